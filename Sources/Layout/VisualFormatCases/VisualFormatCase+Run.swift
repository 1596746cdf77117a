import LayoutModel
import VisualFormatLanguage

/// What became of one case.
package struct VisualFormatCaseResult: Sendable {
  /// The number of the case in its file.
  package var id: Int
  /// The format.
  package var format: String
  /// The constraints that were made, or the error's whole reason, a line each.
  package var outcome: [String]
  /// What differs from the expectation; empty when the case passes.
  package var failures: [String]

  /// Whether the outcome is what was expected.
  package var passes: Bool { failures.isEmpty }
}

extension VisualFormatCase {
  /// Reads the format with views of its own and compares what comes of it with the expectation.
  package func run() -> VisualFormatCaseResult {
    let hierarchy = CaseHierarchy(views)
    do {
      let constraints = try LayoutConstraint.makeConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: hierarchy.items,
        deploymentTarget: deploymentTarget)
      return result(constraints, in: hierarchy)
    } catch {
      return result(error)
    }
  }

  private func result(
    _ constraints: [LayoutConstraint], in hierarchy: CaseHierarchy
  ) -> VisualFormatCaseResult {
    let actual = constraints.map(hierarchy.describe)
    var failures: [String] = []
    switch expectation {
    case .error(let message, _):
      failures.append("expected the error \"\(message ?? "(any)")\", got constraints")
    case .constraints(let expected, let count):
      if actual.count != count {
        failures.append("expected \(count) constraints, got \(actual.count)")
      }
      for (index, (wanted, got)) in zip(expected, actual).enumerated() {
        let constant = hierarchy.constant(of: wanted, like: constraints[index])
        if wanted.text(constant: constant) != got {
          failures.append("[\(index)] expected \(wanted.text(constant: constant)), got \(got)")
        }
      }
    }
    return VisualFormatCaseResult(id: id, format: format, outcome: actual, failures: failures)
  }

  private func result(_ error: VisualFormatError) -> VisualFormatCaseResult {
    var failures: [String] = []
    switch expectation {
    case .constraints(_, let count):
      failures.append("expected \(count) constraints, got \"\(error.message)\"")
    case .error(let message, let caretColumn):
      if let message, message != error.message, message != error.reason {
        failures.append("expected \"\(message)\", got \"\(error.message)\"")
      }
      if let caretColumn, caretColumn != error.caretColumn {
        failures.append("expected the caret at \(caretColumn), got \(error.caretColumn)")
      }
    }
    let lines = error.reason.split(separator: "\n").map(String.init)
    return VisualFormatCaseResult(id: id, format: format, outcome: lines, failures: failures)
  }
}

extension VisualFormatCase.Expected {
  /// The constraint as a line; numbers at full precision, since they are compared by it.
  fileprivate func text(constant: Double) -> String {
    var text = "\(first).\(firstAttribute.name) \(relation.symbol) "
    if let second {
      text += (multiplier == 1 ? "" : "\(multiplier)*") + "\(second).\(secondAttribute.name) + "
    }
    return text + "\(constant) @\(priority)"
  }
}

/// The views of a case.
///
/// The margins of a superview differ from edge to edge, so that none can be mistaken for another.
private struct CaseHierarchy {
  let items: [String: LayoutItem]
  private let named: [(name: String, item: LayoutItem)]

  init(_ superviews: [String: String?]) {
    var views: [String: View] = [:]
    let keys = superviews.keys.sorted()
    let parents = superviews.values.compactMap(\.self)
    for name in Set(keys + parents).sorted() {
      let view = View()
      view.accessibilityIdentifier = name
      view.layoutMargins = EdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
      views[name] = view
    }
    for name in keys {
      guard let parent = superviews[name] ?? nil, let view = views[name] else { continue }
      views[parent]?.addSubview(view)
    }
    items = views.filter { superviews.keys.contains($0.key) }
    var named: [(name: String, item: LayoutItem)] = []
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      named.append((name, view))
      named.append((name == "super" ? "safe" : "safe(\(name))", view.safeAreaLayoutGuide))
    }
    self.named = named
  }

  func describe(_ constraint: LayoutConstraint) -> String {
    let expected = VisualFormatCase.Expected(
      first: name(of: constraint.firstItem), firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, second: constraint.secondItem.map(name),
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: .number(constraint.constant), priority: constraint.priority.rawValue)
    return expected.text(constant: constraint.constant)
  }

  /// The number that an expected constant stands for.
  func constant(of expected: VisualFormatCase.Expected, like constraint: LayoutConstraint) -> Double
  {
    switch expected.constant {
    case .number(let number): return number
    case .standard:
      let candidates = [expected.first, expected.second].compactMap(\.self)
      guard
        let container = candidates.compactMap({ item(named: $0) as? View }).first(where: {
          view in candidates.contains { item(named: $0)?.coordinateView === view }
        })
      else { return LayoutConstraint.standardSpacing }
      let margins = container.layoutMargins
      return switch expected.firstAttribute.resolved(for: .leftToRight) {
      case .left: margins.left
      case .right: margins.right
      case .top: margins.top
      default: margins.bottom
      }
    }
  }

  private func item(named name: String) -> LayoutItem? {
    named.first { $0.name == name }?.item
  }

  private func name(of item: LayoutItem) -> String {
    named.first { $0.item === item }?.name ?? item.reportName
  }
}
