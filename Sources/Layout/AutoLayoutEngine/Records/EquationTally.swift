package import LayoutModel

/// What equations say of an item, as far as whether they determine its extents depends on it.
///
/// Along an axis they do so if one says outright how large the item is, or if at least two speak of it, one of them of
/// its extent.
package struct EquationTally: Equatable, BitwiseCopyable {
  /// Four bits an axis: an equation speaks of the item; more than one does; of its extent; says how large it is.
  private var bits: UInt8 = 0

  private static let one: UInt8 = 0b0001
  private static let more: UInt8 = 0b0010
  private static let extent: UInt8 = 0b0100
  private static let length: UInt8 = 0b1000

  /// Creates a tally of no equation.
  package init() {}

  /// Creates the tally of one equation.
  ///
  /// - Parameters:
  ///   - constraint: The equation.
  ///   - item: One of its items.
  ///   - view: The item, or the view whose derived guide it is.
  package init(_ constraint: ConstraintRecord, on item: Int32, seenFrom view: Int32) {
    if constraint.state.contains(.measuresDistances) {
      bits = (Self.one | Self.extent) << 4 | Self.one | Self.extent
      return
    }
    let isInner = constraint.owner == view
    if constraint.first == item { mention(constraint.firstAttribute, isInner) }
    if constraint.second == item { mention(constraint.secondAttribute, isInner) }
    if constraint.second < 0 { bits |= bits << 3 & (Self.length << 4 | Self.length) }
  }

  // Seen from within, the near edge is the origin of coordinates; in a right-to-left view leading is the
  // far edge, and the count one short, which costs a row and changes nothing.

  private mutating func mention(_ attribute: LayoutAttribute, _ isInner: Bool) {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: bits |= isInner ? 0 : Self.one
    case .right, .trailing, .rightMargin, .trailingMargin, .centerX, .centerXWithinMargins, .width:
      bits |= Self.one | Self.extent
    case .top, .topMargin: bits |= isInner ? 0 : Self.one << 4
    case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline,
      .height:
      bits |= (Self.one | Self.extent) << 4
    case .notAnAttribute: break
    }
  }

  /// Whether no equation was counted, or none that says anything.
  var isEmpty: Bool { bits == 0 }

  /// Counts the one equation of another tally, or none.
  @inline(__always)
  package mutating func add(_ equation: EquationTally) {
    let both = bits & equation.bits & (Self.one << 4 | Self.one)
    bits |= equation.bits | both << 1
  }

  /// Whether the equations determine the item's extents along some axes.
  @inline(__always)
  package func isEnough(for axes: (x: Bool, y: Bool)) -> Bool {
    (!axes.x || Self.isEnough(bits)) && (!axes.y || Self.isEnough(bits >> 4))
  }

  /// Whether they determine the one along an axis.
  package func isEnough(_ axis: LayoutAxis) -> Bool {
    Self.isEnough(axis == .horizontal ? bits : bits >> 4)
  }

  @inline(__always)
  private static func isEnough(_ bits: UInt8) -> Bool {
    bits & length != 0 || bits & (more | extent) == more | extent
  }
}
