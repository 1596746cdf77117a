import InterfaceBuilder
import ResultStore
import ScreenChecks

/// What a change moved, broke and mended, as text for a terminal.
struct ChangeReport {
  let outcome: ChangeRun.Outcome
  let documents: ChangedDocuments
  /// The greatest number of screens and of findings that are reported.
  let limit: Int

  /// Views of one effect that are named; the rest is counted.
  private static let nameLimit = 3
  /// Edits of one cause that are named.
  private static let editLimit = 4

  /// The lines.
  var lines: [String] {
    let screens = outcome.comparisons.flatMap { comparison in
      comparison.screens.map { Self.lines(of: $0, in: comparison) }
    }
    var lines = screens.prefix(limit).flatMap(\.self)
    if screens.count > limit { lines.append("and \(screens.count - limit) more; --all tells them") }
    let new = outcome.new
    for finding in new.prefix(limit) { lines += Self.labelled("new", finding, isFull: true) }
    if new.count > limit { lines.append("and \(new.count - limit) more; --all tells them") }
    for finding in outcome.comparisons.flatMap(\.fixed) {
      lines += Self.labelled("fixed", finding, isFull: false)
    }
    return lines + coverage
  }

  private static func labelled(
    _ word: String, _ finding: ScreenFinding, isFull: Bool
  ) -> [String] {
    let found = FindingReport.lines(of: finding)
    return isFull
      ? ["\(found[0]) (\(word))"] + found.dropFirst()
      : ["\(finding.path): \(word): \(finding.rule): \(finding.message)"]
  }

  /// A screen: what happened to it, by cause.
  static func lines(of screen: ScreenChange, in comparison: DocumentComparison) -> [String] {
    let title = "\(comparison.path): \(screen.scene) (\(screen.id))"
    switch screen.kind {
    case .added: return [title + ": new screen"]
    case .removed: return [title + ": the screen is gone"]
    case .changed: break
    }
    let counts =
      screen.configurationCount == 0
      ? "" : " in \(screen.configurationCount) of \(screen.comparedCount) configurations"
    var lines = [title + ": \(Units.counted(screen.viewCount, "view"))\(counts)"]
    for cause in screen.causes {
      lines += heading(of: cause).map { "  " + $0 }
      for effect in cause.effects { lines.append("      " + words(effect)) }
    }
    return lines
  }

  /// What brought effects about, a line an edit.
  static func heading(of cause: ScreenChange.Cause) -> [String] {
    if cause.edits.isEmpty { return ["by the whole change together"] }
    var lines = cause.edits.prefix(editLimit).map(words)
    if cause.edits.count > editLimit {
      lines.append("and \(Units.counted(cause.edits.count - editLimit, "edit")) with it")
    }
    if !cause.isProven { lines.append("(most likely: these edits alone do not do all of it)") }
    return lines
  }

  /// An edit with its line.
  private static func words(_ edit: ScreenChange.Edit) -> String {
    "line \(edit.position.line)\(edit.isGone ? " before" : ""): \(edit.message)"
  }

  /// An effect in one line.
  static func words(_ effect: ScreenChange.Effect) -> String {
    let count = effect.views.count
    var text = count == 1 ? effect.names[0] : Units.counted(count, "view")
    var parts: [String] = []
    switch effect.kind {
    case .added: parts.append("new")
    case .removed: parts.append("gone")
    case .rehung: parts.append("in another view")
    case .altered: parts.append("shown otherwise")
    case .moved: break
    }
    if !effect.difference.isEmpty { parts.append(effect.difference) }
    if !effect.configurations.isEmpty { parts.append(effect.configurations) }
    text += ": " + parts.joined(separator: ", ")
    if effect.greatest > 0, effect.difference.contains(" "),
      !effect.difference.contains(Points.text(effect.greatest))
    {
      text += " (up to \(Points.text(effect.greatest)) pt)"
    }
    guard count > 1 else { return text }
    let names = effect.names.prefix(nameLimit).joined(separator: ", ")
    return text + "; \(names)" + (count > nameLimit ? " and \(count - nameLimit) more" : "")
  }

  /// What was looked at and what was not, a line each.
  var coverage: [String] {
    var lines: [String] = []
    let screens = outcome.comparisons.map(\.screens.count).reduce(0, +)
    let unchanged = outcome.comparisons.map(\.unchangedCount).reduce(0, +)
    lines.append(
      "compared with \(documents.reference): "
        + "\(documents.pairs.count) of \(Units.counted(documents.documentCount, "document")) "
        + "changed, \(Units.counted(screens, "screen")) different, \(unchanged) as before")
    lines += idleLines
    for (reason, count) in outcome.coverage.skipped.sorted(by: { $0.key < $1.key }) {
      lines.append("not looked at: \(Units.count(count)) \(reason)")
    }
    for folder in documents.submodules {
      lines.append("not looked at: \(folder), a repository of its own: name it to compare it")
    }
    if documents.unreadCount > 0 {
      lines.append(
        "not looked at: \(documents.unreadCount) changed files of translations and images, "
          + "which are no part of a document")
    }
    return lines
  }

  /// The edits that moved nothing, a line each.
  private var idleLines: [String] {
    let edits = outcome.comparisons.flatMap { comparison in
      comparison.idleEdits.map { "\(comparison.path): \(Self.words($0))" }
    }
    let lines = edits.prefix(Self.editLimit).map { "moved nothing in any configuration: \($0)" }
    guard edits.count > Self.editLimit else { return lines }
    let rest = Units.counted(edits.count - Self.editLimit, "edit")
    return lines + ["moved nothing in any configuration: \(rest) more"]
  }

  /// What came out, in one sentence.
  var verdict: String {
    let new = outcome.new
    let counts = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = new.count { $0.severity == severity }
      return count == 0 ? nil : Units.counted(count, severity.rawValue)
    }
    let fixed = outcome.comparisons.map(\.fixed.count).reduce(0, +)
    let unchanged = outcome.comparisons.map(\.unchanged.count).reduce(0, +)
    let gap = outcome.problems.isEmpty ? "" : "; not every document could be read"
    return (counts.isEmpty ? "no new finding" : "new: " + counts.joined(separator: ", "))
      + "; \(fixed) fixed, \(unchanged) as before" + gap
  }
}
