import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that one command has read, by what they are and not by what they are called.
///
/// Links, hard links and other spellings of a path mean the same file, so an output is compared
/// with inputs by the device and number that the file system gives a file.
package final class InputRegister: Sendable {
  /// The register of the command that runs, if it keeps one.
  @TaskLocal package static var current: InputRegister?

  private let files = Mutex<Set<FileIdentity>>([])

  /// Creates an empty register.
  package init() {}

  /// Notes a file that is an input although its bytes are not read here, such as a program to run.
  ///
  /// A path that means no regular file is passed over.
  package func note(path: String) {
    if let identity = FileIdentity(path: path) { note(identity) }
  }

  /// Whether a path means a file that was noted, through whatever link.
  package func contains(path: String) -> Bool {
    guard let identity = FileIdentity(path: path) else { return false }
    return files.withLock { $0.contains(identity) }
  }

  func note(_ identity: FileIdentity) {
    _ = files.withLock { $0.insert(identity) }
  }
}

/// What distinguishes a file from every other on the machine.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The identity of the regular file that a path means, links followed.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }
}
