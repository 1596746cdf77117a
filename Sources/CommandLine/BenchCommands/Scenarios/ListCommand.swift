import ArgumentParser
import Benchmarking
import Foundation
import ResultStore
import ScenarioEngine
import Simulation
import SolverCatalog

/// `bench list`: what there is to run, and on what.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List scenarios, strategies or devices.")

  @Flag(help: "List the solver strategies.")
  var strategies = false

  @Flag(help: "List the devices.")
  var devices = false

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    if strategies && devices {
      throw ValidationError("Give either --strategies or --devices.")
    }
  }

  func run() throws {
    if strategies {
      try show(
        BenchAdditions.knownStrategies.map(StrategyEntry.init), "strategies", StrategyEntry.table)
    } else if devices {
      try show(DeviceCatalog.devices.map(DeviceEntry.init), "devices", DeviceEntry.table)
    } else {
      guard let files = ScenarioFiles.read([], below: scenarios) else {
        throw ExitStatus.badInput.exit
      }
      try show(files.map(ScenarioEntry.init), "scenarios", ScenarioEntry.table)
    }
  }

  private func show<Entry: Encodable>(
    _ entries: [Entry], _ noun: String, _ table: ([Entry]) -> [String]
  ) throws {
    if json {
      Terminal.write(try SortedJSON.document(entries))
    } else {
      for line in table(entries) { Terminal.write(line) }
      Terminal.writeVerdict("\(entries.count) \(noun)", .plain)
    }
  }
}

/// A scenario in the list.
private struct ScenarioEntry: Encodable {
  var name: String
  var purpose: String
  var tags: [String]
  var device: String
  var sizes: [String: Int]
  var minimumSize: Int?
  var largestSize: Int?
  var unit: String?
  var steps: Int
  var file: String

  init(_ file: ScenarioFile) {
    let scenario = file.scenario
    name = scenario.name
    purpose = scenario.purpose.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    tags = scenario.tags
    device = scenario.device.identifier
    sizes = [:]
    if case .generated(let request) = scenario.content {
      for tier in scenario.tiers { sizes[tier.rawValue] = request.size(in: tier) }
      minimumSize = request.admittedSizes.lowerBound
      largestSize = request.admittedSizes.upperBound
      unit = request.generator.unit
    }
    steps = scenario.steps.count
    self.file = file.path
  }

  static func table(_ entries: [ScenarioEntry]) -> [String] {
    entries.flatMap { entry in
      let sizes = ScenarioTier.allCases.compactMap { entry.sizes[$0.rawValue] }
      var extent: [String] = []
      if let unit = entry.unit, let least = entry.minimumSize, let largest = entry.largestSize {
        extent = [
          sizes.map { Units.count($0) }.joined(separator: " / ") + " \(unit)",
          "\(Units.count(least)) to \(Units.count(largest)) possible",
        ]
      }
      let details =
        [entry.device, Units.counted(entry.steps, "step")] + extent
        + [entry.tags.joined(separator: " ")]
      return [entry.name] + Paragraph.lines(entry.purpose)
        + Paragraph.lines(details.joined(separator: "; ")) + [""]
    }
  }
}

/// A strategy in the list.
private struct StrategyEntry: Encodable {
  var name: String
  var summary: String
  var costModel: String
  /// What is not installed; nothing where the strategy can run.
  var missing: String?

  init(_ strategy: SolverStrategy) {
    name = strategy.rawValue
    summary = strategy.summary
    costModel = strategy.costModel
    missing = strategy.missingLibrary
  }

  static func table(_ entries: [StrategyEntry]) -> [String] {
    entries.flatMap { entry in
      let missing = entry.missing.map { Paragraph.lines("Not installed: \($0).") } ?? []
      return [entry.name] + Paragraph.lines(entry.summary) + Paragraph.lines(entry.costModel)
        + missing + [""]
    }
  }
}
