/// One variable of the tableau: an unknown of the system, or one that makes an equation of a
/// constraint.
///
/// It is an index into the arrays of ``Tableau``; its kind is kept there.
struct Symbol: Hashable, Comparable {
  let index: Int32

  init(_ index: Int32) {
    self.index = index
  }

  /// Stands where there is no symbol.
  static let none = Symbol(-1)

  /// Orders by index: the order in which ties are broken.
  static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
}

/// What a symbol stands for.
enum SymbolKind: UInt8 {
  /// An unknown; may have any value.
  case external
  /// What `<=` leaves free; not negative.
  case slack
  /// What `>=` leaves free; not negative.
  case surplus
  /// By how much the left side of an optional constraint is too great; not negative.
  case positiveError
  /// By how much the left side of an optional constraint is too small; not negative.
  case negativeError
  /// The residual of a required equality: zero, and there only to find the rows that depend on it.
  case dummy

  /// Whether a value below zero is forbidden.
  var isRestricted: Bool { self != .external }

  /// Whether the simplex method may make it basic.
  var mayEnter: Bool { self != .external && self != .dummy }
}
