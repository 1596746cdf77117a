#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new file beside a target, hidden and locked for as long as the writer lives.
///
/// The lock ends with the process, however it ends, so a process that finds such a file without one knows
/// that nobody will finish it: on this machine or on another that shares the folder.
struct TemporaryFile: ~Copyable {
  /// The file's path.
  let path: String
  /// For writing; the writer closes it.
  let descriptor: Int32
  /// Keeps the lock when the other is closed.
  private let lock: Int32

  /// The ending of such files.
  static let ending = ".tmp"

  /// Creates the file.
  ///
  /// - Parameter target: The path that it is to take.
  /// - Throws: `notWritten` for the target.
  init(beside target: String) throws(RecordError) {
    while true {
      let path = TemporaryFile.path(beside: target)
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw TemporaryFile.failure(target)
      }
      // Between its making and its lock, another process may have taken the file for a left one: it
      // has the lock and is about to remove the file, or has done so. File systems without locks
      // have no way to recognize left files, and nothing is cleared there.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      var status = stat()
      if unsafe isTaken || (fstat(descriptor, &status) == 0 && status.st_nlink == 0) {
        close(descriptor)
        continue
      }
      let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard lock >= 0 else {
        let error = TemporaryFile.failure(target)
        close(descriptor)
        unsafe unlink(path)
        throw error
      }
      self.path = path
      self.descriptor = descriptor
      self.lock = lock
      return
    }
  }

  deinit { close(lock) }

  /// Gives the file the name of another, which it replaces; returns whether it could be done.
  ///
  /// The file is locked until then: a call that borrows it keeps it so.
  borrowing func take(_ target: String) -> Bool {
    unsafe rename(path, target) == 0
  }

  /// Gives the file a second name, unless there is one already; returns whether it could be done.
  borrowing func add(_ target: String) -> Bool {
    unsafe link(path, target) == 0
  }

  /// Removes the file's own name.
  borrowing func remove() {
    unsafe unlink(path)
  }

  /// Hidden, so that a folder's listing passes over what a killed process left behind.
  private static func path(beside target: String) -> String {
    // A name may be as long as the file system allows, and this one is longer.
    let stem = FilePath.name(of: target).unicodeScalars.prefix(40)
    let name = ".\(String(stem)).\(getpid()).\(RunIdentity.newID())\(ending)"
    return FilePath.folder(of: target) + "/" + name
  }

  private static func failure(_ path: String) -> RecordError {
    .notWritten(path: path, reason: unsafe String(cString: strerror(errno)))
  }
}
