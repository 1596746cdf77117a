public import LayoutModel

/// A phone or tablet as far as layout knows it; lengths in points, for the whole screen.
public struct Device: Hashable, Sendable {
  /// The kind of device, which decides bars and multitasking.
  public enum Idiom: String, Hashable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The name in scenario files and on the command line, such as `iphone-x`.
  public let identifier: String
  /// The name in the shop.
  public let name: String
  /// The kind of device.
  public let idiom: Idiom
  /// The screen's size when upright.
  public let size: Sourced<Size>
  /// Pixels a point.
  public let scale: Sourced<Double>
  /// How often the display can show another frame, in hertz: 60, or 120 with ProMotion.
  public let refreshRate: Sourced<Double>
  /// The safe area of a window over the whole screen, status bar included.
  public let safeAreaInsets: Oriented<Sourced<EdgeInsets>>
  /// The height of the status bar; 0 where it is hidden.
  public let statusBarHeight: Oriented<Sourced<Double>>
  /// The height of a navigation bar below the status bar.
  public let navigationBarHeight: Oriented<Sourced<Double>>
  /// What a large title adds to the navigation bar.
  public let largeTitleHeight: Oriented<Sourced<Double>>
  /// The height of a tab bar above the bottom safe area.
  public let tabBarHeight: Oriented<Sourced<Double>>
  /// The height of a tool bar above the bottom safe area.
  public let toolbarHeight: Oriented<Sourced<Double>>
  /// The height of the docked software keyboard with its suggestions, bottom safe area included.
  public let keyboardHeight: Oriented<Sourced<Double>>
  /// The height of what is left of the keyboard beside a hardware one: a tablet's shortcut bar.
  public let shortcutBarHeight: Sourced<Double>
  /// The size of a floating keyboard; nil on a phone, which has none.
  public let floatingKeyboardSize: Sourced<Size>?
  /// The widths that a window may have beside another one; empty where there is no multitasking.
  public let multitaskingWidths: Oriented<Sourced<[Double]>>
}

extension Device {
  /// The screen's size when held in an orientation.
  public func size(in orientation: Orientation) -> Size {
    let size = size.value
    return orientation.isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The safe area of a window over the whole screen.
  ///
  /// Hiding the status bar frees room only on screens without a sensor housing.
  public func safeAreaInsets(
    in orientation: Orientation, isStatusBarHidden: Bool = false
  ) -> EdgeInsets {
    var insets = safeAreaInsets[orientation].value
    if isStatusBarHidden, idiom == .pad || safeAreaInsets.portrait.value.bottom == 0 {
      insets.top = 0
    }
    return insets
  }

  /// The width that a window beside another one has after a rotation, in points.
  ///
  /// Of those there are, the one nearest to its share of the screen. Apple does not document which it
  /// is; this is our rule.
  func multitaskingWidth(
    for width: Double, from old: Orientation, to new: Orientation
  ) -> Double {
    guard old.isLandscape != new.isLandscape else { return width }
    let whole = size(in: new).width
    let wanted = width / size(in: old).width * whole
    let widths = multitaskingWidths[new].value
    return widths.min { abs($0 - wanted) < abs($1 - wanted) } ?? min(width, whole)
  }

  /// Whether the keyboard can be torn in two: on tablets with a home button only.
  public var hasSplitKeyboard: Bool {
    idiom == .pad && safeAreaInsets.portrait.value.bottom == 0
  }

  /// Whether the interface may be turned upside down.
  public func supports(_ orientation: Orientation) -> Bool {
    orientation != .portraitUpsideDown || idiom == .pad
  }
}
