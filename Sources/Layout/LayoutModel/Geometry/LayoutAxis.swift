/// One of the two directions along which sizes and distances are measured.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}

/// Some of the axes.
package struct LayoutAxisSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Both axes.
  package static let all = LayoutAxisSet(rawValue: 0b11)

  /// The set of one axis.
  package init(_ axis: LayoutAxis) {
    rawValue = 1 << UInt8(axis.rawValue)
  }
}
