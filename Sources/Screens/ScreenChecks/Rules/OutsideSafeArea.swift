import InterfaceBuilder
import LayoutModel

/// Text or a control under the status bar, the sensor housing, a bar or the home indicator.
struct OutsideSafeArea: ScreenRule {
  let information = RuleInformation(
    id: "outside-safe-area", summary: "Text or a control lies outside the safe area.",
    severity: .warning, isInDefaultProfile: true, scope: .all, isOneFaultAScreen: true,
    source: "Android's SystemUiAnalyzer; Human Interface Guidelines, Layout",
    falsePositives: "Content that scrolls below bars, and what spans the whole screen, is not "
      + "looked at; bars of the document stand there by design. What lies there in the base too "
      + "is a note: a bar that the scene does not have may be simulated.")

  private static let bars: Set<String> = [
    "navigationBar", "toolbar", "tabBar", "searchBar", "pageControl",
  ]

  func hits(on context: RuleContext) -> [RuleHit] {
    guard context.fillsScreen else { return [] }
    let bounds = Rect(origin: .zero, size: context.screen.size)
    let safe = bounds.inset(by: context.screen.safeAreaInsets)
    return context.screen.views.indices.compactMap { place in
      guard context.standsStill(place), !Self.bars.contains(context.source(place).element)
      else { return nil }
      let rect = context.contentRect(place)
      let excess = rect.intersection(bounds).excess(beyond: safe)
      // Beyond the screen is another rule's.
      guard excess > 1 + TextError.rounding, rect.excess(beyond: bounds) <= 1,
        rect.area < 0.5 * bounds.area
      else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: context.isBase ? .note : .warning,
        amount: excess,
        message: "\(context.name(place)) reaches \(Points.text(excess)) pt out of the safe area",
        isDoubtful: context.isBase)
    }
  }
}
