/// A picture, as far as layout needs to know.
public struct Image: Hashable, Sendable {
  /// The name it is stored under, if it has one.
  public var name: String?
  /// Width and height, in points.
  public var size: Size
  /// How far the part that constraints align lies within the picture on each edge, in points.
  public var alignmentRectInsets: EdgeInsets

  /// Creates an image.
  public init(name: String? = nil, size: Size, alignmentRectInsets: EdgeInsets = .zero) {
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
  }
}
