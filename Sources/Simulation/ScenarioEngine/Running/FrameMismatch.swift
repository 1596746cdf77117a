public import LayoutModel

/// An expected frame that was missed.
public struct FrameMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The step after which it was missed.
  public var step: String
  /// What was expected, of which item, and why.
  public var expectation: FrameExpectation
  /// The frame that the item has; nil when the item is gone.
  public var actual: Rect?

  /// Item, expected and actual frame, and where the expectation comes from.
  public var description: String {
    let found = actual.map(\.frameNotation) ?? "no such item"
    return "after '\(step)': \(expectation.item): expected \(expectation.frame), found \(found)"
      + " [\(expectation.source.collapsed)]"
  }
}

extension String {
  /// The text on one line.
  fileprivate var collapsed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
