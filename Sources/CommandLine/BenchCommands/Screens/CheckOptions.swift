import ArgumentParser
import FileReading
import Foundation
import ScenarioEngine
import ScreenChecks

/// The options that choose which rules look at screens, and which findings count.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The rules that look: default, or strict for all of them and for notes; without: what the "
        + "configuration file says."))
  var profile: CheckSettings.Profile?

  @Option(help: "The least severity that makes the exit status 1: error, warning, note or never.")
  var failOn: FailureLevel = .error

  @Flag(name: .customLong("no-explanations"), help: "Look for no causes, thresholds and repairs.")
  var leavesOutExplanations = false

  @Option(
    help: ArgumentHelp(
      "Leave out the findings of this file, and tell its entries that no finding needs.",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file; without: the nearest \(CheckPolicy.fileName) in or above a "
        + "document's folder.",
      valueName: "file"))
  var configuration: String?

  /// The settings of the options and of the files that they name.
  ///
  /// - Parameters:
  ///   - paths: The documents that will be looked at.
  ///   - makesBaseline: A baseline that the command writes, which need not be there yet.
  /// - Returns: The settings of each document, and what is known.
  /// - Throws: the exit status where a file is wrong, which lines on standard error explain.
  func policy(for paths: [String], makesBaseline: String? = nil) throws -> CheckPolicy {
    var policy = CheckPolicy(
      profile: profile, explains: !leavesOutExplanations, today: Self.today)
    var isSound = policy.readConfigurations(of: paths, named: configuration)
    if let baseline {
      // The first run of a team writes the file that it names.
      let isMade = makesBaseline == baseline && !FileManager.default.fileExists(atPath: baseline)
      if isMade {
        policy.baseline = FindingBaseline()
      } else {
        policy.baseline = Self.read(baseline)
        isSound = isSound && policy.baseline != nil
      }
    }
    guard isSound else { throw ExitStatus.badInput.exit }
    return policy
  }

  private static func read(_ path: String) -> FindingBaseline? {
    guard let bytes = InputFiles.bytes(of: path) else { return nil }
    do throws(ScenarioSyntaxError) {
      return try FindingBaseline(text: String(decoding: bytes, as: UTF8.self), path: path)
    } catch {
      Terminal.writeToStandardError(error.description)
      return nil
    }
  }

  /// The day, as baselines write it.
  private static var today: String { Date.now.formatted(.iso8601.year().month().day()) }
}

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
  /// What is known.
  var baseline: FindingBaseline?
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
      var folder = Self.folder(of: name.map(Self.absolute) ?? Self.absolute(path))
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
        folder = Self.folder(of: folder)
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
      Terminal.writeToStandardError(error.description)
      return nil
    }
  }

  private static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return URL(filePath: full).standardizedFileURL.path(percentEncoded: false)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "/" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// The least severity that makes the exit status 1.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case note
  case never

  /// Whether a finding of a severity counts.
  func includes(_ severity: FindingSeverity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

extension CheckSettings.Profile: ExpressibleByArgument {}
