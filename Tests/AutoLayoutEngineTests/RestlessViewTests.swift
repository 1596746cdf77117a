import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Which views a feedback loop names: those that still change in the last cycles of a pass.
@Suite struct RestlessViewTests {
  /// A view that changes its own height so many times when it is laid out.
  private final class RestlessView: View {
    private var turns: Int
    private var height: LayoutConstraint?

    init(turns: Int) {
      self.turns = turns
      super.init()
    }

    func place(in root: View) {
      let height = heightAnchor.constraint(equalToConstant: 20)
      self.height = height
      LayoutConstraint.activate([
        height, topAnchor.constraint(equalTo: root.topAnchor),
        leadingAnchor.constraint(equalTo: root.leadingAnchor),
        widthAnchor.constraint(equalToConstant: 50),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard turns > 0, let height else { return }
      turns -= 1
      height.constant = height.constant == 20 ? 30 : 20
    }
  }

  /// The names of a loop's views in which one changes forever, and another so many times.
  private func views(turns: Int, _ strategy: SolverStrategy) throws -> [String?] {
    let fixture = EngineFixture(strategy)
    for (name, turns) in [("ending", turns), ("endless", .max)] {
      let view = RestlessView(turns: turns)
      _ = fixture.add(name, view)
      view.place(in: fixture.root)
    }
    fixture.layOut()
    #expect(fixture.engine.statistics.cycles == 50)
    return try #require(fixture.engine.feedbackLoop).views.map(\.accessibilityIdentifier)
  }

  /// Four cycles are looked at, of fifty: the first of them is the 47th.
  @Test(arguments: SolverStrategy.allCases)
  func aViewThatComesToRestIsNotNamed(_ strategy: SolverStrategy) throws {
    #expect(try views(turns: 1, strategy) == ["endless"])
    #expect(try views(turns: 46, strategy) == ["endless"])
    #expect(try views(turns: 47, strategy).contains("ending"))
    #expect(try views(turns: 47, strategy).contains("endless"))
  }
}
