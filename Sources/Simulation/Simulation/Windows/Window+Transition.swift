// Transitions.
//
// UIKit lays out once for the end of an animation and leaves what lies between to the render
// server; it lays out frame by frame only where a finger or the system drives the size, as on the
// divider of a split view. Here every transition is laid out frame by frame: the harder case, and
// the one whose cost a layout engine decides.
extension Window {
  /// Whether a change is being shown bit by bit.
  public var isInTransition: Bool { transition != nil }

  /// Begins to show changes bit by bit: size, safe area, bars, keyboard and sheet stay as they are
  /// until ``setTransitionProgress(_:)`` moves them.
  ///
  /// What begins while another transition is under way continues from that one's end.
  public func beginTransition() {
    if transition != nil { endTransition() }
    transition = WindowTransition(start: state)
  }

  /// Shows a share of the changes since ``beginTransition()``, without layout.
  ///
  /// - Parameter progress: 0 for none of the change, 1 for all of it.
  public func setTransitionProgress(_ progress: Double) {
    guard transition != nil else { return }
    transition?.progress = progress
    applyEnvironment()
  }

  /// Shows all of the changes, exactly as without a transition.
  public func endTransition() {
    guard transition != nil else { return }
    transition = nil
    removeDismissedSheet()
    applyEnvironment()
    placeKeyboard()
  }
}
