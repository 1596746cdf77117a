import ArgumentParser
import ResultStore
import ScenarioEngine
import ScreenChecks

/// What `bench inspect --help-rule` prints about rules.
enum RuleHelp {
  /// A rule as one JSON object.
  private struct Entry: Encodable {
    var id: String
    var summary: String
    var severity: String
    var profile: String
    var threshold: Double?
    var source: String
    var falsePositives: String
    var extent: String
    var rate: RuleRate?

    init(_ rule: RuleInformation) {
      id = rule.id
      summary = rule.summary
      severity = rule.severity.rawValue
      profile = rule.isInDefaultProfile ? "default" : "strict"
      threshold = rule.threshold
      source = rule.source
      falsePositives = rule.falsePositives
      extent = rule.extentWords
      rate = RuleRate.measured[rule.id]
    }

    var lines: [String] {
      let limit = threshold.map { ", threshold \(Points.text($0))" } ?? ""
      return ["\(id): \(severity), in the \(profile) profile\(limit)"]
        + Paragraph.lines(summary) + Paragraph.lines("Source: \(source).")
        + Paragraph.lines("Known to be wrong about: \(falsePositives)")
        + Paragraph.lines(extent)
        + (rate.map { Paragraph.lines("Finds \($0.words).") } ?? [])
    }
  }

  /// Writes what a rule is, or all of them for `all`.
  ///
  /// - Throws: a usage error for a name that no rule has, which names one that is like it.
  static func write(_ name: String, asJSON: Bool) throws {
    let all = RuleCatalog.information.sorted { $0.id < $1.id }
    let chosen = name == "all" ? all : all.filter { $0.id == name }
    guard !chosen.isEmpty else {
      throw ValidationError(
        "There is no rule '\(name)'\(Suggestion.phrase(for: name, among: all.map(\.id)))"
          + ". --help-rule all tells them all.")
    }
    let entries = chosen.map(Entry.init)
    if asJSON { return Terminal.write(try SortedJSON.document(entries)) }
    for line in entries.flatMap(\.lines) { Terminal.write(line) }
  }
}
