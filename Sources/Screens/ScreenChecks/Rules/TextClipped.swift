import InterfaceBuilder
import LayoutModel

/// Text that is higher than its view, or cut by an ancestor that clips.
struct TextClipped: ScreenRule {
  let information = RuleInformation(
    id: "text-clipped", summary: "Lines of text are cut off at the top or bottom.",
    severity: .error, isInDefaultProfile: true, scope: .all, baseIsIntended: true,
    source: "Android's LocaleAnalyzer (line height x line count > height)",
    falsePositives: "A height that code sets; text with an outlet is a warning. Content that "
      + "scrolls along the axis is not looked at. What is cut off in the base too is only a note.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      let view = context.screen.views[place]
      guard let text = view.text, let lack = lack(text, view, context, place) else { return nil }
      return context.cutOff(place, lack)
    }
  }

  private func lack(
    _ text: LaidOutText, _ view: LaidOutView, _ context: RuleContext, _ place: Int
  ) -> (amount: Double, text: String)? {
    let height = text.neededHeight
    let room = view.frame.height
    let slack = TextError.rounding + TextError.share(context.facts(place)) * height
    if context.source(place).element != "button", height > room + slack {
      let lines = Int((height / text.lineHeight).rounded())
      let count = lines == 1 ? "its line needs" : "its \(lines) lines need"
      return (
        height - room, "\(count) \(Points.text(height)) pt of height and have \(Points.text(room))"
      )
    }
    // Cut by an ancestor, where scrolling does not bring it back.
    guard view.scroller < 0 else { return nil }
    let shown = text.rect.intersection(view.clipped)
    let cut = max(text.rect.height - shown.height, text.rect.width - shown.width)
    guard cut > 1 + slack, text.rect.area > 0 else { return nil }
    return (cut, "a view around it clips \(Points.text(cut)) pt of it")
  }
}
