/// Tables of the advances of a face's characters from U+0020 to U+007E, in the order of these.
///
/// The tables themselves stay where they are used, and are read by an index: a table that is handed to a
/// function is copied for each character.
package enum FaceWidths {
  /// The index of a character in such a table; nil for one that none holds.
  @inlinable package static func index(of scalar: Unicode.Scalar) -> Int? {
    scalar.value >= 0x20 && scalar.value < 0x7F ? Int(scalar.value) - 0x20 : nil
  }
}
