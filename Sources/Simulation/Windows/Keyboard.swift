public import LayoutModel

/// Where the software keyboard is.
public enum Keyboard: Hashable, Sendable {
  /// Off the screen.
  case hidden
  /// Attached to the bottom edge over the full width.
  case docked
  /// Attached to the bottom edge with a height of its own, in points.
  case dockedWithHeight(Double)
  /// A small keyboard, its corner at a place of the window.
  case floating(Point)
}

extension Window {
  /// Shows or hides the software keyboard, without layout.
  ///
  /// A floating keyboard exists on tablets only; on a phone it is ignored.
  public func setKeyboard(_ newKeyboard: Keyboard) {
    if case .floating = newKeyboard, device.floatingKeyboardSize == nil { return }
    guard newKeyboard != keyboard else { return }
    keyboard = newKeyboard
    placeKeyboard()
  }

  /// The keyboard's rectangle in the window; nil while it is away.
  public var keyboardFrame: Rect? { keyboardPlacement?.frame }

  var keyboardPlacement: KeyboardPlacement? {
    switch keyboard {
    case .hidden: return nil
    case .docked: return dockedPlacement(height: device.keyboardHeight[orientation].value)
    case .dockedWithHeight(let height): return dockedPlacement(height: height)
    case .floating(let corner):
      guard let size = device.floatingKeyboardSize?.value else { return nil }
      return KeyboardPlacement(frame: Rect(origin: corner, size: size), isDocked: false)
    }
  }

  private func dockedPlacement(height: Double) -> KeyboardPlacement {
    KeyboardPlacement(
      frame: Rect(x: 0, y: size.height - height, width: size.width, height: height),
      isDocked: true)
  }

  /// Tells every keyboard guide of the window where the keyboard is.
  func placeKeyboard() {
    placeKeyboard(below: rootViewController.view)
  }

  /// Tells one keyboard guide of the window where the keyboard is.
  public func placeKeyboard(in guide: KeyboardLayoutGuide) {
    guide.keyboard = keyboardPlacement
  }

  /// Tells the keyboard guides of a subtree that came into the window where the keyboard is.
  ///
  /// - Complexity: O(number of views in the subtree).
  public func placeKeyboard(below view: View) {
    let placement = keyboardPlacement
    view.forEachInSubtree { view in
      view.extras?.keyboardGuide?.keyboard = placement
    }
  }
}
