import InterfaceBuilder
import ResultStore
import ScreenChecks

/// Findings and changes as one comment on a pull request, or a job's summary.
///
/// The first line is a mark that is not shown, by which the comment of an earlier run is found and
/// replaced. The text stays below what hosts take: 65,536 characters on GitHub. Texts of documents
/// stay texts: they neither mention anyone nor become markup.
struct MarkdownComment {
  private var lines: [String] = []
  private var length = 0
  private var leftOut = 0

  /// The mark of the comment.
  static let mark = "<!-- layoutbench screens -->"
  /// The greatest length, with room for what a workflow adds, in UTF-16 units.
  private static let limit = 60_000
  /// Room that is kept for what closes the comment.
  private static let reserve = 3_000

  /// The text.
  var text: String {
    let end = leftOut > 0 ? ["", "and \(leftOut) more, for which a comment has no room."] : []
    return (lines + end).joined(separator: "\n") + "\n"
  }

  /// Begins a comment with what came out.
  private init(_ verdict: String, isClean: Bool) {
    add([Self.mark, "### \(isClean ? "✅" : "❌") Screens: \(Self.escaped(verdict))", ""])
  }

  /// The comment of `bench inspect`.
  init(_ report: FindingReport) {
    let findings = report.outcome.findings
    self.init(report.verdict, isClean: findings.isEmpty && report.outcome.problems.isEmpty)
    for problem in report.outcome.problems { add(["- " + Self.escaped(problem.description)]) }
    for finding in findings { add(Self.item(finding)) }
    close(report.coverageLines)
  }

  /// The comment of `bench snapshot --against`.
  init(_ report: ChangeReport, isClean: Bool) {
    self.init(report.verdict, isClean: isClean)
    for problem in report.outcome.problems { add(["- " + Self.escaped(problem.description)]) }
    for finding in report.outcome.new { add(Self.item(finding)) }
    for comparison in report.outcome.comparisons {
      for screen in comparison.screens {
        let said = ChangeReport.lines(of: screen, in: comparison)
        var part = ["", "**\(Self.escaped(said[0]))**"]
        for cause in screen.causes {
          part += ChangeReport.heading(of: cause).map { "- \(Self.code($0))" }
          part += cause.effects.map { "  - \(Self.escaped(ChangeReport.words($0)))" }
        }
        add(part)
      }
    }
    let fixed = report.outcome.comparisons.flatMap(\.fixed)
    if !fixed.isEmpty { add([""]) }
    for finding in fixed {
      add(["- fixed: \(Self.code(finding.path)) \(finding.rule): \(Self.escaped(finding.message))"])
    }
    close(report.coverage)
  }

  private static func item(_ finding: ScreenFinding) -> [String] {
    var lines = [
      "- **\(finding.severity.rawValue)** \(finding.rule) at "
        + "\(code("\(finding.path):\(finding.position.line)")): \(escaped(finding.message))"
    ]
    var more: [String] = []
    if !finding.configurations.isEmpty { more.append(finding.configurations) }
    if let cause = finding.cause { more.append("because \(cause.message)") }
    if let threshold = finding.threshold { more.append(threshold) }
    if let repair = finding.repair {
      more.append("try line \(repair.position.line): \(repair.change), which \(repair.effect)")
    }
    lines += more.map { "  <br>\(escaped($0))" }
    return lines
  }

  /// Adds a part, whole or not at all.
  private mutating func add(_ part: [String]) {
    let size = part.reduce(0) { $0 + $1.utf16.count + 1 }
    guard length + size <= Self.limit - Self.reserve else {
      leftOut += 1
      return
    }
    lines += part
    length += size
  }

  private mutating func close(_ coverage: [String]) {
    var text = coverage.prefix(20).map { "- \(Self.escaped(String($0.prefix(120))))" }
    text = ["", "<details><summary>What was looked at</summary>", ""] + text + ["", "</details>"]
    lines += text
  }

  /// A text in which nothing is markup and nobody is mentioned.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Terminal.printable(text, isOneLine: true).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // A joiner of no width keeps names and numbers from being links.
      case "@", "#": result += "\(scalar)\u{2060}"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "!": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // Addresses become links by themselves.
    return result.replacing("://", with: ":\u{2060}//")
  }

  /// A text as code, whatever quotes are in it.
  static func code(_ text: String) -> String {
    let text = Terminal.printable(text, isOneLine: true)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return longest > 0 ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
  }
}
