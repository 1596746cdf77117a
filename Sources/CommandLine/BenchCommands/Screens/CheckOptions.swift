import ArgumentParser
import FileReading
import Foundation
import ResultStore
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
  ///   - written: A baseline that the command writes, which need not be there yet.
  /// - Returns: The settings of each document, and what is known.
  /// - Throws: the exit status where a file is wrong, which lines on standard error explain.
  func policy(for paths: [String], writing written: String? = nil) throws -> CheckPolicy {
    var policy = CheckPolicy(
      profile: profile, explains: !leavesOutExplanations, today: Self.today)
    var isSound = policy.readConfigurations(of: paths, named: configuration)
    // The first run of a team writes the file that it names.
    let isMade = written.map { !FilePath.isFile($0) } ?? true
    if let written, !isMade {
      let known = Self.read(written)
      isSound = isSound && known != nil
      policy.reasons.add(known ?? FindingBaseline())
    }
    if let baseline {
      policy.baseline =
        baseline == written
        ? (isMade ? FindingBaseline() : policy.reasons) : Self.read(baseline)
      isSound = isSound && policy.baseline != nil
      if baseline != written { policy.reasons.add(policy.baseline ?? FindingBaseline()) }
    }
    guard isSound else { throw ExitStatus.badInput.exit }
    return policy
  }

  private static func read(_ path: String) -> FindingBaseline? {
    guard let bytes = InputFiles.bytes(of: path) else { return nil }
    do throws(ScenarioSyntaxError) {
      return try FindingBaseline(text: String(decoding: bytes, as: UTF8.self), path: path)
    } catch {
      Terminal.writeToStandardError(lines: error.lines)
      return nil
    }
  }

  /// The day, as baselines write it.
  private static var today: String { Date.now.formatted(.iso8601.year().month().day()) }
}

extension CheckSettings.Profile: ExpressibleByArgument {}
