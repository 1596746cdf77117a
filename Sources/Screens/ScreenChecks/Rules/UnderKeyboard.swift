import InterfaceBuilder
import LayoutModel

/// A field that the keyboard covers.
struct UnderKeyboard: ScreenRule {
  let information = RuleInformation(
    id: "under-keyboard", summary: "The keyboard covers the field that it types into.",
    severity: .note, isInDefaultProfile: false, scope: .all,
    source: "insets of a fake keyboard in preview tools",
    falsePositives: "Many apps move views in code, so this is never more than a note. A field that "
      + "scrolls, or that a keyboard guide holds, is not looked at.")

  func hits(on context: RuleContext) -> [RuleHit] {
    guard context.fillsScreen, context.screen.keyboardHeight > 0,
      !context.document.guides.contains(where: { $0.kind == .keyboard })
    else { return [] }
    let top = context.screen.size.height - context.screen.keyboardHeight
    return context.screen.views.indices.compactMap { place in
      let view = context.screen.views[place]
      let element = context.source(place).element
      guard view.isVisible, view.scroller < 0, element == "textField" || element == "textView",
        view.frame.maxY > top + 1, view.frame.minY < context.screen.size.height
      else { return nil }
      let depth = view.frame.maxY - top
      return RuleHit(
        elements: [context.reference(place)], severity: .note, amount: depth,
        message: "\(context.name(place)) lies \(Points.text(min(depth, view.frame.height))) pt "
          + "under the keyboard")
    }
  }
}
