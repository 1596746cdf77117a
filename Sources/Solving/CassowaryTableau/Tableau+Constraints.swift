import LinearConstraints

// Constraints come, change and go. None of this restores feasibility or optimality: that is for
// the two optimizers to do afterwards.
extension Tableau {
  /// Adds the equation of a constraint.
  ///
  /// A required constraint may leave its row infeasible; an optional one never does.
  /// - Complexity: O(nonzeros of the rows of its unknowns), plus a pivot if an unknown is free.
  mutating func insert(_ constraint: ScaledConstraint) -> ConstraintMarker {
    magnitude = max(magnitude, constraint.constant.magnitude)
    let marker = makeMarker(of: constraint)
    markerConstants[Int(marker.marker.index)] = constraint.constant.magnitude
    markerScales[Int(marker.marker.index)] = constraint.scale
    var (row, constant) = expression(constraint)
    // sign * (marker - other) = expression
    row.scale(by: Number(marker.sign))
    constant *= Number(marker.sign)
    if let unknown = freeUnknown(in: row) {
      if row.coefficient(of: unknown).isDoubtfulPivot { hasMetDoubt = true }
      if marker.other != .none { _ = row.add(Number(1), to: marker.other) }
      addRow(basic: marker.marker, constant: constant, row)
      pivot(row: Int(rowOf[Int(marker.marker.index)]), entering: unknown)
    } else if marker.isOptional, constant.value < 0 {
      row.scale(by: Number(-1))
      _ = row.add(Number(1), to: marker.marker)
      addRow(basic: marker.other, constant: -constant, row)
    } else {
      if marker.other != .none { _ = row.add(Number(1), to: marker.other) }
      addRow(basic: marker.marker, constant: constant, row)
    }
    if marker.isOptional { addErrorsToObjective(of: marker, sign: 1) }
    return marker
  }

  /// Adds `delta` to the (scaled) constant of a constraint.
  ///
  /// - Complexity: O(rows in which its marker occurs), logarithmic in their lengths.
  mutating func shiftConstant(of marker: inout ConstraintMarker, by delta: Double) {
    marker.constant += delta
    magnitude = max(magnitude, marker.constant.magnitude)
    let symbol = marker.marker
    markerConstants[Int(symbol.index)] = marker.constant.magnitude
    let basicRow = Int(rowOf[Int(symbol.index)])
    if basicRow >= 0 {
      constants[basicRow] = (constants[basicRow] + Number(marker.sign * delta)).snapped
      markPossiblyInfeasible(basicRow)
      return
    }
    compactColumn(of: symbol)
    let column = columns[Int(symbol.index)]
    changedCells += column.count
    for row in column {
      let coefficient = rows[Int(row)].coefficient(of: symbol)
      constants[Int(row)] =
        (constants[Int(row)] - coefficient * Number(marker.sign * delta)).snapped
      markPossiblyInfeasible(Int(row))
    }
  }

  /// Moves an optional constraint to another level of the objective.
  mutating func setPriority(_ priority: Priority, of marker: inout ConstraintMarker) {
    addErrorsToObjective(of: marker, sign: -1)
    marker.priority = priority
    addErrorsToObjective(of: marker, sign: 1)
  }

  /// Takes a constraint out.
  ///
  /// Feasible rows stay feasible.
  mutating func remove(_ marker: ConstraintMarker) {
    if marker.isOptional { addErrorsToObjective(of: marker, sign: -1) }
    if marker.other != .none, isBasic(marker.other) {
      dropRow(of: marker.other)
    } else {
      if !isBasic(marker.marker), let row = rowToGiveUp(for: marker.marker) {
        pivot(row: row, entering: marker.marker)
      }
      if isBasic(marker.marker) { dropRow(of: marker.marker) }
    }
    forget(marker.marker)
    if marker.other != .none { forget(marker.other) }
  }

  /// Takes out an unknown that no constraint uses.
  mutating func remove(unknown: Symbol) {
    if isBasic(unknown) { dropRow(of: unknown) }
    forget(unknown)
  }

  private mutating func makeMarker(
    of constraint: ScaledConstraint
  ) -> ConstraintMarker {
    let isOptional = !constraint.priority.isRequired
    let kinds: (SymbolKind, SymbolKind) =
      switch constraint.relation {
      case .equal: isOptional ? (.positiveError, .negativeError) : (.dummy, .dummy)
      case .greaterThanOrEqual: (.surplus, .negativeError)
      case .lessThanOrEqual: (.slack, .positiveError)
      }
    return ConstraintMarker(
      marker: makeSymbol(kinds.0, owner: constraint.owner),
      other: isOptional ? makeSymbol(kinds.1, owner: constraint.owner) : .none,
      sign: constraint.relation == .lessThanOrEqual ? -1 : 1, weight: 1 / constraint.scale,
      scale: constraint.scale,
      constant: constraint.constant, relation: constraint.relation,
      priority: constraint.priority)
  }

  /// The left side of a constraint in terms of nonbasic symbols.
  private mutating func expression(
    _ constraint: ScaledConstraint
  ) -> (row: TableauRow<Number>, constant: Number) {
    var row = TableauRow<Number>()
    var constant = Number(constraint.constant)
    for term in constraint.terms {
      let basicRow = Int(rowOf[Int(term.unknown.index)])
      let coefficient = Number(term.coefficient)
      if basicRow >= 0 {
        row.add(coefficient, times: rows[basicRow], scratch: &scratch)
        constant += coefficient * constants[basicRow]
      } else {
        _ = row.add(coefficient, to: term.unknown)
      }
    }
    return (row, constant.snapped)
  }

  /// A nonbasic unknown for which a row can be solved: the one in fewest rows, among those whose
  /// coefficient is not much smaller than the greatest.
  private func freeUnknown(in row: TableauRow<Number>) -> Symbol? {
    var greatest = 0.0
    for position in 0..<row.count where kinds[Int(row.symbols[position])] == .external {
      greatest = max(greatest, row.coefficients[position].value.magnitude)
    }
    guard greatest > 0 else { return nil }
    var best: Symbol?
    var fewest = Int.max
    for position in 0..<row.count where kinds[Int(row.symbols[position])] == .external {
      let symbol = row.symbols[position]
      guard row.coefficients[position].value.magnitude >= 0.1 * greatest else { continue }
      guard columns[Int(symbol)].count < fewest else { continue }
      fewest = columns[Int(symbol)].count
      best = Symbol(symbol)
    }
    return best
  }

  /// The row that loses its equation with a nonbasic marker.
  ///
  /// The marker may move in either direction, because what it kept from being negative goes.
  private mutating func rowToGiveUp(for marker: Symbol) -> Int? {
    compactColumn(of: marker)
    var best: (row: Int, rank: Int, ratio: Double)?
    for row in columns[Int(marker.index)] {
      let coefficient = rows[Int(row)].coefficient(of: marker)
      guard coefficient.isPivot else { continue }
      let kind = kinds[Int(basics[Int(row)])]
      let rank = kind == .dummy ? 0 : kind == .external ? 3 : coefficient.value < 0 ? 1 : 2
      let isLimited = rank == 1 || rank == 2
      let ratio =
        isLimited
        ? max(constants[Int(row)].value, 0) / coefficient.value.magnitude
        : -coefficient.value.magnitude
      if let known = best, (known.rank, known.ratio) <= (rank, ratio) { continue }
      best = (Int(row), rank, ratio)
    }
    return best?.row
  }

  /// Removes what rounding may have left of a symbol that occurs nowhere any more.
  private mutating func forget(_ symbol: Symbol) {
    for row in columns[Int(symbol.index)] where rows[Int(row)].remove(symbol).value != 0 {
      cellCount -= 1
    }
    for level in levels.indices {
      _ = levels[level].reducedCosts.remove(symbol)
    }
    free(symbol)
  }
}
