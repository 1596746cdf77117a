package import Foundation

/// The program `layoutbench` that was built together with the running tests.
///
/// It is the debug build, which prints a warning unless `LAYOUTBENCH_KEEP_DEBUG` is set;
/// ``run(_:environment:workingFolder:input:timeout:)`` sets it.
package enum BuiltProgram {
  /// The program's path: beside the bundle of tests.
  package static let path = besideTests("layoutbench")

  /// The path of the launcher of `swift run bench`, built together with the tests as well.
  package static let launcherPath = besideTests("bench")

  /// Runs another program of the package to its end, one of those that scripts run.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - arguments: Its arguments.
  /// - Returns: What it printed and ended with.
  /// - Throws: when it cannot be started.
  package static func run(program name: String, _ arguments: [String]) throws -> ProgramResult {
    try RunningProgram(besideTests(name), arguments).result()
  }

  private static func besideTests(_ name: String) -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? bundle
    let folder = URL(filePath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: name).path(percentEncoded: false)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the verb first.
  ///   - environment: Variables to set beside those of the tests.
  ///   - workingFolder: The working folder; the tests' own unless given.
  ///   - input: The bytes of standard input.
  ///   - timeout: After how many seconds the program is killed; see ``ProgramResult/hasTimedOut``.
  /// - Returns: What the program printed and ended with.
  /// - Throws: when it cannot be started.
  package static func run(
    _ arguments: [String], environment: [String: String] = [:], workingFolder: String? = nil,
    input: Data = Data(), timeout: Double = 60
  ) throws -> ProgramResult {
    try start(
      arguments, environment: environment, workingFolder: workingFolder, input: input
    ).result(timeout: timeout)
  }

  /// Starts the program without waiting for its end, so that it can be sent signals.
  ///
  /// - Throws: when it cannot be started.
  package static func start(
    _ arguments: [String], environment: [String: String] = [:], workingFolder: String? = nil,
    input: Data = Data()
  ) throws -> RunningProgram {
    try RunningProgram(
      path, arguments,
      environment: environment.merging(["LAYOUTBENCH_KEEP_DEBUG": "1"]) { given, _ in given },
      workingFolder: workingFolder, input: input)
  }
}
