import Statistics

extension SeededGenerator {
  /// One of several things; nil of none.
  mutating func pickAny<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : pick(elements)
  }
}

/// Changes inputs as bad disks, bad editors and bad people do.
struct Mutator {
  private var numbers: SeededGenerator
  /// Whole inputs, which are changed and spliced.
  private let fixtures: [[UInt8]]
  /// Words of the format.
  private let words: [[UInt8]]

  /// Numbers at the ends of their types and formats.
  private static let figures = [
    "0", "-0", "-1", "1", "7", "1e300", "-1e308", "1e-300", "5e-324", "1e309", "nan", "inf",
    "999999999", "1000000001", "-9223372036854775808", "9223372036854775807",
    "18446744073709551616", "0.1", "1e9", "1000", "1000.5",
  ].map { Array($0.utf8) }

  init(seed: UInt64, fixtures: [[UInt8]], words: [String]) {
    numbers = SeededGenerator(seed: seed)
    self.fixtures = fixtures
    self.words = words.map { Array($0.utf8) }
  }

  /// The next input: a fixture with one to six changes.
  mutating func next() -> [UInt8] {
    var bytes = numbers.pickAny(fixtures) ?? []
    for _ in 0..<1 + numbers.number(below: 6) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = numbers.pickAny(words) ?? [0]
      return
    }
    let index = numbers.number(below: bytes.count)
    switch numbers.number(below: 12) {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: numbers.next())
    case 1: bytes[index] ^= 1 << UInt8(numbers.number(below: 8))
    case 2: bytes.remove(at: index)
    case 3: bytes.removeSubrange(index...)
    case 4:
      bytes.removeSubrange(index..<min(index + 1 + numbers.number(below: 40), bytes.count))
    case 5:
      let end = min(index + 1 + numbers.number(below: 200), bytes.count)
      bytes.insert(contentsOf: bytes[index..<end], at: numbers.number(below: bytes.count))
    case 6: bytes.insert(contentsOf: numbers.pickAny(words) ?? [], at: index)
    case 7, 8: replaceNumber(&bytes, near: index)
    case 9: exchangeLines(&bytes)
    case 10:
      // Another input's middle in place of ours.
      guard let other = numbers.pickAny(fixtures), !other.isEmpty else { return }
      let start = numbers.number(below: other.count)
      let part = other[start..<min(start + 1 + numbers.number(below: 300), other.count)]
      bytes.replaceSubrange(index..<min(index + part.count, bytes.count), with: part)
    default:
      bytes[index] = numbers.pickAny(Array("\0\r\n\t\"'<>{}[]:;,|\\&*#%-+.@\u{7F}".utf8)) ?? 0
    }
  }

  /// Another number in place of one, which keeps the input well-formed.
  private mutating func replaceNumber(_ bytes: inout [UInt8], near index: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[index...].firstIndex(where: digits.contains) else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: numbers.pickAny(Self.figures) ?? [])
  }

  private mutating func exchangeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1 else { return }
    lines.swapAt(numbers.number(below: lines.count), numbers.number(below: lines.count))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
