import LinearConstraints

/// The numbers that the constraints of a tree leave open, by item, as of one state of its layout.
struct OpenUnknowns {
  /// A number of an item's rectangle with the solver's number of it.
  typealias Quantity = (quantity: ItemUnknown, id: Int)

  private var quantitiesBySlot: [Int32: [Quantity]] = [:]
  private let rounds: Int
  private let solves: Int

  /// Groups unknowns by the items that they belong to.
  init(_ variables: [Variable], of owners: [UnknownOwner], at statistics: LayoutStatistics) {
    rounds = statistics.rounds
    solves = statistics.solves
    for variable in variables {
      let owner = owners[Int(variable.slot)]
      quantitiesBySlot[owner.item, default: []].append((owner.unknown, Int(variable.slot)))
    }
  }

  /// What is open of the item in a slot; a negative slot is that of an item without unknowns.
  func quantities(at slot: Int32) -> [Quantity] { quantitiesBySlot[slot] ?? [] }

  /// Whether nothing was laid out or solved since.
  func isCurrent(_ statistics: LayoutStatistics) -> Bool {
    statistics.rounds == rounds && statistics.solves == solves
  }
}

extension LayoutEngine {
  /// The numbers that the constraints leave open, found once for each state of the layout.
  ///
  /// The layout is up to date: every change since would have cost a round.
  func findOpenUnknowns() -> OpenUnknowns {
    if let openUnknowns, openUnknowns.isCurrent(statistics) { return openUnknowns }
    let variables = undeterminedVariables()
    let found = OpenUnknowns(variables, of: owners, at: statistics)
    openUnknowns = found
    return found
  }
}
