import AutoLayoutEngine
import Foundation
import LayoutModel
import Simulation
import SolverCatalog
import UIKit

/// Times what a user waits for, with each solver strategy.
///
/// A round plays every screen with every strategy once, so that what drifts on the machine reaches all
/// of them alike. The first rounds, in which caches fill, are not counted.
@MainActor struct ScreenBenchmark {
  /// What is timed, in this order, in one window.
  enum Step: String, CaseIterable {
    case firstLayout = "first layout"
    case turn
    case textSize = "text size"
    case keyboard
  }

  /// A row of the result: what was timed.
  struct Key: Hashable {
    let screen: String
    let strategy: SolverStrategy
    let step: Step
  }

  let device: Device
  let warmUpRounds = 2
  let rounds = 21

  /// Prints, as CSV, the medians in milliseconds with the 95 % interval of each.
  func run() {
    #if DEBUG
      FileHandle.standardError.write(Data("debug build: measure with -c release\n".utf8))
    #endif
    var samples: [Key: [Double]] = [:]
    for round in 0..<(warmUpRounds + rounds) {
      for (name, make) in Main.screens {
        for strategy in SolverStrategy.allCases {
          for (step, time) in zip(Step.allCases, play(make, strategy)) where round >= warmUpRounds {
            samples[Key(screen: name, strategy: strategy, step: step), default: []].append(time)
          }
        }
      }
    }
    print("screen,strategy,step,median ms,from ms,to ms,least ms,rounds")
    for (name, _) in Main.screens {
      for strategy in SolverStrategy.allCases {
        for step in Step.allCases {
          let times = samples[Key(screen: name, strategy: strategy, step: step)] ?? []
          printRow([name, strategy.rawValue, step.rawValue], times.sorted())
        }
      }
    }
  }

  private func printRow(_ names: [String], _ sorted: [Double]) {
    let rank = medianRank(sorted.count)
    let numbers = [
      sorted[sorted.count / 2], sorted[rank], sorted[sorted.count - 1 - rank], sorted[0],
    ]
    let texts = numbers.map { String(format: "%.3f", $0) }
    print((names + texts + ["\(sorted.count)"]).joined(separator: ","))
  }

  /// How many of the sorted samples lie below the interval that holds the true median with 95 %: each
  /// sample is below the median or not with equal chance, whatever the distribution is.
  private func medianRank(_ count: Int) -> Int {
    var probability = pow(0.5, Double(count))
    var below = 0.0
    var rank = 0
    while below + probability <= 0.025 {
      below += probability
      probability *= Double(count - rank) / Double(rank + 1)
      rank += 1
    }
    return max(rank - 1, 0)
  }

  /// The times of the steps, in milliseconds.
  private func play(
    _ make: () -> UIViewController, _ strategy: SolverStrategy
  ) -> [Double] {
    var shown: Simulation.Window?
    let first = milliseconds { shown = Main.window(make, device, strategy) }
    guard let shown else { return [first] }
    let steps: [() -> Void] = [
      { shown.rotate(to: .landscapeLeft) },
      { shown.engine.contentSizeCategory = .accessibilityMedium },
      { shown.setKeyboard(.docked) },
    ]
    let others = steps.map { step in
      milliseconds {
        step()
        shown.layoutIfNeeded()
      }
    }
    return [first] + others
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1000
  }
}
