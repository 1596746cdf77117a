package import LayoutModel

/// A row that was written once, to be stamped for every constraint of its shape.
///
/// The rows of a list, the cells of a grid have the same constraints on other items: what a constraint means, unknown
/// by unknown, is found out for the first of each shape only.
package struct RowTemplate: BitwiseCopyable {
  /// An item of a constraint, by the part that it plays.
  enum Role: UInt8 {
    case first, second, owner
  }

  /// A coefficient times an unknown of an item.
  struct Term: BitwiseCopyable {
    let coefficient: Double
    let role: Role
    let unknown: ItemUnknown
  }

  let shape: RowShape
  /// Where its terms begin among those of all templates.
  let firstTerm: Int32
  /// How many they are; negative for a row that is not one for stamping.
  let termCount: Int32
  /// What is added to the terms besides the constraint's own constant.
  package let offset: Double
  /// A hash of the terms.
  package let fingerprint: Fingerprint
  /// Whether a right-to-left direction turns the equation around.
  package let isMirrored: Bool
  /// Whether the terms are plain: see `ConstraintBatch.close(_:isPlain:)`.
  package let isPlain: Bool
  /// What an equation of the shape says of its items.
  package let mentions: EquationMentions
}

/// Numbers that a row is made with besides its shape: those of a guide that is an inset, or of a view as seen from within.
package struct RowNumbers: Equatable, BitwiseCopyable {
  /// The edges of the guide; nil where there is none.
  package var edges: GuideEdges?
  /// How far the alignment rectangle of the view, or of the one that owns the guide, lies within its frame.
  package var alignment = EdgeInsets()

  package init() {}
}

extension ConstraintRecord {
  /// The part that an item plays; nil for none.
  func role(of item: Int32) -> RowTemplate.Role? {
    if item == first { return .first }
    if item == second { return .second }
    return item == owner ? .owner : nil
  }

  /// The item that plays a part.
  @inline(__always)
  func item(_ role: RowTemplate.Role) -> Int32 {
    switch role {
    case .first: first
    case .second: second
    case .owner: owner
    }
  }
}
