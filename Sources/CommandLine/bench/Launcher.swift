#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `swift run bench` builds first: a program of this file alone, which builds the benchmark with
/// optimization and becomes it.
///
/// `swift run` builds for debugging unless a configuration is given, and such code is ten times
/// slower. This target has no dependency, so that building it for debugging takes seconds and all
/// modules are compiled once, with optimization. The arguments, the terminal and the exit status are
/// those of the benchmark, the product `layoutbench`.
@main
struct Launcher {
  /// Statuses as in sysexits.h: something is not installed, and a wrong use of the program.
  private static let unavailable: Int32 = 69
  private static let usage: Int32 = 64

  static func main() {
    guard let program = programPath(), let scratch = scratchFolder(of: program) else {
      fail(
        "this is the launcher of 'swift run bench', which only works where it was built; "
          + "copy the program 'layoutbench' from the same folder instead", status: usage)
    }
    var words = ["swift", "run", "--configuration", "release"]
    words += ["--package-path", ancestor(of: #filePath, levels: 4), "--scratch-path", scratch]
    words.append("layoutbench")
    become(words + CommandLine.arguments.dropFirst())
  }

  /// Where the program lies, with links resolved; nil where the system does not show it.
  private static func programPath() -> String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The package manager's folder that holds the program; nil where the program was copied elsewhere.
  ///
  /// A copy would build the sources of today and pass for the program of the day it was copied.
  private static func scratchFolder(of program: String) -> String? {
    var folder = ancestor(of: program, levels: 1)
    while !folder.isEmpty {
      if unsafe access(folder + "/workspace-state.json", F_OK) == 0 { return folder }
      folder = ancestor(of: folder, levels: 1)
    }
    return nil
  }

  private static func ancestor(of path: String, levels: Int) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(min(levels, parts.count))
    return parts.joined(separator: "/")
  }

  private static func become(_ words: [String]) -> Never {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    unsafe execvp("swift", &arguments)
    fail("building the benchmark needs `swift`, which could not be started", status: unavailable)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    let line = Array("bench: \(message)\n".utf8)
    unsafe write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
