import Foundation
import ProcessEnvironment
import ResultStore

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
    // The allocator options of this program are not for others.
    let words = ["-u", EnvironmentVariable.allocatorOptions.rawValue] + words
    guard let input else { return ProgramOutput.text(of: words) }
    // A file, as two full pipes would wait for each other.
    let file = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(input.utf8).write(to: file)) != nil,
      let handle = try? FileHandle(forReadingFrom: file)
    else { return nil }
    return ProgramOutput.text(of: words, input: handle)
  }
}
