import FileReading
package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes files so that a reader, a crash or a full disk never meets half of one.
///
/// The text goes to a temporary file beside the target, reaches the disk, and only then takes the
/// target's name, in one step of the file system. What processes that were killed left beside the
/// target is cleared by the next that writes there; see ``LeftFiles``.
package enum AtomicFile {
  /// What to do when the target exists.
  package enum Existing: Sendable {
    /// Fail with `exists`.
    case keep
    /// Replace it, unless the command has read it.
    case replace
    /// Replace it, though the command may have read it: what is written takes up what it held.
    case update
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
    if existing != .keep, isSpecial(path) {
      // Opening a pipe would wait for a reader, writing to it should wait.
      let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        let isUnread = errno == ENXIO
        throw isUnread
          ? .notWritten(path: path, reason: "no program reads from this pipe") : failure(path)
      }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
      return try fill(descriptor, with: data, for: path, isRegular: false)
    }
    if let reason = refusal(of: path, existing: existing) {
      throw .notWritten(path: path, reason: reason)
    }
    let path = try existing != .keep ? target(of: path) : path
    LeftFiles.clear(beside: path)
    let temporary = try TemporaryFile(beside: path)
    do throws(RecordError) {
      try fill(temporary.descriptor, with: data, for: path, isRegular: true)
      switch existing {
      case .replace, .update:
        guard temporary.take(path) else { throw failure(path) }
      case .keep:
        // A hard link fails where a rename would overwrite.
        guard temporary.add(path) else {
          throw errno == EEXIST ? RecordError.exists(path: path) : failure(path)
        }
        temporary.remove()
      }
    } catch {
      temporary.remove()
      throw error
    }
    flushFolder(of: path)
  }

  /// Why a file could not be written, as far as that can be known before there is anything to write.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be.
  ///   - makesFolders: Whether folders that are not there will be made.
  ///   - existing: What is to be done where the file is there.
  /// - Returns: The reason, or nil where nothing stands against it.
  package static func refusal(
    of path: String, makesFolders: Bool = false, existing: Existing = .replace
  ) -> String? {
    if path.isEmpty { return reason(ENOENT) }
    if path.utf8.contains(0) { return "the name has a zero byte in it" }
    if existing != .update, isInput(path) { return "it would overwrite an input of this command" }
    if isSpecial(path) { return unsafe access(path, W_OK) == 0 ? nil : reason(errno) }
    guard let target = try? target(of: path) else { return "too many symbolic links" }
    if path.hasSuffix("/") || FilePath.isFolder(target) { return reason(EISDIR) }
    var folder = FilePath.folder(of: target)
    var status = stat()
    while unsafe stat(folder, &status) != 0 {
      let above = FilePath.folder(of: folder)
      guard makesFolders, errno == ENOENT, above != folder else { return reason(errno) }
      folder = above
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return reason(ENOTDIR) }
    return unsafe access(folder, W_OK | X_OK) == 0 ? nil : reason(errno)
  }

  /// Whether a path means a file that the command has read, through whatever link.
  package static func isInput(_ path: String) -> Bool {
    InputRegister.current?.contains(path: path) == true
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
      target = next.hasPrefix("/") ? next : FilePath.folder(of: target) + "/" + next
    }
    throw .notWritten(path: path, reason: "too many symbolic links")
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
    // Some file systems report only now, or on closing, that the disk is full.
    guard !isRegular || fsync(descriptor) == 0 else {
      let error = failure(path)
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure(path) }
  }

  /// Makes the new name itself last; a file system that cannot is no reason to fail.
  private static func flushFolder(of path: String) {
    let descriptor = unsafe open(FilePath.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> RecordError {
    .notWritten(path: path, reason: reason(errno))
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
