import LayoutModel

/// Which attributes a constraint may relate: Auto Layout's rules, in a formula's terms.
enum AttributePairing {
  /// Checks the two sides of a formula.
  ///
  /// - Throws: why they do not fit, at the side that is to blame.
  static func check(
    _ first: PlacedReference, _ second: PlacedReference?, multiplier: Double, sideColumn: Int
  ) throws(FormulaError) {
    try checkGuide(first)
    if let second { try checkGuide(second) }
    let firstAttribute = first.value.attribute
    guard let second, multiplier != 0 else {
      guard firstAttribute.kind == .dimension else {
        throw FormulaError(
          column: sideColumn,
          "a location cannot equal a constant: relate '\(firstAttribute.name)' to another location")
      }
      return
    }
    let secondAttribute = second.value.attribute
    guard firstAttribute.kind == secondAttribute.kind else {
      throw FormulaError(
        column: second.column,
        "incompatible attributes: '\(firstAttribute.name)' is \(firstAttribute.kind.phrase), "
          + "'\(secondAttribute.name)' is \(secondAttribute.kind.phrase)")
    }
    if firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
    {
      throw FormulaError(
        column: second.column,
        "incompatible attributes: '\(firstAttribute.name)' and '\(secondAttribute.name)'; use "
          + "leading and trailing for both sides or for neither")
    }
  }

  /// Guides have neither baselines nor margins.
  private static func checkGuide(_ reference: PlacedReference) throws(FormulaError) {
    let attribute = reference.value.attribute
    guard let guide = reference.value.item.guide else { return }
    guard attribute != .firstBaseline, attribute != .lastBaseline, !attribute.isMargin else {
      throw FormulaError(
        column: reference.column, "the guide '\(guide.rawValue)' has no '\(attribute.name)'")
    }
  }
}

extension LayoutAttribute.Kind {
  fileprivate var phrase: String {
    switch self {
    case .horizontalPosition: "a horizontal location"
    case .verticalPosition: "a vertical location"
    case .dimension: "a size"
    case .none: "nothing"
    }
  }
}
