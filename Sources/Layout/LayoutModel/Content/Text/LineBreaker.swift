/// Divides text into lines no wider than a limit, greedily, one line at a time.
///
/// Words stay whole where they fit. Where a line is broken, the spaces before the break hang over its
/// end and count for nothing, unless they are asked to; those that end a paragraph count as far as
/// there is room.
/// A word wider than the limit is broken between characters. Every line holds at least one
/// character, so the division ends whatever the limit.
/// - Complexity: O(n) in the number of characters, without allocation.
struct LineBreaker<Metrics: FontMetrics> {
  /// One line: the characters it holds, and how wide they are without the spaces that hang over.
  struct Line {
    var range: Range<String.UnicodeScalarView.Index>
    var width: Double
  }

  private let scalars: String.UnicodeScalarView
  private let metrics: Metrics
  private let font: Font
  private let limit: Double
  private let breaksWords: Bool
  private let countsHangingSpaces: Bool
  private(set) var position: String.UnicodeScalarView.Index

  /// Prepares to divide text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - metrics: Where widths come from.
  ///   - font: The font of all of it.
  ///   - limit: The greatest width of a line, in points; may be infinite.
  ///   - breaksWords: Whether a line may be broken between any two characters.
  ///   - countsHangingSpaces: Whether spaces before a break count as far as there is room.
  init(
    _ text: String, metrics: Metrics, font: Font, limit: Double, breaksWords: Bool,
    countsHangingSpaces: Bool = false
  ) {
    scalars = text.unicodeScalars
    self.metrics = metrics
    self.font = font
    self.limit = limit
    self.breaksWords = breaksWords
    self.countsHangingSpaces = countsHangingSpaces
    position = scalars.startIndex
  }

  /// Whether all text is in lines.
  ///
  /// A line terminator at the very end begins no further line.
  var isAtEnd: Bool { position == scalars.endIndex }

  /// The next line, or nil after the last.
  mutating func next() -> Line? {
    guard position < scalars.endIndex else { return nil }
    let start = position
    var index = start
    var width = 0.0
    var visibleWidth = 0.0
    var previous: Unicode.Scalar?
    var lastBreak: (index: String.UnicodeScalarView.Index, width: Double)?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar.isLineTerminator {
        position = indexAfterTerminator(at: index)
        let room = roomWithSpaces(visibleWidth: visibleWidth, width: width)
        return Line(range: start..<index, width: room)
      }
      if let previous, allowsBreak(between: previous, and: scalar) {
        let room = roomWithSpaces(visibleWidth: visibleWidth, width: width)
        lastBreak = (index, countsHangingSpaces ? room : visibleWidth)
      }
      var advance = metrics.advance(of: scalar, in: font)
      if let previous, advance > 0 {
        advance += metrics.kerning(between: previous, and: scalar, in: font)
      }
      let isSpace = scalar.isBreakingSpace
      if !isSpace, advance > 0, width + advance > limit, index > start {
        let end = lastBreak ?? (index, visibleWidth)
        position = end.index
        return Line(range: start..<end.index, width: end.width)
      }
      width += advance
      if !isSpace { visibleWidth = width }
      previous = scalar
      index = scalars.index(after: index)
    }
    position = index
    let room = roomWithSpaces(visibleWidth: visibleWidth, width: width)
    return Line(range: start..<index, width: room)
  }

  /// The width of a line whose spaces at the end take the room that there is.
  private func roomWithSpaces(visibleWidth: Double, width: Double) -> Double {
    min(width, max(visibleWidth, limit - TextTolerances.width))
  }

  /// All that is left up to the next line terminator, as one line.
  mutating func rest() -> Line {
    var unlimited = LineBreaker(self, limit: .infinity)
    let line = unlimited.next()
    position = unlimited.position
    return line ?? Line(range: position..<position, width: 0)
  }

  private init(_ other: LineBreaker, limit: Double) {
    scalars = other.scalars
    metrics = other.metrics
    font = other.font
    self.limit = limit
    breaksWords = other.breaksWords
    countsHangingSpaces = other.countsHangingSpaces
    position = other.position
  }

  private func allowsBreak(between previous: Unicode.Scalar, and next: Unicode.Scalar) -> Bool {
    breaksWords || previous.allowsWordBreak(before: next)
  }

  private func indexAfterTerminator(
    at index: String.UnicodeScalarView.Index
  ) -> String.UnicodeScalarView.Index {
    let next = scalars.index(after: index)
    let isPair = scalars[index] == "\r" && next < scalars.endIndex && scalars[next] == "\n"
    return isPair ? scalars.index(after: next) : next
  }
}
