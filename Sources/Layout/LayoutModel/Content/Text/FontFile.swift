/// The bytes of a TrueType or OpenType file, numbers most significant byte first.
struct FontFile {
  typealias ReadingError = TrueTypeFontMetrics.ReadingError

  let bytes: [UInt8]

  func uint16(at offset: Int) throws(ReadingError) -> UInt16 {
    guard offset >= 0, offset + 2 <= bytes.count else { throw .truncated }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func int16(at offset: Int) throws(ReadingError) -> Int16 {
    Int16(bitPattern: try uint16(at: offset))
  }

  func uint32(at offset: Int) throws(ReadingError) -> UInt32 {
    let high = UInt32(try uint16(at: offset))
    return high << 16 | UInt32(try uint16(at: offset + 2))
  }

  /// Where a table begins.
  func table(_ tag: String) throws(ReadingError) -> Int {
    // A collection begins with a list of fonts; the first one is read.
    let start = try text(at: 0) == "ttcf" ? Int(uint32(at: 12)) : 0
    let count = Int(try uint16(at: start + 4))
    for index in 0..<count {
      let record = start + 12 + 16 * index
      if try text(at: record) == tag { return Int(try uint32(at: record + 8)) }
    }
    throw .missingTable(tag)
  }

  private func text(at offset: Int) throws(ReadingError) -> String {
    guard offset + 4 <= bytes.count else { throw .truncated }
    return String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }
}

/// Reads which glyphs the characters of Unicode have, as runs in order.
///
/// What is out of order in a damaged map is skipped, so the work stays within the map's size.
struct CharacterMapReader {
  typealias ReadingError = TrueTypeFontMetrics.ReadingError
  typealias Run = TrueTypeFontMetrics.CharacterRun

  let file: FontFile
  let table: Int

  /// The runs of the widest mapping: format 12 has all planes, format 4 the basic one.
  func runs() throws(ReadingError) -> [Run] {
    let count = Int(try file.uint16(at: table + 2))
    var basic: Int?
    for index in 0..<count {
      let subtable = table + Int(try file.uint32(at: table + 8 + 8 * index))
      switch try file.uint16(at: subtable) {
      case 12: return try groups(at: subtable)
      case 4: basic = subtable
      default: continue
      }
    }
    guard let basic else { throw .unsupportedCharacterMap }
    return try segments(at: basic)
  }

  /// Format 12: groups of characters with consecutive glyphs.
  private func groups(at subtable: Int) throws(ReadingError) -> [Run] {
    let count = Int(try file.uint32(at: subtable + 12))
    var runs: [Run] = []
    for index in 0..<count {
      let group = subtable + 16 + 12 * index
      let first = try file.uint32(at: group)
      let last = try file.uint32(at: group + 4)
      guard first <= last, first > runs.last?.last ?? 0 else { continue }
      runs.append(Run(first: first, last: last, glyph: try file.uint32(at: group + 8)))
    }
    return runs
  }

  /// Format 4: segments, each with a difference to add or a list of glyphs.
  private func segments(at subtable: Int) throws(ReadingError) -> [Run] {
    let doubled = Int(try file.uint16(at: subtable + 6))
    var runs: [Run] = []
    for offset in stride(from: 0, to: doubled, by: 2) {
      let last = UInt32(try file.uint16(at: subtable + 14 + offset))
      let first = UInt32(try file.uint16(at: subtable + 16 + doubled + offset))
      let delta = try file.uint16(at: subtable + 16 + 2 * doubled + offset)
      let offsetPosition = subtable + 16 + 3 * doubled + offset
      let listOffset = Int(try file.uint16(at: offsetPosition))
      guard first <= last, first != 0xFFFF, first > runs.last?.last ?? 0 else { continue }
      if listOffset == 0 {
        // The sum of both wraps around at 16 bits; one run must not.
        let glyph = UInt32(UInt16(truncatingIfNeeded: first) &+ delta)
        let room = 0xFFFF - glyph
        runs.append(Run(first: first, last: min(last, first + room), glyph: glyph))
        if last > first + room {
          runs.append(Run(first: first + room + 1, last: last, glyph: 0))
        }
        continue
      }
      for character in first...last {
        let listed = try file.uint16(at: offsetPosition + listOffset + 2 * Int(character - first))
        let glyph = listed == 0 ? 0 : listed &+ delta
        runs.append(Run(first: character, last: character, glyph: UInt32(glyph)))
      }
    }
    return runs
  }
}
