/// The only list of rules.
package enum RuleCatalog {
  /// All rules, in the order in which findings of one place are reported.
  package static let rules: [any ScreenRule] = [
    FeedbackRule(), RefusedRule(), ConflictRule(), AmbiguityRule(), ScrollDead(), OffScreen(),
    ZeroSize(),
    TextTruncated(), TextClipped(), TextCovered(), TextOverlap(), TextCollides(),
    ControlOverlap(), Target24(), OutsideSafeArea(), FixedHeightText(), StyleNotAdjusting(),
    RightToLeftHardcoded(), DecidedByLuck(), DuplicateRule(), FixedWidthText(),
    RightToLeftNotMirrored(), RightToLeftAlignment(), UnderKeyboard(), Target44(),
    TypeNotGrowing(), SmallText(), LongLine(), Misplaced(), RedundantRule(), NeverBindsRule(),
  ]

  /// What all rules are that findings name: those that look at screens, and that of suppressions.
  package static let information = rules.map(\.information) + [Suppressions.information]

  /// The rule of an id; nil for none.
  package static func rule(_ id: String) -> (any ScreenRule)? {
    rules.first { $0.information.id == id }
  }
}
