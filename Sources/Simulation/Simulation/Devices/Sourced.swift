/// A value and how we come to know it.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// How well a value is founded.
  public enum Grade: String, Hashable, Sendable, CaseIterable {
    /// Read off a device, a simulator or documents that Apple's tools wrote.
    case measured
    /// Stated by a public source that names no measurement.
    case sourced
    /// Common knowledge that we could not check.
    case assumed
  }

  /// The value.
  public let value: Value
  /// How well it is founded.
  public let grade: Grade
  /// Where it comes from.
  public let source: String

  /// Creates a value with its origin.
  public init(_ value: Value, _ grade: Grade, _ source: String) {
    self.value = value
    self.grade = grade
    self.source = source
  }
}

/// One value for each orientation of a screen.
public struct Oriented<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value while the screen is higher than wide.
  public var portrait: Value
  /// The value while the screen is wider than high.
  public var landscape: Value

  /// Creates a pair.
  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value for an orientation.
  public subscript(orientation: Orientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}
