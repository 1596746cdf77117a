import LayoutModel

extension UIView {
  /// Activates constraints whose items have to be this view or below it.
  final func activate(_ constraints: [NSLayoutConstraint]) {
    model.addConstraints(constraints.map { $0.makeModel() })
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
