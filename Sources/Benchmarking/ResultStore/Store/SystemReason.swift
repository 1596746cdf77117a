import Foundation

/// Why a file operation of Foundation failed, in the system's words.
package enum SystemReason {
  /// The reason, without the file's name.
  package static func text(of error: any Error) -> String {
    if case RecordError.notWritten(_, let reason) = error { return reason }
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return unsafe String(cString: strerror(Int32(truncatingIfNeeded: underlying.code)))
    }
    switch (error.domain, error.code) {
    case (NSCocoaErrorDomain, CocoaError.fileWriteFileExists.rawValue):
      return "a file of that name is in the way"
    case (NSCocoaErrorDomain, CocoaError.fileNoSuchFile.rawValue),
      (NSCocoaErrorDomain, CocoaError.fileReadNoSuchFile.rawValue):
      return unsafe String(cString: strerror(ENOENT))
    default: return error.localizedDescription
    }
  }
}
