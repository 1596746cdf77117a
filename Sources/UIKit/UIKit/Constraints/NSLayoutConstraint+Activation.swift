import LayoutModel

extension NSLayoutConstraint {
  /// Activates constraints together, each owned by the nearest common ancestor of its items.
  ///
  /// Stops the program with UIKit's message when one of them is illegal.
  /// - Complexity: O(depth of the items) for each constraint.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    LayoutConstraint.activate(constraints.map { $0.makeModel() })
  }

  /// Deactivates constraints together; inactive ones stay so.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    LayoutConstraint.deactivate(constraints.compactMap { $0.model })
  }

  /// The left side as an anchor, of an unknown axis: one object for an attribute of an item.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    Self.anchor(of: firstModel ?? LayoutGuide(), firstAttribute)
  }

  /// The right side as an anchor, of an unknown axis; nil where it is a constant.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondModel.map { Self.anchor(of: $0, secondAttribute) }
  }

  private static func anchor(
    of item: LayoutItem, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject> {
    let view = item.front as? UIView
    let guide = item.front as? UILayoutGuide
    let known = view?.attributes?.askedAnchors ?? guide?.askedAnchors
    if let anchor = known?[attribute] { return anchor }
    let made = NSLayoutAnchor<AnyObject>(item, attribute)
    view?.madeAttributes.askedAnchors[attribute] = made
    guide?.askedAnchors[attribute] = made
    return made
  }

  /// The model of a view or guide that a constraint is given as an item; nil for anything else.
  static func item(_ item: Any) -> LayoutItem? {
    if let view = item as? UIView { return view.model }
    return (item as? UILayoutGuide)?.model
  }

  /// The constraint that stands for one of the model's.
  static func front(of constraint: LayoutConstraint) -> NSLayoutConstraint {
    constraint.front as? NSLayoutConstraint ?? NSLayoutConstraint(standingFor: constraint)
  }
}
