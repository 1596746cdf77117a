/// How important a constraint is: 0 < rawValue <= 1000; 1000 means it must hold.
///
/// Fractions are allowed: a stack view's own constraints use 999.5.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Double

  /// Creates a priority; whether it is legal is checked where it is used.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Creates a priority; whether it is legal is checked where it is used.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = LayoutPriority(1000)
  /// The resistance of a button against being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// A window's size may change while dragging at this priority.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// A window's size stays put at this priority.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// A drag at this priority does not resize a window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The strength with which a view hugs its content.
  public static let defaultLow = LayoutPriority(250)
  /// The wish of `systemLayoutSizeFitting` for a size.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the number is in 0 < p <= 1000.
  public var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: Comparable {
  /// Orders by importance.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `999.5`.
  public init(floatLiteral value: Double) {
    rawValue = value
  }

  /// Creates a priority from a literal such as `750`.
  public init(integerLiteral value: Int) {
    rawValue = Double(value)
  }
}
