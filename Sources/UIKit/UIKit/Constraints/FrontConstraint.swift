import LayoutModel

/// The model of an active ``NSLayoutConstraint``: it keeps the constraint alive, as long as a view
/// owns it.
final class FrontConstraint: LayoutConstraint {
  private let object: NSLayoutConstraint

  init(_ object: NSLayoutConstraint, first: LayoutItem, second: LayoutItem?) {
    self.object = object
    super.init(
      unchecked: first, object.firstAttribute.modelAttribute, object.relation.modelRelation,
      second, object.secondAttribute.modelAttribute, multiplier: Double(object.multiplier),
      constant: object.storedConstant, distances: object.distances)
    if object.storedPriority != .required { priority = object.storedPriority.modelPriority }
    spacing = object.spacing
    identifier = object.identifier
  }

  deinit {
    if object.model === self { object.model = nil }
  }

  override var front: AnyObject? { object }
}
