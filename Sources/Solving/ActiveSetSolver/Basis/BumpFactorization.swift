import FlatStorage

/// Sparse LU factorization of one bump, by Markowitz's rule with threshold pivoting.
///
/// Terms: *local* rows and columns are numbered from 0 within the bump. Each step takes, among
/// the few shortest rows and columns, the pivot that can fill in least, provided it is not small
/// in its row. Singletons come first by the same rule, so an almost triangular bump hardly fills.
/// What is left full is eliminated as a dense matrix with partial pivoting, without lists.
/// (Markowitz 1957; Duff, Erisman, Reid: Direct Methods for Sparse Matrices.)
struct BumpFactorization: ~Copyable {
  struct Entry: BitwiseCopyable {
    var value: Double
    var column: Int32
  }
  struct Pivot: BitwiseCopyable {
    var value: Double
    var row: Int32
    var column: Int32
    var firstLower: Int32
    var lowerCount: Int32
    var firstUpper: Int32
    var upperCount: Int32
  }
  struct Lower: BitwiseCopyable {
    var value: Double
    var row: Int32
  }
  struct Line: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var room: Int32 = 0
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The number of the step whose pivot it has, or -1.
    var step: Int32 = -1
  }

  // What the factorization found.
  var pivots = FlatArray<Pivot>()
  var lower = FlatArray<Lower>()
  var upper = FlatArray<Entry>()

  var rows = FlatArray<Line>()
  var columns = FlatArray<Line>()
  private(set) var rowEntries = FlatArray<Entry>()
  /// What is left of the matrix once it is full, row by row.
  var dense = FlatArray<Double>()
  private var columnEntries = FlatArray<Int32>()
  private var rowHeads = FlatArray<Int32>()
  private var columnHeads = FlatArray<Int32>()
  /// The pivot row, scattered over the columns; zero elsewhere.
  private var scattered = FlatArray<Double>()
  private(set) var size = 0

  mutating func release() {
    pivots.release()
    lower.release()
    upper.release()
    rows.release()
    columns.release()
    rowEntries.release()
    columnEntries.release()
    rowHeads.release()
    columnHeads.release()
    scattered.release()
    dense.release()
  }

  /// Begins with an empty matrix of `size` rows and columns.
  mutating func begin(size: Int) {
    self.size = size
    pivots.removeAll()
    lower.removeAll()
    upper.removeAll()
    rows.removeAll()
    columns.removeAll()
    rowEntries.removeAll()
    columnEntries.removeAll()
    rowHeads.removeAll()
    columnHeads.removeAll()
    rows.extend(to: size, with: Line())
    columns.extend(to: size, with: Line())
    rowHeads.extend(to: size + 1, with: -1)
    columnHeads.extend(to: size + 1, with: -1)
    scattered.extend(to: size, with: 0)
  }

  /// Begins the next local row.
  mutating func beginRow(_ row: Int32) {
    rows[row].start = Int32(rowEntries.count)
  }

  /// Adds an entry to the row that was begun last.
  mutating func append(_ value: Double, row: Int32, column: Int32) {
    rowEntries.append(Entry(value: value, column: column))
    rows[row].count += 1
    rows[row].room += 1
    columns[column].count += 1
  }

  /// Whether a local row was used as a pivot.
  func isPivotRow(_ row: Int32) -> Bool { rows[row].step >= 0 }

  /// The number of the step that has its pivot in a local row or column.
  func step(ofRow row: Int32) -> Int32 { rows[row].step }
  func step(ofColumn column: Int32) -> Int32 { columns[column].step }

  /// Factors the matrix as far as it is regular.
  ///
  /// - Returns: whether every row found a pivot.
  mutating func factor() -> Bool {
    buildColumns()
    for index in 0..<Int32(size) {
      insertRow(index)
      insertColumn(index)
    }
    while pivots.count < size {
      guard let (row, column) = findPivot() else { return false }
      if isFull(row: row, column: column) { return factorDense() }
      eliminate(row: row, column: column)
    }
    return true
  }

  private mutating func buildColumns() {
    var start: Int32 = 0
    for column in 0..<size {
      columns[column].start = start
      columns[column].room = columns[column].count
      start += columns[column].count
      columns[column].count = 0
    }
    columnEntries.extend(to: Int(start), with: 0)
    for row in 0..<Int32(size) {
      for index in rows[row].start..<rows[row].start + rows[row].count {
        let column = rowEntries[index].column
        columnEntries[columns[column].start + columns[column].count] = row
        columns[column].count += 1
      }
    }
  }

  // MARK: Lists by length

  private mutating func insertRow(_ row: Int32) {
    let count = rows[row].count
    rows[row].previous = -1
    rows[row].next = rowHeads[count]
    if rowHeads[count] >= 0 { rows[rowHeads[count]].previous = row }
    rowHeads[count] = row
  }

  private mutating func removeRow(_ row: Int32) {
    let line = rows[row]
    if line.previous >= 0 {
      rows[line.previous].next = line.next
    } else {
      rowHeads[line.count] = line.next
    }
    if line.next >= 0 { rows[line.next].previous = line.previous }
  }

  private mutating func insertColumn(_ column: Int32) {
    let count = columns[column].count
    columns[column].previous = -1
    columns[column].next = columnHeads[count]
    if columnHeads[count] >= 0 { columns[columnHeads[count]].previous = column }
    columnHeads[count] = column
  }

  private mutating func removeColumn(_ column: Int32) {
    let line = columns[column]
    if line.previous >= 0 {
      columns[line.previous].next = line.next
    } else {
      columnHeads[line.count] = line.next
    }
    if line.next >= 0 { columns[line.next].previous = line.previous }
  }

  // MARK: Choice of the pivot

  private func largest(inRow row: Int32) -> Double {
    var result = 0.0
    for index in rows[row].start..<rows[row].start + rows[row].count {
      result = max(result, abs(rowEntries[index].value))
    }
    return result
  }

  private func value(row: Int32, column: Int32) -> Double {
    var index = rows[row].start
    while rowEntries[index].column != column { index += 1 }
    return rowEntries[index].value
  }

  private func findPivot() -> (row: Int32, column: Int32)? {
    var best: (row: Int32, column: Int32)?
    var bestCost = Int.max
    var bestSize = 0.0
    var examined = 0
    var length = 1
    while length <= size {
      if bestCost <= (length - 1) * (length - 1) { return best }
      var column = columnHeads[length]
      while column >= 0 {
        let line = columns[column]
        for index in line.start..<line.start + line.count {
          let row = columnEntries[index]
          let size = abs(value(row: row, column: column))
          let cost = (Int(rows[row].count) - 1) * (length - 1)
          guard cost < bestCost || (cost == bestCost && size > bestSize) else { continue }
          let limit = largest(inRow: row) * NumericalTolerances.threshold
          guard size >= limit, size > NumericalTolerances.singular else { continue }
          (best, bestCost, bestSize) = ((row, column), cost, size)
        }
        examined += 1
        if best != nil, examined >= 4 { return best }
        column = line.next
      }
      if bestCost <= (length - 1) * length { return best }
      var row = rowHeads[length]
      while row >= 0 {
        let line = rows[row]
        let limit = max(
          largest(inRow: row) * NumericalTolerances.threshold, NumericalTolerances.singular)
        for index in line.start..<line.start + line.count {
          let entry = rowEntries[index]
          let cost = (Int(columns[entry.column].count) - 1) * (length - 1)
          let size = abs(entry.value)
          guard cost < bestCost || (cost == bestCost && size > bestSize), size >= limit,
            size > NumericalTolerances.singular
          else { continue }
          (best, bestCost, bestSize) = ((row, entry.column), cost, size)
        }
        examined += 1
        if best != nil, examined >= 4 { return best }
        row = line.next
      }
      length += 1
    }
    return best
  }

  // MARK: Elimination

  private mutating func eliminate(row pivotRow: Int32, column pivotColumn: Int32) {
    removeRow(pivotRow)
    removeColumn(pivotColumn)
    rows[pivotRow].step = Int32(pivots.count)
    columns[pivotColumn].step = Int32(pivots.count)
    let firstUpper = upper.count
    var pivotValue = 0.0
    for index in rows[pivotRow].start..<rows[pivotRow].start + rows[pivotRow].count {
      let entry = rowEntries[index]
      if entry.column == pivotColumn {
        pivotValue = entry.value
      } else {
        upper.append(entry)
        removeColumn(entry.column)
        dropFromColumn(entry.column, row: pivotRow)
      }
    }
    let firstLower = lower.count
    let line = columns[pivotColumn]
    for index in line.start..<line.start + line.count {
      let row = columnEntries[index]
      if row == pivotRow { continue }
      update(row: row, pivotColumn: pivotColumn, pivotValue: pivotValue, firstUpper: firstUpper)
    }
    for index in firstUpper..<upper.count { insertColumn(upper[index].column) }
    pivots.append(
      Pivot(
        value: pivotValue, row: pivotRow, column: pivotColumn, firstLower: Int32(firstLower),
        lowerCount: Int32(lower.count - firstLower), firstUpper: Int32(firstUpper),
        upperCount: Int32(upper.count - firstUpper)))
  }

  /// Subtracts the multiple of the pivot row that clears the pivot column from `row`.
  private mutating func update(
    row: Int32, pivotColumn: Int32, pivotValue: Double, firstUpper: Int
  ) {
    removeRow(row)
    var index = rows[row].start
    while rowEntries[index].column != pivotColumn { index += 1 }
    let factor = rowEntries[index].value / pivotValue
    lower.append(Lower(value: factor, row: row))
    rows[row].count -= 1
    rowEntries[index] = rowEntries[rows[row].start + rows[row].count]
    for index in firstUpper..<upper.count { scattered[upper[index].column] = upper[index].value }
    index = rows[row].start
    while index < rows[row].start + rows[row].count {
      let column = rowEntries[index].column
      let change = scattered[column]
      if change != 0 {
        scattered[column] = 0
        let old = rowEntries[index].value
        let new = old - factor * change
        if abs(new) <= NumericalTolerances.fill * (abs(old) + abs(factor * change)) {
          dropFromColumn(column, row: row)
          rows[row].count -= 1
          rowEntries[index] = rowEntries[rows[row].start + rows[row].count]
          continue
        }
        rowEntries[index].value = new
      }
      index += 1
    }
    for index in firstUpper..<upper.count {
      let column = upper[index].column
      let change = scattered[column]
      if change == 0 { continue }
      scattered[column] = 0
      appendToRow(row, Entry(value: -factor * change, column: column))
      appendToColumn(column, row: row)
    }
    insertRow(row)
  }

  private mutating func dropFromColumn(_ column: Int32, row: Int32) {
    var index = columns[column].start
    while columnEntries[index] != row { index += 1 }
    columns[column].count -= 1
    columnEntries[index] = columnEntries[columns[column].start + columns[column].count]
  }

  private mutating func appendToRow(_ row: Int32, _ entry: Entry) {
    if rows[row].count == rows[row].room {
      let start = Int32(rowEntries.count)
      rows[row].room = rows[row].count * 2 + 2
      rowEntries.extend(
        to: rowEntries.count + Int(rows[row].room), with: Entry(value: 0, column: -1))
      for offset in 0..<rows[row].count {
        rowEntries[start + offset] = rowEntries[rows[row].start + offset]
      }
      rows[row].start = start
    }
    rowEntries[rows[row].start + rows[row].count] = entry
    rows[row].count += 1
  }

  private mutating func appendToColumn(_ column: Int32, row: Int32) {
    if columns[column].count == columns[column].room {
      let start = Int32(columnEntries.count)
      columns[column].room = columns[column].count * 2 + 2
      columnEntries.extend(to: columnEntries.count + Int(columns[column].room), with: -1)
      for offset in 0..<columns[column].count {
        columnEntries[start + offset] = columnEntries[columns[column].start + offset]
      }
      columns[column].start = start
    }
    columnEntries[columns[column].start + columns[column].count] = row
    columns[column].count += 1
  }
}
