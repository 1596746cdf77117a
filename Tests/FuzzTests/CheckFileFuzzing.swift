import ScenarioEngine
import ScreenChecks

/// Configuration files of `bench inspect`.
enum ConfigurationFuzzing: FuzzedReader {
  static let words = [
    "profile: strict\n", "rules:\n", "  off-screen: off\n", "  target-44: {threshold: 3}\n",
    "paths:\n", "  - match: [a/, '**']\n", "ignore: [x]\n", "{", "}", "[", "]", "*", "**/", "?",
    "-", ": ", "'", "\"", "&a ", "*a", "!!str ", "1e999", "nan", "\u{FEFF}", "\u{0}", "\t",
  ]

  static func fixtures() throws -> [[UInt8]] {
    [
      """
      # what a team says
      profile: default
      ignore: [Pods/, "**/Generated?.xib"]
      rules:
        text-clipped: warning
        target-44: {severity: error, threshold: 40}
        small-text: off
      paths:
        - match: [Legacy/, "*Cell.xib"]
          profile: strict
          rules: {duplicate: off, off-screen: note}
        - match: App/**/Feed*
      """, "profile: strict\n", "rules: {text-covered: {threshold: 0.7}}\n",
    ].map { Array($0.utf8) }
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let configuration: CheckConfiguration
    do throws(ScenarioSyntaxError) {
      configuration = try CheckConfiguration(bytes: bytes, path: "fuzzed.yml")
    } catch {
      try BrokenPromise.check(
        error.diagnostics.map { ($0.line, $0.column, $0.message) }, in: bytes)
      return false
    }
    for path in ["", "a", "Legacy/x.xib", "App/a/b/FeedCell.xib", "/", "é/ü.storyboard"] {
      let settings = configuration.settings(for: path)
      _ = configuration.ignores(path)
      for (id, rule) in settings.overrides {
        guard RuleCatalog.information.contains(where: { $0.id == id }),
          rule.threshold.map({ $0 > 0 }) ?? true
        else {
          throw BrokenPromise("the rule '\(id)' or its threshold is none")
        }
      }
    }
    return true
  }
}

/// Baselines of findings.
enum BaselineFuzzing: FuzzedReader {
  static let words = [
    "\"", " ", "until ", "2027-01-31", "text-clipped", "#", "\n", "\r\n", "%20", "%", "a.xib", "é",
    "\u{2028}", "\u{0}", "\"\"", "until", "-",
  ]

  static func fixtures() throws -> [[UInt8]] {
    [
      """
      # known
      off-screen App/Main.storyboard abc-12-def "a drawer"
      text-clipped App/Main%20Screen.storyboard a b "badge" until 2027-01-31
      duplicate x.xib c1 c2 "why \"not\""
      """, "zero-size a.xib v \"x\"\n",
    ].map { Array($0.utf8) }
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let baseline: FindingBaseline
    do throws(ScenarioSyntaxError) {
      baseline = try FindingBaseline(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      try BrokenPromise.check(
        error.diagnostics.map { ($0.line, $0.column, $0.message) }, in: bytes)
      return false
    }
    // Nothing is found: every entry is stale, and only comments are left of the file written anew.
    guard baseline.applied(to: [], today: "2026-01-01").stale.count == baseline.entries.count,
      baseline.text(of: []).split(separator: "\n").allSatisfy({ $0.hasPrefix("#") })
    else { throw BrokenPromise("an entry is needed by no finding") }
    return true
  }
}
