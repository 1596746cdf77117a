import Drawing
import Foundation
import ResultStore
import Statistics

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

  /// The largest hierarchy that fits a frame.
  struct Ramp {
    var scenario: String
    var anchor: String
    var strategy: String
    var what: String
    var budget: String
    var size: String
    var range: String
    var views: String
  }

  var sweeps: [Sweep]
  var ramps: [Ramp]
  var hasRamps: Bool

  /// Finds the sweeps, those that the run fitted itself or those that its cases give; nothing when
  /// no scenario was run at two sizes.
  init?(_ run: RunRecord) {
    let fitted = run.sweeps ?? []
    sweeps = fitted.isEmpty ? Self.sweeps(of: run) : Self.sweeps(of: fitted)
    ramps = (run.ramps ?? []).map(Self.ramp)
    hasRamps = !ramps.isEmpty
    guard !sweeps.isEmpty || hasRamps else { return nil }
  }

  private static func ramp(_ record: RampRecord) -> Ramp {
    Ramp(
      scenario: record.scenario, anchor: CaseNames.anchor(record.scenario),
      strategy: record.strategy, what: record.demand,
      budget: Units.duration(nanoseconds: record.budget),
      size: Units.count(record.size),
      range: "\(Units.count(record.sizeLow)) to "
        + (record.sizeHigh.map(Units.count) ?? "the largest tried"),
      views: Units.count(record.views))
  }

  /// The sweeps that a run fitted itself, the strategies of one step on one chart.
  private static func sweeps(of records: [SweepRecord]) -> [Sweep] {
    var titles: [String] = []
    func title(_ record: SweepRecord) -> String { "\(record.scenario) / \(record.step)" }
    for record in records where !titles.contains(title(record)) { titles.append(title(record)) }
    return titles.map { name in
      let lines = records.filter { title($0) == name }.enumerated().map { index, record in
        let points = zip(record.sizes, record.medians).map { (size: Double($0), cost: $1) }
        let fit = String(
          format: "n^%.2f (%.2f to %.2f)", record.exponent, record.exponentLow,
          record.exponentHigh)
        return (
          line: SweepChart.Line(
            name: record.strategy, series: index, points: points, fit: PowerLaw(points)),
          fit: fit, law: "nearest to \(record.law)"
        )
      }
      return sweep(name, lines)
    }
  }

  private static func sweep(
    _ title: String, _ lines: [(line: SweepChart.Line, fit: String, law: String)]
  ) -> Sweep {
    Sweep(
      title: title,
      chart: SweepChart.markup(
        lines.map(\.line), label: "Time of \(title) by size, both axes logarithmic"),
      fits: lines.map { entry in
        Fit(
          strategy: entry.line.name, exponent: entry.fit, name: entry.law,
          mark: SVGCanvas.legendMark(series: entry.line.series))
      })
  }

  private static func sweeps(of run: RunRecord) -> [Sweep] {
    var scenarios: [String] = []
    for found in run.cases where !scenarios.contains(found.key.scenario) {
      scenarios.append(found.key.scenario)
    }
    return scenarios.flatMap { scenario in
      let cases = run.cases.filter {
        $0.key.scenario == scenario && $0.key.size != nil && $0.key.queues == 1
      }
      guard Set(cases.map(\.key.size)).count > 1 else { return [Sweep]() }
      return StepRow.labels(of: cases).compactMap { Self.sweep(scenario, step: $0, cases) }
    }
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
            (size: Double(size), cost: $0.median)
          }
        }
      }
      guard points.count > 1 else { return nil }
      return SweepChart.Line(
        name: strategy, series: index, points: points.sorted { $0.size < $1.size },
        fit: PowerLaw(points))
    }
    guard !lines.isEmpty else { return nil }
    return sweep(
      "\(scenario) / \(step)",
      lines.map { (line: $0, fit: $0.fit?.text ?? "no fit", law: $0.fit?.name ?? "") })
  }
}
