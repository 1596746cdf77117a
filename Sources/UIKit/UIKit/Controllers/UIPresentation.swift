/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses: as a page.
  case automatic = -2
  /// Over the whole window.
  case fullScreen = 0
  /// As a card that leaves a strip of what is below.
  case pageSheet = 1
  /// As a smaller card.
  case formSheet = 2
  /// Over the controller that defines the context; as over the whole window here.
  case currentContext = 3
  /// As its delegate has it; as over the whole window here.
  case custom = 4
  /// Over the whole window, with what is below to be seen.
  case overFullScreen = 5
  /// Over the controller that defines the context, with what is below to be seen.
  case overCurrentContext = 6
  /// In a bubble; as a page here.
  case popover = 7
  /// Not at all.
  case none = -1
}

/// How a controller comes and goes; kept, without effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning around.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// As a page is turned.
  case partialCurl = 3
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface has it.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// Orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
