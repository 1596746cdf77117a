package import ScenarioEngine

/// A team's settings of rules in a file beside its documents, as a whole and by path.
///
///     profile: default
///     ignore: [Pods/]
///     rules:
///       text-clipped: warning
///       target-44: {severity: warning, threshold: 40}
///       small-text: off
///     paths:
///       - match: [Legacy/, "*Cell.xib"]
///         rules: {duplicate: off}
///
/// Paths are those below the file's folder. A pattern that ends in a slash means all below a folder;
/// `*` stands for any characters but a slash, `**` for any at all, `?` for one; a pattern without a
/// slash before its end fits in every folder. Where several entries fit, later ones count.
package struct CheckConfiguration: Sendable {
  /// Settings of some documents.
  private struct Entry: Sendable {
    var patterns: [PathPattern]
    var profile: CheckSettings.Profile?
    var rules: [String: CheckSettings.RuleOverride]
  }

  /// More is no configuration.
  package static let sizeLimit = YAMLReader.sizeLimit

  private var entries: [Entry] = []
  private var ignored: [PathPattern] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file: YAML in UTF-8.
  ///   - path: What messages call it.
  /// - Throws: all that is wrong with it.
  package init(bytes: [UInt8], path: String) throws(ScenarioSyntaxError) {
    let log = DiagnosticLog()
    let keys = ["profile", "rules", "paths", "ignore"]
    let root = YAMLReader.document(
      bytes, log: log,
      expected: "a mapping with " + keys.map { "'\($0)'" }.joined(separator: ", "))
    let reader = Reader(log: log)
    if let root,
      let fields = MappingFields(root, describedAs: "the configuration", known: keys, log: log)
    {
      entries = [reader.entry(fields, patterns: nil)]
      ignored = fields["ignore"].map { reader.patterns($0) } ?? []
      for node in fields["paths"].map({ reader.list($0, describedAs: "entries with 'match'") })
        ?? []
      {
        let known = ["match", "profile", "rules"]
        guard
          let fields = MappingFields(
            node, describedAs: "an entry of 'paths'", known: known, log: log)
        else {
          continue
        }
        guard let match = fields["match"] else {
          log.report(fields.mark, "expected 'match' with patterns of paths")
          continue
        }
        entries.append(reader.entry(fields, patterns: reader.patterns(match)))
      }
    }
    if !log.isEmpty { throw ScenarioSyntaxError(file: path, log.sorted) }
  }

  /// The settings of a document.
  ///
  /// - Parameter path: The document's path below the file's folder.
  /// - Returns: The settings.
  package func settings(for path: String) -> CheckSettings {
    var settings = CheckSettings(profile: .default)
    for entry in entries
    where entry.patterns.isEmpty
      || entry.patterns.contains(where: {
        $0.matches(path)
      })
    {
      if let profile = entry.profile { settings.profile = profile }
      for (id, rule) in entry.rules {
        var merged = settings.overrides[id] ?? CheckSettings.RuleOverride()
        if let severity = rule.severity { merged.severity = severity }
        if let isEnabled = rule.isEnabled { merged.isEnabled = isEnabled }
        if let threshold = rule.threshold { merged.threshold = threshold }
        settings.overrides[id] = merged
      }
    }
    return settings
  }

  /// Whether a document is left out.
  package func ignores(_ path: String) -> Bool { ignored.contains { $0.matches(path) } }

  /// Reads the parts of a file.
  private struct Reader {
    let log: DiagnosticLog

    func entry(_ fields: MappingFields, patterns: [PathPattern]?) -> Entry {
      Entry(
        patterns: patterns ?? [], profile: fields["profile"].flatMap(profile),
        rules: fields["rules"].map(rules) ?? [:])
    }

    func list(_ node: YAMLNode, describedAs what: String) -> [YAMLNode] {
      guard case .sequence(let nodes) = node.value else {
        log.report(node.mark, "expected a list of \(what), found \(node.kind)")
        return []
      }
      // An empty list that meant the default would surprise the one who empties it.
      if nodes.isEmpty { log.report(node.mark, "the list is empty: leave the key out") }
      return nodes
    }

    func text(_ node: YAMLNode, describedAs what: String) -> String? {
      guard case .scalar(let text) = node.value, !text.isEmpty else {
        log.report(node.mark, "expected \(what), found \(node.kind)")
        return nil
      }
      return text
    }

    func patterns(_ node: YAMLNode) -> [PathPattern] {
      if case .scalar = node.value {
        return text(node, describedAs: "a pattern").map { [PathPattern($0)] } ?? []
      }
      return list(node, describedAs: "patterns of paths").compactMap {
        text($0, describedAs: "a pattern")
      }
      .map(PathPattern.init)
    }

    private func word<Value: RawRepresentable & CaseIterable>(
      _ node: YAMLNode, describedAs what: String, also: [String] = []
    ) -> (value: Value?, text: String)? where Value.RawValue == String {
      let known = Value.allCases.map(\.rawValue) + also
      guard let text = text(node, describedAs: what + Self.choice(known)) else { return nil }
      guard known.contains(text) else {
        log.report(
          node.mark,
          "expected \(what)\(Self.choice(known)), found '\(text.shortened)'")
        return nil
      }
      return (Value(rawValue: text), text)
    }

    private static func choice(_ words: [String]) -> String {
      " (" + words.joined(separator: ", ") + ")"
    }

    private func profile(_ node: YAMLNode) -> CheckSettings.Profile? {
      let found: (value: CheckSettings.Profile?, text: String)? = word(
        node, describedAs: "a profile")
      return found?.value
    }

    private func rules(_ node: YAMLNode) -> [String: CheckSettings.RuleOverride] {
      let known = RuleCatalog.information.map(\.id)
      guard let fields = MappingFields(node, describedAs: "'rules'", known: known, log: log) else {
        return [:]
      }
      var rules: [String: CheckSettings.RuleOverride] = [:]
      for entry in fields.entries {
        var rule = CheckSettings.RuleOverride()
        if case .mapping = entry.value.value {
          read(entry, into: &rule)
        } else {
          readSeverity(entry.value, into: &rule)
        }
        rules[entry.key] = rule
      }
      return rules
    }

    private func read(_ entry: YAMLEntry, into rule: inout CheckSettings.RuleOverride) {
      let known = ["severity", "threshold"]
      guard let fields = MappingFields(entry.value, describedAs: "a rule", known: known, log: log)
      else {
        return
      }
      if let node = fields["severity"] { readSeverity(node, into: &rule) }
      guard let node = fields["threshold"] else { return }
      guard RuleCatalog.rule(entry.key)?.information.threshold != nil else {
        log.report(node.mark, "the rule '\(entry.key)' has no threshold")
        return
      }
      guard case .scalar(let text) = node.value, let value = Double(text), value.isFinite,
        value > 0, value <= 10_000
      else {
        log.report(node.mark, "expected a threshold above 0, at most 10000, found \(node.kind)")
        return
      }
      rule.threshold = value
      // Who sets a threshold wants the rule to look.
      if rule.isEnabled == nil { rule.isEnabled = true }
    }

    private func readSeverity(_ node: YAMLNode, into rule: inout CheckSettings.RuleOverride) {
      let found: (value: FindingSeverity?, text: String)? = word(
        node, describedAs: "a severity", also: ["off", "on"])
      guard let found else { return }
      rule.isEnabled = found.text != "off"
      rule.severity = found.value
    }
  }
}
