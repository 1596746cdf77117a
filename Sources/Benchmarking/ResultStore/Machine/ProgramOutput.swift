package import Foundation

/// What programs of the system print.
package enum ProgramOutput {
  /// What a program prints, its complaints aside.
  ///
  /// - Parameters:
  ///   - words: The program, found as the shell finds it, and its arguments; options of `env` may stand
  ///     before them.
  ///   - input: A file that the program reads as its standard input; nil for an empty one.
  /// - Returns: Its output; nil when there is no such program or it fails.
  package static func text(of words: [String], input: FileHandle? = nil) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = input ?? FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
