import Benchmarking
import LayoutModel
import ScenarioEngine
import Simulation
import SolverCatalog
import Synchronization
import Testing

/// Answers that differ between strategies, plays and queues are findings.
@Suite struct DisagreementTests {
  /// How high a banner is, decided anew by whatever makes a solver for it.
  private final class Height: Sendable {
    private let value = Mutex(80.0)

    var points: Double { value.withLock(\.self) }

    /// A strategy that makes the banner so high.
    func strategy(_ name: String, _ next: @escaping @Sendable (Double) -> Double) -> SolverStrategy
    {
      SolverStrategy(name, summary: "As active-set.", costModel: "As active-set.") { _ in
        self.value.withLock { $0 = next($0) }
        return SolverStrategy.activeSet.makeSolver()
      }
    }
  }

  /// A screen of one banner.
  private static func scenario(_ height: Height) throws -> Scenario {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let screen = CodeScreen { place in
      let controller = ViewController()
      let banner = View()
      banner.accessibilityIdentifier = "banner"
      banner.translatesAutoresizingMaskIntoConstraints = false
      let root: View = controller.view
      root.addSubview(banner)
      LayoutConstraint.activate([
        banner.topAnchor.constraint(equalTo: root.topAnchor),
        banner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        banner.widthAnchor.constraint(equalToConstant: 50),
        banner.heightAnchor.constraint(equalToConstant: height.points),
      ])
      return Window(
        device: place.device, orientation: place.orientation, rootViewController: controller,
        solver: place.solver)
    }
    return Scenario(
      name: "one-banner", purpose: "A banner.", device: device, content: .code(screen))
  }

  /// One strategy has a higher banner than the first, another one a higher one with every play: its
  /// second play is unlike the first, and so are those on several queues.
  @Test func whateverDiffersIsNamed() throws {
    let height = Height()
    var benchmark = Benchmark([try Self.scenario(height)])
    benchmark.timeBudget = 0.01
    benchmark.strategies = [
      height.strategy("low") { _ in 80 }, height.strategy("high") { _ in 90 },
      height.strategy("growing") { $0 + 1 },
    ]
    benchmark.queues = [1, 2]
    let found = try benchmark.run().findings
    func about(_ words: String...) -> [String] {
      found.filter { line in words.allSatisfy { line.contains($0) } }
    }
    let high = "banner has (0 0; 50 90), but (0 0; 50 80) with low"
    #expect(
      about("one-banner high") == [
        "one-banner high on iphone-15: \(high)", "one-banner high x2 on iphone-15: \(high)",
      ], "\(found)")
    let again = about("one-banner: one-banner growing on iphone-15: bits of all frames: ")
    #expect(again.count == 1 && again.allSatisfy { $0.contains(", expected ") }, "\(found)")
    let parallel = about("one-banner: one-banner growing x2 on iphone-15: bits of all frames: ")
    #expect(parallel.count { $0.contains(" queue 0: ") } == 1, "\(found)")
    #expect(parallel.count { $0.contains(" queue 1: ") } == 1, "\(found)")
    #expect(parallel.count == 3, "\(found)")
    #expect(about("other bits than on 1 queues").count == 1, "\(found)")
    #expect(about("one-banner growing", "banner has ", " with low").count == 2, "\(found)")
    #expect(found.count == 9, "\(found)")
  }
}
