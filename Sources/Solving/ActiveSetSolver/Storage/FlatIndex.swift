/// The number of a thing of one kind: a place in the arrays of such things, and of no others.
///
/// Rows, unknowns, levels and bumps are all counted from zero; as types of their own none of them
/// can be taken for another. They cost what a bare number costs.
protocol FlatIndex: BitwiseCopyable, Hashable, Comparable, Sendable {
  var rawValue: Int32 { get }
  init(_ rawValue: Int32)
}

extension FlatIndex {
  /// The index of nothing.
  @inline(__always)
  static var none: Self { Self(-1) }

  /// Whether it names nothing: ``none``, or a mark that some field has of its own.
  @inline(__always)
  var isNone: Bool { rawValue < 0 }

  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The index of a row: a constraint, or the preference of an edit variable.
struct RowIndex: FlatIndex {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of an unknown, and so of a position of the basis: each row there determines one unknown.
struct UnknownIndex: FlatIndex {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a level of the objective, which it keeps for life; not its rank among the others.
struct LevelIndex: FlatIndex {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a bump of the basis.
struct BumpIndex: FlatIndex {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
