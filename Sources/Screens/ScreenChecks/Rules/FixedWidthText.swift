import InterfaceBuilder
import LayoutModel

/// Text in a constant width that a longer language does not fit, though there is room beside it.
struct FixedWidthText: ScreenRule {
  let information = RuleInformation(
    id: "fixed-width-text", summary: "A constant width cuts longer text off beside free room.",
    severity: .note, isInDefaultProfile: false, scope: .doubled,
    source: "Interface Builder's \"Fixed width constraints may cause clipping\", laid out",
    falsePositives: "A width that a design wants. Told only where the doubled text is cut off and "
      + "the superview has room at the side.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      let view = context.screen.views[place]
      guard let text = view.text, let constraint = view.fixedWidth, view.parent >= 0,
        let lack = TextTruncated.lack(text, context.facts(place)),
        let base = context.inBase(place)?.text,
        TextTruncated.lack(base, context.facts(place)) == nil
      else { return nil }
      let room = freeRoom(beside: place, context)
      guard room >= 8 else { return nil }
      return RuleHit(
        elements: [context.reference(place), .constraint(constraint)], severity: .note,
        amount: lack.amount,
        message: "\(context.name(place)) has a constant width of "
          + "\(Points.text(view.frame.width)) pt and \(Points.text(room)) pt free beside it")
    }
  }

  private func freeRoom(beside place: Int, _ context: RuleContext) -> Double {
    let view = context.screen.views[place]
    let parent = context.screen.views[view.parent].frame
    var left = view.frame.minX - parent.minX
    var right = parent.maxX - view.frame.maxX
    for other in context.screen.views.indices
    where context.screen.views[other].parent == view.parent && other != place
      && context.screen.views[other].isVisible
    {
      let frame = context.screen.views[other].frame
      guard frame.minY < view.frame.maxY, frame.maxY > view.frame.minY else { continue }
      if frame.maxX <= view.frame.minX { left = min(left, view.frame.minX - frame.maxX) }
      if frame.minX >= view.frame.maxX { right = min(right, frame.minX - view.frame.maxX) }
    }
    return max(left, right)
  }
}
