import ArgumentParser
import Foundation
import ResultStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the files that a command line names.
enum InputFiles {
  /// More than this is no input but a mistake, such as a device without an end.
  private static let sizeLimit = 1 << 30

  /// The bytes of a file or pipe, or a message on standard error.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_NOCTTY)
    guard descriptor >= 0 else { return refuse(path, because: reason(errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe part.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return refuse(path, because: reason(errno)) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: part[..<count])
      guard bytes.count <= sizeLimit else { return refuse(path, because: "larger than 1 GiB") }
    }
  }

  private static func refuse(_ path: String, because reason: String) -> [UInt8]? {
    Terminal.report("\(path.isEmpty ? "''" : path): error: cannot be read: \(reason)")
    return nil
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }

  /// Why a file operation failed, in the system's words.
  static func reason(of error: any Error) -> String {
    if case RecordError.notWritten(_, let reason) = error { return reason }
    let error = error as NSError
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return reason(Int32(truncatingIfNeeded: underlying.code))
    }
    switch (error.domain, error.code) {
    case (NSCocoaErrorDomain, CocoaError.fileWriteFileExists.rawValue):
      return "a file of that name is in the way"
    default: return error.localizedDescription
    }
  }

  /// Writes a file so that it is either whole or not there.
  static func write(_ text: String, to path: String) throws {
    try AtomicFile.write(Data(text.utf8), to: path, existing: .replace)
  }
}
