/// The right side of one equation, without its constant: nonzero coefficients by symbol.
///
/// Two flat arrays, sorted by symbol; *k* is the number of nonzeros.
struct TableauRow<Number: TableauNumber> {
  private(set) var symbols: [Int32] = []
  private(set) var coefficients: [Number] = []

  /// The number of nonzeros.
  var count: Int { symbols.count }

  /// The coefficient of a symbol; 0 where it does not occur.
  ///
  /// - Complexity: O(log k).
  func coefficient(of symbol: Symbol) -> Number {
    let position = position(of: symbol.index)
    guard position < symbols.count, symbols[position] == symbol.index else { return .zero }
    return coefficients[position]
  }

  /// Removes a symbol and returns its coefficient.
  mutating func remove(_ symbol: Symbol) -> Number {
    let position = position(of: symbol.index)
    guard position < symbols.count, symbols[position] == symbol.index else { return .zero }
    symbols.remove(at: position)
    return coefficients.remove(at: position)
  }

  /// Adds to the coefficient of one symbol; true when the symbol was not there before and is now.
  mutating func add(_ coefficient: Number, to symbol: Symbol) -> Bool {
    let position = position(of: symbol.index)
    guard position < symbols.count, symbols[position] == symbol.index else {
      guard !coefficient.isNoise else { return false }
      symbols.insert(symbol.index, at: position)
      coefficients.insert(coefficient, at: position)
      return true
    }
    coefficients[position] += coefficient
    if coefficients[position].isNoise {
      symbols.remove(at: position)
      coefficients.remove(at: position)
    }
    return false
  }

  /// Multiplies every coefficient.
  mutating func scale(by factor: Number) {
    for position in coefficients.indices {
      coefficients[position] *= factor
    }
  }

  /// Adds a multiple of another row.
  ///
  /// `scratch` lends its buffers, and collects the symbols that are new in this row.
  /// - Complexity: O(k of both).
  mutating func add(
    _ factor: Number, times other: borrowing TableauRow, scratch: inout RowScratch<Number>
  ) {
    scratch.clear()
    let otherSymbols = other.symbols.span
    let otherCoefficients = other.coefficients.span
    var mine = 0
    var theirs = 0
    while mine < symbols.count, theirs < otherSymbols.count {
      let symbol = symbols[mine]
      let otherSymbol = otherSymbols[theirs]
      if symbol < otherSymbol {
        scratch.append(symbol, coefficients[mine])
        mine += 1
      } else if symbol > otherSymbol {
        scratch.appendNew(otherSymbol, factor * otherCoefficients[theirs])
        theirs += 1
      } else {
        scratch.append(symbol, coefficients[mine] + factor * otherCoefficients[theirs])
        mine += 1
        theirs += 1
      }
    }
    while mine < symbols.count {
      scratch.append(symbols[mine], coefficients[mine])
      mine += 1
    }
    while theirs < otherSymbols.count {
      scratch.appendNew(otherSymbols[theirs], factor * otherCoefficients[theirs])
      theirs += 1
    }
    swap(&symbols, &scratch.symbols)
    swap(&coefficients, &scratch.coefficients)
  }

  /// Where a symbol stands or would stand.
  private func position(of symbol: Int32) -> Int {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Buffers for sums of rows, kept so that a pivot does not allocate.
struct RowScratch<Number: TableauNumber> {
  fileprivate var symbols: [Int32] = []
  fileprivate var coefficients: [Number] = []
  /// The symbols that the last sum brought into its row.
  private(set) var newSymbols: [Int32] = []

  fileprivate mutating func clear() {
    symbols.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
    newSymbols.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func append(_ symbol: Int32, _ coefficient: Number) {
    guard !coefficient.isNoise else { return }
    symbols.append(symbol)
    coefficients.append(coefficient)
  }

  fileprivate mutating func appendNew(_ symbol: Int32, _ coefficient: Number) {
    guard !coefficient.isNoise else { return }
    symbols.append(symbol)
    coefficients.append(coefficient)
    newSymbols.append(symbol)
  }
}
