import LinearConstraints

/// The numbers that the constraints of a tree leave open, by item, as of one state of its layout.
struct OpenUnknowns {
  /// A number of an item's rectangle with the solver's number of it.
  typealias Quantity = (quantity: ItemUnknown, id: Int)

  private var quantitiesByHandle: [Int32: [Quantity]] = [:]
  private let rounds: Int
  private let solves: Int

  /// Groups unknowns by the items that they belong to.
  init(_ variables: [Variable], in session: SolverSession, at statistics: LayoutStatistics) {
    rounds = statistics.cycles
    solves = statistics.solves
    for variable in variables {
      let quantity = session.quantity(of: variable)
      quantitiesByHandle[quantity.item, default: []].append(
        (quantity.unknown, Int(variable.slot)))
    }
  }

  /// The open numbers of the item with a handle; none of an item that no engine knows.
  func quantities(at handle: Int32) -> [Quantity] { quantitiesByHandle[handle] ?? [] }

  /// Whether nothing was laid out or solved since.
  func isCurrent(_ statistics: LayoutStatistics) -> Bool {
    statistics.cycles == rounds && statistics.solves == solves
  }
}

extension LayoutEngine {
  /// The numbers that the constraints leave open, found once for each state of the layout.
  ///
  /// The layout is up to date: every change since would have cost a round.
  func findOpenUnknowns() -> OpenUnknowns {
    if let openUnknowns, openUnknowns.isCurrent(statistics) { return openUnknowns }
    let variables = undeterminedVariables()
    let found = OpenUnknowns(variables, in: session, at: statistics)
    openUnknowns = found
    return found
  }
}
