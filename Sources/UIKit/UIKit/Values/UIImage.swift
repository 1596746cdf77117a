public import Foundation
package import LayoutModel
import Synchronization

/// A picture, as far as layout needs to know: a name and a size.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture takes its colours; kept, without effect.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is used has it.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// As a stencil in the tint colour.
    case alwaysTemplate
  }

  /// A symbol's size, weight and scale; of them the size counts.
  open class SymbolConfiguration: NSObject {
    /// The size, in points; nil for that of the surroundings.
    public let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?) {
      self.pointSize = pointSize
      super.init()
    }

    /// Creates a configuration for a size.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.init(pointSize)
    }

    /// Creates a configuration for a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(nil)
    }

    /// Creates a configuration for a scale.
    public convenience init(scale: SymbolScale) {
      self.init(nil)
    }

    /// Creates a configuration for the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(font.pointSize)
    }

    /// Creates a configuration for the size of a text style.
    @MainActor public convenience init(
      textStyle: UIFont.TextStyle, scale: SymbolScale = .default
    ) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }

  /// How heavy a symbol is; without effect.
  public enum SymbolWeight: Int, Sendable {
    /// As the system has it.
    case unspecified = 0
    /// The lightest.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// How large a symbol is beside text; without effect.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// Not given.
    case unspecified = 0
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// The model's image.
  package let model: Image

  package init(_ model: Image) {
    self.model = model
    super.init()
  }

  /// Creates a picture of a size.
  ///
  /// There is no asset catalogue here: this is how a test or a simulation makes pictures, and
  /// ``register(named:size:)`` gives them to `init(named:)`.
  public convenience init(size: CGSize, name: String? = nil) {
    self.init(Image(name: name, size: Size(size)))
  }

  /// Finds a picture that was registered; nil for any other name.
  public convenience init?(named name: String) {
    guard let size = UIImage.sizes.withLock({ $0[name] }) else { return nil }
    self.init(Image(name: name, size: Size(size)))
  }

  /// Finds a symbol: all names have one, 20 by 20 points, unless another size was registered.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a symbol of a size: all names have one.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    // A symbol is about as high as a line of text of its point size; 17 points if none is given.
    let side = ((configuration?.pointSize ?? 17) * 1.193).rounded()
    let size = UIImage.sizes.withLock { $0[name] } ?? CGSize(width: side, height: side)
    self.init(Image(name: name, size: Size(size)))
  }

  /// The symbol for adding.
  open class var add: UIImage { symbol("plus.circle.fill") }
  /// The symbol for removing.
  open class var remove: UIImage { symbol("minus.circle.fill") }
  /// The symbol for more that can be done.
  open class var actions: UIImage { symbol("ellipsis.circle") }
  /// The symbol for what is chosen.
  open class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// The symbol for what can be chosen.
  open class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage(size: .zero)
  }

  private static let sizes = Mutex<[String: CGSize]>([:])

  /// Gives the size of a picture for `init(named:)`, in points.
  public static func register(named name: String, size: CGSize) {
    sizes.withLock { $0[name] = size }
  }

  /// Width and height, in points.
  open var size: CGSize { CGSize(model.size) }
  /// Pixels a point.
  open var scale: CGFloat { 1 }
  /// How far the part that constraints align lies within the picture, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(model.alignmentRectInsets) }

  /// The picture with another part for constraints to align.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    var image = model
    image.alignmentRectInsets = EdgeInsets(insets)
    return UIImage(image)
  }

  /// The picture itself: nothing is drawn.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The picture itself: nothing is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture itself: nothing is drawn.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }

  /// Whether `object` has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.model == model }

  /// The hash of name and size.
  open override var hash: Int { model.hashValue }
}
