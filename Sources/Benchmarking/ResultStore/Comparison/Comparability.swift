/// Which metrics of two runs may be compared, and why not all.
package struct Comparability: Codable, Hashable, Sendable {
  /// Whether times may be compared: same machine, compiler, flags and meters.
  package var times: Bool
  /// Whether allocations may be compared: both were counted, by the same meter.
  package var allocations: Bool
  /// Whether work counters may be compared.
  package var work: Bool
  /// Whether both runs are of the same program file: then differences are noise.
  package var isSameProgram: Bool
  /// Whether either run had to share its cores.
  package var isContended: Bool
  /// What keeps metrics from being compared, in words.
  package var reasons: [String]

  /// Looks at the machines, builds, meters and conditions of two runs.
  package init(_ baseline: RunRecord, _ candidate: RunRecord) {
    reasons = []
    if !baseline.machine.isComparable(to: candidate.machine) {
      reasons.append("the machines differ: only exact metrics are compared")
    }
    if baseline.build.toolchain != candidate.build.toolchain {
      reasons.append("the compilers differ: only exact metrics are compared")
    }
    if baseline.build.flags != candidate.build.flags {
      reasons.append("the compiler's flags differ: only exact metrics are compared")
    }
    times = reasons.isEmpty
    if !Self.sameMeter("time.threadCPU", baseline, candidate)
      || !Self.sameMeter("time.monotonic", baseline, candidate)
    {
      reasons.append("the clocks' meters differ: times are not compared")
      times = false
    }
    allocations = Self.sameMeter("allocations", baseline, candidate)
    if !allocations { reasons.append("allocations were not counted by the same meter") }
    work = Self.sameMeter("work", baseline, candidate)
    if !work { reasons.append("work was not counted by the same meter") }
    isSameProgram =
      baseline.build.binaryHash != nil
      && baseline.build.binaryHash == candidate.build.binaryHash
      && baseline.injectedFaults == candidate.injectedFaults
    if isSameProgram {
      reasons.append("both runs are of the same program: differences of time are noise")
    }
    isContended = [baseline.before, baseline.after, candidate.before, candidate.after]
      .contains { $0?.calibration?.isContended == true }
    if isContended {
      reasons.append("the cores were shared with others: times decide nothing")
    }
    for (name, run) in [("baseline", baseline), ("candidate", candidate)] {
      if run.isPartial { reasons.append("the \(name) was interrupted: cases are missing") }
      if let faults = run.injectedFaults {
        reasons.append(
          "faults were put into the \(name) on purpose: \(faults.joined(separator: ", "))")
      }
    }
  }

  /// Whether both runs had a meter, or neither, in the same version.
  private static func sameMeter(
    _ name: String, _ baseline: RunRecord, _ candidate: RunRecord
  ) -> Bool {
    let left = baseline.meters.first { $0.name == name }
    let right = candidate.meters.first { $0.name == name }
    return left?.version == right?.version && left?.unavailable == nil
      && right?.unavailable == nil
  }
}
