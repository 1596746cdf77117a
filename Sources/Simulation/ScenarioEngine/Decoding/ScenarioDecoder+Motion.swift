import LayoutModel
import Simulation

// Scrolling, and how steps spread over display frames.
extension ScenarioDecoder {
  /// The step's animation: the one in the file, or, for a fling, one that lasts until the content rests.
  func animation(of step: ScenarioStep, _ fields: MappingFields) -> StepAnimation? {
    var longest: Double?
    for case .fling(_, let velocity) in step.actions {
      longest = max(longest ?? 0, Fling.duration(of: velocity))
    }
    guard let node = fields["animate"] else {
      return longest.map { StepAnimation(duration: $0, curve: .decelerating) }
    }
    if longest != nil {
      log.report(node.mark, "a fling takes as long as it takes: leave out 'animate'")
      return nil
    }
    let animation = animation(from: node)
    if !step.actions.isEmpty, !step.actions.contains(where: \.isAnimatable) {
      log.report(node.mark, "nothing in the step can be animated: all of it happens at once")
    }
    return animation
  }

  private func animation(from node: YAMLNode) -> StepAnimation? {
    let range = 0.001...StepAnimation.longest
    if case .scalar = node.value {
      return number(node, describedAs: "a duration", in: range).map { StepAnimation(duration: $0) }
    }
    let known = ScenarioKeys.animation
    guard let fields = MappingFields(node, describedAs: "an animation", known: known, log: log)
    else {
      return nil
    }
    guard let duration = fields["duration"] else {
      log.report(fields.mark, "missing 'duration', in seconds")
      return nil
    }
    let curve = fields["curve"].flatMap {
      choice($0, describedAs: "curve", StepAnimation.Curve.init(rawValue:))
    }
    if curve == .decelerating {
      log.report(node.mark, "'decelerating' is how a fling goes: write 'scroll: {view, fling}'")
      return nil
    }
    return number(duration, describedAs: "a duration", in: range).map {
      StepAnimation(duration: $0, curve: curve ?? .easeInOut)
    }
  }

  func scroll(from node: YAMLNode) -> ScenarioAction? {
    let known = ScenarioKeys.scroll
    guard let fields = MappingFields(node, describedAs: "scrolling", known: known, log: log) else {
      return nil
    }
    guard let view = fields["view"], let name = text(view, describedAs: "a view") else {
      log.report(fields.mark, "missing 'view'")
      return nil
    }
    guard checkView(name, view.mark) else { return nil }
    guard scope.isScrollView(name) else {
      log.report(view.mark, "'\(name)' does not scroll: it is no ScrollView")
      return nil
    }
    switch (fields["to"], fields["by"], fields["fling"]) {
    case (let node?, nil, nil):
      return point(from: node, describedAs: "an offset").map { .scrollTo(name, $0) }
    case (nil, let node?, nil):
      return point(from: node, describedAs: "a distance").map { .scrollBy(name, $0) }
    case (nil, nil, let node?):
      return point(from: node, describedAs: "a velocity").map { .fling(name, $0) }
    default:
      log.report(fields.mark, "expected one of 'to', 'by' and 'fling'")
      return nil
    }
  }
}

extension ScenarioAction {
  /// Whether there is anything between the action's beginning and its end.
  fileprivate var isAnimatable: Bool {
    switch self {
    case .scrollTo, .scrollBy, .fling, .setConstant, .changeConstant: true
    default: isWindowTransition
    }
  }
}
