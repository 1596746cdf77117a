import LayoutModel

/// All that the row of a constraint follows from, but for its own constant and which items it is of: what it relates,
/// how its items lie to its owner, and the numbers that stand between them.
///
/// Rows of one shape have the same coefficients, of the same unknowns of the first item, the second and the owner.
package struct RowShape: Equatable, BitwiseCopyable {
  /// How an item lies to the view in whose coordinates a row is written.
  enum Side: UInt32 {
    /// There is no item.
    case nothing
    /// It is that view itself, which does not scroll.
    case owner
    /// It is a view directly in it.
    case subview
    /// It is a guide of it that is an inset, where the view does not scroll.
    case inset
    /// It is the guide of its content.
    case content
    /// It is another guide of it.
    case guide
  }

  /// Which numbers it was made with: see ``RowTemplates/name(of:)``.
  package var numbers: Int32 = 0
  private let bits: UInt32
  private let multiplier: UInt64

  @inline(__always)
  fileprivate init(_ constraint: ConstraintRecord, _ first: Side, _ second: Side, isMirrored: Bool)
  {
    let attributes = UInt32(
      truncatingIfNeeded: constraint.firstAttribute.rawValue << 8
        | constraint.secondAttribute.rawValue)
    let flags: UInt32 = (isMirrored ? 1 : 0) | (constraint.first == constraint.second ? 2 : 0)
    bits = attributes << 16 | first.rawValue << 12 | second.rawValue << 8 | flags
    multiplier = constraint.multiplier.bitPattern
  }

  /// A number that is mostly another one for another shape.
  @inline(__always)
  var hash: UInt64 {
    let both = UInt64(bits) << 32 | UInt64(UInt32(bitPattern: numbers))
    return (both &* 0x9E37_79B9_7F4A_7C15 ^ multiplier) &* 0xC2B2_AE3D_27D4_EB4F
  }

  /// The item whose numbers the row of a constraint is made with; negative where it needs none.
  @inline(__always)
  package func measuredItem(of constraint: ConstraintRecord) -> Int32 {
    let sides = bits >> 8 & 0xFF
    if sides >> 4 == Side.inset.rawValue { return constraint.first }
    if sides & 15 == Side.inset.rawValue { return constraint.second }
    guard sides >> 4 == Side.owner.rawValue || sides & 15 == Side.owner.rawValue else { return -1 }
    return constraint.firstAttribute.isPlace || constraint.secondAttribute.isPlace
      ? constraint.owner : -1
  }
}

extension ItemTable {
  /// The shape of a constraint's row, but for its numbers; nil where more than a shape decides its terms.
  ///
  /// It is nil for baselines, which may be those of a view further down, for what is within margins, for distances,
  /// for two guides that are insets, and for items that do not lie directly in the owner: each view between adds terms.
  @inline(__always)
  package func shape(of constraint: ConstraintRecord) -> RowShape? {
    let space = constraint.owner
    guard space >= 0, constraint.first >= 0, !constraint.state.contains(.measuresDistances),
      constraint.firstAttribute.isWithinAlignment, constraint.secondAttribute.isWithinAlignment,
      let first = side(of: constraint.first, in: space),
      let second = constraint.second < 0 ? .nothing : side(of: constraint.second, in: space),
      first != .inset || second != .inset
    else { return nil }
    return RowShape(constraint, first, second, isMirrored: isMirrored(constraint))
  }

  /// How an item lies to a view; nil where it is further down, or where that view scrolls and what its edges mean
  /// depends on the other side of the constraint.
  @inline(__always)
  private func side(of item: Int32, in space: Int32) -> RowShape.Side? {
    if item == space { return self[space].traits.contains(.scrollView) ? nil : .owner }
    guard self[item].parent == space else { return nil }
    let traits = self[item].traits
    if traits.contains(.view) { return .subview }
    if traits.contains(.inset) { return self[space].traits.contains(.scrollView) ? nil : .inset }
    return traits.contains(.scrollContent) ? .content : .guide
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a place, and no length.
  @inline(__always)
  fileprivate var isPlace: Bool { self != .notAnAttribute && self != .width && self != .height }
}
