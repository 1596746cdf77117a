package import LayoutModel

/// How important a constraint is: 0 < rawValue <= 1000; 1000 means it must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority; whether it is legal is checked where it is used.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority; whether it is legal is checked where it is used.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a button against being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// A window's size may change while dragging at this priority.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A window's size stays put at this priority.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag at this priority does not resize a window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The strength with which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the size that `systemLayoutSizeFitting` is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by importance.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority of the model's.
  package init(model priority: LayoutPriority) {
    rawValue = Float(priority.rawValue)
  }

  /// The model's priority.
  package var modelPriority: LayoutPriority { LayoutPriority(Double(rawValue)) }

  /// The priority of content sizes that give way to everything: that of 0, which constraints may
  /// not have.
  private static let weakest = LayoutPriority(0.001)

  /// The priority for a content size that the model's stands for.
  init(content priority: LayoutPriority) {
    self.init(model: priority <= Self.weakest ? LayoutPriority(0) : priority)
  }

  /// The model's priority for a content size.
  var contentPriority: LayoutPriority { rawValue == 0 ? Self.weakest : modelPriority }
}
