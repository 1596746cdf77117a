import ArgumentParser
import Foundation
import LayoutModel
import ResultStore
import VisualFormatCases
import VisualFormatLanguage

/// `bench vfl`: what a visual format makes, or what is wrong with it.
struct VisualFormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl",
    abstract: "Print the constraints that a visual format makes, or its diagnostic.",
    discussion: """
      Views are given as name or name=superview; views without a superview share one called \
      'superview'. With --cases a file of formats and expectations is run instead; cases that \
      fail make the exit status 1. A format that cannot be parsed makes it 65.
      """)

  @Argument(help: "The visual format, such as 'H:|-[title]-8-[icon(20)]-|'.")
  var format: String?

  @Option(name: .customLong("view"), help: "A view that the format names; may be repeated.")
  var views: [String] = []

  @Option(
    name: .customLong("metric"),
    help: ArgumentHelp("A metric that the format names; may be repeated.", valueName: "name=value"))
  var metrics: [String] = []

  @Option(
    help: ArgumentHelp("Format options: a raw value, or names joined by |.", valueName: "options"))
  var options: String?

  @Option(
    help: ArgumentHelp(
      "The oldest iOS that the application runs on: before 11, | is the plain edge.",
      valueName: "version"))
  var deploymentTarget: Int?

  @Option(help: "Run a file of cases.")
  var cases: String?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("Time so many parses of the format instead.", valueName: "times"))
  var repetitions: Int?

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard (format == nil) != (cases == nil) else {
      throw ValidationError("Give either a visual format or --cases FILE.")
    }
    guard views.count <= 10_000, metrics.count <= 10_000 else {
      throw ValidationError("A format has at most 10,000 views and as many metrics.")
    }
    if let deploymentTarget, !(6...99).contains(deploymentTarget) {
      throw ValidationError("--deployment-target takes a version of iOS from 6 to 99.")
    }
    if deploymentTarget != nil, cases != nil || repetitions != nil {
      throw ValidationError("--deployment-target goes with a format alone.")
    }
    if let repetitions, !(1...10_000_000).contains(repetitions) {
      throw ValidationError("--repeat takes a number from 1 to 10,000,000.")
    }
  }

  func run() throws {
    if let cases {
      try runCases(cases)
    } else if let format {
      try run(format)
    }
  }

  private func run(_ format: String) throws {
    let tree = try FormatViews(views)
    // Constraints do not keep their items alive.
    defer { withExtendedLifetime(tree) {} }
    let metrics = try parsedMetrics()
    let options = try parsedOptions()
    let constraints: [LayoutConstraint]
    do throws(VisualFormatError) {
      if let repetitions {
        let timing = try VisualFormatTiming(
          format, options: options, metrics: metrics, views: tree.views, repetitions)
        Terminal.write(timing.text)
        return
      }
      constraints = try LayoutConstraint.makeConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: tree.views,
        deploymentTarget: deploymentTarget.map(DeploymentTarget.init(iOSVersion:)) ?? .current)
    } catch {
      try report(error)
      throw ExitStatus.badInput.exit
    }
    let lines = constraints.map { constraint in
      let priority = constraint.priority
      let suffix = priority == .required ? "" : " @\(priority.rawValue.formattedLikeG)"
      return constraint.equation + suffix
    }
    if json {
      Terminal.write(try FormatDocument(format: format, constraints: lines).text())
    } else {
      for line in lines { Terminal.write(line) }
    }
  }

  private func report(_ error: VisualFormatError) throws {
    Terminal.writeToStandardError("<format>:1:\(error.caretColumn + 1): error: \(error.message)")
    Terminal.writeToStandardError(error.format)
    Terminal.writeToStandardError(String(repeating: " ", count: error.caretColumn) + "^")
    guard json else { return }
    let document = FormatDocument(
      format: error.format, error: error.message, caretColumn: error.caretColumn,
      errors: [
        ErrorDocument.Entry(
          file: "<format>", line: 1, column: error.caretColumn + 1, message: error.message)
      ],
      status: ExitStatus.badInput.rawValue)
    Terminal.write(try document.text())
  }

  private func parsedMetrics() throws -> [String: Double] {
    var parsed: [String: Double] = [:]
    for metric in metrics {
      let parts = metric.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw ValidationError("A metric is name=number, not '\(metric)'.")
      }
      parsed[String(parts[0])] = value
    }
    return parsed
  }

  private func parsedOptions() throws -> VisualFormatOptions {
    guard let options else { return [] }
    if let bits = UInt(options) { return VisualFormatOptions(rawValue: bits) }
    guard let named = VisualFormatOptions(names: options) else {
      let known = VisualFormatOptions.names.joined(separator: ", ")
      throw ValidationError("Unknown option in '\(options)'; known are \(known).")
    }
    return named
  }
}

extension VisualFormatCommand {
  private func runCases(_ path: String) throws {
    guard let bytes = InputFiles.bytes(of: path, limit: VisualFormatCaseFile.sizeLimit) else {
      throw ExitStatus.badInput.exit
    }
    let file: VisualFormatCaseFile
    do {
      file = try VisualFormatCaseFile.read(Data(bytes))
    } catch {
      Terminal.writeToStandardError("\(path): error: \(JSONFailure.description(of: error))")
      throw ExitStatus.badInput.exit
    }
    guard !file.cases.isEmpty else {
      Terminal.writeToStandardError("\(path): error: there is no case in it")
      throw ExitStatus.badInput.exit
    }
    let results = file.cases.map { $0.run() }
    if json {
      let entries = results.map { CaseDocument($0) }
      Terminal.write(try SortedJSON.document(entries))
    } else {
      for result in results {
        Terminal.write("\(result.passes ? "ok  " : "FAIL") \(result.id)  \(result.format)")
        for failure in result.failures { Terminal.write("       \(failure)") }
      }
      let passed = results.count { $0.passes }
      Terminal.write("\(passed) of \(results.count) cases pass")
    }
    if results.contains(where: { !$0.passes }) { throw ExitStatus.findings.exit }
  }
}

/// What became of a case, for JSON.
private struct CaseDocument: Encodable {
  var id: Int
  var format: String
  var passes: Bool
  var outcome: [String]
  var failures: [String]

  init(_ result: VisualFormatCaseResult) {
    id = result.id
    format = result.format
    passes = result.passes
    outcome = result.outcome
    failures = result.failures
  }
}

/// What became of a format, for JSON.
private struct FormatDocument: Encodable {
  var format: String
  var constraints: [String]?
  var error: String?
  var caretColumn: Int?
  /// As in `ErrorDocument`, for those who read errors of all verbs alike.
  var errors: [ErrorDocument.Entry]?
  var status: Int32?

  func text() throws -> String {
    try SortedJSON.line(self)
  }
}
