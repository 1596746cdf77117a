extension LayoutItem {
  /// The edge where lines of text start.
  public final var leadingAnchor: XAxisAnchor { XAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  public final var trailingAnchor: XAxisAnchor { XAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: XAxisAnchor { XAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: XAxisAnchor { XAxisAnchor(self, .right) }
  /// The horizontal centre.
  public final var centerXAnchor: XAxisAnchor { XAxisAnchor(self, .centerX) }
  /// The top edge.
  public final var topAnchor: YAxisAnchor { YAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: YAxisAnchor { YAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public final var centerYAnchor: YAxisAnchor { YAxisAnchor(self, .centerY) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text; guides have none.
  public final var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; guides have none.
  public final var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(self, .lastBaseline) }
}
