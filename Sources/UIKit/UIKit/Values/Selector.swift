/// The name of a method.
///
/// There is no Objective-C run time here: nothing can be called by it.
public struct Selector: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Creates a selector from a name.
  public init(_ name: String) {
    self.name = name
  }
}
