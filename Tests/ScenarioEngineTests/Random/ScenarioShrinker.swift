import LayoutModel
import ScenarioEngine
import Simulation

/// Makes a scenario that fails smaller, as long as it fails: without steps, actions, subtrees and
/// constraints.
struct ScenarioShrinker {
  private let isFailing: (Scenario) -> Bool
  private var remaining: Int

  /// Creates a shrinker that tries at most `limit` scenarios.
  init(limit: Int, isFailing: @escaping (Scenario) -> Bool) {
    self.isFailing = isFailing
    remaining = limit
  }

  /// A scenario that still fails, and from which nothing that was tried can be taken.
  mutating func shrunk(_ scenario: Scenario) -> Scenario {
    var smallest = scenario
    var isShrinking = true
    while isShrinking, remaining > 0 {
      isShrinking = false
      for candidate in Self.candidates(smallest) {
        guard remaining > 0 else { break }
        remaining -= 1
        guard isFailing(candidate) else { continue }
        smallest = candidate
        isShrinking = true
        break
      }
    }
    return smallest
  }

  private static func candidates(_ scenario: Scenario) -> [Scenario] {
    var all: [Scenario] = []
    for count in [scenario.steps.count / 2, 1] where count > 0 && count <= scenario.steps.count {
      for first in stride(from: 0, to: scenario.steps.count - count + 1, by: count) {
        var candidate = scenario
        candidate.steps.removeSubrange(first..<first + count)
        all.append(candidate)
      }
    }
    for (index, step) in scenario.steps.enumerated() where step.actions.count > 1 {
      for action in step.actions.indices {
        var candidate = scenario
        candidate.steps[index].actions.remove(at: action)
        all.append(candidate)
      }
    }
    guard case .hierarchy(let root) = scenario.content else { return all }
    for smaller in root.smaller {
      var candidate = scenario
      candidate.content = .hierarchy(smaller)
      all.append(candidate.withoutStrangers)
    }
    if scenario.bars != ScenarioBars() {
      var candidate = scenario
      candidate.bars = ScenarioBars()
      all.append(candidate)
    }
    return all
  }
}

extension ViewDescription {
  /// The trees without one subtree or one constraint.
  fileprivate var smaller: [ViewDescription] {
    var all: [ViewDescription] = []
    for index in subviews.indices {
      var copy = self
      copy.subviews.remove(at: index)
      all.append(copy)
    }
    for index in constraints.indices {
      var copy = self
      copy.constraints.remove(at: index)
      all.append(copy)
    }
    for index in subviews.indices {
      for smaller in subviews[index].smaller {
        var copy = self
        copy.subviews[index] = smaller
        all.append(copy)
      }
    }
    return all
  }

  fileprivate var names: Set<String> {
    subviews.reduce(into: Set([id] + guides)) { $0.formUnion($1.names) }
  }

  fileprivate var constraintNames: Set<String> {
    subviews.reduce(into: Set(constraints.compactMap(\.name))) {
      $0.formUnion($1.constraintNames)
    }
  }

  fileprivate func keeping(_ names: Set<String>) -> ViewDescription {
    var copy = self
    copy.constraints.removeAll { constraint in
      guard case .formula(let formula) = constraint.rule else { return false }
      let items = [formula.first.item.id, formula.second?.item.id].compactMap(\.self)
      return !items.allSatisfy(names.contains)
    }
    copy.subviews = subviews.map { $0.keeping(names) }
    return copy
  }
}

extension Scenario {
  /// The scenario without constraints and actions that speak of what is not there.
  fileprivate var withoutStrangers: Scenario {
    guard case .hierarchy(let root) = content else { return self }
    var names = root.names
    var copy = self
    let kept = root.keeping(names)
    copy.content = .hierarchy(kept)
    var constraints = kept.constraintNames
    for index in steps.indices {
      copy.steps[index].actions = steps[index].actions.compactMap { action in
        switch action {
        case .insert(let views):
          let coming = views.filter { names.contains($0.superview ?? "root") }
            .map { $0.keeping(names.union($0.names)) }
          for view in coming {
            names.formUnion(view.names)
            constraints.formUnion(view.constraintNames)
          }
          return coming.isEmpty ? nil : .insert(coming)
        case .remove(let ids):
          let going = ids.filter(names.contains)
          return going.isEmpty ? nil : .remove(going)
        case .setConstant(let name, _), .setPriority(let name, _):
          return constraints.contains(name) ? action : nil
        case .activate(let ids), .deactivate(let ids):
          return ids.allSatisfy(constraints.contains) ? action : nil
        case .scrollTo(let name, _), .setContentSize(let name, _), .setMargins(let name, _),
          .setHidden(let name, _):
          return names.contains(name) ? action : nil
        default: return action
        }
      }
    }
    copy.steps.removeAll { $0.actions.isEmpty }
    return copy
  }
}

extension Scenario {
  /// What the scenario is, for people who look for a fault.
  var outline: String {
    var lines = ["device \(device.identifier), \(orientation), \(direction), \(bars)"]
    if case .hierarchy(let root) = content { lines += root.outline(indent: "") }
    for step in steps {
      lines.append("step \(step.name): \(step.actions.map { "\($0)" }.joined(separator: "; "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension ViewDescription {
  fileprivate func outline(indent: String) -> [String] {
    var line = "\(indent)\(viewClass.rawValue) \(id)"
    if let contentSize { line += " \(contentSize)" }
    if let stack { line += " \(stack)" }
    if let hugging { line += " hug \(hugging)" }
    if let compression { line += " resist \(compression)" }
    if let margins { line += " margins \(margins)" }
    if let direction { line += " \(direction)" }
    if let frame { line += " \(frame) \(autoresizing)" }
    if preservesSuperviewMargins == true { line += " preserves margins" }
    if !guides.isEmpty { line += " guides \(guides)" }
    var lines = [line]
    for constraint in constraints {
      guard case .formula(let formula) = constraint.rule else { continue }
      var text = "\(formula.first.item).\(formula.first.attribute.name) "
      text += formula.relation.symbol
      if let second = formula.second {
        text += " \(formula.multiplier) * \(second.item).\(second.attribute.name)"
      }
      text += " + \(formula.constant) @\(formula.priority.rawValue)"
      if let name = formula.identifier { text += " '\(name)'" }
      if !constraint.isActive { text += " inactive" }
      lines.append(indent + "  - " + text)
    }
    return lines + subviews.flatMap { $0.outline(indent: indent + "  ") }
  }
}
