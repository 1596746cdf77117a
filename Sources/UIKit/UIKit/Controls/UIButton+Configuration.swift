public import Foundation
import LayoutModel

extension UIButton {
  /// How a button is built.
  ///
  /// The insets of the styles are ours where Apple documents none: 7 points above and below and 12
  /// beside the content, in a font of 17 points.
  public struct Configuration: Hashable, @unchecked Sendable {
    /// Where the picture lies beside the title; kept, sizes are those of `leading`.
    public enum ImagePlacement: Int, Sendable {
      /// Where reading begins.
      case leading
      /// Where reading ends.
      case trailing
      /// Above.
      case top
      /// Below.
      case bottom
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As given.
      case fixed = -1
      /// As text is large.
      case dynamic
      /// Little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Wholly.
      case capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }

    /// The title.
    public var title: String?
    /// A line below the title; not measured.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Where the picture lies.
    public var imagePlacement = ImagePlacement.leading
    /// The distance between title and subtitle, in points; not measured.
    public var titlePadding: CGFloat = 1
    /// What lies around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the content; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// Whether a wheel turns in the picture's place; kept, without effect.
    public var showsActivityIndicator = false

    /// How large the button is: sets the insets.
    public var buttonSize = Size.medium {
      didSet {
        let (vertical, horizontal) = Configuration.padding(buttonSize)
        contentInsets = NSDirectionalEdgeInsets(
          top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }
    }

    private static func padding(_ size: Size) -> (CGFloat, CGFloat) {
      switch size {
      case .medium: (7, 12)
      case .small: (4, 10)
      case .mini: (4, 10)
      case .large: (15, 20)
      }
    }

    /// What pictures show behind the content.
    private let background: ViewLook.ButtonBackground

    private init(_ background: ViewLook.ButtonBackground) {
      self.background = background
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    var font: UIFont { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17) }

    /// Text alone.
    public static func plain() -> Configuration { Configuration(.none) }
    /// Text on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text without a background, in the tint.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// Text on a background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Text on a tinted background.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Text on a filled background.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Changes the look of a view to that of a button of this configuration.
    func addLooks(to look: inout ViewLook) {
      look.buttonBackground = background
      if let baseBackgroundColor, background != .none {
        look.background = baseBackgroundColor.displayColor
      }
      look.foreground = baseForegroundColor?.displayColor
      if look.cornerRadius == 0 {
        look.cornerRadius = ViewLook.buttonCornerRadius(style: "\(cornerStyle)")
      }
    }
  }
}
