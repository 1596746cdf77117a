package import ResultStore

/// What `bench run --sweep` and `--ramp` print.
package enum ScalingReport {
  /// The tables, and what was left out.
  package static func lines(of record: RunRecord) -> [String] {
    var lines = sweepLines(record.sweeps ?? []) + rampLines(record.ramps ?? [])
    for skipped in record.skipped ?? [] {
      lines.append("\(skipped.key): skipped: \(skipped.reason)")
    }
    if record.isPartial { lines.append("interrupted: partial") }
    return lines
  }

  private static func sweepLines(_ sweeps: [SweepRecord]) -> [String] {
    guard !sweeps.isEmpty else { return [] }
    var table = TextTable(
      [
        ("scenario", .left), ("strategy", .left), ("step", .left), ("sizes", .left),
        ("smallest", .right), ("largest", .right), ("exponent", .right), ("95 %", .left),
        ("law", .left),
      ], expendable: ["sizes", "smallest", "95 %", "strategy", "largest"])
    for sweep in sweeps {
      let sizes = "\(sweep.sizes.first ?? 0)…\(sweep.sizes.last ?? 0)"
      table.append([
        sweep.scenario, sweep.strategy, sweep.step, sizes,
        Units.duration(nanoseconds: sweep.medians.first ?? 0),
        Units.duration(nanoseconds: sweep.medians.last ?? 0), Units.significant(sweep.exponent),
        "\(Units.significant(sweep.exponentLow))…\(Units.significant(sweep.exponentHigh))",
        sweep.law,
      ])
    }
    return table.lines + [""]
  }

  private static func rampLines(_ ramps: [RampRecord]) -> [String] {
    guard !ramps.isEmpty else { return [] }
    var table = TextTable(
      [
        ("scenario", .left), ("strategy", .left), ("fits", .left), ("frame", .right),
        ("size", .right), ("95 %", .left), ("views", .right),
      ], expendable: ["views", "95 %", "strategy"])
    for ramp in ramps {
      let high = ramp.sizeHigh.map { Units.count($0) } ?? "or more"
      table.append([
        ramp.scenario, ramp.strategy, ramp.demand, Units.duration(nanoseconds: ramp.budget),
        Units.count(ramp.size), "\(Units.count(ramp.sizeLow))…\(high)", Units.count(ramp.views),
      ])
    }
    return table.lines + [""]
  }
}
