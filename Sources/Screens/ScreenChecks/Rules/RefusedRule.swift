/// A constraint that Auto Layout refuses, so that it has no effect.
struct RefusedRule: ScreenRule {
  let information = RuleInformation(
    id: "refused", summary: "Auto Layout refuses a constraint or a priority of the document.",
    severity: .error, isInDefaultProfile: true, scope: .all, dependsOn: .document,
    source: "UIKit's exceptions: a place related to a constant or to one of the other axis, items "
      + "without a common ancestor, priorities out of range",
    falsePositives: "None are known: where UIKit does not end the app, it lays out without the "
      + "constraint, as the engine does.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.refusals.map { refusal in
      RuleHit(
        elements: [refusal.element], severity: .error, amount: 1,
        message: refusal.summary)
    }
  }
}
