import ResultStore

/// How times grow with size, where a scenario was run at several.
struct SweepsSection {
  /// One step of one scenario at several sizes.
  struct Sweep {
    var title: String
    var chart: String
    var fits: [Fit]
  }

  /// One strategy's growth.
  struct Fit {
    var strategy: String
    var exponent: String
    var name: String
    var mark: String
  }

  var sweeps: [Sweep]

  /// Finds the sweeps; nothing when no scenario was run at two sizes.
  init?(_ run: RunRecord) {
    var scenarios: [String] = []
    for found in run.cases where !scenarios.contains(found.key.scenario) {
      scenarios.append(found.key.scenario)
    }
    sweeps = scenarios.flatMap { scenario in
      let cases = run.cases.filter {
        $0.key.scenario == scenario && $0.key.size != nil && $0.key.queues == 1
      }
      guard Set(cases.map(\.key.size)).count > 1 else { return [Sweep]() }
      return StepRow.labels(of: cases).compactMap { Self.sweep(scenario, step: $0, cases) }
    }
    guard !sweeps.isEmpty else { return nil }
  }

  private static func sweep(_ scenario: String, step: String, _ cases: [CaseRecord]) -> Sweep? {
    var strategies: [String] = []
    for found in cases where !strategies.contains(found.key.strategy) {
      strategies.append(found.key.strategy)
    }
    let lines = strategies.enumerated().compactMap { index, strategy -> SweepChart.Line? in
      let points = cases.filter { $0.key.strategy == strategy }.compactMap { found in
        found.key.size.flatMap { size in
          found.steps.first { $0.label == step }?.time?.summary.map {
            (size: Double(size), value: $0.median)
          }
        }
      }
      guard points.count > 1 else { return nil }
      return SweepChart.Line(
        name: strategy, series: index, points: points.sorted { $0.size < $1.size },
        fit: PowerFit(points))
    }
    guard !lines.isEmpty else { return nil }
    let title = "\(scenario) / \(step)"
    return Sweep(
      title: title,
      chart: SweepChart.markup(lines, label: "Time of \(title) by size, both axes logarithmic"),
      fits: lines.map { line in
        var canvas = SVGCanvas(width: 12, height: 12, label: "")
        canvas.mark(series: line.series, x: 6, y: 6, title: line.name)
        return Fit(
          strategy: line.name, exponent: line.fit?.text ?? "no fit", name: line.fit?.name ?? "",
          mark: canvas.markup)
      })
  }
}
