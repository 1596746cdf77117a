import Foundation
import ResultStore
import ScenarioEngine
import ScreenChecks

/// Which rules look at which documents, and what is known already.
struct CheckPolicy {
  /// The name of configuration files.
  static let fileName = ".layoutbench.yml"

  /// The profile of the command line; nil for that of the configuration.
  var profile: CheckSettings.Profile?
  /// Whether causes, thresholds and repairs are looked for.
  var explains: Bool
  /// The day.
  var today: String
  /// What is known: findings of it do not count.
  var baseline: FindingBaseline?
  /// What a baseline that is written takes its reasons and days from.
  var reasons = FindingBaseline()
  /// The configuration files by their folders, and the folder of each document's.
  private var configurations: [String: CheckConfiguration] = [:]
  private var folders: [String: String] = [:]

  init(profile: CheckSettings.Profile?, explains: Bool, today: String) {
    self.profile = profile
    self.explains = explains
    self.today = today
  }

  /// The settings of a document.
  func settings(for path: String) -> CheckSettings {
    var settings = CheckSettings(profile: .default)
    if let (configuration, name) = configuration(of: path) {
      settings = configuration.settings(for: name)
    }
    if let profile { settings.profile = profile }
    settings.explains = explains
    return settings
  }

  /// Whether a document is looked at.
  func includes(_ path: String) -> Bool {
    configuration(of: path).map { !$0.0.ignores($0.1) } ?? true
  }

  /// The configuration that a document has, and the document's path in the folder of that file.
  private func configuration(of path: String) -> (CheckConfiguration, String)? {
    guard let folder = folders[path], let configuration = configurations[folder] else { return nil }
    let full = Self.absolute(path)
    let prefix = folder == "/" ? "/" : folder + "/"
    return (configuration, full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : full)
  }

  /// Finds and reads the configuration files of documents.
  ///
  /// - Returns: Whether all of them could be read; what is wrong was reported.
  mutating func readConfigurations(of paths: [String], named name: String?) -> Bool {
    var isSound = true
    var known: [String: Bool] = [:]
    for path in paths {
      var folder = FilePath.folder(of: name.map(Self.absolute) ?? Self.absolute(path))
      let isNamed = name != nil
      while true {
        if known[folder] == nil {
          let file = isNamed ? name ?? "" : Self.file(in: folder)
          let isThere = isNamed || Self.isThere(file)
          known[folder] = isThere
          if isThere {
            configurations[folder] = Self.read(file)
            if configurations[folder] == nil { isSound = false }
          }
        }
        if known[folder] == true {
          folders[path] = folder
          break
        }
        // What is above a repository belongs to others.
        let isTop = FileManager.default.fileExists(atPath: folder + "/.git")
        guard !isTop, folder != "/" else { break }
        folder = FilePath.folder(of: folder)
      }
    }
    return isSound
  }

  private static func file(in folder: String) -> String {
    let path = folder == "/" ? "/" + fileName : "\(folder)/\(fileName)"
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Whether a folder has an entry of a name, be it a link that leads nowhere.
  private static func isThere(_ file: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: file)) != nil
  }

  private static func read(_ file: String) -> CheckConfiguration? {
    guard let bytes = InputFiles.bytes(of: file, limit: CheckConfiguration.sizeLimit) else {
      return nil
    }
    do throws(ScenarioSyntaxError) {
      return try CheckConfiguration(bytes: bytes, path: file)
    } catch {
      Terminal.writeToStandardError(lines: error.lines)
      return nil
    }
  }

  private static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(filePath: full).standardizedFileURL.path(percentEncoded: false)
  }
}
