import Foundation
import ResultStore

/// Runs a built `bench` program on some scenarios and takes its record.
struct ChildRun {
  /// The program's path.
  let program: String
  /// The words after `run`.
  let words: [String]

  /// Why there is no record, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func record() throws(Failure) -> RunRecord {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["run"] + words + ["--no-save", "--json", "--quiet"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(description: "\(program): error: cannot be started")
    }
    // What goes to standard error is short: findings, one line each, which the record has too.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard [0, ExitStatus.findings.rawValue].contains(status) else {
      let first = String(decoding: text, as: UTF8.self).split(separator: "\n").first ?? "no reason"
      throw Failure(description: "\(program) ended with status \(status): \(first)")
    }
    do throws(RecordError) {
      return try RunFile.decode(data, path: program)
    } catch {
      throw Failure(description: error.description)
    }
  }
}
