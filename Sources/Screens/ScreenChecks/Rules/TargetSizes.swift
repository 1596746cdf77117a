import InterfaceBuilder
import LayoutModel

/// A small target that another one comes too near.
struct Target24: ScreenRule {
  let information = RuleInformation(
    id: "target-24", summary: "A small control lies too close to another one.", severity: .error,
    isInDefaultProfile: true, scope: .all, source: "WCAG 2.2, 2.5.8 Target Size (Minimum)",
    falsePositives: "An area that code enlarges. Alternatives in one place are not looked at, nor "
      + "are controls whose size is the system's.",
    threshold: 24)

  /// The controls whose size their author decides.
  static let sized: Set<String> = ["button", "view", "imageView", "label"]

  func hits(on context: RuleContext) -> [RuleHit] {
    let controls = context.controls
    let side = context.threshold
    func target(_ place: Int) -> Rect {
      let view = context.screen.views[place]
      return view.frame.intersection(view.clipped)
    }
    func isSmall(_ place: Int) -> Bool {
      let rect = target(place)
      return Self.sized.contains(context.source(place).element) && rect.area > 0
        && min(rect.width, rect.height) < side - TextError.rounding
    }
    return controls.compactMap { place in
      guard isSmall(place) else { return nil }
      let own = target(place)
      let other = controls.first { other in
        // Of two small ones the later is the earlier one's.
        guard other != place, other > place || !isSmall(other), !context.isNested(place, other),
          !context.areAlternatives(place, other), own.overlap(with: target(other)) <= 1
        else { return false }
        return isSmall(other)
          ? distance(own, target(other)) < side - TextError.rounding
          : distance(from: own, to: target(other)) < side / 2 - TextError.rounding
      }
      guard let other else { return nil }
      return RuleHit(
        elements: [context.reference(place), context.reference(other)],
        severity: context.demoted(.error, place), amount: side - min(own.width, own.height),
        message: "\(context.name(place)) is \(Points.text(own.size)) pt, and "
          + "\(context.name(other)) lies within \(Points.text(side)) pt of its middle")
    }
  }

  /// Between the middles of two rectangles.
  private func distance(_ one: Rect, _ two: Rect) -> Double {
    let dx = one.midX - two.midX
    let dy = one.midY - two.midY
    return (dx * dx + dy * dy).squareRoot()
  }

  /// From the middle of a rectangle to another rectangle.
  private func distance(from one: Rect, to two: Rect) -> Double {
    let dx = max(two.minX - one.midX, one.midX - two.maxX, 0)
    let dy = max(two.minY - one.midY, one.midY - two.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A control below the size that Apple asks for.
struct Target44: ScreenRule {
  let information = RuleInformation(
    id: "target-44", summary: "A control is smaller than 44 x 44 points.", severity: .note,
    isInDefaultProfile: false, scope: .base,
    source: "Apple's Human Interface Guidelines; Accessibility Test Framework, TouchTargetSize",
    falsePositives: "An area that code enlarges is unknowable here, so this is a note. Only "
      + "explicit sizes of buttons and custom controls count; a larger control around it does too.",
    threshold: 44)

  func hits(on context: RuleContext) -> [RuleHit] {
    context.controls.compactMap { place in
      let view = context.screen.views[place]
      let side = context.threshold
      guard Target24.sized.contains(context.source(place).element),
        view.fixedWidth != nil && view.frame.width < side - TextError.rounding
          || view.fixedHeight != nil && view.frame.height < side - TextError.rounding,
        !isInLargerControl(place, context)
      else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: .note,
        amount: side - min(view.frame.width, view.frame.height),
        message: "\(context.name(place)) is \(Points.text(view.frame.size)) pt")
    }
  }

  private func isInLargerControl(_ place: Int, _ context: RuleContext) -> Bool {
    var current = context.screen.views[place].parent
    while current >= 0 {
      let frame = context.screen.views[current].frame
      if context.facts(current).isControl, min(frame.width, frame.height) >= context.threshold {
        return true
      }
      current = context.screen.views[current].parent
    }
    return false
  }
}
