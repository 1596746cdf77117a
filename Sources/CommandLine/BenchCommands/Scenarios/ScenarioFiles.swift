import Benchmarking
import Foundation
import InterfaceBuilder
import ResultStore
import ScenarioEngine
import Statistics

/// Finds and reads scenario files, and states on standard error all that is wrong with them.
enum ScenarioFiles {
  /// Reads the scenarios that the words name: names, files or patterns; all without words.
  ///
  /// - Returns: The scenarios in order, those that the program adds first, each once; nothing when any
  ///   of them cannot be read.
  static func read(_ words: [String], below folder: String) -> [ScenarioFile]? {
    let added = BenchAdditions.current.scenarios
    let own = added.filter { scenario in
      words.isEmpty || words.contains { Glob.matches(scenario.name, $0) }
    }.map { ScenarioFile($0) }
    let others = words.filter { word in !added.contains { Glob.matches($0.name, word) } }
    // A program with scenarios of its own needs no folder of them.
    if !own.isEmpty, others.isEmpty, !words.isEmpty || !FilePath.isFolder(folder) { return own }
    return readFiles(others, below: folder).map { own + $0 }
  }

  private static func readFiles(_ words: [String], below folder: String) -> [ScenarioFile]? {
    let paths: [String]
    do throws(ScenarioLibraryError) {
      paths = try ScenarioLibrary(directory: folder).paths(matching: words)
    } catch {
      for message in error.messages { Terminal.writeToStandardError(message) }
      if !FilePath.isFolder(folder) {
        Terminal.writeToStandardError("note: \(ProjectFolders.search(for: folder))")
      }
      return nil
    }
    guard !paths.isEmpty else {
      let name = folder.isEmpty ? "''" : folder
      Terminal.writeToStandardError(
        FilePath.isFolder(folder)
          ? "\(name): error: no scenario file is in this folder"
          : "\(name): error: there is no such folder; \(ProjectFolders.search(for: folder))")
      return nil
    }
    var files: [ScenarioFile] = []
    var isReadable = true
    for path in paths {
      if DocumentScenario.isDocument(path) {
        do throws(ScenarioLibraryError) {
          files += try DocumentScenario.scenarios(at: path).map { scenario in
            ScenarioFile(
              path: path, scenario: scenario, definitionHash: hash(of: [], scenario.document))
          }
        } catch {
          for message in error.messages { Terminal.writeToStandardError(message) }
          isReadable = false
        }
        continue
      }
      guard let bytes = InputFiles.bytes(of: path, limit: ScenarioReader.sizeLimit) else {
        isReadable = false
        continue
      }
      do {
        let scenario = try ScenarioReader.scenario(from: bytes, file: path)
        files.append(
          ScenarioFile(
            path: path, scenario: scenario, definitionHash: hash(of: bytes, scenario.document)))
      } catch {
        Terminal.writeToStandardError(lines: error.lines)
        isReadable = false
      }
    }
    let documents = files.lazy.compactMap(\.scenario.document?.document)
    DocumentWarnings.write(of: documents)
    DocumentWarnings.write(documents.flatMap(\.refusals))
    var seen: [String: String] = [:]
    var isUnique = true
    for file in files {
      if let other = seen.updateValue(file.path, forKey: file.scenario.name) {
        Terminal.writeToStandardError("\(file.path):1:1: error: \(other) has the same name")
        isUnique = false
      }
    }
    return isReadable && isUnique ? files : nil
  }

  /// Enough to recognize that a file changed.
  private static func hash(of bytes: [UInt8], _ document: DocumentScene?) -> String {
    var hash = FNVHash()
    hash.combine(bytes: bytes)
    if let document {
      hash.combine(document.contentHash)
      hash.combine(UInt64(document.root))
    }
    return hash.hexadecimal
  }
}
