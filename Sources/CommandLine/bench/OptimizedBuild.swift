import ProcessEnvironment

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sees to it that nobody measures a debug build by mistake.
///
/// `swift run bench` builds without optimisation, and such code is ten times slower. The program
/// notices, and replaces itself with the optimised build of the same sources; the arguments, the
/// terminal and the exit status stay what they were.
enum OptimizedBuild {
  /// Statuses as in sysexits.h: a service that is not there, and a fault of our own.
  private static let unavailable: Int32 = 69
  private static let internalError: Int32 = 70

  /// Whether this code was compiled with optimisation: then assertions are not evaluated.
  private static var isOptimised: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }

  /// Returns in an optimised build; in a debug build, becomes the optimised one.
  ///
  /// Tests keep the debug build: they look at what a program does and not at how long it takes, and
  /// its records state the build. The replacement is marked, so that it never replaces itself again.
  static func replaceDebugBuild() {
    if isOptimised || EnvironmentVariable.keepsDebugBuild.isSet { return }
    guard !EnvironmentVariable.isOptimizedBuild.isSet else {
      fail("this build is not optimised, although it was asked for", status: internalError)
    }
    EnvironmentVariable.isOptimizedBuild.set("1")
    run(command())
  }

  /// Builds and runs in the folders that this build came from.
  private static func command() -> [String] {
    let package = ancestor(of: #filePath, levels: 3)
    var words = ["swift", "run", "--configuration", "release", "--package-path", package]
    // The program lies at <scratch>/<triple>/debug/bench.
    if let program = programPath() {
      let scratch = ancestor(of: program, levels: 3)
      if scratch != package + "/.build" { words += ["--scratch-path", scratch] }
    }
    return words + ["bench"] + CommandLine.arguments.dropFirst()
  }

  private static func ancestor(of path: String, levels: Int) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(min(levels, parts.count))
    return parts.joined(separator: "/")
  }

  /// Where the program lies, with links resolved.
  private static func programPath() -> String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  private static func run(_ words: [String]) -> Never {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    unsafe execvp("swift", &arguments)
    fail("the optimised build needs `swift`, which could not be started", status: unavailable)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    let line = Array("bench: \(message)\n".utf8)
    unsafe write(STDERR_FILENO, line, line.count)
    exit(status)
  }
}
