public import LayoutModel

/// An active constraint that an engine cannot take in, and why.
///
/// UIKit raises an exception in its place when an engine, in practice a window, takes the constraint
/// in. Here the layout goes on without it.
public struct LayoutRefusal {
  /// The constraint; it stays active and has no effect.
  public let constraint: LayoutConstraint
  /// Why it is refused; its message is the text of UIKit's exception.
  public let error: LayoutError
}
