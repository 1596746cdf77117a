import InterfaceBuilder
import LayoutModel

/// Two constraints that are the same.
struct DuplicateRule: ScreenRule {
  let information = RuleInformation(
    id: "duplicate", summary: "Two constraints are the same.", severity: .warning,
    isInDefaultProfile: true, scope: .base, source: "IBLinter, duplicate_constraint",
    falsePositives: "Variations for size classes: only what is installed together counts. An "
      + "outlet on one of them means that code changes it.")

  private struct Key: Hashable {
    var ends: [String]
    var relation: LayoutRelation
    var multiplier: Double
    var constant: Double?
    var priority: Double
  }

  func hits(on context: RuleContext) -> [RuleHit] {
    var seen: [Key: Int] = [:]
    return context.screen.constraints.sorted().compactMap { index in
      let constraint = context.document.constraints[index]
      guard context.screens.outlets[constraint.id] == nil else { return nil }
      let key = key(constraint, context)
      guard let first = seen[key] else {
        seen[key] = index
        return nil
      }
      let line = context.document.constraints[first].position.line
      return RuleHit(
        elements: [.constraint(index), .constraint(first)], severity: .warning, amount: 1,
        message: "the constraint repeats the one of line \(line)")
    }
  }

  private func key(_ constraint: InterfaceConstraint, _ context: RuleContext) -> Key {
    let owner = context.document.views[constraint.owner].id
    let first = "\(constraint.firstItem ?? owner).\(constraint.firstAttribute.name)"
    let second = constraint.secondItem.map { "\($0).\(constraint.secondAttribute.name)" }
    return Key(
      ends: [first, second ?? ""], relation: constraint.relation,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
  }
}

/// Something to see that has no extent.
struct ZeroSize: ScreenRule {
  let information = RuleInformation(
    id: "zero-size", summary: "A text, picture or control has no extent.", severity: .error,
    isInDefaultProfile: true, scope: .all, source: "the geometry",
    falsePositives: "Collapsed on purpose: a constant of 0, or an outlet on a constraint of the "
      + "view, is a note, as is what code fills.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.views.indices.compactMap { place in
      let view = context.screen.views[place]
      let facts = context.facts(place)
      guard view.isShown, facts.kind != .other || facts.isControl, !facts.hasDefaultText,
        view.parent >= 0, min(view.frame.width, view.frame.height) < 1
      else { return nil }
      let isMeant = isCollapsed(place, context)
      return RuleHit(
        elements: [context.reference(place)],
        severity: isMeant ? .note : context.demoted(.error, place), amount: 1,
        message: "\(context.name(place)) is \(Points.text(view.frame.size)) pt", isDoubtful: isMeant
      )
    }
  }

  /// Whether the view or one above it is collapsed by a constant of 0, or by code.
  private func isCollapsed(_ place: Int, _ context: RuleContext) -> Bool {
    var current = place
    while current >= 0 {
      let source = context.source(current)
      let names = context.screen.constraints.contains { index in
        let constraint = context.document.constraints[index]
        guard constraint.firstItem ?? context.document.views[constraint.owner].id == source.id,
          constraint.firstAttribute == .width || constraint.firstAttribute == .height
        else { return false }
        return context.screens.outlets[constraint.id] != nil
          || constraint.secondItem == nil && constraint.constant ?? 0 <= 1
      }
      if names || source.attributes.customClass != nil && current != place { return true }
      current = context.screen.views[current].parent
    }
    return false
  }
}

/// A stored frame that is not the one that constraints give.
struct Misplaced: ScreenRule {
  let information = RuleInformation(
    id: "misplaced", summary: "The stored frame is not the one that constraints give.",
    severity: .note, isInDefaultProfile: false, scope: .base, dependsOn: .document,
    source: "Interface Builder's own flag; IBLinter, xiblint",
    falsePositives: "Xcode brings frames up to date when the document is saved, so this is a note.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.views.indices.compactMap { place in
      let source = context.source(place)
      guard source.attributes.isMisplaced, context.screen.views[place].isShown else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: .note, amount: 1,
        message: "\(source.reportName) is stored out of place; save the document in Xcode")
    }
  }
}
