import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of inputs for the built program, removed again with the test.
final class HostileFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "layoutbench-\(UUID().uuidString)")
      .path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  /// The bytes of a file.
  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
  }

  /// The names of everything in the folder, the hidden too.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Makes a pipe that nobody writes into.
  func makePipe(_ name: String) throws {
    try #require(unsafe mkfifo("\(path)/\(name)", 0o600) == 0)
  }

  /// Runs the built program in the folder.
  func bench(_ words: String..., environment: [String: String] = [:]) throws -> ProgramResult {
    try BuiltProgram.run(words, environment: environment, workingFolder: path)
  }

  /// Runs lines of the shell in the folder; `$BENCH` is the built program.
  func shell(_ lines: String) throws -> ProgramResult {
    try RunningProgram(
      "/bin/sh", ["-c", lines],
      environment: ["LAYOUTBENCH_KEEP_DEBUG": "1", "BENCH": BuiltProgram.path],
      workingFolder: path
    ).result()
  }
}
