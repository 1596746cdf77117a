import LayoutModel
import Testing

/// Which attributes go together, and what is stated of those that do not.
@Suite struct ConstraintLegalityTests {
  private let root = View()
  private let child = View()

  private static let factory =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
    + "multiplier:constant:]: "

  init() {
    root.accessibilityIdentifier = "root"
    child.accessibilityIdentifier = "child"
    root.addSubview(child)
  }

  private func error(
    _ first: LayoutAttribute, _ second: LayoutAttribute, to item: LayoutItem?,
    multiplier: Double = 1, constant: Double = 0
  ) -> LayoutError? {
    do throws(LayoutError) {
      _ = try LayoutConstraint.make(
        item: child, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: constant)
      return nil
    } catch {
      return error
    }
  }

  private static let leftOrRight: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
  private static let leadingOrTrailing: Set<LayoutAttribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]

  @Test(arguments: LayoutAttribute.allCases)
  func everyPairOfAttributes(_ first: LayoutAttribute) {
    for second in LayoutAttribute.allCases {
      let isSize = { (attribute: LayoutAttribute) in attribute == .width || attribute == .height }
      let expected: LayoutError? =
        if first == .notAnAttribute || second == .notAnAttribute || isSize(first) != isSize(second)
        {
          .invalidPairing
        } else if Self.leftOrRight.contains(first) && Self.leadingOrTrailing.contains(second)
          || Self.leadingOrTrailing.contains(first) && Self.leftOrRight.contains(second)
        {
          .mixedDirections
        } else {
          nil
        }
      #expect(error(first, second, to: root) == expected, "\(first.name) and \(second.name)")
    }
  }

  @Test(arguments: LayoutAttribute.allCases)
  func onlySizesMayEqualAConstant(_ attribute: LayoutAttribute) {
    let isSize = attribute == .width || attribute == .height
    let expected: LayoutError? =
      isSize ? nil : attribute == .notAnAttribute ? .invalidPairing : .locationEqualToConstant
    #expect(error(attribute, .notAnAttribute, to: nil) == expected)
    // A multiplier of zero counts as no second item.
    #expect(error(attribute, .width, to: root, multiplier: 0) == expected)
  }

  @Test(arguments: LayoutAttribute.allCases)
  func placesAlongDifferentAxesAreKnown(_ first: LayoutAttribute) throws {
    for second in LayoutAttribute.allCases where error(first, second, to: root) == nil {
      let constraint = try LayoutConstraint.make(
        item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
      let isLegal = first.kind == second.kind
      #expect(constraint.hasCompatibleAnchors == isLegal, "\(first.name) and \(second.name)")
      // Who may not be laid out may be active: the engine refuses it.
      try LayoutConstraint.activate(validating: [constraint])
      constraint.isActive = false
    }
  }

  @Test func messagesAreAutoLayouts() {
    #expect(
      error(.left, .notAnAttribute, to: nil)?.message
        == Self.factory
        + "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.")
    #expect(
      error(.width, .top, to: root)?.message
        == Self.factory + "Invalid pairing of layout attributes")
    #expect(
      error(.leading, .right, to: root)?.message
        == Self.factory
        + "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither.")
    #expect(
      error(.width, .width, to: root, constant: .infinity)?.message
        == "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf "
        + "firstAnchor:<NSLayoutDimension \"child.width\"> "
        + "secondAnchor:<NSLayoutDimension \"root.width\">")
    #expect(
      LayoutError.illegalPriority(1000.5).message
        == "It's illegal to set priority:1000.5.  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
    #expect(
      error(.width, .width, to: root, multiplier: .nan)?.message
        == Self.factory + "Multiplier is not finite!  That's illegal.  multiplier:nan")
    #expect(
      LayoutError.requiredPriorityMutation.message
        == "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
        + "not supported.")
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    let far = child.rightAnchor.constraint(equalTo: stranger.leftAnchor)
    let failure = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(validating: [far])
    }
    #expect(
      failure?.message
        == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"child.right\"> and "
        + "<NSLayoutXAxisAnchor \"stranger.left\"> because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.")
  }

  @Test func theUncheckedInitialiserStopsWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutConstraint(
        item: View(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Location attributes must be specified in pairs."))
  }

  @Test func aPriorityThatMayNotChangeStopsWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.priority = .defaultHigh
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Mutating a priority from required to not on an installed constraint"))
  }

  @Test func aFittingPriorityThatIsNoneStopsWithTheMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = View().systemLayoutSizeFitting(
        Size(width: 10, height: 10), withHorizontalFittingPriority: LayoutPriority(1000.5),
        verticalFittingPriority: .fittingSizeLevel)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(LayoutError.illegalPriority(1000.5).message))
  }
}
