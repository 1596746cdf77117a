import Formatting
package import ScenarioEngine

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
    /// The comment lines above it, with their signs.
    var comments: [Substring] = []

    /// The document, as the line writes it.
    var document: Substring { key.split(separator: " ", maxSplits: 2)[1] }
  }

  /// The documents of which a run can determine what a baseline needs of them.
  package struct Extent: Sendable {
    private let documents: Set<Substring>
    private let unread: Set<Substring>
    private let folders: [String]

    /// - Parameters:
    ///   - documents: What the run looked at.
    ///   - unread: Documents that it could not read.
    ///   - folders: What it looked through, so that documents of them that it did not see are gone.
    package init(documents: [String], unread: [String] = [], folders: [String] = []) {
      self.documents = Set(documents.map { FindingBaseline.word($0)[...] })
      self.unread = Set(unread.map { FindingBaseline.word($0)[...] })
      self.folders = folders.map {
        FindingBaseline.word($0.hasSuffix("/") ? $0 : $0 + "/")
      }
    }

    /// Whether the run shows if an entry is needed.
    func contains(_ entry: Entry) -> Bool {
      let document = entry.document
      return documents.contains(document)
        || !unread.contains(document) && folders.contains { document.hasPrefix($0) }
    }
  }

  /// The entries, in the order of the file.
  package private(set) var entries: [Entry] = []
  /// The comment lines that head the file, up to its first empty line.
  private var heading: [Substring] = []
  /// The comment lines below the last entry.
  private var ending: [Substring] = []

  /// Creates an empty baseline.
  package init() {}

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - path: What messages call it.
  /// - Throws: all lines that are none.
  package init(text: String, path: String = "baseline") throws(ScenarioSyntaxError) {
    var problems: [ScenarioDiagnostic] = []
    // A line may end as other systems end theirs.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      // Comments are those of the end until something comes below them.
      switch trimmed.first {
      case nil:
        if entries.isEmpty, heading.isEmpty { swap(&heading, &ending) }
        continue
      case "#":
        ending.append(trimmed)
        continue
      default: break
      }
      do throws(LineError) {
        var entry = try Self.entry(trimmed, line: index + 1)
        swap(&entry.comments, &ending)
        entries.append(entry)
      } catch {
        let column = line.unicodeScalars.distance(
          from: line.startIndex, to: error.place.startIndex)
        problems.append(ScenarioDiagnostic(line: index + 1, column: column + 1, error.message))
        if problems.count == Self.problemLimit { break }
      }
    }
    if !problems.isEmpty { throw ScenarioSyntaxError(file: path, problems) }
  }

  /// Adds the entries of another baseline that this one does not have.
  package mutating func add(_ other: FindingBaseline) {
    let known = Set(entries.map(\.key))
    entries += other.entries.filter { !known.contains($0.key) }
  }

  /// More help nobody.
  private static let problemLimit = 200

  /// What is wrong with a line, and where in it.
  private struct LineError: Error {
    var place: Substring
    var message: String
  }

  private static func entry(_ text: Substring, line: Int) throws(LineError) -> Entry {
    guard let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\""), open < close
    else {
      throw LineError(place: text.suffix(0), message: "expected a reason in quotation marks")
    }
    let words = text[..<open].split(separator: " ")
    guard let rule = words.first, words.count >= 3 else {
      throw LineError(
        place: text[open...],
        message: "expected a rule, a document and an element before the reason")
    }
    let known = RuleCatalog.information.map(\.id)
    guard known.contains(String(rule)) else {
      let hint = Suggestion.nearest(to: String(rule), among: known)
      throw LineError(
        place: rule,
        message: "there is no rule '\(String(rule).shortened)'"
          + (hint.map(Suggestion.question) ?? ""))
    }
    let rest = text[text.index(after: close)...].split(separator: " ")
    var until: String?
    if let word = rest.first {
      guard rest.count == 2, word == "until", Self.isDay(rest[1]) else {
        throw LineError(place: word, message: "expected nothing, or: until YYYY-MM-DD")
      }
      until = String(rest[1])
    }
    return Entry(
      key: words.joined(separator: " "),
      reason: String(text[text.index(after: open)..<close]), until: until, line: line)
  }

  /// Whether a word is a day as `YYYY-MM-DD`.
  private static func isDay(_ word: Substring) -> Bool {
    guard let match = word.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      (1...12).contains(month)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  /// The key of a finding, as a line begins.
  package static func key(of finding: ScreenFinding) -> String {
    ([finding.rule, finding.path] + finding.identity).map(word).joined(separator: " ")
  }

  /// A name as one word of a line: what separates words and lines as `%20`.
  private static func word(_ name: String) -> String {
    var word = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value < 0x20
        || "%\"".unicodeScalars.contains(scalar)
      {
        for byte in String(scalar).utf8 {
          word += "%" + byte.hexadecimal(digits: 2, uppercase: true)
        }
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? "%" : word
  }

  /// Divides findings by whether the baseline has them.
  ///
  /// - Parameters:
  ///   - findings: All findings of a run.
  ///   - today: The day, as `YYYY-MM-DD`.
  ///   - extent: What the run looked at; nil for all documents.
  /// - Returns: The findings that it does not have, and the entries that no finding needs.
  package func applied(
    to findings: [ScreenFinding], today: String, within extent: Extent? = nil
  ) -> (new: [ScreenFinding], stale: [Entry]) {
    let valid = Set(entries.filter { $0.until.map { $0 > today } ?? true }.map(\.key))
    let keys = Set(findings.map(Self.key))
    return (
      findings.filter { !valid.contains(Self.key(of: $0)) },
      entries.filter { !keys.contains($0.key) && extent?.contains($0) ?? true }
    )
  }

  /// The file of the findings of a run.
  ///
  /// - Parameters:
  ///   - findings: All findings of the run.
  ///   - extent: What the run looked at; nil for all documents.
  /// - Returns: The text; entries of other documents stay, and reasons, days and comments of entries
  ///   that are still needed, and the comments at either end.
  package func text(of findings: [ScreenFinding], within extent: Extent? = nil) -> String {
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let others = entries.filter { extent?.contains($0) == false }
    let lines = Set(findings.map(Self.key) + others.map(\.key)).sorted().map { key -> String in
      let entry = known[key]
      let until = entry?.until.map { " until \($0)" } ?? ""
      let comments = Self.text(of: entry?.comments ?? [])
      return comments
        + "\(key) \"\(entry?.reason ?? "known when the baseline was written")\"\(until)\n"
    }
    let heading = heading.isEmpty ? "" : Self.text(of: heading) + "\n"
    return heading + lines.joined() + Self.text(of: ending)
  }

  private static func text(of comments: [Substring]) -> String {
    comments.map { "\($0)\n" }.joined()
  }
}
