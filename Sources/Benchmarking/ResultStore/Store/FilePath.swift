#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Parts of a file's path, by its text alone: the working folder may be gone.
package enum FilePath {
  /// The folder that a file is in: `.` for a bare name, `/` for what is at the top.
  package static func folder(of path: String) -> String {
    let path = trimmed(path[...])
    guard let slash = path.lastIndex(of: "/") else { return "." }
    let folder = trimmed(path[..<slash])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    let path = trimmed(path[...])
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  /// Whether a path means a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path means a file, or a link to one: no folder, device or pipe.
  package static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The path without slashes at its end.
  private static func trimmed(_ path: Substring) -> Substring {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
