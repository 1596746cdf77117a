package import ResultStore

extension GatePolicy {
  /// The medians of one step in the runs of a program; nothing where samples are too short or too
  /// few.
  package func medians(of label: String, in key: CaseKey, _ runs: [RunRecord]) -> [Double]? {
    var medians: [Double] = []
    for run in runs {
      guard
        let time = run.cases.first(where: { $0.key == key })?.steps
          .first(where: { $0.label == label })?.time,
        time.samples.count >= minimumSamplesPerRound, let summary = time.summary
      else { return nil }
      let clockCost = run.meters.first { $0.name == "time.\(time.clock)" }?.overhead ?? 0
      let length = summary.median * Double(time.repetitions)
      guard length >= minimumClockCostsPerRound * clockCost else { return nil }
      medians.append(summary.median)
    }
    return medians
  }
}
