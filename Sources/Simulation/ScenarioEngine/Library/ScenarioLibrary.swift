import FileReading
import Foundation
import InterfaceBuilder

/// A folder of scenario files, and files from elsewhere by their paths.
public struct ScenarioLibrary: Sendable {
  /// The folder of the files that go by their names.
  public let directory: String

  /// The ending of scenario files.
  public static let fileExtension = ".yaml"

  /// Creates a library over a folder, which need not exist.
  public init(directory: String) {
    self.directory = directory
  }

  /// The names of all scenarios in the folder, in order.
  public var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return files.filter { $0.hasSuffix(Self.fileExtension) && $0.first != "." }
      .map { String($0.dropLast(Self.fileExtension.count)) }.sorted()
  }

  /// All scenarios of the folder that belong to a tier and have all of the tags.
  ///
  /// - Throws: all that is wrong with any file of the folder.
  public func scenarios(
    in tier: ScenarioTier? = nil, tagged tags: [String] = []
  ) throws(ScenarioLibraryError) -> [Scenario] {
    try scenarios(at: names.map { path(of: $0) }).filter { scenario in
      tier.map(scenario.tiers.contains) ?? true && tags.allSatisfy(scenario.tags.contains)
    }
  }

  /// The paths that words of a command line mean: names, globs over names, paths of files and
  /// folders.
  ///
  /// A word with a `/`, or ending in `.yaml`, `.storyboard` or `.xib`, is a path; one with `*` or `?` is a glob. Without
  /// words, all files of the folder are meant. A path that is meant twice is returned once.
  /// - Throws: every word that means nothing.
  public func paths(matching words: [String]) throws(ScenarioLibraryError) -> [String] {
    let (paths, messages) = resolve(words)
    guard messages.isEmpty else { throw ScenarioLibraryError(messages: messages) }
    return paths
  }

  /// The paths that words mean, and the messages about words that mean nothing.
  private func resolve(_ words: [String]) -> (paths: [String], messages: [String]) {
    let names = names
    if words.isEmpty { return (names.map { path(of: $0) }, []) }
    var paths: [String] = []
    var messages: [String] = []
    func append(_ path: String) {
      if !paths.contains(path) { paths.append(path) }
    }
    for word in words {
      let inside = Self.files(in: word)
      if !inside.isEmpty {
        inside.forEach(append)
      } else if word.contains("/") || word.hasSuffix(Self.fileExtension)
        || DocumentScenario.isDocument(word)
      {
        append(word)
      } else if word.contains(where: { $0 == "*" || $0 == "?" }) {
        let meant = names.filter { Glob.matches($0, word) }
        if meant.isEmpty { messages.append("\(word): error: no scenario has such a name") }
        meant.map { path(of: $0) }.forEach(append)
      } else if names.contains(word) {
        append(path(of: word))
      } else {
        let hint = Suggestion.phrase(for: word, among: names)
        messages.append("\(word): error: unknown scenario\(hint)")
      }
    }
    return (paths, messages)
  }

  /// The scenario files and documents in a folder, in order; none for what is no folder.
  private static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { name in
      name.first != "." && (name.hasSuffix(fileExtension) || DocumentScenario.isDocument(name))
    }
    .sorted().map { prefix + $0 }
  }

  /// The scenarios that words of a command line mean; see ``paths(matching:)``.
  ///
  /// - Throws: every word that means nothing, and all that is wrong with any file meant.
  public func scenarios(
    matching words: [String]
  ) throws(ScenarioLibraryError) -> [Scenario] {
    let resolved = resolve(words)
    var messages = resolved.messages
    do throws(ScenarioLibraryError) {
      let scenarios = try scenarios(at: resolved.paths)
      if messages.isEmpty { return scenarios }
    } catch {
      messages += error.messages
    }
    throw ScenarioLibraryError(messages: messages)
  }

  /// The scenarios in files, in their order.
  ///
  /// - Throws: all that is wrong with any of the files.
  public func scenarios(at paths: [String]) throws(ScenarioLibraryError) -> [Scenario] {
    var scenarios: [Scenario] = []
    var messages: [String] = []
    for path in paths {
      do throws(ScenarioLibraryError) {
        if DocumentScenario.isDocument(path) {
          scenarios += try DocumentScenario.scenarios(at: path)
        } else {
          scenarios.append(try Self.scenario(at: path))
        }
      } catch {
        messages += error.messages
      }
    }
    guard messages.isEmpty else { throw ScenarioLibraryError(messages: messages) }
    return scenarios
  }

  /// The scenario in a file.
  private static func scenario(at path: String) throws(ScenarioLibraryError) -> Scenario {
    let bytes = try bytes(of: path)
    do throws(ScenarioSyntaxError) {
      return try ScenarioReader.scenario(from: bytes, file: path)
    } catch {
      throw ScenarioLibraryError(messages: error.diagnostics.map { "\(path):\($0)" })
    }
  }

  /// The bytes of a scenario file or document, which their readers bound.
  static func bytes(of path: String) throws(ScenarioLibraryError) -> [UInt8] {
    do throws(InputFileError) {
      let limit = DocumentScenario.isDocument(path) ? XMLLimits().bytes : YAMLReader.sizeLimit
      return try InputFile.bytes(of: path, limit: limit)
    } catch {
      throw ScenarioLibraryError(messages: [error.description])
    }
  }

  private func path(of name: String) -> String {
    directory + (directory.hasSuffix("/") ? "" : "/") + name + Self.fileExtension
  }
}

/// All that is wrong with the scenarios asked for.
public struct ScenarioLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One finding each: `file:line:column: error: …`, or the word or file in question in front.
  public var messages: [String]

  /// The findings, a line each.
  public var description: String { messages.joined(separator: "\n") }
}
