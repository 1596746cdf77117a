import ArgumentParser
import Foundation

/// Reads the files that a command line names.
enum InputFiles {
  /// The bytes of a file, or a message on standard error.
  static func bytes(of path: String) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      Terminal.report("\(path): error: cannot be read: \(reason(of: error))")
      return nil
    }
  }

  /// Why a file operation failed, in the system's words.
  static func reason(of error: any Error) -> String {
    if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain,
      let code = POSIXErrorCode(rawValue: Int32(underlying.code))
    {
      return String(describing: POSIXError(code).localizedDescription)
    }
    return error.localizedDescription
  }

  /// Writes a file so that it is either whole or not there.
  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
