extension LayoutConstraint {
  /// Makes an inactive constraint, or throws why its parts do not fit.
  ///
  /// - Throws: `locationEqualToConstant`, `invalidPairing`, `mixedDirections`,
  ///   `constantNotFinite`, `multiplierNotFinite`.
  public static func make(
    item firstItem: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem secondItem: LayoutItem? = nil,
    attribute secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0
  ) throws(LayoutError) -> LayoutConstraint {
    try validate(firstItem, firstAttribute, secondItem, secondAttribute, multiplier, constant)
    return LayoutConstraint(
      unchecked: firstItem, firstAttribute, relation, secondItem, secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The rules of `constraintWithItem:…`: sizes with sizes, locations with locations, in pairs.
  ///
  /// A location along x may be paired with one along y here, as in UIKit; the engine that takes the
  /// constraint in refuses it.
  package static func validate(
    _ firstItem: LayoutItem, _ first: LayoutAttribute, _ secondItem: LayoutItem?,
    _ second: LayoutAttribute, _ multiplier: Double, _ constant: Double
  ) throws(LayoutError) {
    guard first.kind != .none else { throw .invalidPairing }
    guard multiplier.isFinite else { throw .multiplierNotFinite(multiplier) }
    guard constant.isFinite else {
      throw .constantNotFinite(
        constant, anchorDescription(firstItem, first),
        secondItem.map { anchorDescription($0, second) } ?? "(null)")
    }
    guard secondItem != nil, multiplier != 0 else {
      guard first.kind == .dimension else { throw .locationEqualToConstant }
      guard second == .notAnAttribute || secondItem != nil else { throw .invalidPairing }
      return
    }
    guard second.kind != .none else { throw .invalidPairing }
    guard (first.kind == .dimension) == (second.kind == .dimension) else { throw .invalidPairing }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      throw .mixedDirections
    }
  }

  /// The error for a constant that is not finite.
  func constantError(_ constant: Double) -> LayoutError {
    let (first, second) = anchorDescriptions
    return .constantNotFinite(constant, first, second)
  }
}
