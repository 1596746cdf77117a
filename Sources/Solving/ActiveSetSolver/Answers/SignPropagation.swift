import FlatStorage

/// What the signs of its rows tell about a cone, before any system is solved.
///
/// Where a sum must not be negative and none of its terms can be positive, all of them are zero;
/// where one alone can, it cannot be negative. Each such finding may complete others. This is the
/// bound propagation of presolvers (Andersen and Andersen, "Presolving in linear programming",
/// 1995), for bounds that are zero or none.
struct SignPropagation: ~Copyable {
  private struct Signs: BitwiseCopyable {
    var mayRise = true
    var mayFall = true
  }

  /// How many terms of a row may still be positive, and how many negative.
  private struct Counts: BitwiseCopyable {
    var rising: Int32
    var falling: Int32
    var isQueued = true
  }

  private struct Entry: BitwiseCopyable {
    var row: Int32
    var isPositive: Bool
  }

  private var signs: FlatArray<Signs>
  private var counts = FlatArray<Counts>()
  /// The rows of each unknown, one unknown after the other.
  private var entries: FlatArray<Entry>
  private var starts: FlatArray<Int32>
  private var queue = FlatArray<Int32>()

  /// Begins with nothing known.
  init(of face: borrowing OptimalFace) {
    let unknownCount = face.names.count
    signs = FlatArray(repeating: Signs(), count: unknownCount)
    starts = FlatArray(repeating: 0, count: unknownCount + 1)
    entries = FlatArray(repeating: Entry(row: -1, isPositive: true), count: face.terms.count)
    for index in 0..<face.terms.count { starts[face.terms[index].unknown + 1] += 1 }
    for unknown in 0..<unknownCount { starts[unknown + 1] += starts[unknown] }
    var ends = FlatArray<Int32>()
    ends.append(0..<unknownCount, of: starts)
    for row in 0..<Int32(face.rows.count) {
      let first = face.rows[row].firstTerm
      let count = face.rows[row].termCount
      for index in first..<first + count {
        let unknown = face.terms[index].unknown
        entries[ends[unknown]] = Entry(row: row, isPositive: face.terms[index].value > 0)
        ends[unknown] += 1
      }
      counts.append(Counts(rising: count, falling: count))
      queue.append(row)
    }
  }

  /// Whether an unknown stands still.
  func isFixed(_ unknown: Int32) -> Bool {
    !signs[unknown].mayRise && !signs[unknown].mayFall
  }

  /// Concludes until nothing follows any more.
  ///
  /// - Complexity: O(terms): an unknown loses each of its two signs once.
  mutating func run(over face: borrowing OptimalFace) {
    while let row = queue.popLast() {
      counts[row].isQueued = false
      let freedom = face.rows[row].freedom
      if freedom >= 0, counts[row].rising <= 1 { conclude(row, of: face, risingOnly: true) }
      if freedom <= 0, counts[row].falling <= 1 { conclude(row, of: face, risingOnly: false) }
    }
  }

  /// Takes from a row's terms the sign that nothing could make up for.
  ///
  /// - Parameters:
  ///   - row: the row that has at most one such term.
  ///   - face: the cone.
  ///   - risingOnly: whether the row's sum must not be negative; else not positive.
  private mutating func conclude(
    _ row: Int32, of face: borrowing OptimalFace, risingOnly: Bool
  ) {
    let only = risingOnly ? counts[row].rising : counts[row].falling
    let first = face.rows[row].firstTerm
    for index in first..<first + face.rows[row].termCount {
      let term = face.terms[index]
      // The way of the unknown that makes up for others.
      let way = (term.value > 0) == risingOnly
      // One that may go both ways is made up for by no other only if it is the one that may rise.
      if may(term.unknown, rise: !way), only == 0 || may(term.unknown, rise: way) {
        forbid(term.unknown, rising: !way)
      }
    }
  }

  private func may(_ unknown: Int32, rise: Bool) -> Bool {
    rise ? signs[unknown].mayRise : signs[unknown].mayFall
  }

  /// Takes a sign from an unknown, and tells its rows.
  private mutating func forbid(_ unknown: Int32, rising: Bool) {
    if rising { signs[unknown].mayRise = false } else { signs[unknown].mayFall = false }
    for index in starts[unknown]..<starts[unknown + 1] {
      let entry = entries[index]
      let lost: Int32
      if entry.isPositive == rising {
        counts[entry.row].rising -= 1
        lost = counts[entry.row].rising
      } else {
        counts[entry.row].falling -= 1
        lost = counts[entry.row].falling
      }
      if lost <= 1, !counts[entry.row].isQueued {
        counts[entry.row].isQueued = true
        queue.append(entry.row)
      }
    }
  }
}
