public import Foundation
package import LayoutModel

/// One linear relation between attributes of at most two items:
/// `firstItem.firstAttribute REL multiplier * secondItem.secondAttribute + constant`.
///
/// It does not keep its items alive. While it is active the view that owns it keeps it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociationOwner {
  @safe nonisolated(unsafe) var hasAssociations = false
  @safe private nonisolated(unsafe) var first: ZeroingItemReference?
  @safe private nonisolated(unsafe) var second: ZeroingItemReference?
  /// The starts of the distances that the sides measure, where a side is a distance.
  @safe nonisolated(unsafe) final var distances: DistanceStarts?
  /// What the constant stands for.
  @safe nonisolated(unsafe) final var spacing: LayoutConstraint.Spacing = .explicit
  /// The model of the constraint while it is active; the owner of the constraint holds it.
  @safe package nonisolated(unsafe) final unowned(unsafe) var model: LayoutConstraint?
  /// The constraint of the model that this one stands for, where the model made it.
  private var original: LayoutConstraint?
  @safe nonisolated(unsafe) final var storedConstant = 0.0
  @safe nonisolated(unsafe) final var storedPriority = UILayoutPriority.required

  /// The attribute on the left side.
  @safe public nonisolated(unsafe) final private(set) var firstAttribute = Attribute.notAnAttribute
  /// How the sides stand to each other.
  @safe public nonisolated(unsafe) final private(set) var relation = Relation.equal
  /// The attribute on the right side; `notAnAttribute` without a second item.
  @safe public nonisolated(unsafe) final private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the right side's attribute.
  @safe public nonisolated(unsafe) final private(set) var multiplier: CGFloat = 1

  /// A name for reports.
  @safe open nonisolated(unsafe) var identifier: String? {
    didSet { model?.identifier = identifier }
  }

  /// Whether the constraint is archived with its view; kept, without effect.
  open var shouldBeArchived = false

  /// Creates a constraint that relates nothing and cannot be activated.
  public override init() {
    super.init()
  }

  /// Creates an inactive constraint.
  ///
  /// Stops the program with UIKit's message when an item is neither a view nor a guide or when the
  /// attributes cannot be paired. Attributes along different axes may be paired; the engine refuses
  /// such a constraint when it takes it in.
  public convenience init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    guard let first = NSLayoutConstraint.item(firstItem) else { trap(.missingFirstItem) }
    set(
      first, firstAttribute, relation, secondItem.flatMap(NSLayoutConstraint.item),
      secondAttribute, multiplier, constant)
  }

  convenience init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    distances: DistanceStarts? = nil
  ) {
    self.init()
    self.distances = distances
    set(first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
  }

  /// Creates an inactive constraint with all properties of one of the model.
  convenience init(copying constraint: LayoutConstraint) {
    self.init()
    copy(constraint)
  }

  /// Creates the constraint that stands for one that the model made and owns.
  convenience init(standingFor constraint: LayoutConstraint) {
    self.init()
    copy(constraint)
    original = constraint
    model = constraint
  }

  private func copy(_ constraint: LayoutConstraint) {
    first = constraint.firstItem.reference
    firstAttribute = Attribute(constraint.firstAttribute)
    relation = Relation(constraint.relation)
    second = constraint.secondItem?.reference
    secondAttribute = Attribute(constraint.secondAttribute)
    multiplier = CGFloat(constraint.multiplier)
    distances = constraint.distances
    storedConstant = constraint.constant
    storedPriority = UILayoutPriority(model: constraint.priority)
    spacing = constraint.spacing
    identifier = constraint.identifier
  }

  private func set(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    // A multiplier of zero leaves nothing of the second item, and an extent without a second item
    // may name any attribute for it.
    let isAlone =
      multiplier == 0 || second == nil && firstAttribute.modelAttribute.kind == .dimension
    let partner = isAlone ? nil : second
    let partnerAttribute = isAlone ? .notAnAttribute : secondAttribute
    if distances == nil {
      trapOnError { () throws(LayoutError) in
        try LayoutConstraint.validate(
          first, firstAttribute.modelAttribute, partner, partnerAttribute.modelAttribute,
          Double(multiplier), Double(constant))
      }
    }
    self.first = first.reference
    self.second = partner?.reference
    self.firstAttribute = firstAttribute
    self.secondAttribute = partnerAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = Double(constant)
  }

  deinit { endAssociations() }

  /// The view or guide on the left side; nil once it is deallocated.
  open var firstItem: AnyObject? { firstModel?.front }

  /// The view or guide on the right side; nil without one and once it is deallocated.
  open var secondItem: AnyObject? { secondModel?.front }

  final var firstModel: LayoutItem? { first?.item }
  final var secondModel: LayoutItem? { second?.item }

  /// What is added to the right side, in points; changing it while active is cheap.
  ///
  /// Stops the program with UIKit's message when it is not finite.
  open var constant: CGFloat {
    get { CGFloat(model?.constant ?? storedConstant) }
    set {
      storedConstant = Double(newValue)
      spacing = .explicit
      model?.constant = Double(newValue)
    }
  }

  /// How important the constraint is; an active one cannot change between required and optional.
  ///
  /// Stops the program with UIKit's message on an illegal value.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.modelPriority.isLegal else {
        trap(.illegalPriority(Double(newValue.rawValue)))
      }
      model?.priority = newValue.modelPriority
      storedPriority = newValue
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it stops the program with UIKit's message where activation is illegal.
  open var isActive: Bool {
    get { model?.isActive ?? false }
    set {
      if newValue {
        NSLayoutConstraint.activate([self])
      } else {
        NSLayoutConstraint.deactivate([self])
      }
    }
  }

  /// The model to activate.
  package final func makeModel() -> LayoutConstraint {
    if let model = model { return model }
    guard let firstModel else { trap(.missingFirstItem) }
    let made = FrontConstraint(self, first: firstModel, second: secondModel)
    model = made
    return made
  }

  /// The constraint in Auto Layout's notation, with the names that views have, or their places.
  open nonisolated override var description: String {
    guard let first = first?.item else {
      return "<\(type(of: self)) without items>"
    }
    if let model = model { return model.description }
    let second = second?.item
    return FrontConstraint(self, first: first, second: second).description
  }
}
