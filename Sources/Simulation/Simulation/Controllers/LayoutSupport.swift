public import LayoutModel

/// A top or bottom layout guide, as before iOS 11: a hidden view without width that is as high as
/// what the bars cover.
///
/// It is a subview of the controller's view, as seed document 003_a6d538cc34bc3abe printed it:
/// frame (0 0; 0 64) under a navigation bar, (0 667; 0 0) at the bottom of an iPhone 8.
public final class LayoutSupport: View {
  /// The edge that a guide covers.
  enum Edge {
    case top
    case bottom
  }

  private let edge: Edge

  init(edge: Edge) {
    self.edge = edge
    super.init()
    isHidden = true
    accessibilityIdentifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  /// How far the bars reach into the view, in points.
  public var length: Double { frame.height }

  /// Takes its place in the controller's view.
  func update(in view: View) {
    let insets = view.safeAreaInsets
    switch edge {
    case .top: frame = Rect(x: 0, y: 0, width: 0, height: insets.top)
    case .bottom:
      frame = Rect(
        x: 0, y: view.bounds.height - insets.bottom, width: 0, height: insets.bottom)
    }
  }
}
