// On iOS the layers are a module of their own, which UIKit brings along; here it is the other way.
@_exported public import UIKit
