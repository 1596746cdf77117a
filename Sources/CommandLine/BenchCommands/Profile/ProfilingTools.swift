import Foundation
import ProcessEnvironment

/// The programs that give names to what was profiled.
enum ProfilingTools {
  /// The file of the running program.
  static var programPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// A text with the names of functions as in the sources.
  ///
  /// Without the toolchain's tool names stay mangled, which is still a profile.
  static func demangled(_ text: String) -> String {
    output(of: ["swift", "demangle", "--simplified"], input: text) ?? text
  }

  /// What a program prints, or nothing if it is not there or fails.
  static func output(of words: [String], input: String?) -> String? {
    let folder = FileManager.default.temporaryDirectory
    let inputPath = folder.appending(path: "layoutbench-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: inputPath) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // The allocator options of this program are not for others.
    process.arguments = ["-u", EnvironmentVariable.allocatorOptions.rawValue] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    if let input {
      // A file, as two full pipes would wait for each other.
      guard (try? Data(input.utf8).write(to: inputPath)) != nil,
        let handle = try? FileHandle(forReadingFrom: inputPath)
      else { return nil }
      process.standardInput = handle
    }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
