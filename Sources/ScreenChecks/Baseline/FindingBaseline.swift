/// The findings that a team knows of, as text: one sorted line a finding.
///
/// A line is `rule document element [element] "reason" [until YYYY-MM-DD]`, without messages,
/// numbers, lines or configurations, so that nothing but the fault itself makes it another one.
/// Spaces in names are written `%20`.
package struct FindingBaseline: Sendable {
  /// An entry.
  package struct Entry: Sendable, Hashable {
    /// Rule, document and elements.
    package var key: String
    /// Why it is left as it is.
    package var reason: String
    /// The day from which on it counts again; nil for never.
    package var until: String?
    /// The line in the file, from 1.
    package var line: Int
  }

  /// What is wrong with a line.
  package struct Problem: Error {
    /// The line, from 1.
    package var line: Int
    /// What was expected.
    package var message: String
  }

  /// The entries, in the order of the file.
  package private(set) var entries: [Entry] = []

  /// Creates an empty baseline.
  package init() {}

  /// Reads a baseline.
  ///
  /// - Throws: the first line that is none.
  package init(text: String) throws(Problem) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      guard !trimmed.isEmpty, trimmed.first != "#" else { continue }
      entries.append(try Self.entry(trimmed, line: index + 1))
    }
  }

  private static func entry(_ text: Substring, line: Int) throws(Problem) -> Entry {
    func fail(_ message: String) -> Problem { Problem(line: line, message: message) }
    guard let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\""), open < close
    else { throw fail("expected a reason in quotation marks") }
    let words = text[..<open].split(separator: " ")
    guard words.count >= 3 else { throw fail("expected a rule, a document and an element") }
    guard RuleCatalog.rule(String(words[0])) != nil else {
      throw fail("there is no rule '\(words[0])'")
    }
    let rest = text[text.index(after: close)...].split(separator: " ")
    var until: String?
    if !rest.isEmpty {
      guard rest.count == 2, rest[0] == "until",
        rest[1].wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
      else { throw fail("expected nothing, or: until YYYY-MM-DD") }
      until = String(rest[1])
    }
    return Entry(
      key: words.joined(separator: " "),
      reason: String(text[text.index(after: open)..<close]), until: until, line: line)
  }

  /// The key of a finding, as a line begins.
  package static func key(of finding: ScreenFinding) -> String {
    ([finding.rule, finding.path] + finding.identity).map {
      $0.replacing("%", with: "%25").replacing(" ", with: "%20")
    }.joined(separator: " ")
  }

  /// Divides findings by whether the baseline has them.
  ///
  /// - Parameters:
  ///   - findings: All findings of a run.
  ///   - today: The day, as `YYYY-MM-DD`.
  /// - Returns: The findings that it does not have, and the entries that no finding needs.
  package func applied(
    to findings: [ScreenFinding], today: String
  ) -> (new: [ScreenFinding], stale: [Entry]) {
    let valid = Set(entries.filter { $0.until.map { $0 > today } ?? true }.map(\.key))
    let keys = Set(findings.map(Self.key))
    return (
      findings.filter { !valid.contains(Self.key(of: $0)) },
      entries.filter { !keys.contains($0.key) }
    )
  }

  /// The file of the findings of a run; reasons and days of entries that are still needed stay.
  package func text(of findings: [ScreenFinding]) -> String {
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let lines = Set(findings.map(Self.key)).sorted().map { key -> String in
      let entry = known[key]
      let until = entry?.until.map { " until \($0)" } ?? ""
      return "\(key) \"\(entry?.reason ?? "known when the baseline was written")\"\(until)\n"
    }
    return lines.joined()
  }
}
