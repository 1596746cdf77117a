import Metering
import ProcessEnvironment

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The warning of a program that was compiled without optimization.
///
/// `swift run bench` and `scripts/bench` build with optimization; only who builds this program itself
/// otherwise sees the warning.
enum DebugBuild {
  /// Warns on standard error in a debug build, whose times are some ten times too long.
  ///
  /// Tests run the debug build without the warning: they look at what a program does and not at how
  /// long it takes. Its records state the build.
  static func warn() {
    guard !BuildFacts.isOptimized, !EnvironmentVariable.keepsDebugBuild.isSet else { return }
    let line = Array(
      "bench: warning: built without optimization, so times mean nothing; use swift run bench\n"
        .utf8)
    unsafe write(STDERR_FILENO, line, line.count)
  }
}
