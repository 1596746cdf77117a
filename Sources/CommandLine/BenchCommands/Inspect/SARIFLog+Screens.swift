import InterfaceBuilder
import ResultStore
import ScreenChecks
import Statistics

// Findings on screens: one run, one result a finding, within the limits of code hosts.
extension SARIFLog {
  /// The results that a code host takes from one run.
  private static let resultLimit = 25_000
  /// The locations of a result that a code host shows.
  private static let locationLimit = 100

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - findings: The findings, the worst first; what is beyond the limit is reported as a note.
  ///   - problems: What is wrong with documents that could not be read.
  ///   - changedLines: The lines of each document that a change touched: a finding's location is
  ///     the first of its elements on one of them, as hosts show only those in a review.
  init(
    _ findings: [ScreenFinding], unreadable problems: [UnreadableDocumentError.Problem],
    changedLines: [String: Set<Int>] = [:]
  ) {
    let rules = RuleCatalog.information.map { rule in
      Rule(
        id: rule.id, shortDescription: Message(text: rule.summary),
        help: Message(
          text: "\(rule.summary)\n\nSource: \(rule.source).\nKnown false positives: "
            + "\(rule.falsePositives)\n\(rule.extentWords)"
            + (RuleRate.measured[rule.id].map { "\nFinds \($0.words)." } ?? "")),
        defaultConfiguration: Configuration(level: rule.severity.rawValue),
        properties: RuleProperties(tags: ["auto-layout", "screens"]))
    }
    var notifications = problems.map(Self.notification)
    if findings.count > Self.resultLimit {
      notifications.append(
        Notification(
          level: "warning",
          message: Message(
            text: "\(findings.count - Self.resultLimit) findings beyond the limit of code hosts "
              + "are left out"), locations: []))
    }
    self.init(
      rules: rules,
      results: findings.prefix(Self.resultLimit).map { Self.result($0, changedLines) },
      notifications: notifications)
  }

  private static func result(
    _ finding: ScreenFinding, _ changedLines: [String: Set<Int>]
  ) -> Result {
    var lines = [finding.message]
    if !finding.configurations.isEmpty { lines.append("Where: \(finding.configurations).") }
    if let remark = finding.remark { lines.append(remark) }
    if let cause = finding.cause { lines.append("Because \(cause.message).") }
    if let threshold = finding.threshold { lines.append("\(threshold).") }
    if let repair = finding.repair {
      lines.append("Try line \(repair.position.line): \(repair.change), which \(repair.effect).")
    }
    let changed = changedLines[finding.path] ?? []
    let candidates = finding.elements + (finding.cause?.constraints ?? [])
    let primary = candidates.first { changed.contains($0.position.line) } ?? candidates.first
    let related = candidates.filter { $0 != primary }.prefix(locationLimit - 1)
    let fingerprint = fingerprint(of: finding)
    return Result(
      ruleId: finding.rule, level: finding.severity.rawValue,
      message: Message(text: lines.joined(separator: "\n")),
      locations: [location(finding.path, primary?.position ?? finding.position, nil)],
      relatedLocations: related.isEmpty
        ? nil : related.map { location(finding.path, $0.position, $0.name) },
      partialFingerprints: [
        "primaryLocationLineHash": fingerprint, "layoutbench/v1": fingerprint,
      ],
      properties: ResultProperties(
        scene: finding.scene, configurations: finding.configurations,
        configurationCount: finding.configurationCount,
        identity: finding.identity.joined(separator: " ")))
  }

  /// A hash of rule, document and ids: the same as long as these are, whatever line they move to.
  private static func fingerprint(of finding: ScreenFinding) -> String {
    var hash = FNVHash()
    hash.combine(bytes: finding.key.utf8)
    return "\(hash.hexadecimal):1"
  }
}
