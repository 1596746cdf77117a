import Drawing

/// A drawing of our own for a symbol of the system, on a square of 20 units.
struct SymbolGlyph {
  /// The strokes: a letter of SVG's path notation and its absolute coordinates.
  private let strokes: [(letter: Character, points: [Double])]
  /// Whether it is filled and not stroked.
  let isFilled: Bool

  private init(_ data: String, isFilled: Bool = false) {
    self.isFilled = isFilled
    var strokes: [(letter: Character, points: [Double])] = []
    for word in data.split(separator: " ") {
      if let letter = word.first, letter.isLetter {
        strokes.append((letter, []))
      } else if let number = Double(word), !strokes.isEmpty {
        strokes[strokes.count - 1].points.append(number)
      }
    }
    self.strokes = strokes
  }

  /// The path at a place.
  func path(scale: Double, x: Double, y: Double) -> String {
    strokes.map { letter, points in
      let numbers = points.enumerated().map { index, value in
        SVGText.number(value * scale + (index.isMultiple(of: 2) ? x : y))
      }
      return String(letter) + numbers.joined(separator: " ")
    }.joined()
  }

  /// The drawing of a symbol; that of its plainest relative, or a ring, where there is none.
  static func named(_ name: String) -> SymbolGlyph {
    if let data = drawings[name] { return SymbolGlyph(data) }
    let isFilled = name.hasSuffix(".fill")
    var base = isFilled ? String(name.dropLast(5)) : name
    if let data = drawings[base] {
      return SymbolGlyph(data, isFilled: isFilled && !open.contains(base))
    }
    let isRound = base.hasSuffix(".circle")
    if isRound { base = String(base.dropLast(7)) }
    if isRound, let data = drawings[base] { return SymbolGlyph(data + " " + ring) }
    return SymbolGlyph(ring)
  }

  private static var ring: String { drawings["ring"] ?? "" }

  /// Drawings that have no inside.
  private static let open: Set<String> = ["plus", "xmark", "checkmark", "minus", "ellipsis"]

  /// All drawings by name; a line that begins with two spaces goes on with the one above.
  private static let drawings: [String: String] = {
    var drawings: [String: String] = [:]
    var name = ""
    for line in table.split(separator: "\n") {
      var words = line.split(separator: " ")
      if let first = words.first, first.hasSuffix(":") {
        name = String(first.dropLast())
        words.removeFirst()
      }
      drawings[name, default: ""] += " " + words.joined(separator: " ")
    }
    return drawings
  }()

  private static let table = """
    ring: M 18 10 C 18 14.4 14.4 18 10 18 C 5.6 18 2 14.4 2 10 C 2 5.6 5.6 2 10 2 C 14.4 2 18
      5.6 18 10 Z
    plus: M 10 3 L 10 17 M 3 10 L 17 10
    minus: M 3 10 L 17 10
    xmark: M 4 4 L 16 16 M 16 4 L 4 16
    checkmark: M 3 11 L 8 16 L 17 4
    chevron.right: M 7 3 L 14 10 L 7 17
    chevron.left: M 13 3 L 6 10 L 13 17
    chevron.down: M 3 7 L 10 14 L 17 7
    chevron.up: M 3 13 L 10 6 L 17 13
    chevron.backward: M 13 3 L 6 10 L 13 17
    chevron.forward: M 7 3 L 14 10 L 7 17
    arrow.right: M 3 10 L 17 10 M 11 4 L 17 10 L 11 16
    arrow.left: M 17 10 L 3 10 M 9 4 L 3 10 L 9 16
    arrow.clockwise: M 16 6 C 13 2 7 2 4 6 C 2 9 3 14 7 16 C 11 18 16 15 17 11 M 16 2 L 16 6 L
      12 6
    magnifyingglass: M 14 8.5 C 14 11.5 11.5 14 8.5 14 C 5.5 14 3 11.5 3 8.5 C 3 5.5 5.5 3 8.5 3
      C 11.5 3 14 5.5 14 8.5 Z M 12.7 12.7 L 17.5 17.5
    ellipsis: M 3.5 10 L 4.5 10 M 9.5 10 L 10.5 10 M 15.5 10 L 16.5 10
    line.horizontal.3: M 3 5 L 17 5 M 3 10 L 17 10 M 3 15 L 17 15
    list.dash: M 3 5 L 4 5 M 7 5 L 17 5 M 3 10 L 4 10 M 7 10 L 17 10 M 3 15 L 4 15 M 7 15 L 17
      15
    list.bullet: M 3 5 L 4 5 M 7 5 L 17 5 M 3 10 L 4 10 M 7 10 L 17 10 M 3 15 L 4 15 M 7 15 L 17
      15
    square.and.arrow.up: M 7 8 L 4 8 L 4 18 L 16 18 L 16 8 L 13 8 M 10 13 L 10 2 M 6.5 5.5 L 10
      2 L 13.5 5.5
    square.and.pencil: M 10 4 L 3 4 L 3 17 L 16 17 L 16 10 M 8 12 L 17 3
    pencil: M 3 17 L 4 13 L 14 3 L 17 6 L 7 16 Z
    trash: M 3 5 L 17 5 M 8 5 L 8 3 L 12 3 L 12 5 M 5 5 L 6 18 L 14 18 L 15 5
    heart: M 10 17 C 4 12 2 10 2 7 C 2 3 7 2 10 6 C 13 2 18 3 18 7 C 18 10 16 12 10 17 Z
    star: M 10 2 L 12.4 7.4 L 18 8 L 13.8 11.8 L 15 17.5 L 10 14.6 L 5 17.5 L 6.2 11.8 L 2 8 L
      7.6 7.4 Z
    person: M 13 6 C 13 8 12 9.5 10 9.5 C 8 9.5 7 8 7 6 C 7 4 8 2.5 10 2.5 C 12 2.5 13 4 13 6 Z
      M 3 18 C 3 13 6 12 10 12 C 14 12 17 13 17 18 Z
    house: M 3 10 L 10 3 L 17 10 L 17 17 L 3 17 Z
    gear: M 13 10 C 13 11.7 11.7 13 10 13 C 8.3 13 7 11.7 7 10 C 7 8.3 8.3 7 10 7 C 11.7 7 13
      8.3 13 10 Z M 10 1.5 L 10 4 M 10 16 L 10 18.5 M 1.5 10 L 4 10 M 16 10 L 18.5 10 M 4 4 L
      5.8 5.8 M 14.2 14.2 L 16 16 M 16 4 L 14.2 5.8 M 5.8 14.2 L 4 16
    gearshape: M 13 10 C 13 11.7 11.7 13 10 13 C 8.3 13 7 11.7 7 10 C 7 8.3 8.3 7 10 7 C 11.7 7
      13 8.3 13 10 Z M 10 1.5 L 10 4 M 10 16 L 10 18.5 M 1.5 10 L 4 10 M 16 10 L 18.5 10 M 4 4 L
      5.8 5.8 M 14.2 14.2 L 16 16 M 16 4 L 14.2 5.8 M 5.8 14.2 L 4 16
    info: M 10 6 L 10 6.8 M 10 9.5 L 10 14.5
    questionmark: M 7.5 8 C 7.5 4.5 12.5 4.5 12.5 8 C 12.5 10 10 10 10 12 M 10 14.5 L 10 15
    doc: M 5 2 L 12 2 L 15 5 L 15 18 L 5 18 Z
    folder: M 2 5 L 8 5 L 10 7 L 18 7 L 18 16 L 2 16 Z
    camera: M 2 6 L 6 6 L 8 4 L 12 4 L 14 6 L 18 6 L 18 16 L 2 16 Z M 13 11 C 13 12.7 11.7 14 10
      14 C 8.3 14 7 12.7 7 11 C 7 9.3 8.3 8 10 8 C 11.7 8 13 9.3 13 11 Z
    book: M 10 5 L 3 4 L 3 16 L 10 17 L 17 16 L 17 4 Z M 10 5 L 10 17
    play: M 5 3 L 16 10 L 5 17 Z
    pause: M 6 4 L 6 16 M 13 4 L 13 16
    bell: M 4 15 L 16 15 L 14 12 L 14 8 C 14 2 6 2 6 8 L 6 12 Z M 9 17.5 L 11 17.5
    paperplane: M 2 9 L 18 2 L 11 18 L 9 11 Z
    bookmark: M 5 2 L 15 2 L 15 18 L 10 14 L 5 18 Z
    lock: M 4 9 L 16 9 L 16 17 L 4 17 Z M 7 9 L 7 6 C 7 2.5 13 2.5 13 6 L 13 9
    clock: M 10 5 L 10 10 L 13.5 12
    globe: M 2 10 L 18 10 M 10 2 C 5 6 5 14 10 18 C 15 14 15 6 10 2
    """
}
