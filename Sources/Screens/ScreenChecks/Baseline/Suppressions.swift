import InterfaceBuilder

/// What authors wrote into the Notes of their objects: `layoutbench:ignore rule[,rule] reason`.
///
/// Xcode keeps an object's Notes when it saves a document; comments of one's own it does not.
struct Suppressions {
  private struct Entry {
    var rules: [String]
    var reason: String
    var view: Int
  }

  private static let mark = "layoutbench:ignore"

  /// What findings on marks are.
  static let information = RuleInformation(
    id: "suppression",
    summary: "A mark in an object's Notes names no rule, has no reason, or is not needed any more.",
    severity: .note, isInDefaultProfile: false, scope: .base, dependsOn: .document,
    source: "the marks themselves",
    falsePositives: "A mark for a configuration that was not looked at.")

  private let document: InterfaceDocument
  private var entries: [Entry] = []

  init(_ document: InterfaceDocument) {
    self.document = document
    for (index, view) in document.views.enumerated() {
      guard let notes = view.appearance.notes else { continue }
      for line in notes.split(whereSeparator: \.isNewline) {
        guard let range = line.firstRange(of: Self.mark) else { continue }
        let words = line[range.upperBound...].split(separator: " ")
        entries.append(
          Entry(
            rules: (words.first ?? "").split(separator: ",").map(String.init),
            reason: words.dropFirst().joined(separator: " "), view: index))
      }
    }
  }

  /// The findings without those that a note of a victim names; and, where notes are reported, the
  /// notes that name no rule or no reason, or that nothing needs any more.
  func applied(to findings: [ScreenFinding], tellsNotes: Bool) -> [ScreenFinding] {
    guard !entries.isEmpty else { return findings }
    var used = [Bool](repeating: false, count: entries.count)
    var told = findings.filter { finding in
      let found = entries.firstIndex { entry in
        entry.rules.contains(finding.rule)
          && finding.elements.contains { $0.id == document.views[entry.view].id }
      }
      if let found { used[found] = true }
      return found == nil
    }
    guard tellsNotes else { return told }
    for (entry, isUsed) in zip(entries, used) {
      let unknown = entry.rules.filter { RuleCatalog.rule($0) == nil }
      if !unknown.isEmpty || entry.rules.isEmpty {
        told.append(note(entry, "names no rule: \(unknown.joined(separator: ", "))"))
      } else if !isUsed {
        told.append(note(entry, "is not needed any more: \(entry.rules.joined(separator: ", "))"))
      } else if entry.reason.isEmpty {
        told.append(note(entry, "has no reason"))
      }
    }
    return told
  }

  private func note(_ entry: Entry, _ text: String) -> ScreenFinding {
    let view = document.views[entry.view]
    let element = ScreenFinding.Element(
      id: view.id, name: view.reportName, position: view.position)
    return ScreenFinding(
      rule: Self.information.id, severity: .note, path: document.path, scene: "",
      identity: [view.id], elements: [element],
      message: "the note \"\(Self.mark)\" of \(view.reportName) \(text)",
      configurations: ConfigurationRanges.all, configurationCount: 0, isInBase: true, worst: "")
  }
}
