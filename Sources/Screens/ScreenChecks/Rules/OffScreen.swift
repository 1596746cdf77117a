import InterfaceBuilder
import LayoutModel

/// Text or a control that reaches beyond the screen, where no scrolling brings it back.
struct OffScreen: ScreenRule {
  let information = RuleInformation(
    id: "off-screen", summary: "Text or a control reaches beyond the screen.", severity: .error,
    isInDefaultProfile: true, scope: .all, isOneFaultAScreen: true,
    source: "Android's BoundsAnalyzer, narrowed to text and controls",
    falsePositives: "A whole view outside in the base is a parked drawer: a note. Pictures and "
      + "backgrounds bleed on purpose and are not looked at. Loose views have no screen.")

  func hits(on context: RuleContext) -> [RuleHit] {
    switch context.root.kind {
    case .screen, .cell: break
    case .band, .component, .embedded: return []
    }
    let bounds = Rect(origin: .zero, size: context.screen.size)
    return context.screen.views.indices.compactMap { place in
      let view = context.screen.views[place]
      let facts = context.facts(place)
      guard context.standsStill(place) else { return nil }
      let rect = view.text?.rect ?? view.frame.inset(by: facts.frameOutset)
      let slack = view.text.map { 1 + TextError.share(facts) * $0.rect.width } ?? 1
      let excess = rect.excess(beyond: bounds)
      guard excess > slack else { return nil }
      // Cut by an ancestor, it cannot be seen there at all.
      let isParked = rect.intersection(bounds).area == 0 && isOutside(place, context)
      return RuleHit(
        elements: [context.reference(place)],
        severity: isParked ? .note : context.demoted(.error, place), amount: excess,
        message: "\(context.name(place)) reaches \(Points.text(excess)) pt beyond the "
          + "\(edge(rect, bounds)) edge of the \(context.root.fitsContent ? "cell" : "screen")",
        isDoubtful: isParked)
    }
  }

  /// Whether a view lies wholly outside in the base.
  private func isOutside(_ place: Int, _ context: RuleContext) -> Bool {
    guard let base = context.inBase(place) else { return true }
    return base.frame.intersection(Rect(origin: .zero, size: context.base.size)).area == 0
  }

  private func edge(_ rect: Rect, _ bounds: Rect) -> String {
    let edges = [
      (bounds.minX - rect.minX, "left"), (rect.maxX - bounds.maxX, "right"),
      (bounds.minY - rect.minY, "top"), (rect.maxY - bounds.maxY, "bottom"),
    ]
    return edges.max { $0.0 < $1.0 }?.1 ?? "right"
  }
}
