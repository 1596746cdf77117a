/// The rectangle that the software keyboard covers of a view.
///
/// While the keyboard is away, or not docked, the guide lies at the bottom of the safe area with
/// the width of the view, as UIKit documents it.
public final class KeyboardLayoutGuide: TrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; off by default.
  public var followsUndockedKeyboard = false {
    didSet {
      guard followsUndockedKeyboard != oldValue else { return }
      didChange(.insets)
      updateTracking()
    }
  }

  /// Whether the guide rests on the bottom safe area while the keyboard is away; else it rests on
  /// the bottom edge of the view.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { didChange(.insets) } }
  }

  /// How far above the keyboard a finger that drags downwards begins to take it along, in points.
  ///
  /// For gestures alone, as in UIKit: the guide's rectangle does not change with it.
  public var keyboardDismissPadding = 0.0

  /// The keyboard as it now stands, in the coordinates of the window; nil while it is away.
  package var keyboard: KeyboardPlacement? {
    didSet {
      guard keyboard != oldValue else { return }
      didChange(.insets)
      updateTracking()
    }
  }

  /// A keyboard that is nearer to an edge than this counts as near it, in points.
  ///
  /// Apple names no distance; this one is ours: a finger's breadth on either side of a floating
  /// keyboard, and more than any bar below an undocked one.
  private static let nearness = 100.0

  /// A keyboard that is docked, away, or not followed is near the bottom edge alone; an undocked one
  /// over the full width can be near top or bottom; a floating one near any edge.
  package override var nearEdges: DirectionalRectEdge {
    guard let keyboard, !keyboard.isDocked, followsUndockedKeyboard, let owningView else {
      return .bottom
    }
    let window = owningView.rootView.bounds.size
    let frame = keyboard.frame
    var near: DirectionalRectEdge = []
    if frame.minY < Self.nearness { near.insert(.top) }
    if window.height - frame.maxY < Self.nearness { near.insert(.bottom) }
    guard frame.width < window.width else { return near }
    let isLeftToRight = owningView.layoutDirection == .leftToRight
    if frame.minX < Self.nearness { near.insert(isLeftToRight ? .leading : .trailing) }
    if window.width - frame.maxX < Self.nearness {
      near.insert(isLeftToRight ? .trailing : .leading)
    }
    return near
  }

  package override var edges: GuideEdges? {
    guard let owningView else { return nil }
    let frame = keyboard.map { placement in
      let origin = owningView.originInRoot
      return placement.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    if let frame, keyboard?.isDocked == false, followsUndockedKeyboard { return GuideEdges(frame) }
    var height = usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0
    if let frame, keyboard?.isDocked == true {
      height = max(height, owningView.bounds.height - frame.minY)
    }
    return GuideEdges(
      left: .init(share: 0, distance: 0), top: .init(share: 1, distance: -height),
      right: .init(share: 1, distance: 0), bottom: .init(share: 1, distance: 0))
  }
}

/// Where a software keyboard stands.
package struct KeyboardPlacement: Hashable, Sendable {
  /// Its rectangle in the window's coordinates, in points.
  package var frame: Rect
  /// Whether it is attached to the bottom edge, over the full width.
  package var isDocked: Bool

  package init(frame: Rect, isDocked: Bool) {
    self.frame = frame
    self.isDocked = isDocked
  }
}
