/// Bounds of numbers that come from outside: from documents, scenarios and visual formats.
///
/// No layout has a length, a constant or a multiplier beyond them, and sums and products of a few
/// such numbers stay exact enough to be laid out. Code may use any finite number.
package enum NumberBounds {
  /// The greatest magnitude, 1,000,000,000: a billion points are 150 kilometres of screen.
  package static let greatest = 1e9

  /// Whether a number is finite and no larger than ``greatest``.
  package static func admit(_ number: Double) -> Bool {
    number.magnitude <= greatest
  }
}
