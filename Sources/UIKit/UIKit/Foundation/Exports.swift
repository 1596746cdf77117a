// As on iOS, one import brings Foundation with it: CGRect and its kin, NSObject, IndexPath.
@_exported public import Foundation
