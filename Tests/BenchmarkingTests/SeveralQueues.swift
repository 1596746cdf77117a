import Dispatch
import LayoutModel
import Metering
import ScenarioEngine
import Simulation
import SolverCatalog
import Synchronization
import Testing

/// A made-up strategy that works on several queues, and a screen that shows what it does there.
///
/// The work is done while the screen is laid out, by threads of its own for which the calling thread
/// waits: so its clock sees none of it. Solvers for more than one block queue make the screen wait some
/// time more.
final class SeveralQueues: Sendable {
  /// What each of the helpers works for a layout, in nanoseconds of its own thread.
  static let work: UInt64 = 3_000_000
  /// How many helpers work at once.
  static let helpers = 3
  /// What a layout waits for in addition where blocks are solved on two queues, in nanoseconds.
  static let wait: UInt64 = 10_000_000

  private let log = Mutex<[Int]>([])

  /// For how many block queues solvers were made, in order.
  var queueCounts: [Int] { log.withLock(\.self) }

  /// The strategy.
  var strategy: SolverStrategy {
    SolverStrategy(
      "several", summary: "As active-set.", costModel: "As active-set.",
      solvesOnSeveralQueues: true
    ) { queues in
      self.log.withLock { $0.append(queues) }
      return SolverStrategy.activeSet.makeSolver()
    }
  }

  /// A screen of one view that is turned twice.
  func scenario() throws -> Scenario {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let screen = CodeScreen { place in
      let controller = ViewController()
      let view = WorkingView(waits: self.queueCounts.last == 2)
      view.accessibilityIdentifier = "working"
      view.translatesAutoresizingMaskIntoConstraints = false
      let root: View = controller.view
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      return Window(
        device: place.device, orientation: place.orientation, rootViewController: controller,
        solver: place.solver)
    }
    var scenario = Scenario(
      name: "working", purpose: "Work on several queues.", device: device, content: .code(screen))
    scenario.steps = [
      ScenarioStep(name: "turn", actions: [.rotate(.landscapeLeft)]),
      ScenarioStep(name: "back", actions: [.rotate(.portrait)]),
    ]
    return scenario
  }

  private final class WorkingView: View {
    private var waits = false

    convenience init(waits: Bool) {
      self.init()
      self.waits = waits
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let group = DispatchGroup()
      for _ in 0..<SeveralQueues.helpers {
        DispatchQueue.global().async(group: group) {
          Self.pass(SeveralQueues.work, on: .threadCPU)
        }
      }
      group.wait()
      if waits { Self.pass(SeveralQueues.wait, on: .monotonic) }
    }

    private static func pass(_ nanoseconds: UInt64, on clock: MeterClock) {
      let start = clock.now
      while clock.now - start < nanoseconds {}
    }
  }
}
