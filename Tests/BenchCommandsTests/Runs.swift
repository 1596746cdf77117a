import ArgumentParser
import BenchCommands
import Foundation
import TestSupport
import Testing

/// Runs of the program's verbs in a folder of their own.
enum Runs {
  /// The exit status of a verb, with `--results`.
  static func status(_ words: [String], results: String) -> Int32 {
    status(words + ["--results", results])
  }

  /// The status that a command line ends with.
  static func status(_ words: [String]) -> Int32 {
    BenchCommand.perform(words).error.map { BenchCommand.exitCode(for: $0).rawValue } ?? 0
  }

  /// A new folder that is removed again when `body` is done; its path ends with a slash.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try body(folder.path + "/")
  }

  /// Writes a scenario of one box, and returns its path.
  static func writeBox(_ name: String, in folder: String) throws -> String {
    let path = "\(folder)/\(name).yaml"
    try Data(box(name).utf8).write(to: URL(filePath: path))
    return path
  }

  /// Writes a shell script that can be run as a program.
  static func writeProgram(_ script: String, to path: String) throws {
    try installProgram("cat", input: Data("#!/bin/sh\n\(script)\n".utf8), at: path)
  }

  /// Copies one of the project's scripts, so that it can be run in another folder.
  static func copyScript(_ name: String, to path: String) throws {
    let script = ProjectFolder.url(of: "scripts/\(name)").path()
    try installProgram("cat '\(script)'", input: Data(), at: path)
  }

  /// Makes a program of what a shell command prints.
  ///
  /// Another process writes it: a test beside this one that starts a program while this process has
  /// the file open would hold it open too, and a file that is open for writing cannot be run.
  private static func installProgram(_ source: String, input: Data, at path: String) throws {
    let result = try RunningProgram(
      "/bin/sh", ["-c", source + #" >"$0" && chmod 755 "$0""#, path], input: input
    ).result()
    #expect(result.status == 0, "\(path): \(result)")
  }

  /// A scenario of one box of a hundred points, which expects it to have a width.
  static func box(_ name: String, width: Int = 100) -> String {
    """
    name: \(name)
    purpose: A box of a hundred points, to be hit by faults.
    device: iphone-x
    hierarchy:
      views:
        - id: box
      constraints:
        - box.width == 100
        - box.height == 50
        - box.leading == root.leading
        - box.top == root.top
    expect:
      source: "hand calculation: as the constraints say"
      frames:
        box: [0, 0, \(width), 50]
    """
  }
}
