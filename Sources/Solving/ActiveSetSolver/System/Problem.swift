import FlatStorage
import LinearConstraints

/// The problem: a sparse matrix by rows and by columns at once, and the levels of its rows.
///
/// It is in pools, without an allocation per row:
///
///     places[r]    -> coefficients[first ..< first + count]   {value, unknown, column offset}
///     unknowns[u]  -> columns[start ..< start + count]        rows
///
/// Both directions are needed: rows to evaluate and to go from an unknown to those it depends
/// on, columns to go from an unknown to those that depend on it. Freed segments are linked into
/// one list for each size, whose links are written where indices were.
struct Problem: ~Copyable {
  var rows = Table<RowIndex, Row>()
  /// Where each row stands, beside what it is.
  var places = Table<RowIndex, RowPlace>()
  var unknowns = Table<UnknownIndex, Unknown>()
  var coefficients = FlatArray<Coefficient>()
  /// The rows that mention each unknown.
  var columns = FlatArray<RowIndex>()
  var levels = PriorityLevels()
  private(set) var liveRowCount = 0
  private var liveUnknownCount = 0
  private var nextSequence: Int32 = 0
  /// The deferred row of each unknown, or none.
  var bounds = DefaultedTable<UnknownIndex, RowIndex>(.none)
  /// Whether bounds are left out until they are crossed.
  var defersBounds = false
  /// How many times unknowns ceased to be known as rigid, and one: see `Problem+Rigidity.swift`.
  var rigidGeneration = 1
  /// The row that was declared last; it may be gone.
  private(set) var lastDeclared = RowIndex.none
  /// How many coefficients at the end of the pool are those of the row that is declared next.
  private var stagedCount: Int32 = 0
  private var freeCoefficients = FlatArray<Int32>(repeating: -1, count: 48)
  private var freeEntries = FlatArray<Int32>(repeating: -1, count: 48)

  /// Sets memory aside for what is about to be added.
  ///
  /// Columns have two entries each from the beginning; how many need more, only filling tells.
  mutating func reserveCapacity(unknowns: Int, rows: Int, coefficients: Int) {
    self.unknowns.reserveCapacity(self.unknowns.count + unknowns)
    self.rows.reserveCapacity(self.rows.count + rows)
    places.reserveCapacity(places.count + rows)
    self.coefficients.reserveCapacity(self.coefficients.count + coefficients)
    columns.reserveCapacity(columns.count + 2 * unknowns + coefficients / 2)
  }

  /// How many rows and unknowns there are.
  var liveCount: Int { liveRowCount + liveUnknownCount }
  /// Whether a look at all slots of unknowns and rows costs no more than a few looks at those in use: not so once
  /// most of a large system has gone.
  var isMostlyLive: Bool {
    unknowns.count <= 4 * liveUnknownCount && rows.count <= 4 * liveRowCount
  }
  /// How many unknowns there are.
  var unknownCount: Int { liveUnknownCount }

  // MARK: Declarations

  /// Makes slots for unknowns, until there are so many, each with room for the first two rows of its column.
  mutating func extend(unknowns count: Int) {
    var unknown = Unknown()
    unknown.columnClass = 1
    unknown.columnStart = Int32(truncatingIfNeeded: columns.count)
    columns.extend(to: columns.count + 2 * max(0, count - unknowns.count), with: .none)
    while unknowns.count < count {
      unknowns.append(unknown)
      unknown.columnStart &+= 2
    }
  }

  /// Takes notice of an unknown in a slot that was empty.
  @inline(__always)
  mutating func noteUnknown() {
    liveUnknownCount += 1
  }

  /// Takes an unknown away that no row mentions any more.
  mutating func discard(_ unknown: UnknownIndex) {
    let column = unknowns[unknown]
    if column.columnClass > 0 {
      freeEntries(at: column.columnStart, class: Int(column.columnClass))
    }
    unknowns[unknown] = Unknown()
    liveUnknownCount -= 1
  }

  /// Puts a coefficient to those of the row that is declared next.
  @inline(__always)
  mutating func stage(_ value: Double, of unknown: UnknownIndex) {
    coefficients.append(Coefficient(value: value, unknown: unknown, columnOffset: -1))
    stagedCount &+= 1
  }

  /// Takes the terms of the row that is declared next, summed by unknowns.
  ///
  /// - Throws: `notFinite`, `unknownVariable`, `zeroCoefficient`, `noTerms`; nothing is staged then.
  @inline(__always)
  mutating func stage(
    _ terms: Span<Term>, of variables: borrowing HandleTable
  ) throws(SolverError) {
    let start = coefficients.count
    try coefficients.append(summing: terms, of: variables)
    stagedCount = Int32(truncatingIfNeeded: coefficients.count - start)
  }

  /// Declares a row of the coefficients that were staged; it takes no part yet.
  ///
  /// - Returns: whether its coefficients are so large or small that rounding errors may decide.
  @inline(__always)
  mutating func add(_ index: RowIndex, kind: Row.Kind, shape: ConstraintShape) -> Bool {
    var row = makeRow(kind, shape)
    let count = stagedCount
    stagedCount = 0
    let start = Int32(truncatingIfNeeded: coefficients.count) &- count
    var largest = 0.0
    var smallest = Double.infinity
    var term = start
    while term < start &+ count {
      let magnitude = abs(coefficients[term].value)
      if magnitude > largest { largest = magnitude }
      if magnitude < smallest { smallest = magnitude }
      term &+= 1
    }
    if largest != 1 {
      row.weight = Self.weight(forLargest: largest)
      let scale = 1 / Double(row.weight)
      row.constant *= scale
      for term in start..<start &+ count { coefficients[term].value *= scale }
    }
    let last = lastDeclared
    let isInPlace = count <= 8 && isAppending(Int(count))
    declare(row, at: isInPlace ? start : store(start..<start &+ count), count: count, as: index)
    // Only rows of one term are bounds or pairs.
    if count > 1 || !deferIfBound(index) && !represent(index, by: last) { link(row: index) }
    return Self.isWide(from: smallest, to: largest)
  }

  /// A row of a shape, which its level counts; not scaled.
  @inline(__always)
  mutating func makeRow(_ kind: Row.Kind, _ shape: ConstraintShape) -> Row {
    var row = Row()
    row.kind = kind
    row.relation = shape.relation
    row.breakRank = shape.breakRank
    row.level = levels.retain(priority: shape.priority.value)
    row.constant = shape.constant
    return row
  }

  /// Puts a row that is complete but for its sequence where it belongs.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - first: where its coefficients begin.
  ///   - count: how many they are.
  ///   - index: its index.
  @inline(__always)
  mutating func declare(_ row: consuming Row, at first: Int32, count: Int32, as index: RowIndex) {
    row.sequence = nextSequence
    rows.put(row, at: index)
    places.put(
      RowPlace(firstCoefficient: first, coefficientCount: count, mark: RowPlace.unsolved), at: index
    )
    nextSequence &+= 1
    lastDeclared = index
    liveRowCount += 1
  }

  /// Whether coefficients of such magnitudes make rounding errors decide.
  static func isWide(from smallest: Double, to largest: Double) -> Bool {
    largest > NumericalTolerances.wide || smallest * NumericalTolerances.wide < 1
  }

  /// Takes a row away that takes no part any more.
  mutating func discard(_ row: RowIndex) {
    levels.release(rows[row].level)
    if rows[row].kind == .deferred { bounds[boundedUnknown(row)] = .none }
    if rows[row].isMentioned {
      unlink(row: row)
    } else {
      let members = places[row].coefficients
      freeCoefficients(at: members.lowerBound, length: members.count)
    }
    rows[row] = Row()
    places[row] = RowPlace()
    liveRowCount -= 1
  }

  // MARK: Scaling

  /// The power of two by which a row is divided: that of its largest coefficient.
  private static func weight(forLargest largest: Double) -> Float {
    let exponent = min(max(largest.exponent, -120), 120)
    return Float(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Replaces the coefficient of an unknown that a row mentions; ``rescale(_:)`` comes next.
  mutating func setCoefficient(_ value: Double, of unknown: UnknownIndex, inRow row: RowIndex) {
    coefficients[index(of: unknown, in: row)].value = value / Double(rows[row].weight)
  }

  /// Scales a row anew after its coefficients changed.
  mutating func rescale(_ row: RowIndex) {
    let members = places[row].coefficients
    var largest = 0.0
    for index in members { largest = max(largest, abs(coefficients[index].value)) }
    let factor = Self.weight(forLargest: largest)
    if factor == 1 { return }
    rows[row].weight *= factor
    rows[row].constant /= Double(factor)
    for index in members { coefficients[index].value /= Double(factor) }
  }

  // MARK: Segments

  /// Small rows have lists of their own length, long ones share lists by powers of two.
  private func sizeClass(ofRowLength length: Int) -> (list: Int, room: Int) {
    if length <= 8 { return (length, length) }
    let power = Int.bitWidth - (length - 1).leadingZeroBitCount
    return (8 + power, 1 << power)
  }

  /// Whether so many coefficients, at most eight, have no free segment to go into.
  @inline(__always)
  func isAppending(_ count: Int) -> Bool { freeCoefficients[count] < 0 }

  /// Finds a place for coefficients at the end of the pool that are many, or may fill a free segment.
  ///
  /// - Returns: where they begin.
  @inline(never)
  private mutating func store(_ staged: Range<Int32>) -> Int32 {
    let (list, room) = sizeClass(ofRowLength: staged.count)
    let start = freeCoefficients[list]
    if start < 0 {
      coefficients.extend(
        to: Int(staged.lowerBound) + room,
        with: Coefficient(value: 0, unknown: .none, columnOffset: -1))
      return staged.lowerBound
    }
    freeCoefficients[list] = coefficients[start].unknown.rawValue
    for term in staged { coefficients[start &+ term &- staged.lowerBound] = coefficients[term] }
    coefficients.truncate(to: Int(staged.lowerBound))
    return start
  }

  /// Stores the coefficient 1 of a row that has no other.
  ///
  /// - Returns: where it is.
  @inline(__always)
  mutating func storeOne(of unknown: UnknownIndex) -> Int32 {
    let coefficient = Coefficient(value: 1, unknown: unknown, columnOffset: -1)
    let head = freeCoefficients[1]
    if head >= 0 {
      freeCoefficients[1] = coefficients[head].unknown.rawValue
      coefficients[head] = coefficient
      return head
    }
    coefficients.append(coefficient)
    return Int32(truncatingIfNeeded: coefficients.count &- 1)
  }

  private mutating func freeCoefficients(at start: Int32, length: Int) {
    let (list, _) = sizeClass(ofRowLength: length)
    coefficients[start].unknown = UnknownIndex(freeCoefficients[list])
    freeCoefficients[list] = start
  }

  private mutating func allocateEntries(class list: Int) -> Int32 {
    let head = freeEntries[list]
    if head >= 0 {
      freeEntries[list] = columns[head].rawValue
      return head
    }
    let start = columns.count
    columns.extend(to: start + 1 << list, with: .none)
    return Int32(start)
  }

  private mutating func freeEntries(at start: Int32, class list: Int) {
    columns[start] = RowIndex(freeEntries[list])
    freeEntries[list] = start
  }

  // MARK: Linking

  /// Mentions every coefficient of a row in the columns of its unknowns.
  @inline(__always)
  mutating func link(row: RowIndex) {
    var index = places[row].firstCoefficient
    let end = index &+ places[row].coefficientCount
    while index < end {
      coefficients[index].columnOffset = mention(row, inColumnOf: coefficients[index].unknown)
      index &+= 1
    }
  }

  /// Mentions a row in the column of an unknown.
  ///
  /// - Returns: where in the column.
  @inline(__always)
  mutating func mention(_ row: RowIndex, inColumnOf unknown: UnknownIndex) -> Int32 {
    let count = unknowns[unknown].columnCount
    if count == unknowns[unknown].columnRoom { makeRoom(inColumnOf: unknown) }
    columns[unknowns[unknown].columnStart &+ count] = row
    unknowns[unknown].columnCount = count &+ 1
    return count
  }

  /// Makes room in a column that is full: for two rows, or for twice as many as there are.
  @inline(never)
  private mutating func makeRoom(inColumnOf unknown: UnknownIndex) {
    let column = unknowns[unknown]
    let start = allocateEntries(class: Int(column.columnClass) + 1)
    unknowns[unknown].columnClass = column.columnClass + 1
    unknowns[unknown].columnStart = start
    if column.columnClass == 0 { return }
    for offset in 0..<column.columnCount {
      columns[start + offset] = columns[column.columnStart + offset]
    }
    freeEntries(at: column.columnStart, class: Int(column.columnClass))
  }

  /// Takes a row's coefficients out of the columns and frees them.
  mutating func unlink(row: RowIndex) {
    let members = places[row].coefficients
    for index in members {
      let unknown = coefficients[index].unknown
      let offset = coefficients[index].columnOffset
      var column = unknowns[unknown]
      column.columnCount -= 1
      let last = columns[column.columnStart + column.columnCount]
      if last != row {
        columns[column.columnStart + offset] = last
        coefficients[self.index(of: unknown, in: last)].columnOffset = offset
      }
      if column.columnCount == 0 {
        freeEntries(at: column.columnStart, class: Int(column.columnClass))
        column.columnClass = 0
      }
      unknowns[unknown] = column
    }
    freeCoefficients(at: members.lowerBound, length: members.count)
    places[row].coefficientCount = 0
  }

  /// Moves the coefficient of `unknown` to the front of a row: it becomes the row's pivot.
  mutating func bringToFront(_ unknown: UnknownIndex, in row: RowIndex) {
    let first = places[row].firstCoefficient
    if coefficients[first].unknown == unknown { return }
    coefficients.swapAt(Int(first), Int(index(of: unknown, in: row)))
  }

  /// Where a row has the coefficient of an unknown that it mentions.
  ///
  /// - Complexity: O(coefficients of the row), of which there are few.
  @inline(__always)
  func index(of unknown: UnknownIndex, in row: RowIndex) -> Int32 {
    var index = places[row].firstCoefficient
    while coefficients[index].unknown != unknown { index &+= 1 }
    return index
  }

  /// The coefficient of an unknown that a row mentions, by where those of the row begin.
  ///
  /// - Complexity: O(coefficients of the row), of which there are few.
  @inline(__always)
  func coefficient(of unknown: UnknownIndex, from first: Int32) -> Double {
    var index = first
    while coefficients[index].unknown != unknown { index &+= 1 }
    return coefficients[index].value
  }
}
