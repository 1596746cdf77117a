import Foundation
import ScenarioEngine

/// A scenario and the file it came from.
struct ScenarioFile {
  /// The path, as messages print it.
  var path: String
  /// The scenario.
  var scenario: Scenario
  /// A hash of the file: figures of different definitions are not compared.
  var definitionHash: String
}

/// Finds and reads scenario files.
enum ScenarioFiles {
  /// Reads the scenarios that the words name: names, files, folders or patterns with `*`.
  ///
  /// - Returns: The scenarios in order of their paths, each once; nothing when one cannot be read
  ///   or a word matches none, which is then said on standard error, all of it.
  static func read(_ words: [String], below folder: String) -> [ScenarioFile]? {
    var paths: [String] = []
    var isComplete = true
    for word in words.isEmpty ? [folder] : words {
      let found = self.paths(for: word, below: folder)
      if found.isEmpty {
        Terminal.report("\(word): error: no such scenario; expected a name, a file or a pattern")
        isComplete = false
      }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    var files: [ScenarioFile] = []
    for path in paths {
      guard let bytes = InputFiles.bytes(of: path) else {
        isComplete = false
        continue
      }
      do {
        let scenario = try ScenarioReader.scenario(from: bytes, file: path)
        files.append(
          ScenarioFile(path: path, scenario: scenario, definitionHash: hash(of: bytes)))
      } catch {
        Terminal.report(error.description)
        isComplete = false
      }
    }
    for (first, second) in zip(files, files.dropFirst())
    where first.scenario.name == second.scenario.name {
      Terminal.report("\(second.path):1:1: error: \(first.path) has the same name")
      isComplete = false
    }
    return isComplete ? files : nil
  }

  private static func paths(for word: String, below folder: String) -> [String] {
    let all = files(below: folder)
    if let exact = all.first(where: { name(of: $0) == word }) { return [exact] }
    var isFolder: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) {
      return isFolder.boolValue ? files(below: word) : [word]
    }
    guard word.contains("*") || word.contains("?") else { return [] }
    return all.filter { path in
      matches(name(of: path), word) || matches(path, word)
    }
  }

  /// The YAML files below a folder, in order of their paths.
  private static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .sorted()
      .map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  private static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    unsafe fnmatch(pattern, text, 0) == 0
  }

  /// FNV-1a, 64 bits: enough to tell that a file changed.
  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
