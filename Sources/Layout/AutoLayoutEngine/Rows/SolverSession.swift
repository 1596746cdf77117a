import FlatStorage
import LayoutModel
import LinearConstraints

/// What a row of the solver stands for, so that answers can be given in the model's words.
struct RowSource {
  enum Kind: UInt8 {
    case none
    /// A constraint of the model, by its handle.
    case constraint
    /// `width >= 0` or `height >= 0` of an item, by axis.
    case extent
    /// Hugging (even) or compression resistance (odd) of an item; width's two, then height's two.
    case content
    /// Autoresizing mask, root size or content offset of an item; width's two, then height's two.
    case placement
    /// The size of an item that nothing determines, by axis.
    case resting
  }

  var kind: Kind
  /// Which of the rows of its kind.
  var index: UInt8
  /// The handle of the constraint or the item.
  var handle: Int32

  init(_ kind: Kind, _ handle: Int32, index: Int = 0) {
    self.kind = kind
    self.index = UInt8(truncatingIfNeeded: index)
    self.handle = handle
  }

  static let none = RowSource(.none, -1)

  /// The axis of a row of which an item has two an axis.
  var axis: LayoutAxis { index < 2 ? .horizontal : .vertical }
}

/// One solver at work for one tree: what is asked of it, what its names stand for, and how it went.
///
/// A class, since a solver may call back while it works: a recorder asks for the names of what it
/// records. Nothing here is being changed while the solver runs.
final class SolverSession {
  /// The solver.
  let solver: any IncrementalSolver
  /// Whether rows had better be declared together.
  let takesBatches: Bool
  /// Whether anything was asked since the last solve.
  var isChanged = false
  /// Why the last pass could not solve its system; nil when it could.
  var failure: SolverError?
  /// What the last solve changed; scratch, reused.
  private(set) var changes = FlatArray<VariableChange>()
  /// How many there were at most since their memory was given back.
  private var mostChanges = 0
  /// By slot of the solver's variables.
  private var quantities = FlatArray<ItemQuantity>()
  /// By slot of the solver's rows.
  private var sources = FlatArray<RowSource>()

  init(_ solver: any IncrementalSolver) {
    self.solver = solver
    takesBatches = solver.takesBatches
  }

  /// The number of variables ever made.
  var variableCount: Int { quantities.count }

  /// Which unknown of which item a variable is.
  func quantity(of variable: Variable) -> ItemQuantity { quantities[variable.slot] }

  /// What a row stands for.
  func source(of row: ConstraintID) -> RowSource {
    Int(row.slot) < sources.count ? sources[row.slot] : .none
  }

  /// The value of a variable after the last solve; 0 for none.
  func value(of variable: Variable) -> Double {
    variable.exists ? solver.value(of: variable) : 0
  }

  /// Reads what the last solve changed.
  ///
  /// - Complexity: O(unknowns that changed).
  func readChanges() {
    // A single large change leaves no more room than small ones need.
    if mostChanges > 4096, changes.count < mostChanges / 8 {
      changes.release()
      mostChanges = 0
    }
    changes.removeAll()
    solver.readChanges(to: &changes)
    mostChanges = max(mostChanges, changes.count)
  }

  /// Reserves memory for the given numbers of variables, rows and terms that will be added.
  func reserveAdditionalCapacity(variables: Int, rows: Int, terms: Int) {
    quantities.reserveCapacity(quantities.count + variables)
    sources.reserveCapacity(sources.count + rows)
    solver.reserveCapacity(variables: variables, constraints: rows, terms: terms)
  }

  func makeVariable(for quantity: ItemQuantity) -> Variable {
    let variable = solver.makeVariable()
    if Int(variable.slot) == quantities.count {
      quantities.append(quantity)
    } else {
      quantities[variable.slot] = quantity
    }
    isChanged = true
    return variable
  }

  func discard(_ variable: Variable) {
    do {
      try solver.discard(variable)
    } catch {
      note(error)
    }
  }

  /// Adds a row, and notes what it stands for.
  func add(
    _ terms: Span<Term>, _ shape: ConstraintShape, for source: RowSource
  ) -> ConstraintID {
    var row = ConstraintID.none
    do {
      row = try solver.add(terms, shape)
    } catch {
      note(error)
      return row
    }
    isChanged = true
    note(source, of: row)
    return row
  }

  /// Adds the rows of constraints that wait, and notes which these are.
  ///
  /// - Parameter rows: The rows; gets what the solver calls them, and none for one whose numbers are not finite.
  func declare(_ rows: inout RowBatch) {
    isChanged = true
    while rows.names.count < rows.count {
      do {
        try solver.add(rows.declarations, from: rows.names.count, to: &rows.names)
      } catch {
        note(error)
        rows.names.append(.none)
      }
    }
    for index in 0..<rows.count where rows.names[index].exists {
      note(RowSource(.constraint, rows.handle(index)), of: rows.names[index])
    }
  }

  /// Adds the two rows of a content size: the extent is at most that, and at least.
  ///
  /// - Parameters:
  ///   - variable: The extent.
  ///   - size: The size of the content, in points.
  ///   - priorities: Those of hugging and of compression resistance.
  ///   - handle: The item.
  ///   - index: Which of the item's content rows the first of the two is.
  /// - Returns: The rows; none where the numbers are not finite.
  func addContent(
    _ variable: Variable, _ size: Double, _ priorities: (atMost: Priority, atLeast: Priority),
    of handle: Int32, index: Int
  ) -> (atMost: ConstraintID, atLeast: ConstraintID) {
    do {
      let rows = try solver.addPair(
        variable, meetingAt: size, priorities, breakRank: BreakRank.contentSize)
      isChanged = true
      note(RowSource(.content, handle, index: index), of: rows.atMost)
      note(RowSource(.content, handle, index: index + 1), of: rows.atLeast)
      return rows
    } catch {
      note(error)
      return (.none, .none)
    }
  }

  @inline(__always)
  private func note(_ source: RowSource, of row: ConstraintID) {
    if Int(row.slot) == sources.count {
      sources.append(source)
    } else {
      sources[row.slot] = source
    }
  }

  /// Adds a row that relates one variable to a number.
  func add(
    _ variable: Variable, _ shape: ConstraintShape, for source: RowSource
  ) -> ConstraintID {
    let terms: [1 of Term] = [Term(1, variable)]
    return add(terms.span, shape, for: source)
  }

  /// Removes a row, if there is one.
  func remove(_ row: ConstraintID) {
    guard row.exists else { return }
    do {
      try solver.remove(row)
    } catch {
      note(error)
    }
    sources[row.slot] = .none
    isChanged = true
  }

  func setConstant(_ constant: Double, of row: ConstraintID) {
    isChanged = true
    do {
      try solver.setConstant(constant, of: row)
    } catch {
      note(error)
    }
  }

  func setPriority(_ priority: Priority, of row: ConstraintID) {
    isChanged = true
    do {
      try solver.setPriority(priority, of: row)
    } catch {
      note(error)
    }
  }

  /// Solves.
  ///
  /// - Returns: Whether the solver found an answer; else ``failure`` says why not.
  func solve() -> Bool {
    do {
      try solver.solve()
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Notes why an operation failed that the engine's own bookkeeping makes legal.
  ///
  /// Only numbers may keep it from being done, where sums and products of what the model holds are
  /// not finite: the pass then fails as when the solver breaks down.
  private func note(_ error: SolverError) {
    guard case .notFinite = error else {
      preconditionFailure("the engine broke the solver's contract: \(error)")
    }
    failure = error
  }
}
