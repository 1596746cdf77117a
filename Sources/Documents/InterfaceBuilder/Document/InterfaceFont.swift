public import LayoutModel

/// The font that a document gives a text; nil where it states nothing.
public struct InterfaceFont: Hashable, Sendable {
  /// The size, in points.
  public internal(set) var size: Double?
  /// The text style that it follows.
  public internal(set) var style: String?
  /// The PostScript name of its face, if that is not the system's.
  public internal(set) var face: String?
  /// How heavy it is.
  public internal(set) var weight: Font.Weight?
  /// Whether it is not the system's, or differs within the text.
  public internal(set) var isCustom = false
}
