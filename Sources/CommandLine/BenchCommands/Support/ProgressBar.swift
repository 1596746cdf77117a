import Benchmarking
import Metering
import ResultStore

/// One line on a terminal that reports how far a run is and when it will be done.
package struct ProgressBar {
  private let total: Double
  private var done = 0.0
  private let start = MeterClock.monotonic.now
  private let isShown: Bool

  /// Creates a bar for work of a total cost, in seconds as far as can be estimated.
  package init(total: Double, isShown: Bool) {
    self.total = max(total, 1e-9)
    self.isShown = isShown
  }

  /// Shows what is being done.
  func show(_ what: String) {
    guard isShown else { return }
    let elapsed = Double(MeterClock.monotonic.now - start) / 1e9
    Terminal.reportPart(
      "\r\u{1B}[2K" + line(what, elapsed: elapsed, width: Terminal.width))
  }

  /// The line, cut so that it leaves the last column of a terminal free, where the cursor stands.
  package func line(_ what: String, elapsed: Double, width: Int) -> String {
    String(line(what, elapsed: elapsed).prefix(max(width - 1, 20)))
  }

  /// The line, not yet cut to the terminal's width.
  ///
  /// - Parameters:
  ///   - what: What is being done.
  ///   - elapsed: Seconds since the beginning.
  /// - Returns: A bar, the share that is done, the time that is left, and what is being done.
  package func line(_ what: String, elapsed: Double) -> String {
    let share = min(done / total, 1)
    let filled = Int(share * 24)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    // Early estimates mislead; the plan's own estimate serves until a tenth is done.
    let left = share > 0.1 ? elapsed / share * (1 - share) : total - done
    let eta = Units.duration(nanoseconds: max(left, 0) * 1e9)
    return "\(bar) \(Int(share * 100)) %, \(eta) left  "
      + Terminal.printable(what, isOneLine: true)
  }

  /// Notes that work of a cost was done.
  package mutating func advance(by cost: Double) {
    done += cost
  }

  /// Shows what a session is about to do, or has done.
  mutating func show(_ progress: SessionProgress) {
    switch progress {
    case .begins(let what): show(what)
    case .ends(let cost): advance(by: cost)
    }
  }

  /// Removes the line.
  func clear() {
    if isShown { Terminal.reportPart("\r\u{1B}[2K") }
  }
}
