import LayoutModel

extension UIView {
  /// The active constraints that the view owns, in order of activation.
  ///
  /// A constraint is owned by the nearest common ancestor of its items.
  /// - Complexity: O(n) in the number of constraints.
  public final var constraints: [NSLayoutConstraint] {
    model.constraints.map(NSLayoutConstraint.front)
  }

  /// Activates a constraint, as before iOS 8.
  ///
  /// Stops the program with UIKit's message when the items are not this view or below it.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    model.addConstraint(constraint.makeModel())
  }

  /// Activates constraints, as before iOS 8.
  ///
  /// Stops the program with UIKit's message when an item is neither this view nor below it.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    model.addConstraints(constraints.map { $0.makeModel() })
  }

  /// Deactivates a constraint, as before iOS 8.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    NSLayoutConstraint.deactivate([constraint])
  }

  /// Deactivates constraints, as before iOS 8.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The edge where lines of text start.
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(model, .leading) }
  /// The edge where lines of text end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(model, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(model, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(model, .right) }
  /// The horizontal centre.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(model, .centerX) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(model, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(model, .bottom) }
  /// The vertical centre.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(model, .centerY) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(model, .firstBaseline) }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(model, .lastBaseline) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(model, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(model, .height) }
}
