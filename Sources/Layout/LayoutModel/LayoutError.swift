/// Why a constraint, or its activation, is illegal; ``message`` is what Auto Layout states.
public enum LayoutError: Error, Hashable, Sendable {
  /// The constraint has no first item.
  case missingFirstItem
  /// A location was related to a constant.
  case locationEqualToConstant
  /// A size was related to a location, or something to nothing.
  case invalidPairing
  /// Leading or trailing was related to left or right.
  case mixedDirections
  /// Places along different axes were related; carries the constraint's description.
  ///
  /// Due when an engine takes the constraint in, not at its activation.
  case incompatibleAnchors(String)
  /// The items are not in one hierarchy; carries the descriptions of both anchors.
  case noCommonAncestor(String, String)
  /// The constraint was added to a view that does not hold its items; carries the descriptions of
  /// the constraint, of the view with all below it, of the item's view and of its superview.
  case hierarchyNotPrepared(
    constraint: String, container: String, missing: String, superview: String)
  /// The priority is not in 0 < p <= 1000.
  case illegalPriority(Double)
  /// An active constraint was to change between required and optional.
  case requiredPriorityMutation
  /// The constant is NaN or infinite; carries the descriptions of both anchors.
  case constantNotFinite(Double, String, String)
  /// The multiplier is NaN or infinite.
  case multiplierNotFinite(Double)
}

extension LayoutError {
  /// The sentence Auto Layout prints for it.
  ///
  /// Sources: public logs and the texts that permissively licensed re-implementations observed; see
  /// the documentation's table of messages.
  public var message: String {
    let factory =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
      + "multiplier:constant:]: "
    return switch self {
    case .missingFirstItem:
      factory + "Constraint must contain a first layout item"
    case .locationEqualToConstant:
      factory + "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    case .invalidPairing:
      factory + "Invalid pairing of layout attributes"
    case .mixedDirections:
      factory + "A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither."
    case .incompatibleAnchors(let constraint):
      "Constraint improperly relates anchors of incompatible types: \(constraint)"
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different "
        + "view hierarchies?  That's illegal."
    case .hierarchyNotPrepared(let constraint, let container, let missing, let superview):
      // UIKit logs the first two paragraphs and raises the last line.
      "The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "\tWhen added to a view, the constraint's items must be descendants of that view (or the "
        + "view itself). This will crash if the constraint needs to be resolved before the view "
        + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
        + "_viewHierarchyUnpreparedForConstraint:] to debug.\n"
        + "View hierarchy unprepared for constraint.\n\tConstraint: \(constraint)\n"
        + "\tContainer hierarchy: \n\(container)\n"
        + "\tView not found in container hierarchy: \(missing)\n"
        + "\tThat view's superview: \(superview)\n"
        + "Impossible to set up layout with view hierarchy unprepared for constraint."
    case .illegalPriority(let value):
      "It's illegal to set priority:\(value.formattedLikeG).  Priorities must be greater than 0 "
        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .requiredPriorityMutation:
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported."
    case .constantNotFinite(let value, let first, let second):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:"
        + "\(value.formattedLikeG) firstAnchor:\(first) secondAnchor:\(second)"
    case .multiplierNotFinite(let value):
      factory + "Multiplier is not finite!  That's illegal.  multiplier:\(value.formattedLikeG)"
    }
  }
}
