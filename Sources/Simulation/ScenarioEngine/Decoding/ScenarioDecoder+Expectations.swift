import LayoutModel

// What must hold after a step.
extension ScenarioDecoder {
  /// One group `{source, frames}` or a list of them.
  func expectations(from node: YAMLNode) -> [FrameExpectation] {
    guard case .sequence(let groups) = node.value else { return group(from: node) }
    return groups.flatMap(group(from:))
  }

  private func group(from node: YAMLNode) -> [FrameExpectation] {
    let known = ScenarioKeys.expectation
    guard let fields = MappingFields(node, describedAs: "expected frames", known: known, log: log)
    else {
      return []
    }
    var source = ""
    if let node = fields["source"] {
      source = text(node, describedAs: "a source") ?? ""
      if source.allSatisfy(\.isWhitespace) {
        log.report(node.mark, "the source is empty: say where the numbers come from")
      }
    } else {
      log.report(
        fields.mark,
        "missing 'source': say where the numbers come from (a seed, a page of Apple's, a hand "
          + "calculation)")
    }
    guard let frames = fields["frames"] else {
      log.report(fields.mark, "missing 'frames'")
      return []
    }
    guard case .mapping(let entries) = frames.value else {
      log.report(frames.mark, "expected frames by name as a mapping, found \(frames.kind)")
      return []
    }
    return entries.compactMap { entry in
      guard let item = item(named: entry.key, entry.keyMark),
        let frame = expectedFrame(from: entry.value)
      else { return nil }
      return FrameExpectation(item, frame, source: source)
    }
  }

  /// The findings that the scenario is meant to have, by kind: `any`, or their subjects.
  ///
  /// Read last: names of the whole timeline are known then.
  func expectedFindings(from node: YAMLNode) -> ExpectedFindings {
    var findings = ExpectedFindings()
    let known = ScenarioKeys.findings
    guard let fields = MappingFields(node, describedAs: "expected findings", known: known, log: log)
    else {
      return findings
    }
    for entry in fields.entries {
      guard let kind = ScenarioFinding.Kind(rawValue: entry.key) else { continue }
      if case .scalar("any") = entry.value.value {
        findings[kind] = .any
        continue
      }
      guard case .sequence(let nodes) = entry.value.value, !nodes.isEmpty else {
        log.report(
          entry.value.mark, "expected 'any' or a list of names, found \(entry.value.kind)")
        continue
      }
      findings[kind] = .subjects(nodes.compactMap { subject(of: kind, from: $0) })
    }
    return findings
  }

  private func subject(of kind: ScenarioFinding.Kind, from node: YAMLNode) -> String? {
    guard let name = text(node, describedAs: "a name") else { return nil }
    if kind == .conflicts { return checkConstraint(name, node.mark) ? name : nil }
    if scope.wasEverView(name) { return name }
    let hint = Suggestion.phrase(for: name, among: scope.writableNames)
    log.report(node.mark, "unknown view '\(name.shortened)'\(hint)")
    return nil
  }

  /// An item by `id` or `id.guide`.
  func item(named name: String, _ mark: SourcePosition) -> ItemReference? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var item = ItemReference(parts[0])
    if parts.count == 2 {
      item.guide = SystemGuide(rawValue: parts[1])
    }
    guard parts.count == 1 || parts.count == 2 && item.guide != nil else {
      let known = SystemGuide.allCases.map(\.rawValue)
      let hint = Suggestion.phrase(for: parts.dropFirst().joined(separator: "."), among: known)
      log.report(mark, "'\(name.shortened)' is neither 'id' nor 'id.guide'\(hint)")
      return nil
    }
    return checkItem(item, mark) ? item : nil
  }

  private func expectedFrame(from node: YAMLNode) -> ExpectedFrame? {
    if case .sequence = node.value {
      return lengths(node, describedAs: "a frame", "x y width height").map {
        ExpectedFrame(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
      }
    }
    let known = ScenarioKeys.frame
    guard let fields = MappingFields(node, describedAs: "a frame", known: known, log: log) else {
      return nil
    }
    func number(_ key: String) -> Double? { fields[key].flatMap { length($0, describedAs: key) } }
    if fields.entries.isEmpty { log.report(node.mark, "the frame expects nothing") }
    return ExpectedFrame(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}
