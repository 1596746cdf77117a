import LayoutModel
import Metering
import ResultStore
import VisualFormatLanguage

/// How long a visual format takes to become constraints: parsed and made, not activated.
struct VisualFormatTiming {
  /// The fastest and the middle of the rounds, in nanoseconds a format.
  let fastest: Double
  let median: Double
  /// The constraints that one format makes.
  let constraints: Int
  /// The allocations of one format; nil where they cannot be counted.
  let allocations: Int?

  /// So many rounds share the repetitions: a median of them is little disturbed by other programs.
  private static let rounds = 20

  /// Times a format.
  ///
  /// - Throws: what is wrong with the format.
  init(
    _ format: String, options: VisualFormatOptions, metrics: [String: Double],
    views: [String: View], _ repetitions: Int
  ) throws(VisualFormatError) {
    let first = try LayoutConstraint.makeConstraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    constraints = first.count
    func make() {
      _ = try? LayoutConstraint.makeConstraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    let inRound = max(repetitions / Self.rounds, 1)
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      let start = MeterClock.threadCPU.now
      for _ in 0..<inRound { make() }
      times.append(Double(MeterClock.threadCPU.now - start) / Double(inRound))
    }
    times.sort()
    fastest = times.first ?? 0
    median = times[times.count / 2]
    let (_, count) = AllocationCount.measure(.thisThread) { make() }
    allocations = AllocationCount.isAvailable ? count.requests : nil
  }

  /// The figures in a line.
  var text: String {
    let memory = allocations.map { ", \(Units.count($0)) allocations" } ?? ""
    return "\(constraints) constraints parsed and made in \(Units.duration(nanoseconds: median)) "
      + "(fastest round \(Units.duration(nanoseconds: fastest)))\(memory)"
  }
}
