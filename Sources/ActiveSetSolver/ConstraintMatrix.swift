/// The sparse matrix by rows and by columns at once, in pools without an allocation per row.
///
///     rows[r]      -> coefficients[first ..< first + count]   {value, unknown, column offset}
///     unknowns[u]  -> entries[start ..< start + count]        {row, coefficient}
///
/// Both directions are needed: rows to evaluate and to go from an unknown to those it depends
/// on, columns to go from an unknown to those that depend on it. Freed segments are linked into
/// one list for each size.
struct ConstraintMatrix: ~Copyable {
  var rows = FlatArray<Row>()
  var unknowns = FlatArray<Unknown>()
  /// The values of the unknowns, by themselves: they are what an edit runs through.
  var values = FlatArray<Double>()
  var coefficients = FlatArray<Coefficient>()
  var entries = FlatArray<ColumnEntry>()
  private var freeCoefficients = FlatArray<Int32>(repeating: -1, count: 48)
  private var freeEntries = FlatArray<Int32>(repeating: -1, count: 48)

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
      freeCoefficients[list] = coefficients[head].unknown
      return head
    }
    let start = coefficients.count
    coefficients.extend(
      to: start + room, with: Coefficient(value: 0, unknown: -1, columnOffset: -1))
    return Int32(start)
  }

  private mutating func freeCoefficients(at start: Int32, length: Int) {
    let (list, _) = sizeClass(ofRowLength: length)
    coefficients[start].unknown = freeCoefficients[list]
    freeCoefficients[list] = start
  }

  private mutating func allocateEntries(class list: Int) -> Int32 {
    let head = freeEntries[list]
    if head >= 0 {
      freeEntries[list] = entries[head].row
      return head
    }
    let start = entries.count
    entries.extend(to: start + 1 << list, with: ColumnEntry(row: -1, coefficient: -1))
    return Int32(start)
  }

  private mutating func freeEntries(at start: Int32, class list: Int) {
    entries[start].row = freeEntries[list]
    freeEntries[list] = start
  }

  // MARK: Linking

  /// Mentions every coefficient of a row in the columns of its unknowns.
  mutating func link(row: Int32) {
    let first = rows[row].firstCoefficient
    for place in first..<first + rows[row].coefficientCount {
      let unknown = coefficients[place].unknown
      coefficients[place].columnOffset = appendEntry(
        ColumnEntry(row: row, coefficient: place), to: unknown)
    }
  }

  private mutating func appendEntry(_ entry: ColumnEntry, to unknown: Int32) -> Int32 {
    var column = unknowns[unknown]
    if column.columnClass == 0 {
      column.columnClass = 1
      column.columnStart = allocateEntries(class: 1)
    } else if column.columnCount == 1 << Int32(column.columnClass) {
      let start = allocateEntries(class: Int(column.columnClass) + 1)
      for offset in 0..<column.columnCount {
        entries[start + offset] = entries[column.columnStart + offset]
      }
      freeEntries(at: column.columnStart, class: Int(column.columnClass))
      column.columnStart = start
      column.columnClass += 1
    }
    let offset = column.columnCount
    entries[column.columnStart + offset] = entry
    column.columnCount += 1
    unknowns[unknown] = column
    return offset
  }

  /// Takes a row's coefficients out of the columns and frees them.
  mutating func unlink(row: Int32) {
    let first = rows[row].firstCoefficient
    let length = rows[row].coefficientCount
    for place in first..<first + length {
      let unknown = coefficients[place].unknown
      let offset = coefficients[place].columnOffset
      var column = unknowns[unknown]
      column.columnCount -= 1
      let last = entries[column.columnStart + column.columnCount]
      entries[column.columnStart + offset] = last
      coefficients[last.coefficient].columnOffset = offset
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
  mutating func bringToFront(_ unknown: Int32, in row: Int32) {
    let first = rows[row].firstCoefficient
    if coefficients[first].unknown == unknown { return }
    var place = first + 1
    while coefficients[place].unknown != unknown { place += 1 }
    let pivot = coefficients[place]
    let other = coefficients[first]
    coefficients[first] = pivot
    coefficients[place] = other
    entries[unknowns[pivot.unknown].columnStart + pivot.columnOffset].coefficient = first
    entries[unknowns[other.unknown].columnStart + other.columnOffset].coefficient = place
  }

  // MARK: Evaluation

  /// The scaled left side of a row at the present values.
  func evaluate(row: Int32) -> Double {
    let first = rows[row].firstCoefficient
    var sum = rows[row].constant
    for place in first..<first + rows[row].coefficientCount {
      sum += coefficients[place].value * values[coefficients[place].unknown]
    }
    return sum
  }

  /// Whether a row mentions an unknown.
  func mentions(row: Int32, unknown: Int32) -> Bool {
    let first = rows[row].firstCoefficient
    for place in first..<first + rows[row].coefficientCount
    where coefficients[place].unknown == unknown {
      return true
    }
    return false
  }
}
