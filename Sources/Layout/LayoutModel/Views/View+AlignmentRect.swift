extension View {
  /// The alignment rectangle of the view if it had a frame: what constraints speak of.
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of the view if it had an alignment rectangle.
  public final func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.outset(by: alignmentRectInsets)
  }
}
