import AutoLayoutEngine
import Elimination
import LayoutModel
import LinearConstraints
import SolverCatalog

/// Compares ``EliminationSolver`` with every strategy that ships.
@main
struct Main {
  static func main() throws {
    var differences = 0
    for strategy in SolverStrategy.allCases {
      differences += try compareSystems(with: strategy)
      differences += compareLayouts(with: strategy)
    }
    guard differences == 0 else { fatalError("\(differences) answers differ") }
  }

  /// How far two answers may be apart: rounding errors of long eliminations.
  private static let tolerance = 1e-6

  // MARK: Systems of equalities

  private static func compareSystems(with strategy: SolverStrategy) throws -> Int {
    let clock = ContinuousClock()
    var times = (ours: Duration.zero, theirs: Duration.zero)
    var differences = 0
    var compared = 0
    for seed in 1...200 as ClosedRange<UInt64> {
      let ours = EliminationSolver()
      let theirs = strategy.makeSolver()
      var mine: [Double] = []
      var other: [Double] = []
      times.ours += try clock.measure { mine = try play(seed, on: ours) }
      times.theirs += try clock.measure { other = try play(seed, on: theirs) }
      compared += mine.count
      for (a, b) in zip(mine, other) where (a - b).magnitude > tolerance {
        differences += 1
        print("seed \(seed): \(a) is not \(b)")
      }
    }
    print(
      "\(strategy.rawValue): \(compared) values of 200 systems, \(differences) differ; "
        + "elimination \(times.ours), \(strategy.rawValue) \(times.theirs)")
    return differences
  }

  /// A chain of unknowns, each a factor of an earlier one and a distance, the first one edited:
  /// every value is determined, and every priority is held by one row only.
  private static func play(
    _ seed: UInt64, on solver: any IncrementalSolver
  ) throws(SolverError) -> [Double] {
    var random = seed
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }
    let variables = (0..<(4 + next(28))).map { _ in solver.makeVariable() }
    for (index, variable) in variables.enumerated().dropFirst() {
      let earlier = variables[next(index)]
      let factor = Double(1 + next(3)) / 2
      let shape = ConstraintShape(.equal, constant: -Double(next(100)))
      _ = try solver.add(LinearConstraint([Term(1, variable), Term(-factor, earlier)], shape))
      // A weaker wish for the same unknown loses.
      if let priority = Priority(Double(1 + index)) {
        let wish = ConstraintShape(.equal, constant: -Double(next(500)), priority: priority)
        _ = try solver.add(LinearConstraint([Term(1, variable)], wish))
      }
    }
    guard let strong = Priority(900) else { return [] }
    try solver.beginEditing(variables[0], priority: strong)
    var values: [Double] = []
    for _ in 0..<5 {
      try solver.suggest(Double(next(1000)), for: variables[0])
      try solver.solve()
      values += variables.map { solver.value(of: $0) }
    }
    return values
  }

  // MARK: A screen

  private static func compareLayouts(with strategy: SolverStrategy) -> Int {
    let mine = frames(with: EliminationSolver())
    let other = frames(with: strategy.makeSolver())
    let differences = zip(mine, other).filter { $0 != $1 }.count
    print("\(strategy.rawValue): \(mine.count) frames of a screen, \(differences) differ")
    return differences
  }

  /// The frames of a column of rows, each with a square and a bar beside it, at two widths.
  private static func frames(with solver: any IncrementalSolver) -> [Rect] {
    let root = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var views: [View] = []
    func add(to superview: View) -> View {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      views.append(view)
      return view
    }
    var above: View?
    for _ in 0..<4 {
      let row = add(to: root)
      let square = add(to: row)
      let bar = add(to: row)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 60),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
        square.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        square.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        square.widthAnchor.constraint(equalToConstant: 44),
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
        bar.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 12),
        bar.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        bar.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        bar.heightAnchor.constraint(equalTo: row.heightAnchor, multiplier: 0.5),
      ])
      above = row
    }
    let engine = LayoutEngine(root: root, solver: solver)
    engine.layoutIfNeeded()
    let upright = views.map(\.frame)
    root.frame = Rect(x: 0, y: 0, width: 667, height: 375)
    engine.layoutIfNeeded()
    return upright + views.map(\.frame)
  }
}
