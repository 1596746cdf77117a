import ArgumentParser
import FileReading
import Foundation

/// Does something anew whenever a file, or anything below a folder, changes.
///
/// It looks several times a second at sizes and times of change: a saved file is met within a second
/// on every file system, and editors that replace the file are no exception.
struct FileWatch {
  /// What is watched.
  let paths: [String]
  /// The files and folders that are written anew; their own changes do not count.
  let outputs: [String]

  private static let interval = 0.25

  init(paths: [String], writing outputs: [String]) {
    self.paths = paths
    self.outputs = outputs
  }

  /// Does it once, and again after every change, until the process is interrupted.
  ///
  /// A failure after the first time is left to its message on standard error: the next save may
  /// mend it. The first one ends the verb, unless it is a finding, which is what a watch is for.
  ///
  /// - Throws: what `body` throws at first.
  func run(_ body: () throws -> Void) throws {
    var seen = stamps
    // The inputs of each time are those of that time alone.
    ApplicationColors.forget()
    do {
      try InputRegister.$current.withValue(InputRegister()) { try body() }
    } catch let exit as ExitCode where exit == ExitStatus.findings.exit {}
    Terminal.writeToStandardError("\(written)watching \(paths.joined(separator: ", "))")
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let now = stamps
      guard now != seen else { continue }
      seen = now
      ApplicationColors.forget()
      do {
        try InputRegister.$current.withValue(InputRegister()) { try body() }
        Terminal.writeToStandardError("\(written)watching")
      } catch let exit as ExitCode {
        let isFinding = exit == ExitStatus.findings.exit
        Terminal.writeToStandardError(
          isFinding || outputs.isEmpty ? "watching" : "\(names): kept as it was")
      }
    }
  }

  private var names: String { outputs.joined(separator: ", ") }

  private var written: String { outputs.isEmpty ? "" : "\(names): written; " }

  /// The size and time of change of each file, by path.
  private var stamps: [String: String] {
    var stamps: [String: String] = [:]
    for path in paths {
      let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      for file in [path] + names.map({ "\(path)/\($0)" }) where !isOutput(file) {
        guard let values = try? FileManager.default.attributesOfItem(atPath: file) else { continue }
        let time = (values[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        let isFolder = values[.type] as? FileAttributeType == .typeDirectory
        stamps[file] = isFolder ? "" : "\(time) \(values[.size] ?? 0)"
      }
    }
    return stamps
  }

  private func isOutput(_ path: String) -> Bool {
    let file = URL(filePath: path).standardizedFileURL.path
    return outputs.contains { output in
      let written = URL(filePath: output).standardizedFileURL.path
      return file == written || file.hasPrefix(written + "/")
    }
  }
}
