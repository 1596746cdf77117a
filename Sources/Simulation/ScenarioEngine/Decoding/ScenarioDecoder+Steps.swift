import LayoutModel
import Simulation

// The timeline.
extension ScenarioDecoder {
  /// Longer timelines never end in practice: a quarter of an hour at 120 Hz.
  private static let frameLimit = 100_000
  /// Beside numbers, what a command line calls moments of a timeline; 'start' is a step already.
  private static let momentWords: Set<String> = ["last", "all"]

  func steps(from node: YAMLNode, device: Device, rate: Double) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    var names: Set<String> = ["start"]
    var played = 0
    for node in list(node, describedAs: "steps") {
      guard let step = step(from: node, device: device) else { continue }
      if !names.insert(step.name).inserted {
        log.report(node.mark, "duplicate step '\(step.name)' ('start' is the first layout)")
      }
      played += step.repetitions * (step.animation?.frameCount(at: rate) ?? 1)
      if played > Self.frameLimit {
        log.report(
          node.mark, "the timeline never ends: it is longer than \(Self.frameLimit) frames")
        return steps
      }
      steps.append(step)
    }
    return steps
  }

  private func step(from node: YAMLNode, device: Device) -> ScenarioStep? {
    let known = ScenarioKeys.step
    guard let fields = MappingFields(node, describedAs: "a step", known: known, log: log) else {
      return nil
    }
    var step = ScenarioStep(name: "", actions: [])
    if let node = fields["step"] {
      step.name = text(node, describedAs: "a step's name") ?? ""
      if step.name.isEmpty || step.name.contains(where: \.isNewline) {
        log.report(node.mark, "a step's name is one line of text")
      }
      if Self.momentWords.contains(step.name) || Int(step.name) != nil {
        log.report(
          node.mark,
          "a step cannot be named '\(step.name)': numbers, 'last' and 'all' mean moments of the "
            + "timeline")
      }
    } else {
      log.report(fields.mark, "missing 'step': give the step a name")
    }
    let actionEntries = fields.entries.filter { ScenarioKeys.action.contains($0.key) }
    step.actions = actionEntries.flatMap { actions($0, device: device) }
    if actionEntries.isEmpty {
      let hint = ScenarioKeys.action.joined(separator: ", ")
      log.report(fields.mark, "nothing happens in the step: expected one of \(hint)")
    }
    checkPendingFormulas()
    step.repetitions =
      fields["repeat"].flatMap { whole($0, describedAs: "a count", in: 1...Self.frameLimit) } ?? 1
    if step.repetitions > 1, let action = step.actions.first(where: { !$0.isRepeatable }) {
      log.report(fields.mark, "a step with '\(action.key)' cannot be repeated")
    }
    step.animation = animation(of: step, fields)
    step.expectations = fields["expect"].map(expectations(from:)) ?? []
    return step
  }

  private func actions(_ entry: YAMLEntry, device: Device) -> [ScenarioAction] {
    let node = entry.value
    switch entry.key {
    case "rotate":
      guard let orientation = orientation(from: node, on: device) else { return [] }
      heldOrientation = orientation
      return [.rotate(orientation)]
    case "keyboard": return keyboard(from: node, device: device).map { [.keyboard($0)] } ?? []
    case "window-width": return windowWidth(from: node, device: device)
    case "direction": return direction(from: node).map { [.setDirection($0)] } ?? []
    case "text-size":
      return named(node, describedAs: "text size", ContentSizeCategory.self).map {
        [.setTextSize($0)]
      } ?? []
    case "bars": return [.setBars(bars(from: node))]
    case "additional-safe-area":
      return insets(from: node).map { [.setAdditionalSafeArea($0)] } ?? []
    case "scroll": return scroll(from: node).map { [$0] } ?? []
    case "constants":
      return byConstraint(node, constantChange(from:)).map { $1($0) }
    case "priorities": return byConstraint(node, priority).map { .setPriority($0, $1) }
    case "activate": return [.activate(constraintNames(node))]
    case "deactivate": return [.deactivate(constraintNames(node))]
    case "content-sizes": return byView(node, contentSize(from:)).map { .setContentSize($0, $1) }
    case "texts": return byView(node, textContent(from:)).map { .setContentSize($0, $1) }
    case "margins": return byView(node, margins(from:)).map { .setMargins($0, $1) }
    case "hidden":
      return byView(node) { boolean($0, describedAs: "hidden") }.map { .setHidden($0, $1) }
    case "present": return present(from: node).map { [$0] } ?? []
    case "detent": return detent(from: node).map { [.setDetent($0)] } ?? []
    case "dismiss": return dismissal(from: node)
    case "insert": return [.insert(insertedViews(from: node))]
    case "constraints": return [.add(constraints(from: node))]
    case "remove": return [.remove(removed(node))]
    case "move": return move(from: node).map { [$0] } ?? []
    default: return []
    }
  }

  /// A constant, or `{by: distance}`; what it does to the constraint of a name.
  private func constantChange(from node: YAMLNode) -> ((String) -> ScenarioAction)? {
    guard case .mapping = node.value else {
      return length(node, describedAs: "a constant").map { constant in
        { .setConstant($0, constant) }
      }
    }
    guard
      let fields = MappingFields(
        node, describedAs: "a change", known: ScenarioKeys.change, log: log)
    else {
      return nil
    }
    guard let by = fields["by"] else {
      log.report(fields.mark, "missing 'by'")
      return nil
    }
    return length(by, describedAs: "a distance").map { distance in
      { .changeConstant($0, by: distance) }
    }
  }

  private func removed(_ node: YAMLNode) -> [String] {
    list(node, describedAs: "views").compactMap { item in
      guard let name = text(item, describedAs: "a view"), checkView(name, item.mark) else {
        return nil
      }
      guard name != scope.root else {
        log.report(item.mark, "the root cannot be removed")
        return nil
      }
      scope.remove(name)
      return name
    }
  }

  private func move(from node: YAMLNode) -> ScenarioAction? {
    let known = ScenarioKeys.move
    guard let fields = MappingFields(node, describedAs: "a move", known: known, log: log) else {
      return nil
    }
    guard let view = fields["view"], let into = fields["into"] else {
      log.report(fields.mark, "a move needs 'view' and 'into'")
      return nil
    }
    guard let name = text(view, describedAs: "a view"),
      let target = text(into, describedAs: "a view"),
      checkView(name, view.mark), checkView(target, into.mark)
    else { return nil }
    guard name != scope.root else {
      log.report(view.mark, "the root cannot be moved")
      return nil
    }
    guard !scope.isWithin(target, name) else {
      log.report(into.mark, "cyclic superview: '\(target)' is '\(name)' or lies within it")
      return nil
    }
    scope.move(name, into: target)
    return .move(name, into: target)
  }

  // MARK: Values by name

  private func byView<Value>(
    _ node: YAMLNode, _ read: (YAMLNode) -> Value?
  ) -> [(String, Value)] {
    byName(node, describedAs: "views", read) { checkView($0.key, $0.keyMark) }
  }

  private func byConstraint<Value>(
    _ node: YAMLNode, _ read: (YAMLNode) -> Value?
  ) -> [(String, Value)] {
    byName(node, describedAs: "constraints", read) { checkConstraint($0.key, $0.keyMark) }
  }

  private func byName<Value>(
    _ node: YAMLNode, describedAs what: String, _ read: (YAMLNode) -> Value?,
    _ check: (YAMLEntry) -> Bool
  ) -> [(String, Value)] {
    guard case .mapping(let entries) = node.value else {
      log.report(node.mark, "expected a mapping by names of \(what), found \(node.kind)")
      return []
    }
    return entries.compactMap { entry in
      guard check(entry), let value = read(entry.value) else { return nil }
      return (entry.key, value)
    }
  }

  private func constraintNames(_ node: YAMLNode) -> [String] {
    list(node, describedAs: "constraints").compactMap { item in
      guard let name = text(item, describedAs: "a constraint's identifier") else { return nil }
      return checkConstraint(name, item.mark) ? name : nil
    }
  }

  func checkConstraint(_ name: String, _ mark: SourcePosition) -> Bool {
    if scope.constraints.contains(name) { return true }
    let known = scope.constraints.count <= 1000 ? scope.constraints.sorted() : []
    let hint = Suggestion.phrase(for: name, among: known)
    log.report(mark, "no constraint has the identifier '\(name.shortened)'\(hint)")
    return false
  }
}

extension ScenarioAction {
  /// Whether the action can happen many times in a row.
  var isRepeatable: Bool {
    switch self {
    case .insert, .add, .remove, .move, .present, .dismiss: false
    default: true
    }
  }

  /// The key that files write it under.
  var key: String {
    switch self {
    case .rotate: "rotate"
    case .keyboard: "keyboard"
    case .resizeWindow: "window-width"
    case .setDirection: "direction"
    case .setTextSize: "text-size"
    case .setBars: "bars"
    case .setAdditionalSafeArea: "additional-safe-area"
    case .scrollTo, .scrollBy, .fling: "scroll"
    case .setConstant, .changeConstant: "constants"
    case .setPriority: "priorities"
    case .activate: "activate"
    case .deactivate: "deactivate"
    case .setContentSize: "content-sizes"
    case .setMargins: "margins"
    case .setHidden: "hidden"
    case .present: "present"
    case .setDetent: "detent"
    case .dismiss: "dismiss"
    case .insert: "insert"
    case .add: "constraints"
    case .remove: "remove"
    case .move: "move"
    // Code stands in no file; messages of scenarios that programs make name it so.
    case .run: "code"
    }
  }
}
