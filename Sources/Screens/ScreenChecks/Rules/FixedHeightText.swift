import InterfaceBuilder
import LayoutModel

/// Text in a height that does not grow with it.
struct FixedHeightText: ScreenRule {
  let information = RuleInformation(
    id: "fixed-height-text",
    summary: "A constant height leaves text in a text style no room to grow.", severity: .warning,
    isInDefaultProfile: true, scope: .base,
    source: "Google's Accessibility Test Framework, TextSizeCheck (fraction 0.7, one a container)",
    falsePositives: "Icons without text and texts of a fixed size are not looked at; a height "
      + "that a constraint's outlet names is set by code. Silent where text-clipped or "
      + "text-truncated names the same text.",
    threshold: 0.7)

  func hits(on context: RuleContext) -> [RuleHit] {
    var seen: Set<Int> = []
    return context.texts.compactMap { place in
      guard context.facts(place).followsTextSize, let text = context.screen.views[place].text,
        let fixed = fixedHeight(above: place, context)
      else { return nil }
      let source = context.document.constraints[fixed.constraint]
      guard context.screens.outlets[source.id] == nil, seen.insert(fixed.constraint).inserted,
        text.neededHeight >= context.threshold * fixed.height,
        text.neededHeight <= fixed.height + 1
      else { return nil }
      let share = Int((100 * text.neededHeight / fixed.height).rounded())
      return RuleHit(
        elements: [context.reference(place), .constraint(fixed.constraint)], severity: .warning,
        amount: text.neededHeight / fixed.height,
        message: "\(context.name(place)) fills \(share) % of a constant height of "
          + "\(Points.text(fixed.height)) pt, which does not grow with the text")
    }
  }

  /// The constant height of a view or of one above it, below the nearest that scrolls.
  private func fixedHeight(
    above place: Int, _ context: RuleContext
  ) -> (constraint: Int, height: Double)? {
    var current = place
    let scroller = context.screen.views[place].scroller
    while current >= 0, current != scroller {
      if let constraint = context.screen.views[current].fixedHeight {
        return (constraint, context.screen.views[current].frame.height)
      }
      current = context.screen.views[current].parent
    }
    return nil
  }
}
