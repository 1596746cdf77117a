import Formatting
import ResultStore

/// Which machine and program the figures are of, and whether it was fit to measure.
struct ConditionsSection {
  /// A fact in a word and its value.
  struct Fact {
    var name: String
    var value: String
  }

  /// What makes the figures doubtful; empty on a quiet machine of our own.
  var warnings: [String]
  var facts: [Fact]

  init(_ input: ReportInput, _ comparison: RunComparison?) {
    let run = input.run
    warnings = comparison?.comparability.reasons ?? []
    let contended = [run.before, run.after].contains { $0?.calibration?.isContended == true }
    if contended && comparison == nil {
      warnings.append("the cores were shared with others: times may be too long")
    }
    if run.isPartial { warnings.append("the run was interrupted: cases are missing") }
    if run.build.isDirty == true {
      warnings.append("the sources differed from the commit named here")
    }
    if !run.build.flags.contains("release") { warnings.append("this is no optimised build") }
    facts = ConditionsSection.facts(of: run)
  }

  private static func facts(of run: RunRecord) -> [Fact] {
    let machine = run.machine
    var facts = [
      Fact(name: "Commit", value: ReportFormat.commit(run.build.commit)),
      Fact(name: "Run", value: "\(run.id), \(ReportFormat.date(run.date))"),
      Fact(name: "Command", value: (["bench"] + run.arguments).joined(separator: " ")),
      Fact(
        name: "Machine",
        value: "\(machine.processor), \(machine.cores) cores, "
          + Units.bytes(Double(machine.memory))
          + (machine.virtualization.isEmpty ? "" : ", in a virtual machine or container")),
      Fact(name: "System", value: "\(machine.system), kernel \(machine.kernel)"),
      Fact(
        name: "Build", value: "\(run.build.toolchain), \(run.build.flags.joined(separator: " "))"),
    ]
    for (name, conditions) in [("Before", run.before), ("After", run.after)] {
      guard let conditions else { continue }
      facts.append(Fact(name: name, value: text(conditions)))
    }
    for meter in run.meters {
      if let reason = meter.unavailable {
        facts.append(Fact(name: "Meter \(meter.name)", value: reason))
      }
    }
    for clock in run.before.clocks {
      facts.append(
        Fact(
          name: "Clock \(clock.name)",
          value: "\(Units.duration(nanoseconds: clock.cost)) a reading, steps of "
            + Units.duration(nanoseconds: clock.resolution)))
    }
    return facts
  }

  private static func text(_ conditions: Conditions) -> String {
    var parts: [String] = []
    if let load = conditions.loadAverage { parts.append("load \(Units.significant(load))") }
    if let stolen = conditions.stolenShare, stolen > 0 {
      parts.append("\(Percent.text(stolen)) of the time stolen")
    }
    if let calibration = conditions.calibration {
      parts.append(
        "\(calibration.queues) queues scale \(ReportFormat.ratio(calibration.scaling)) of "
          + ReportFormat.ratio(calibration.idealScaling))
    }
    return parts.isEmpty ? "not known" : parts.joined(separator: ", ")
  }
}
