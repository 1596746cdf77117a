import InterfaceBuilder
import LayoutModel

/// Where views should stand from right to left, by geometry: as a mirror shows them.
enum Mirror {
  /// A difference of frames that counts, in points.
  static let tolerance = 0.5

  /// The views of a screen that do not stand where the mirror shows them in their superview, the
  /// topmost only: what is in one that is wrong follows from it.
  static func misplaced(on context: RuleContext) -> [(place: Int, distance: Double)] {
    guard let original = context.mirrored, original.views.count == context.screen.views.count else {
      return []
    }
    var found: [(place: Int, distance: Double)] = []
    var skipUntil = 0
    for place in context.screen.views.indices.dropFirst() where place >= skipUntil {
      let view = context.screen.views[place]
      let attributes = context.source(place).attributes
      guard attributes.semanticContent == .unspecified else {
        skipUntil = view.end
        continue
      }
      guard view.parent >= 0, view.isConstraintBased, view.isVisible else { continue }
      let parent = context.screen.views[view.parent].frame
      let old = original.views[place].frame
      let oldParent = original.views[view.parent].frame
      guard old.width > 0, parent.width == oldParent.width, view.frame.width == old.width else {
        continue
      }
      let expected = oldParent.maxX - old.maxX
      let distance = (view.frame.minX - parent.minX - expected).magnitude
      guard distance > tolerance else { continue }
      found.append((place, distance))
      skipUntil = view.end
    }
    return found
  }

  /// The constraints of a view that speak of left or right edges, as indices into the document's.
  static func absoluteConstraints(of place: Int, on context: RuleContext) -> [Int] {
    let source = context.source(place)
    return context.screen.constraints.filter { index in
      let constraint = context.document.constraints[index]
      let sides = [constraint.firstAttribute, constraint.secondAttribute].map(\.withoutMargin)
      guard sides.contains(.left) || sides.contains(.right) else { return false }
      let owner = context.document.views[constraint.owner].id
      return [constraint.firstItem ?? owner, constraint.secondItem].contains(source.id)
    }
  }
}

/// A left or right edge in a constraint that does not turn around.
struct RightToLeftHardcoded: ScreenRule {
  let information = RuleInformation(
    id: "rtl-hardcoded", summary: "A left or right edge keeps a view from turning around.",
    severity: .warning, isInDefaultProfile: true, scope: .rightToLeft,
    source: "Android lint, RtlHardcoded, and the mirrored geometry",
    falsePositives: "Pairs of left and right mirror anyway and are fine. Media controls, maps and "
      + "views with a forced direction are not looked at.")

  func hits(on context: RuleContext) -> [RuleHit] {
    Mirror.misplaced(on: context).compactMap { entry in
      let constraints = Mirror.absoluteConstraints(of: entry.place, on: context)
      guard let first = constraints.first else { return nil }
      return RuleHit(
        elements: [context.reference(entry.place), .constraint(first)], severity: .warning,
        amount: entry.distance,
        message: "\(context.name(entry.place)) stands \(Points.text(entry.distance)) pt from where "
          + "the mirror shows it: its constraints name left or right, not leading or trailing")
    }
  }
}

/// A view that does not turn around though nothing holds it.
struct RightToLeftNotMirrored: ScreenRule {
  let information = RuleInformation(
    id: "rtl-not-mirrored", summary: "A view does not turn around from right to left.",
    severity: .note, isInDefaultProfile: false, scope: .rightToLeft,
    source: "the mirrored geometry; no other tool checks it",
    falsePositives: "Numbers, time lines and sliders, which keep their direction by class.")

  func hits(on context: RuleContext) -> [RuleHit] {
    Mirror.misplaced(on: context).compactMap { entry in
      guard Mirror.absoluteConstraints(of: entry.place, on: context).isEmpty else { return nil }
      return RuleHit(
        elements: [context.reference(entry.place)], severity: .note, amount: entry.distance,
        message: "\(context.name(entry.place)) stands \(Points.text(entry.distance)) pt from where "
          + "the mirror shows it")
    }
  }
}

/// Text that is aligned to one side whatever the direction.
struct RightToLeftAlignment: ScreenRule {
  let information = RuleInformation(
    id: "rtl-alignment", summary: "Text is aligned to one side in both directions.",
    severity: .note, isInDefaultProfile: false, scope: .rightToLeft,
    source: "Android lint, RtlHardcoded",
    falsePositives: "Numbers in columns. Without free room it does not show.", threshold: 8)

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      let alignment = context.source(place).appearance.textAlignment
      guard context.source(place).element == "label", alignment == .right || alignment == .left,
        let text = context.screen.views[place].text,
        text.box.width - text.rect.width > context.threshold
      else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: .note,
        amount: text.box.width - text.rect.width,
        message: "\(context.name(place)) is aligned \(alignment.rawValue) in both directions")
    }
  }
}
