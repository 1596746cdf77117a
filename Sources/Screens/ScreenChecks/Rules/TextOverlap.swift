import InterfaceBuilder
import LayoutModel

/// Two texts that stand over each other.
struct TextOverlap: ScreenRule {
  let information = RuleInformation(
    id: "text-overlap", summary: "Two texts stand over each other.", severity: .warning,
    isInDefaultProfile: true, scope: .all,
    source: "Apple's Human Interface Guidelines (\"Don't let text overlap\"); OverlapAnalyzer",
    falsePositives: "Texts that code shows in turn: the same place, or outlets and nearly all of "
      + "one below the other. Glyphs are looked at, not frames.")

  func hits(on context: RuleContext) -> [RuleHit] {
    let texts = context.texts
    var hits: [RuleHit] = []
    for (position, first) in texts.enumerated() {
      for second in texts[(position + 1)...] where !context.isNested(first, second) {
        guard let one = context.screen.views[first].text,
          let two = context.screen.views[second].text
        else { continue }
        let left = one.rect.intersection(context.screen.views[first].clipped)
        let right = two.rect.intersection(context.screen.views[second].clipped)
        let depth = left.overlap(with: right)
        let slack = 1 + TextError.known * min(one.lineHeight, two.lineHeight)
        guard depth > slack,
          left.intersection(right).area > 0.1 * min(left.area, right.area)
        else { continue }
        // Under something opaque between them the lower one is covered, not mixed up.
        let isState = context.areAlternatives(first, second)
        hits.append(
          RuleHit(
            elements: [context.reference(first), context.reference(second)],
            severity: isState ? .note : .warning, amount: depth,
            message: "\(context.name(first)) and \(context.name(second)) stand over each other by "
              + "\(Points.text(depth)) pt", isDoubtful: isState))
      }
    }
    return hits
  }
}
