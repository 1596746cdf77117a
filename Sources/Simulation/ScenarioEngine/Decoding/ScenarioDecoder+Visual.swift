import LayoutModel
import VisualFormatLanguage

// Visual formats among the constraints.
extension ScenarioDecoder {
  /// A row of constraints, whose names are looked up later; see `checkPendingFormulas`.
  func visual(from node: YAMLNode) -> ConstraintDescription? {
    let known = ScenarioKeys.visualFormat
    guard let fields = MappingFields(node, describedAs: "a visual format", known: known, log: log),
      let formatNode = fields["visual"],
      let format = text(formatNode, describedAs: "a visual format")
    else { return nil }
    guard format.utf8.count <= 1000 else {
      log.report(formatNode.mark, "the visual format is longer than 1000 bytes")
      return nil
    }
    var rule = VisualRule(format: format)
    if let node = fields["options"] { rule.options = options(from: node) }
    if let node = fields["metrics"] { rule.metrics = metrics(from: node) }
    pendingVisuals.append((rule, formatNode))
    var constraint = ConstraintDescription(.visual(rule))
    constraint.isActive = fields["active"].flatMap { boolean($0, describedAs: "active") } ?? true
    return constraint
  }

  private func options(from node: YAMLNode) -> VisualFormatOptions {
    list(node, describedAs: "options").reduce(into: []) { options, item in
      guard let name = text(item, describedAs: "an option") else { return }
      if VisualFormatOptions.names.contains(name), let option = VisualFormatOptions(names: name) {
        options.formUnion(option)
      } else {
        let hint = Suggestion.phrase(for: name, among: VisualFormatOptions.names)
        log.report(item.mark, "unknown option '\(name.shortened)'\(hint)")
      }
    }
  }

  private func metrics(from node: YAMLNode) -> [String: Double] {
    guard case .mapping(let entries) = node.value else {
      log.report(node.mark, "expected metrics by name as a mapping, found \(node.kind)")
      return [:]
    }
    return entries.reduce(into: [:]) { metrics, entry in
      metrics[entry.key] = length(entry.value, describedAs: "a metric")
    }
  }

  /// Reads the format with stand-ins for the views that it names, and reports what is wrong.
  func check(_ rule: VisualRule, in node: YAMLNode) {
    var parser = VisualFormatParser(rule.format)
    _ = parser.parse()
    let superview = View()
    var standIns: [String: LayoutItem] = [:]
    for name in parser.format.names where scope.isView(name) {
      let view = View()
      if name != scope.root { superview.addSubview(view) }
      standIns[name] = view
    }
    do throws(VisualFormatError) {
      _ = try LayoutConstraint.makeConstraints(
        withVisualFormat: rule.format, options: rule.options, metrics: rule.metrics,
        views: standIns, deploymentTarget: deploymentTarget)
    } catch {
      let before = rule.format.utf8.prefix(error.utf8Range.lowerBound)
      let column = String(Substring(before)).unicodeScalars.count + 1
      log.report(node.mark(ofTextColumn: column), error.message)
    }
    // Constraints do not keep their items alive.
    withExtendedLifetime(superview) {}
  }
}

extension VisualFormat {
  /// All names that may be views': those in brackets, and those in the brackets' predicates.
  fileprivate var names: [String] {
    elements.map(\.name)
      + predicates.compactMap { predicate in
        guard case .name(let name) = predicate.object.value else { return nil }
        return name
      }
  }
}
