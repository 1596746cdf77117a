/// The metrics of a font file, for measuring with a font that one may use.
///
/// It reads the four tables that metrics need from the bytes of a TrueType or OpenType file: `head`
/// and `hhea` for the heights, `cmap` for the glyph of a character, `hmtx` for its width. Kerning
/// and ligatures are not applied, as UIKit applies none in a label's usual case but the font's own
/// pairs. The caller reads the file and passes its bytes; nothing here touches a file.
///
/// The layout of the tables is that of the OpenType specification, chapter "Font file".
public struct TrueTypeFontMetrics: FontMetrics {
  /// Why bytes are no font whose metrics can be read.
  public enum ReadingError: Error, Hashable, Sendable {
    /// The bytes end before what they announce.
    case truncated
    /// A table that is needed is not there; carries its tag.
    case missingTable(String)
    /// No mapping from Unicode characters is there in a form that is read (formats 4 and 12).
    case unsupportedCharacterMap
  }

  /// A run of characters whose glyphs follow each other.
  struct CharacterRun {
    var first: UInt32
    var last: UInt32
    /// The glyph of the first character.
    var glyph: UInt32
  }

  private let unitsPerEm: Double
  private let ascent: Double
  private let descent: Double
  private let runs: [CharacterRun]
  private let advances: [UInt16]

  /// Reads the metrics of a font.
  ///
  /// - Parameter bytes: The whole file; of a collection, the first font is read.
  /// - Throws: `truncated`, `missingTable`, `unsupportedCharacterMap`.
  public init(bytes: [UInt8]) throws(ReadingError) {
    let file = FontFile(bytes: bytes)
    let head = try file.table("head")
    let hhea = try file.table("hhea")
    unitsPerEm = max(Double(try file.uint16(at: head + 18)), 1)
    ascent = Double(try file.int16(at: hhea + 4))
    descent = -Double(try file.int16(at: hhea + 6))
    let count = Int(try file.uint16(at: hhea + 34))
    let hmtx = try file.table("hmtx")
    var advances: [UInt16] = []
    advances.reserveCapacity(count)
    for glyph in 0..<count { advances.append(try file.uint16(at: hmtx + 4 * glyph)) }
    self.advances = advances
    runs = try CharacterMapReader(file: file, table: file.table("cmap")).runs()
  }

  /// The heights in the font's tables.
  public func lineMetrics(of font: Font) -> LineMetrics {
    let scale = font.pointSize / unitsPerEm
    return LineMetrics(ascent: ascent * scale, descent: descent * scale)
  }

  /// The width in the font's tables; that of the missing glyph for a character it does not have.
  /// - Complexity: O(log n) in the number of runs of characters.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    guard !advances.isEmpty else { return 0 }
    // Glyphs beyond the last entry have its width.
    let glyph = min(Int(self.glyph(of: scalar.value)), advances.count - 1)
    return Double(advances[glyph]) * font.pointSize / unitsPerEm
  }

  /// The glyph of a character; 0, the missing glyph, for one that the font does not have.
  private func glyph(of character: UInt32) -> UInt32 {
    let index = runs.lowerBound { $0.last < character }
    guard index < runs.count, runs[index].first <= character else { return 0 }
    // A damaged font may number glyphs beyond all bounds.
    return runs[index].glyph &+ (character - runs[index].first)
  }
}
