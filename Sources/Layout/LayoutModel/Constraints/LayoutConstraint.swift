/// One linear relation between attributes of at most two items:
/// `firstItem.firstAttribute REL multiplier * secondItem.secondAttribute + constant`.
///
/// A constraint is inactive when it is made. It does not keep its items alive.
open class LayoutConstraint {
  /// Who made a constraint: it is named in reports, and decides who yields in a conflict.
  public enum Origin: Int8, Sendable {
    /// The application.
    case application
    /// A stack view, for its arranged views.
    case stackView
    /// The system, for one of its layout guides.
    case layoutGuide
    /// The system, for a view's autoresizing mask.
    case autoresizingMask
    /// The system, for a view's intrinsic content size.
    case contentSize
    /// The system, for the size that a window or a cell was given.
    case encapsulatedLayout
  }

  final let firstReference: ZeroingItemReference
  final let secondReference: ZeroingItemReference?
  /// The attribute on the left side.
  public final let firstAttribute: LayoutAttribute
  /// How the sides stand to each other.
  public final let relation: LayoutRelation
  /// The attribute on the right side; `notAnAttribute` without a second item.
  public final let secondAttribute: LayoutAttribute
  /// The factor of the right side's attribute.
  public final let multiplier: Double
  /// The starts of the distances that the sides measure, where a side is a distance.
  package final let distances: DistanceStarts?
  /// Who made the constraint.
  package final var origin: Origin = .application
  /// How readily a constraint of the application yields in a conflict, beside others of it.
  ///
  /// From 0 for the least readily to 120; it is read when the constraint is activated.
  package final var applicationBreakRank: Int8 = 0
  /// What the constant stands for.
  package final var spacing: Spacing = .explicit {
    didSet {
      if spacing == .layoutMargin, isActive { forEachItem { $0.isMarginSpacingReferenced = true } }
    }
  }

  /// A name for reports.
  open var identifier: String?

  /// The object that stands for the constraint in a framework built on the model; reports name its
  /// class.
  open var front: AnyObject? { nil }

  /// What is added to the right side, in points; changing it while active is cheap.
  ///
  /// Traps with Auto Layout's message when it is not finite.
  public final var constant: Double {
    didSet {
      guard constant.isFinite else { trap(constantError(constant)) }
      spacing = .explicit
      if constant != oldValue { enqueueIfActive() }
    }
  }

  private var storedPriority: LayoutPriority = .required

  /// How important the constraint is; an active one cannot change between required and optional.
  ///
  /// Traps with Auto Layout's message on an illegal value; see ``setPriority(_:)``.
  public final var priority: LayoutPriority {
    get { storedPriority }
    set { trapOnError { () throws(LayoutError) in try setPriority(newValue) } }
  }

  // The owner's and the items' bookkeeping; see View+Constraints.swift.
  /// The view that owns the constraint while it is active; it clears this in its own `deinit`.
  final private(set) var storedOwner: UnretainedView?
  package final var ownerIndex: Int32 = -1
  package final var firstReferenceIndex: Int32 = -1
  package final var secondReferenceIndex: Int32 = -1
  /// The name that the owner's host has for the constraint; negative while no host knows it.
  package final var hostHandle: Int32 = -1

  /// Creates an inactive constraint, as UIKit's initialiser does; subclasses inherit it.
  ///
  /// Traps with Auto Layout's message when the parts do not fit; see
  /// ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)``.
  public init(
    item firstItem: LayoutItem, attribute firstAttribute: LayoutAttribute,
    relatedBy relation: LayoutRelation, toItem secondItem: LayoutItem?,
    attribute secondAttribute: LayoutAttribute, multiplier: Double, constant: Double
  ) {
    trapOnError { () throws(LayoutError) in
      try LayoutConstraint.validate(
        firstItem, firstAttribute, secondItem, secondAttribute, multiplier, constant)
    }
    let isAlone = secondItem == nil || multiplier == 0
    firstReference = firstItem.reference
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondReference = isAlone ? nil : secondItem?.reference
    self.secondAttribute = isAlone ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    distances = nil
  }

  package init(
    unchecked firstItem: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ secondItem: LayoutItem?, _ secondAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, distances: DistanceStarts? = nil
  ) {
    firstReference = firstItem.reference
    self.firstAttribute = firstAttribute
    self.relation = relation
    // A multiplier of zero does not use the second item, so there is none.
    secondReference = multiplier == 0 ? nil : secondItem?.reference
    self.secondAttribute =
      secondItem == nil || multiplier == 0 ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.distances = distances
  }

  /// The item on the left side; a guide that no view owns, once the item is gone.
  ///
  /// As in UIKit, a constraint may be read after the views that it was made for; it cannot be
  /// activated any more.
  public final var firstItem: LayoutItem { firstReference.item ?? LayoutGuide("(deallocated)") }

  /// The item on the right side, if there is one and it is not gone.
  public final var secondItem: LayoutItem? { secondReference?.item }

  /// Changes the priority.
  ///
  /// - Throws: `illegalPriority`; `requiredPriorityMutation` for an active constraint that would
  ///   become required or stop being so.
  public final func setPriority(_ newValue: LayoutPriority) throws(LayoutError) {
    guard newValue.isLegal else { throw .illegalPriority(newValue.rawValue) }
    guard newValue != storedPriority else { return }
    if isActive, (newValue == .required) != (storedPriority == .required) {
      throw .requiredPriorityMutation
    }
    storedPriority = newValue
    enqueueIfActive()
  }

  /// The view that owns the constraint while it is active.
  package final var owner: View? { storedOwner?.view }

  /// Makes the constraint active as one of a view.
  final func begin(ownedBy owner: View, at index: Int32) {
    storedOwner = UnretainedView(owner)
    ownerIndex = index
  }

  /// Makes the constraint inactive: its owner no longer has it.
  final func forgetOwner() {
    storedOwner = nil
    ownerIndex = -1
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it traps with Auto Layout's message where activation is illegal.
  public final var isActive: Bool {
    get { storedOwner != nil }
    set {
      if newValue {
        LayoutConstraint.activate([self])
      } else {
        LayoutConstraint.deactivate([self])
      }
    }
  }

  private func enqueueIfActive() {
    if hostHandle >= 0 { owner?.host?.constraintDidChange(hostHandle) }
  }
}

/// Where the distances begin that a constraint between `anchorWithOffset(to:)` dimensions relates.
package final class DistanceStarts {
  let firstReference: ZeroingItemReference?
  package let firstAttribute: LayoutAttribute
  let secondReference: ZeroingItemReference?
  package let secondAttribute: LayoutAttribute
  // The items' bookkeeping; see View+Constraints.swift.
  package var firstReferenceIndex: Int32 = -1
  package var secondReferenceIndex: Int32 = -1

  package init(
    first: (item: LayoutItem, attribute: LayoutAttribute)?,
    second: (item: LayoutItem, attribute: LayoutAttribute)?
  ) {
    firstReference = first?.item.reference
    firstAttribute = first?.attribute ?? .notAnAttribute
    secondReference = second?.item.reference
    secondAttribute = second?.attribute ?? .notAnAttribute
  }

  package var firstItem: LayoutItem? { firstReference?.item }
  package var secondItem: LayoutItem? { secondReference?.item }
}

/// Runs what may be illegal, and stops the program with Auto Layout's message when it is.
package func trapOnError<Result>(_ body: () throws(LayoutError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    trap(error)
  }
}

/// Stops the program with Auto Layout's message, as UIKit does by an exception.
package func trap(_ error: LayoutError) -> Never {
  fatalError(error.message)
}
