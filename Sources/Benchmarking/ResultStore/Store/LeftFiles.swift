import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Temporary files of processes that were killed while they wrote.
enum LeftFiles {
  /// The folders that this process has looked through; once is enough.
  private static let cleared = Mutex<Set<String>>([])

  /// Removes the left files beside a path, the first time that this process writes there.
  ///
  /// A file is left when its name is one of ``TemporaryFile`` and nobody holds its lock.
  ///
  /// - Complexity: O(files in the folder), once for each folder.
  static func clear(beside path: String) {
    let folder = FilePath.folder(of: path)
    guard cleared.withLock({ $0.insert(folder).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isTemporary(name) { remove(folder + "/" + name) }
  }

  /// Whether a name is `.<name>.<process>.<id>.tmp`.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(TemporaryFile.ending) else { return false }
    let parts = name.dropFirst().dropLast(TemporaryFile.ending.count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let process = Int32(parts[parts.count - 2]), process > 0 else {
      return false
    }
    return RunIdentity.isID(parts[parts.count - 1])
  }

  private static func remove(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unsafe unlink(path)
  }
}
