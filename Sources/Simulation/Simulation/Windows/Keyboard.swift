public import LayoutModel

/// Where the software keyboard is.
public enum Keyboard: Hashable, Sendable {
  /// Off the screen.
  case hidden
  /// Attached to the bottom edge over the full width.
  case docked
  /// Attached to the bottom edge with a height of its own, in points.
  case dockedWithHeight(Double)
  /// A small keyboard, its corner at a place of the window; on tablets.
  case floating(Point)
  /// Over the full width but lifted off the bottom edge by a distance in points; on tablets.
  case undocked(lift: Double)
  /// Torn in two halves, lifted off the bottom edge; on tablets with a home button.
  case split(lift: Double)
  /// A hardware keyboard is attached: of the software one a tablet's shortcut bar is left.
  case hardware
  /// The camera that reads text stands in the keyboard's place.
  case cameraInput
}

extension Device {
  /// Whether the device has such a keyboard.
  public func supports(_ keyboard: Keyboard) -> Bool {
    switch keyboard {
    case .hidden, .docked, .dockedWithHeight, .hardware, .cameraInput: true
    case .floating: floatingKeyboardSize != nil
    case .undocked: idiom == .pad
    case .split: hasSplitKeyboard
    }
  }
}

extension Window {
  /// Shows, moves or hides the software keyboard, without layout.
  ///
  /// A keyboard that the device does not have is ignored; see ``Device/supports(_:)-keyboard``.
  public func setKeyboard(_ newKeyboard: Keyboard) {
    guard device.supports(newKeyboard), newKeyboard != keyboard else { return }
    state.keyboard = newKeyboard
    placeKeyboard()
    rootViewController.keyboardDidChange()
  }

  /// The keyboard's rectangle in the window; nil while it is away.
  ///
  /// A split keyboard's is the rectangle around both halves, as the system reports it.
  public var keyboardFrame: Rect? { keyboardPlacement?.frame }

  /// Where the keyboard is shown; within a transition, on its way.
  var keyboardPlacement: KeyboardPlacement? {
    let end = placement(in: state)
    guard let transition else { return end }
    let start = placement(in: transition.start)
    guard let visible = end ?? start else { return nil }
    // What is away stands below the edge, from where it rises.
    let from = start ?? visible.belowEdge(of: size(in: transition.start))
    let to = end ?? visible.belowEdge(of: size(in: state))
    return KeyboardPlacement(
      frame: from.frame.interpolated(to: to.frame, at: transition.progress),
      isDocked: from.isDocked && to.isDocked)
  }

  private func placement(in state: WindowState) -> KeyboardPlacement? {
    let height = device.keyboardHeight[state.orientation].value
    switch state.keyboard {
    case .hidden: return nil
    // Apple publishes no size for the camera's pane; it is assumed to be the keyboard's.
    case .docked, .cameraInput: return fullWidth(height, in: state)
    case .dockedWithHeight(let own): return fullWidth(own, in: state)
    case .undocked(let lift), .split(let lift): return fullWidth(height, lift: lift, in: state)
    case .hardware:
      let bar = device.shortcutBarHeight.value
      return bar > 0 ? fullWidth(bar, in: state) : nil
    case .floating(let corner):
      guard let size = device.floatingKeyboardSize?.value else { return nil }
      return KeyboardPlacement(frame: Rect(origin: corner, size: size), isDocked: false)
    }
  }

  private func fullWidth(
    _ height: Double, lift: Double? = nil, in state: WindowState
  ) -> KeyboardPlacement {
    let size = size(in: state)
    return KeyboardPlacement(
      frame: Rect(
        x: 0, y: size.height - height - (lift ?? 0), width: size.width, height: height),
      isDocked: lift == nil)
  }

  /// Updates every keyboard guide of the window to where the keyboard is.
  func placeKeyboard() {
    placeKeyboard(below: rootViewController.view)
  }

  /// Updates one keyboard guide of the window to where the keyboard is.
  public func placeKeyboard(in guide: KeyboardLayoutGuide) {
    guide.keyboard = keyboardPlacement
  }

  /// Updates the keyboard guides of a subtree that came into the window to where the keyboard is.
  ///
  /// - Complexity: O(number of views in the subtree).
  public func placeKeyboard(below view: View) {
    let placement = keyboardPlacement
    view.forEachInSubtree { view in
      view.rareData?.keyboardGuide?.keyboard = placement
    }
  }
}

extension KeyboardPlacement {
  /// The same keyboard just below a window's bottom edge.
  fileprivate func belowEdge(of size: Size) -> KeyboardPlacement {
    var frame = frame
    frame.origin.y = size.height
    return KeyboardPlacement(frame: frame, isDocked: true)
  }
}
