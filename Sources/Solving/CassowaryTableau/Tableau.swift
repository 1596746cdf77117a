import LinearConstraints

/// The explicit simplex tableau of Cassowary.
///
/// Every row is an equation `basic = constant + sum(coefficient * nonbasic)`. Nonbasic symbols
/// are zero, so the constant is the value of the basic one. A row whose basic symbol is an
/// unknown may have any constant; all others must not be negative.
///
///     by row      basics   constants   rows (symbols, coefficients)
///       0         x7       320         [s3: 1, d9: -0.5]
///     by symbol   kinds    rowOf       columns (rows in which the symbol occurs, or once did)
///       3         surplus  -1          [0, 4]
///
/// The columns are the index from a symbol to its rows. They may name rows that have lost the
/// symbol, and rows twice; ``compactColumn(of:)`` cleans one.
///
/// Two facts hold between operations. Nonbasic unknowns occur only in rows of unknowns, since a
/// row with one is always solved for it. A basic dummy depends on dummies alone: its equation
/// repeats others.
///
/// Reference: Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", ACM TOCHI 8(4), 2001.
struct Tableau<Number: TableauNumber>: ~Copyable {
  // By symbol.
  var kinds: [SymbolKind] = []
  /// The row in which a symbol is basic, or -1.
  var rowOf: [Int32] = []
  /// The constraint or the unknown to which a symbol belongs, as its user numbers them.
  var owners: [Int32] = []
  var columns: [[Int32]] = []
  /// The magnitude of the constant of the constraint whose marker the symbol is; 0 for all others.
  var markerConstants: [Double] = []
  /// The factor by which the constraint was multiplied whose marker the symbol is; 0 for all others.
  var markerScales: [Double] = []
  private var freeSymbols: [Int32] = []

  // By row; a row without a basic symbol is free.
  var rows: [TableauRow<Number>] = []
  var constants: [Number] = []
  var basics: [Int32] = []
  private var rowStamps: [Int] = []
  private var stamp = 0
  private var freeRows: [Int32] = []

  /// The rows that may have become infeasible, each once.
  var possiblyInfeasibleRows: [Int32] = []
  var isSuspect: [Bool] = []

  /// The objective, most important level first.
  var levels: [ObjectiveLevel<Number>] = []
  /// The greatest constant of any constraint so far, at least 1: the scale of rounding errors.
  var magnitude = 1.0
  /// Whether a number decided, or was passed over, that may be the rounding error of another.
  var hasMetDoubt = false
  var scratch = RowScratch<Number>()

  /// Exchanges of a basic and a nonbasic symbol so far.
  var pivots = 0
  /// Nonzeros in all rows.
  var cellCount = 0
  /// How many of them there may be.
  let cellLimit: Int
  /// Nonzeros of rows changed so far.
  var changedCells = 0

  init(cellLimit: Int = Number.cellLimit) {
    self.cellLimit = cellLimit
  }

  /// Copies a tableau, which must be asked for; rows are shared until one side changes them.
  init(copying other: borrowing Tableau) {
    cellLimit = other.cellLimit
    kinds = other.kinds
    rowOf = other.rowOf
    owners = other.owners
    columns = other.columns
    markerConstants = other.markerConstants
    markerScales = other.markerScales
    hasMetDoubt = other.hasMetDoubt
    freeSymbols = other.freeSymbols
    rows = other.rows
    constants = other.constants
    basics = other.basics
    rowStamps = other.rowStamps
    stamp = other.stamp
    freeRows = other.freeRows
    possiblyInfeasibleRows = other.possiblyInfeasibleRows
    isSuspect = other.isSuspect
    levels = other.levels
    magnitude = other.magnitude
    pivots = other.pivots
    changedCells = other.changedCells
    cellCount = other.cellCount
  }

  /// Whether a symbol has a row of its own.
  func isBasic(_ symbol: Symbol) -> Bool { rowOf[Int(symbol.index)] >= 0 }

  /// The present value of a symbol.
  func value(of symbol: Symbol) -> Number {
    let row = rowOf[Int(symbol.index)]
    return row < 0 ? .zero : constants[Int(row)]
  }

  func kind(of symbol: Symbol) -> SymbolKind { kinds[Int(symbol.index)] }

  /// Refuses to grow beyond what memory can be counted on.
  ///
  /// - Throws: `exceedsCapacity`.
  func checkCapacity() throws(SolverError) {
    guard cellCount <= cellLimit else {
      throw .exceedsCapacity(
        "the tableau would need more than \(cellLimit) cells; rows that hang from one "
          + "another fill it: use another strategy for a system of this size")
    }
  }
}

// Symbols and rows come and go.
extension Tableau {
  /// Makes a nonbasic symbol.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Symbol {
    if let index = freeSymbols.popLast() {
      kinds[Int(index)] = kind
      owners[Int(index)] = owner
      markerConstants[Int(index)] = 0
      markerScales[Int(index)] = 0
      return Symbol(index)
    }
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(-1)
    columns.append([])
    markerConstants.append(0)
    markerScales.append(0)
    return Symbol(Int32(kinds.count - 1))
  }

  /// Takes back a symbol that occurs in no row.
  mutating func free(_ symbol: Symbol) {
    columns[Int(symbol.index)].removeAll()
    freeSymbols.append(symbol.index)
  }

  /// Adds an equation; its basic symbol occurs nowhere else.
  mutating func addRow(basic: Symbol, constant: Number, _ row: TableauRow<Number>) {
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
      rows[index] = row
      constants[index] = constant
      basics[index] = basic.index
    } else {
      index = rows.count
      rows.append(row)
      constants.append(constant)
      basics.append(basic.index)
      isSuspect.append(false)
      rowStamps.append(0)
    }
    cellCount += rows[index].count
    rowOf[Int(basic.index)] = Int32(index)
    for symbol in rows[index].symbols {
      columns[Int(symbol)].append(Int32(index))
    }
    markPossiblyInfeasible(index)
  }

  /// Drops the equation of a basic symbol.
  mutating func dropRow(of basic: Symbol) {
    let index = rowOf[Int(basic.index)]
    precondition(index >= 0, "the symbol is not basic")
    rowOf[Int(basic.index)] = -1
    cellCount -= rows[Int(index)].count
    rows[Int(index)] = TableauRow()
    constants[Int(index)] = .zero
    basics[Int(index)] = -1
    freeRows.append(index)
  }

  /// Notes that a row may have become infeasible.
  mutating func markPossiblyInfeasible(_ row: Int) {
    guard !isSuspect[row] else { return }
    isSuspect[row] = true
    possiblyInfeasibleRows.append(Int32(row))
  }

  /// Makes a column name each row in which its symbol occurs, and no other, once.
  ///
  /// - Complexity: O(length of the column * log of the rows' nonzeros).
  mutating func compactColumn(of symbol: Symbol) {
    stamp += 1
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol.index)])
    var kept = 0
    for row in column where rowStamps[Int(row)] != stamp {
      rowStamps[Int(row)] = stamp
      guard rows[Int(row)].coefficient(of: symbol).value != 0 else { continue }
      column[kept] = row
      kept += 1
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[Int(symbol.index)])
  }
}
