/// The sizes of the system's controls, in points: the one home of all of them.
///
/// They are sizes of alignment rectangles, as intrinsic sizes are; the frames of some controls
/// reach beyond by ``slider`` and the other insets. Heights and insets marked *measured* are those
/// of Interface Builder documents of Xcode 11 and later (iOS 13 to 18); the rest are recollections
/// of UIKit's and may be off by a few points.
public enum ControlMetrics {
  /// A control's size and what its frame adds to it.
  public struct Box: Hashable, Sendable {
    /// The intrinsic size; ``View/noIntrinsicMetric`` where the control has none.
    public var size: Size
    /// How far the alignment rectangle lies within the frame.
    public var insets: EdgeInsets

    init(_ width: Double, _ height: Double, insets: EdgeInsets = .zero) {
      size = Size(width: width, height: height)
      self.insets = insets
    }
  }

  /// A switch; measured.
  public static let `switch` = Box(49, 31, insets: EdgeInsets(right: 2))
  /// A slider, as wide as it is given; measured.
  public static let slider = Box(
    View.noIntrinsicMetric, 30, insets: EdgeInsets(left: 2, bottom: 1, right: 2))
  /// A stepper; measured.
  public static let stepper = Box(94, 32)
  /// A progress view, as wide as it is given; measured.
  public static let progressView = Box(View.noIntrinsicMetric, 4)
  /// An activity indicator of the usual size; measured.
  public static let activityIndicator = Box(20, 20)
  /// A large activity indicator; measured.
  public static let largeActivityIndicator = Box(37, 37)
  /// A picker and the wheels of a date picker; the height is measured.
  public static let picker = Box(320, 216)
  /// A search bar, as wide as it is given; measured.
  public static let searchBar = Box(View.noIntrinsicMetric, 56)
  /// A toolbar, as wide as it is given; measured.
  public static let toolbar = Box(View.noIntrinsicMetric, 44)
  /// A navigation bar, as wide as it is given; measured.
  public static let navigationBar = Box(View.noIntrinsicMetric, 44)
  /// A tab bar above the bottom safe area, as wide as it is given; measured.
  public static let tabBar = Box(View.noIntrinsicMetric, 49)

  /// The height of a segmented control, and what its frame adds; measured.
  public static let segmentedControl = Box(
    View.noIntrinsicMetric, 31, insets: EdgeInsets(bottom: 1))
  /// What a segment's title has on its left and right together.
  public static let segmentPadding = 24.0
  /// The font of segments.
  public static let segmentFont = Font.system(13)

  /// The height of a page control.
  public static let pageControlHeight = 26.0
  /// The width of a dot and its gap.
  public static let pageDot = 16.0
  /// What a page control adds to its dots.
  public static let pageControlPadding = 24.0

  /// The least height of a text field with a rounded border; measured.
  public static let textFieldHeight = 34.0
  /// What a bordered text field has around its text.
  public static let textFieldPadding = EdgeInsets(top: 6, left: 7, bottom: 6, right: 7)

  /// What a button without insets of its own has around its title; the height of 30 for a title of
  /// 15 points is measured.
  public static let buttonPadding = EdgeInsets(top: 6, bottom: 6)
  /// The least width of a button.
  public static let buttonMinimumWidth = 30.0
  /// The font of button titles.
  public static let buttonFont = Font.system(15)

  /// What a text view has around its text.
  public static let textContainerInset = EdgeInsets(top: 8, bottom: 8)
  /// What each line of a text view has on either side.
  public static let lineFragmentPadding = 5.0
  /// The font of text views.
  public static let textViewFont = Font.system(12)
}
