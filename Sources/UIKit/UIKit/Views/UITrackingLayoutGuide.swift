import LayoutModel

/// A guide that follows something that moves, and switches constraints by the edges it is near.
///
/// Constraints that are set for near edges are active while the guide is near all of them, those
/// for being away while it is near none of them.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var constraints: [NSLayoutConstraint]
    var edge: NSDirectionalRectEdge
    var isNear: Bool
  }

  private var tracked: [Tracked] = []

  private var trackingModel: TrackingLayoutGuide? { model as? TrackingLayoutGuide }

  /// Sets the constraints that are active while the guide is near all of some edges, in place of
  /// those that were set for the same edges before.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(constraints, edge, isNear: true)
  }

  /// Sets the constraints that are active while the guide is near none of some edges, in place of
  /// those that were set for the same edges before.
  open func setConstraints(
    _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(constraints, edge, isNear: false)
  }

  /// The constraints that are active while the guide is near all of some edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// The constraints that are active while the guide is near none of some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Deactivates all constraints that were set, and forgets them.
  open func removeAllTrackedConstraints() {
    trackingModel?.removeAllTrackedConstraints()
    tracked = []
  }

  private func set(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool
  ) {
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    if !constraints.isEmpty {
      tracked.append(Tracked(constraints: constraints, edge: edge, isNear: isNear))
    }
    let models = constraints.map { $0.makeModel() }
    let modelEdge = DirectionalRectEdge(rawValue: edge.rawValue)
    if isNear {
      trackingModel?.setConstraints(models, activeWhenNearEdge: modelEdge)
    } else {
      trackingModel?.setConstraints(models, activeWhenAwayFrom: modelEdge)
    }
  }
}

/// The rectangle that the software keyboard covers of a view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var keyboardModel: KeyboardLayoutGuide? { model as? KeyboardLayoutGuide }

  /// Whether the guide follows a keyboard that is not docked; off by default.
  open var followsUndockedKeyboard: Bool {
    get { keyboardModel?.followsUndockedKeyboard ?? false }
    set { keyboardModel?.followsUndockedKeyboard = newValue }
  }

  /// Whether the guide rests on the bottom safe area while the keyboard is away.
  open var usesBottomSafeArea: Bool {
    get { keyboardModel?.usesBottomSafeArea ?? true }
    set { keyboardModel?.usesBottomSafeArea = newValue }
  }

  /// How far above the keyboard a drag takes it along, in points; kept, without effect.
  open var keyboardDismissPadding: CGFloat {
    get { CGFloat(keyboardModel?.keyboardDismissPadding ?? 0) }
    set { keyboardModel?.keyboardDismissPadding = Double(newValue) }
  }
}
