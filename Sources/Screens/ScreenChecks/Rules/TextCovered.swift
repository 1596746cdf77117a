import InterfaceBuilder
import LayoutModel

/// Text behind a view that hides it.
struct TextCovered: ScreenRule {
  let information = RuleInformation(
    id: "text-covered", summary: "Text lies behind another view.", severity: .error,
    isInDefaultProfile: true, scope: .all,
    source: "Android's OverlapAnalyzer (half of the text's bounds)",
    falsePositives: "States stacked in one place, of which code hides all but one: a note. A view "
      + "without background hides nothing.",
    threshold: 0.5)

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      guard let text = context.screen.views[place].text else { return nil }
      let rect = text.rect.intersection(context.screen.views[place].clipped)
      guard rect.area > 1 else { return nil }
      for cover in context.screen.views.indices.reversed() {
        guard cover >= context.screen.views[place].end else { break }
        let view = context.screen.views[cover]
        guard view.isVisible, context.facts(cover).isOpaque,
          context.source(cover).appearance.alpha > 0.9
        else { continue }
        let share = rect.intersection(view.frame.intersection(view.clipped)).area / rect.area
        guard share >= context.threshold else { continue }
        let isState = context.areAlternatives(place, cover)
        return RuleHit(
          elements: [context.reference(place), context.reference(cover)],
          severity: isState ? .note : context.demoted(.error, place, cover), amount: share,
          message: "\(context.name(place)) lies behind \(context.name(cover)), which covers "
            + "\(Int((100 * share).rounded())) % of it", isDoubtful: isState)
      }
      return nil
    }
  }
}
