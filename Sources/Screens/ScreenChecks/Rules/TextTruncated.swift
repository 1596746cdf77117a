import InterfaceBuilder
import LayoutModel

/// Text that ends in an ellipsis where it did not on the canvas.
struct TextTruncated: ScreenRule {
  let information = RuleInformation(
    id: "text-truncated", summary: "Text is cut off with an ellipsis.", severity: .error,
    isInDefaultProfile: true, scope: .all, baseIsIntended: true,
    source: "Xcode's accessibility audit, textClipped; Android's LocaleAnalyzer",
    falsePositives: "Text that is cut off in the base too is meant and only a note. Texts that "
      + "nobody wrote (\"Label\") are not looked at. Text of a view with an outlet may be replaced "
      + "by code: a warning. Larger text than xxxL: a warning. Widths are measured to 2 %, in "
      + "fonts that are not the system's to 10 %; less is not told.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      guard context.source(place).element != "textView" else { return nil }
      let facts = context.facts(place)
      guard let text = context.screen.views[place].text, let lack = Self.lack(text, facts) else {
        return nil
      }
      return context.cutOff(place, lack)
    }
  }

  /// What a text lacks; nil where all of it is shown.
  static func lack(_ text: LaidOutText, _ facts: ElementFacts) -> (amount: Double, text: String)? {
    let share = 1 + TextError.share(facts)
    if text.lineLimit == 1 {
      let room = text.box.width
      guard text.lineWidth > room * share + TextError.rounding else { return nil }
      return (
        text.lineWidth - room,
        "its line needs \(Points.text(text.lineWidth)) pt and has \(Points.text(room))"
      )
    }
    // As many lines as it may have hold less than the text, with room for the measure's error.
    guard text.lineLimit > 1, text.neededLines > text.lineLimit,
      text.lineWidth > Double(text.lineLimit) * text.box.width * share
    else { return nil }
    return (
      Double(text.neededLines - text.lineLimit) * text.lineHeight,
      "it needs \(text.neededLines) lines and may have \(text.lineLimit)"
    )
  }
}
