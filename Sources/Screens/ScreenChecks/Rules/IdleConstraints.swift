import InterfaceBuilder
import LayoutModel

/// An equality that the other constraints imply.
struct RedundantRule: ScreenRule {
  let information = RuleInformation(
    id: "redundant", summary: "The other constraints imply this one.", severity: .note,
    isInDefaultProfile: false, scope: .all, dependsOn: .document, holdsEverywhere: true,
    source: "the solver: no frame changes and none is left open without it, in any configuration",
    falsePositives: "Insurance for what code changes. A constraint with an outlet, one that takes "
      + "part in a conflict, and roots whose content decides their height are not looked at.")

  func hits(on context: RuleContext) -> [RuleHit] {
    IdleConstraints.hits(on: context) {
      $0.relation == .equal
    } message: {
      "\($0) follows from the other constraints: without it no frame changes in any configuration"
    }
  }
}

/// An inequality that holds with room to spare in every configuration.
struct NeverBindsRule: ScreenRule {
  let information = RuleInformation(
    id: "never-binds", summary: "An inequality limits nothing in any configuration.",
    severity: .note, isInDefaultProfile: false, scope: .all, dependsOn: .document,
    holdsEverywhere: true,
    source: "the solver: no frame changes without it, in any configuration",
    falsePositives: "Insurance for longer texts than the document has, and for what code changes: "
      + "that is what most of them are meant for.")

  func hits(on context: RuleContext) -> [RuleHit] {
    IdleConstraints.hits(on: context) {
      $0.relation != .equal
    } message: {
      "\($0) limits nothing in any configuration"
    }
  }
}

/// What both rules have in common.
private enum IdleConstraints {
  static func hits(
    on context: RuleContext, where isMeant: (InterfaceConstraint) -> Bool,
    message: (String) -> String
  ) -> [RuleHit] {
    // A fitted height stands in for the constraints that it was fitted to.
    guard !context.root.fitsContent else { return [] }
    return context.screen.idleConstraints.compactMap { index in
      let constraint = context.document.constraints[index]
      guard isMeant(constraint), context.screens.outlets[constraint.id] == nil else { return nil }
      return RuleHit(
        elements: [.constraint(index)], severity: .note, amount: 1,
        message: message(context.screens.words(constraint)))
    }
  }
}
