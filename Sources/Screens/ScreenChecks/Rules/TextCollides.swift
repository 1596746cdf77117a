import LayoutModel

/// Two texts of one superview that run into each other when one of them grows.
struct TextCollides: ScreenRule {
  let information = RuleInformation(
    id: "text-collides", summary: "Two texts run into each other when they grow.",
    severity: .warning, isInDefaultProfile: true, scope: .allAndDoubled, baseIsIntended: true,
    source: "Android lint, RelativeOverlap",
    falsePositives: "Alternatives in one place; text that code replaces. Texts that meet in the "
      + "base are text-overlap's.")

  func hits(on context: RuleContext) -> [RuleHit] {
    let texts = context.texts
    var hits: [RuleHit] = []
    for (position, first) in texts.enumerated() {
      for second in texts[(position + 1)...] {
        guard context.screen.views[first].parent == context.screen.views[second].parent,
          let one = context.screen.views[first].text, let two = context.screen.views[second].text
        else { continue }
        let depth = one.rect.overlap(with: two.rect)
        guard depth > 1 + TextError.known * min(one.lineHeight, two.lineHeight),
          let before = context.inBase(first)?.text, let after = context.inBase(second)?.text,
          before.rect.overlap(with: after.rect) <= 0 || context.isBase,
          !context.areAlternatives(first, second)
        else { continue }
        hits.append(
          RuleHit(
            elements: [context.reference(first), context.reference(second)], severity: .warning,
            amount: depth,
            message: "\(context.name(first)) runs \(Points.text(depth)) pt into "
              + context.name(second)))
      }
    }
    return hits
  }
}
