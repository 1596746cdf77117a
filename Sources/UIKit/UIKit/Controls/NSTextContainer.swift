public import Foundation
import LayoutModel

/// The rectangle that a text view's lines fill.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The text view whose lines these are.
  private(set) final weak var textView: TextViewModel?
  private var ownPadding: CGFloat = 5
  private var ownLineCount = 0

  /// Creates a container of a size that no text view has; the size is not read.
  public init(size: CGSize) {
    super.init()
  }

  init(_ textView: TextViewModel) {
    self.textView = textView
    super.init()
  }

  /// What lies between the sides of the container and its lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat {
    get { textView.map { CGFloat($0.lineFragmentPadding) } ?? ownPadding }
    set {
      ownPadding = newValue
      textView?.lineFragmentPadding = Double(newValue)
    }
  }

  /// The most lines that are shown; 0, the default, for any number.
  open var maximumNumberOfLines: Int {
    get { textView?.maximumNumberOfLines ?? ownLineCount }
    set {
      ownLineCount = newValue
      textView?.maximumNumberOfLines = max(newValue, 0)
    }
  }

  /// How the last line ends; kept, without effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the container is as wide as its text view; kept, without effect: it is.
  open var widthTracksTextView = true
  /// Whether the container is as high as its text view; kept, without effect: it is.
  open var heightTracksTextView = true
  /// Rectangles, as paths, that lines leave free; kept, without effect.
  open var exclusionPaths: [UIBezierPath] = []
}
