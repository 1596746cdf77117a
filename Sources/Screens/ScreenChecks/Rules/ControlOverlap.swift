import InterfaceBuilder
import LayoutModel

/// Two controls that take each other's touches.
struct ControlOverlap: ScreenRule {
  let information = RuleInformation(
    id: "control-overlap", summary: "Two controls lie over each other.", severity: .error,
    isInDefaultProfile: true, scope: .all,
    source: "axe target-size (obscured); Accessibility Test Framework, DuplicateClickableBounds",
    falsePositives: "Controls that send the same message, nested ones, and those that code shows "
      + "in turn: one below a whole opaque view of the other's is a note. Where 24 x 24 pt are left free: a warning.",
    threshold: 24)

  func hits(on context: RuleContext) -> [RuleHit] {
    let controls = context.controls
    var hits: [RuleHit] = []
    for (position, first) in controls.enumerated() {
      for second in controls[(position + 1)...] where !context.isNested(first, second) {
        let one = context.screen.views[first]
        let two = context.screen.views[second]
        let lower = one.frame.intersection(one.clipped)
        let upper = two.frame.intersection(two.clipped)
        let depth = lower.overlap(with: upper)
        guard depth > 1, !haveSameAction(first, second, context) else { continue }
        let isSame = one.frame.isClose(to: two.frame, within: 1)
        let isTight = !hasRoom(lower, beside: upper, context.threshold)
        let isState =
          context.areAlternatives(first, second) || context.isHidden(first, behindHolderOf: second)
          || context.facts(first).outlet != nil && context.facts(second).outlet != nil
            && lower.intersection(upper).area > 0.8 * min(lower.area, upper.area)
        let severity: FindingSeverity =
          isState
          ? .note : isSame || isTight ? context.demoted(.error, first, second) : .warning
        hits.append(
          RuleHit(
            elements: [context.reference(first), context.reference(second)], severity: severity,
            amount: depth,
            message: "\(context.name(second)) lies over \(context.name(first)) by "
              + "\(Points.text(depth)) pt", isDoubtful: isState))
      }
    }
    return hits
  }

  private func haveSameAction(_ first: Int, _ second: Int, _ context: RuleContext) -> Bool {
    let one = context.source(first).appearance.actions
    return !one.isEmpty && one == context.source(second).appearance.actions
  }

  /// Whether a square of a side is left of a rectangle beside another one.
  private func hasRoom(_ rect: Rect, beside other: Rect, _ side: Double) -> Bool {
    let widths = [other.minX - rect.minX, rect.maxX - other.maxX]
    let heights = [other.minY - rect.minY, rect.maxY - other.maxY]
    return widths.contains { $0 >= side && rect.height >= side }
      || heights.contains { $0 >= side && rect.width >= side }
  }
}
