import LinearConstraints

/// The sparse matrix by rows and by columns at once, in pools without an allocation per row.
///
///     rows[r]      -> coefficients[first ..< first + count]   {value, unknown, column offset}
///     unknowns[u]  -> columns[start ..< start + count]        rows
///
/// Both directions are needed: rows to evaluate and to go from an unknown to those it depends
/// on, columns to go from an unknown to those that depend on it. Freed segments are linked into
/// one list for each size, whose links are written where indices were.
struct ConstraintMatrix: ~Copyable {
  var rows = Table<RowIndex, Row>()
  var unknowns = Table<UnknownIndex, Unknown>()
  /// The values of the unknowns, by themselves: they are what an edit runs through.
  var values = Table<UnknownIndex, Double>()
  var coefficients = FlatArray<Coefficient>()
  /// The rows that mention each unknown.
  var columns = FlatArray<RowIndex>()
  private var freeCoefficients = FlatArray<Int32>(repeating: -1, count: 48)
  private var freeEntries = FlatArray<Int32>(repeating: -1, count: 48)

  /// Sets memory aside for what is about to be added.
  ///
  /// Columns need an entry for each coefficient at the least; how much more, only filling tells.
  mutating func expect(unknowns: Int, rows: Int, coefficients: Int) {
    self.unknowns.reserve(self.unknowns.count + unknowns)
    values.reserve(values.count + unknowns)
    self.rows.reserve(self.rows.count + rows)
    self.coefficients.reserve(self.coefficients.count + coefficients)
    columns.reserve(columns.count + coefficients)
  }

  // MARK: Segments

  /// Small rows have lists of their own length, long ones share lists by powers of two.
  private func sizeClass(ofRowLength length: Int) -> (list: Int, room: Int) {
    if length <= 8 { return (length, length) }
    let power = Int.bitWidth - (length - 1).leadingZeroBitCount
    return (8 + power, 1 << power)
  }

  /// Makes room for `length` coefficients.
  mutating func allocateCoefficients(_ length: Int) -> Int32 {
    let (list, room) = sizeClass(ofRowLength: length)
    let head = freeCoefficients[list]
    if head >= 0 {
      freeCoefficients[list] = coefficients[head].unknown.rawValue
      return head
    }
    let start = coefficients.count
    coefficients.extend(
      to: start + room, with: Coefficient(value: 0, unknown: .none, columnOffset: -1))
    return Int32(start)
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
  mutating func link(row: RowIndex) {
    let first = rows[row].firstCoefficient
    for place in first..<first + rows[row].coefficientCount {
      let unknown = coefficients[place].unknown
      coefficients[place].columnOffset = append(row, toColumnOf: unknown)
    }
  }

  private mutating func append(_ row: RowIndex, toColumnOf unknown: UnknownIndex) -> Int32 {
    var column = unknowns[unknown]
    if column.columnClass == 0 {
      column.columnClass = 1
      column.columnStart = allocateEntries(class: 1)
    } else if column.columnCount == 1 << Int32(column.columnClass) {
      let start = allocateEntries(class: Int(column.columnClass) + 1)
      for offset in 0..<column.columnCount {
        columns[start + offset] = columns[column.columnStart + offset]
      }
      freeEntries(at: column.columnStart, class: Int(column.columnClass))
      column.columnStart = start
      column.columnClass += 1
    }
    let offset = column.columnCount
    columns[column.columnStart + offset] = row
    column.columnCount += 1
    unknowns[unknown] = column
    return offset
  }

  /// Takes a row's coefficients out of the columns and frees them.
  mutating func unlink(row: RowIndex) {
    let first = rows[row].firstCoefficient
    let length = rows[row].coefficientCount
    for place in first..<first + length {
      let unknown = coefficients[place].unknown
      let offset = coefficients[place].columnOffset
      var column = unknowns[unknown]
      column.columnCount -= 1
      let last = columns[column.columnStart + column.columnCount]
      if last != row {
        columns[column.columnStart + offset] = last
        coefficients[self.place(of: unknown, in: last)].columnOffset = offset
      }
      if column.columnCount == 0 {
        freeEntries(at: column.columnStart, class: Int(column.columnClass))
        column.columnClass = 0
      }
      unknowns[unknown] = column
    }
    freeCoefficients(at: first, length: Int(length))
    rows[row].coefficientCount = 0
  }

  /// Moves the coefficient of `unknown` to the front of a row: it becomes the row's pivot.
  mutating func bringToFront(_ unknown: UnknownIndex, in row: RowIndex) {
    let first = rows[row].firstCoefficient
    if coefficients[first].unknown == unknown { return }
    coefficients.swapAt(Int(first), Int(place(of: unknown, in: row)))
  }

  /// Where a row has the coefficient of an unknown that it mentions.
  ///
  /// - Complexity: O(coefficients of the row), of which there are few.
  @inline(__always)
  func place(of unknown: UnknownIndex, in row: RowIndex) -> Int32 {
    var place = rows[row].firstCoefficient
    while coefficients[place].unknown != unknown { place &+= 1 }
    return place
  }

  /// The coefficient of an unknown that a row mentions, by where those of the row begin.
  ///
  /// - Complexity: O(coefficients of the row), of which there are few.
  @inline(__always)
  func coefficient(of unknown: UnknownIndex, from first: Int32) -> Double {
    var place = first
    while coefficients[place].unknown != unknown { place &+= 1 }
    return coefficients[place].value
  }

  // MARK: Evaluation

  /// The scaled left side of a row at the present values.
  func evaluate(row: RowIndex) -> Double {
    let first = rows[row].firstCoefficient
    var sum = rows[row].constant
    for place in first..<first + rows[row].coefficientCount {
      sum += coefficients[place].value * values[coefficients[place].unknown]
    }
    return sum
  }

  /// The scaled left side of a row at the present values, with the magnitudes of its terms.
  func evaluateSized(row: RowIndex) -> SizedSum {
    let first = rows[row].firstCoefficient
    var sum = SizedSum(value: rows[row].constant, size: abs(rows[row].constant))
    for place in first..<first + rows[row].coefficientCount {
      let term = coefficients[place].value * values[coefficients[place].unknown]
      sum.add(term, size: abs(term))
    }
    return sum
  }

  /// The scaled left side of a row at the present values, rounded once.
  @inline(never)
  func evaluateExactly(row: RowIndex) -> Double {
    let first = rows[row].firstCoefficient
    var sum = DoubleDouble(rows[row].constant)
    for place in first..<first + rows[row].coefficientCount {
      sum.add(coefficients[place].value, times: values[coefficients[place].unknown])
    }
    return sum.value
  }

  /// Whether a row mentions an unknown.
  func mentions(row: RowIndex, unknown: UnknownIndex) -> Bool {
    let first = rows[row].firstCoefficient
    for place in first..<first + rows[row].coefficientCount
    where coefficients[place].unknown == unknown {
      return true
    }
    return false
  }
}
