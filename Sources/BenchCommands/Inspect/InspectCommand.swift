public import ArgumentParser
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
public import LayoutModel
import Metering
import ResultStore
import ScenarioEngine
import ScreenChecks
public import Simulation

/// `bench inspect`: Interface Builder documents laid out, and what their authors should look at.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract:
      "Check the screens of Interface Builder documents on devices, text sizes, directions.",
    discussion: """
      Every screen is laid out on the document's own canvas and on each device, upright and on \
      its side, with each text size, in both directions. A fault is told once, with the \
      configurations that have it; what the canvas has already is not told again. Errors make the \
      exit status 1; a document that cannot be read makes it 65, after all others were looked at.

      With --device, --orientation, --rtl, --size-category, --strategy or --timing, documents are \
      laid out once, as asked: conflicts, ambiguity, misplaced frames, and what the layout cost. \
      With --conformance, the frames that Apple's engine stored in all documents below a folder \
      are compared with ours.
      """)

  @Argument(help: "Storyboards and xibs; folders are searched.")
  var files: [String] = []

  @OptionGroup(title: "Configurations")
  var matrixOptions: MatrixOptions

  @Option(help: "The rules that look: default, or strict for all of them and for notes.")
  var profile: CheckSettings.Profile = .default

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
      "Write all findings to a baseline; reasons of entries that are still needed stay.",
      valueName: "file"))
  var writeBaseline: String?

  @Flag(name: .customLong("all"), help: "Tell all findings, however many.")
  var tellsAll = false

  @Option(help: "Documents that are looked at side by side; without: one a processor.")
  var queues: Int?

  @Option(help: ArgumentHelp("Write findings as SARIF, for code hosts.", valueName: "file"))
  var sarif: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(help: "Lay out once, on this device instead of the document's canvas.")
  var device: String?

  @Option(help: "Lay out once, held so: portrait, landscape, landscape-right, ….")
  var orientation: Orientation?

  @Flag(help: "Lay out once, from right to left.")
  var rtl = false

  @Option(help: "Lay out once, at a text size: extraLarge, AX3, ….")
  var sizeCategory: ContentSizeCategory?

  @Flag(help: "Lay out once, and tell time, allocations and work of each scene.")
  var timing = false

  @Option(help: ArgumentHelp("Compare stored frames below a folder.", valueName: "dir"))
  var conformance: String?

  @Flag(help: "With --conformance: predict insets from devices and bars instead of reading them.")
  var predictInsets = false

  @Option(help: "The solver strategy; with --conformance also several, or all, to compare them.")
  var strategy: String?

  func validate() throws {
    guard files.isEmpty != (conformance == nil) else {
      throw ValidationError("Give either documents or --conformance DIR.")
    }
    guard queues ?? 1 > 0 else { throw ValidationError("--queues takes a number above 0.") }
  }

  /// Whether one configuration was named, in which documents are then laid out once.
  private var isSingle: Bool {
    device != nil || orientation != nil || rtl || sizeCategory != nil || strategy != nil || timing
  }

  func run() throws {
    guard conformance != nil || isSingle else { return try runMatrix() }
    let strategies = try StrategyOptions.named(strategy)
    guard let strategy = strategies.first, strategies.count == 1 || conformance != nil else {
      throw ValidationError("inspect takes one strategy.")
    }
    if let conformance {
      let run = ConformanceRun(folder: conformance, strategy: strategy)
      let report = run.report(insets: predictInsets ? .predicted : .read)
      // Of nothing that could be read there is no table; the errors are told in its place.
      guard report.documents > report.refused.count else { throw ExitStatus.badInput.exit }
      Terminal.write(json ? try text(report) : report.table)
      if strategies.count > 1 {
        let agreement = run.agreement(of: strategies)
        for line in agreement.lines { Terminal.report(line) }
        if !agreement.differing.isEmpty { throw ExitStatus.findings.exit }
      }
      if !report.refused.isEmpty { throw ExitStatus.badInput.exit }
      return
    }
    var request = DocumentInspector.Request(
      screen: try screen(), direction: rtl ? .rightToLeft : .leftToRight)
    request.contentSizeCategory = sizeCategory ?? .large
    let sarif = try sarif.map(OutputFile.init)
    var reports: [InspectionReport] = []
    var problems: [UnreadableDocument.Problem] = []
    for path in DocumentFiles.paths(files) {
      do throws(UnreadableDocument) {
        reports.append(InspectionReport(try DocumentFiles.load(path), request, strategy))
      } catch {
        for problem in error.problems { Terminal.report(problem.description) }
        problems += error.problems
      }
    }
    let isComplete = problems.isEmpty
    if json {
      // Of nothing that could be read there is no report; the errors are told in its place.
      if isComplete || !reports.isEmpty { Terminal.write(try text(reports)) }
    } else {
      for line in reports.flatMap(\.lines) { Terminal.write(line) }
      let count = reports.map(\.failureCount).reduce(0, +)
      let gap = isComplete ? "" : "; not every document could be read"
      Terminal.writeVerdict(
        Units.counted(reports.count, "document") + ", "
          + Units.counted(reports.map(\.inspection.trees.count).reduce(0, +), "scene") + ": "
          + (count == 0
            ? "no conflict and no ambiguity" : Units.counted(count, "finding") + " to look at")
          + gap,
        count == 0 && isComplete ? .good : .bad)
    }
    if let sarif {
      try sarif.write(try text(SARIFLog(reports.map(\.inspection), unreadable: problems)))
    }
    if !isComplete { throw ExitStatus.badInput.exit }
    if reports.contains(where: \.hasFailures) { throw ExitStatus.findings.exit }
  }

  private func screen() throws -> LayoutScreen? {
    try device.map { LayoutScreen(try DeviceOption.device(named: $0), orientation ?? .portrait) }
  }

  func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Orientation: ExpressibleByArgument {
  /// The orientation of that name; `landscape` is `landscape-left`.
  public init?(argument: String) {
    self.init(name: argument)
  }
}

extension CheckSettings.Profile: ExpressibleByArgument {}

extension ContentSizeCategory: ExpressibleByArgument {
  /// The category of UIKit's name, such as `extraLarge`, or of its short one, such as `xL`.
  public init?(argument: String) {
    self.init(name: argument)
  }

  /// The names of all categories, for messages.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
