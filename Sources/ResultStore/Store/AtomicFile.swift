package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files so that a reader, a crash or a full disk never meets half of one.
///
/// The text goes to a temporary file beside the target, reaches the disk, and only then takes the
/// target's name, in one step of the file system.
package enum AtomicFile {
  /// What to do when the target exists.
  package enum Existing: Sendable {
    /// Fail with `exists`.
    case keep
    /// Replace it.
    case replace
  }

  /// Writes a file.
  ///
  /// A link is followed, and what it means is replaced. A device or a pipe is written to: taking its
  /// name would destroy it for every program of the machine.
  ///
  /// - Throws: `notWritten`, `exists`; then nothing but what was there before is there.
  package static func write(
    _ data: Data, to path: String, existing: Existing
  ) throws(RecordError) {
    if existing == .replace, isSpecial(path) {
      let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY)
      guard descriptor >= 0 else { throw failure(path) }
      return try fill(descriptor, with: data, for: path, isRegular: false)
    }
    let path = try existing == .replace ? target(of: path) : path
    let temporary = temporaryPath(for: path)
    do throws(RecordError) {
      try fill(temporary, with: data, for: path)
      switch existing {
      case .replace:
        guard unsafe rename(temporary, path) == 0 else { throw failure(path) }
      case .keep:
        // A hard link fails where a rename would overwrite.
        guard unsafe link(temporary, path) == 0 else {
          throw errno == EEXIST ? RecordError.exists(path: path) : failure(path)
        }
        unsafe unlink(temporary)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    flushFolder(of: path)
  }

  /// Hidden, so that a folder's listing passes over what a killed process left behind.
  private static func temporaryPath(for path: String) -> String {
    let url = URL(filePath: path)
    let name = ".\(url.lastPathComponent).\(getpid()).\(RunIdentity.newID()).tmp"
    return url.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }

  /// Whether a path means something that is neither a file nor a folder, such as a device.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// The path that a chain of links means, whether or not there is a file yet.
  private static func target(of path: String) throws(RecordError) -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return target
      }
      let folder = URL(filePath: target).deletingLastPathComponent()
      target =
        next.hasPrefix("/") ? next : folder.appending(path: next).path(percentEncoded: false)
    }
    throw .notWritten(path: path, reason: "too many symbolic links")
  }

  private static func fill(
    _ temporary: String, with data: Data, for path: String
  ) throws(RecordError) {
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    try fill(descriptor, with: data, for: path, isRegular: true)
  }

  /// Writes all bytes and closes the descriptor.
  private static func fill(
    _ descriptor: Int32, with data: Data, for path: String, isRegular: Bool
  ) throws(RecordError) {
    let bytes = [UInt8](data)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let error = failure(path)
        close(descriptor)
        throw error
      }
      written += count
    }
    // Some file systems tell only now, or on closing, that the disk is full.
    guard !isRegular || fsync(descriptor) == 0 else {
      let error = failure(path)
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  /// Makes the new name itself last; a file system that cannot is no reason to fail.
  private static func flushFolder(of path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    let descriptor = unsafe open(folder, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> RecordError {
    .notWritten(path: path, reason: unsafe String(cString: strerror(errno)))
  }
}
