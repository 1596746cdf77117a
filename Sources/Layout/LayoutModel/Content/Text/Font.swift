/// A typeface at a size, as far as measuring text needs to know.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as fonts number it: 400 is regular, 700 bold.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, 100 to 900.
    public var rawValue: Int

    /// Creates a weight from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// 300.
    public static let light = Weight(rawValue: 300)
    /// 400.
    public static let regular = Weight(rawValue: 400)
    /// 500.
    public static let medium = Weight(rawValue: 500)
    /// 600.
    public static let semibold = Weight(rawValue: 600)
    /// 700.
    public static let bold = Weight(rawValue: 700)

    /// Orders by heaviness.
    public static func < (first: Weight, second: Weight) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The height of the em square, in points.
  public var pointSize: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// The family or face; nil for the system's own.
  public var name: String?
  /// What the font is for, if its size is to follow the user's wish.
  public var textStyle: TextStyle?

  /// Creates a font; without a name it is the system's.
  public init(name: String? = nil, size: Double, weight: Weight = .regular) {
    self.name = name
    pointSize = size
    self.weight = weight
  }

  /// The system's font.
  public static func system(_ size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The system's font at the size of labels, 17 points.
  public static let label = Font.system(17)
}
