import Formatting

/// Whether this machine and this build are fit to measure, and what to do about it.
package enum MachineCheck {
  /// A load above this share of the cores, before anything is measured, means company.
  ///
  /// Higher, and a busy neighbour goes unseen; lower, and the shell that started us is one.
  package static let highestLoadShare = 0.5

  /// A clock that takes longer than this to read, in nanoseconds, is a call into the kernel on
  /// every reading, or an emulated one.
  package static let highestClockCost = 1_000.0

  /// Looks at everything; takes less than half a second.
  ///
  /// - Parameter queues: On how many queues contention is looked for.
  /// - Returns: The findings, in the order in which a reader should see to them.
  package static func run(queues: Int = 2) -> [MachineFinding] {
    let timesBefore = MachineFacts.processorTimes
    let calibration = Calibration.run(queues: queues)
    var findings = [build(isOptimized: BuildFacts.isOptimized)]
    findings += allocator()
    findings.append(counter(AllocationSelfCheck.run()))
    findings += MeterClock.allCases.map { clock in
      Self.clock(clock, resolution: clock.resolution, cost: clock.readingCost())
    }
    findings.append(overhead(MeasuringOverhead.run()))
    findings.append(cores(MachineFacts.usableCores, queues: queues))
    if let load = MachineFacts.loadAverage {
      findings.append(Self.load(load, cores: MachineFacts.usableCores))
    }
    findings.append(contention(calibration))
    if let before = timesBefore, let after = MachineFacts.processorTimes {
      findings.append(stolen(after.stolenShare(since: before)))
    }
    findings.append(hardwareCounters(HardwareCounters.probe()))
    return findings
  }
}

extension MachineCheck {
  /// Judges how the code was compiled.
  package static func build(isOptimized: Bool) -> MachineFinding {
    isOptimized
      ? MachineFinding(subject: "build", found: "optimised", status: .ok)
      : MachineFinding(
        subject: "build", found: "not optimised", status: .fail,
        advice: "run scripts/bench, or build with --configuration release")
  }

  private static func allocator() -> [MachineFinding] {
    #if os(Linux)
      // What follows the first dash is the commit that the allocator was built of.
      let version = Jemalloc.version?.split(separator: "-").first.map(String.init)
      var findings = [
        MachineFinding(
          subject: "allocator", found: "jemalloc \(version ?? "of unknown version")", status: .ok)
      ]
      findings.append(
        Jemalloc.isOn("config.stats") == true
          ? MachineFinding(subject: "allocator statistics", found: "built in", status: .ok)
          : MachineFinding(
            subject: "allocator statistics", found: "not built in", status: .warn,
            advice: "use a jemalloc built with statistics, as Debian's is"))
      findings.append(
        Jemalloc.isOn("config.prof") == true
          ? MachineFinding(
            subject: "heap profiles",
            found: Jemalloc.isOn("opt.prof") == true ? "on" : "built in, switched off", status: .ok)
          : MachineFinding(
            subject: "heap profiles", found: "not built in", status: .warn,
            advice: "use a jemalloc built with profiling, as Debian's is"))
      return findings
    #else
      return [
        MachineFinding(
          subject: "allocator", found: "the system's", status: .warn,
          advice: "allocations are counted on Linux only")
      ]
    #endif
  }

  /// Judges the allocation counter by its self-check.
  package static func counter(_ check: AllocationSelfCheck) -> MachineFinding {
    let subject = "allocation counter"
    switch check {
    case .passed:
      return MachineFinding(subject: subject, found: "one request counts as one", status: .ok)
    case .unavailable:
      return MachineFinding(
        subject: subject, found: "not in this build", status: .warn,
        advice: "build for Linux and without sanitizers to have allocations counted")
    case .failed(let expected, let counted):
      return MachineFinding(
        subject: subject,
        found: "\(expected.requests) requests of \(expected.bytes) bytes and \(expected.frees) "
          + "frees counted as \(counted.requests) of \(counted.bytes) and \(counted.frees)",
        status: .fail,
        advice: "do not preload another allocator; believe no allocation figure of this build")
    }
  }

  /// Judges a clock; resolution and cost in nanoseconds.
  package static func clock(
    _ clock: MeterClock, resolution: UInt64, cost: Double
  ) -> MachineFinding {
    let subject =
      switch clock {
      case .monotonic: "wall clock"
      case .threadCPU: "thread CPU clock"
      case .processCPU: "process CPU clock"
      }
    let found = "\(resolution) ns resolution, \(Int(cost.rounded())) ns a reading"
    if resolution > 1_000 {
      return MachineFinding(
        subject: subject, found: found, status: .fail,
        advice: "the kernel needs high-resolution timers")
    }
    if cost > highestClockCost {
      return MachineFinding(
        subject: subject, found: found, status: .warn,
        advice: "choose a clock source that is read without a call into the kernel, such as tsc")
    }
    return MachineFinding(subject: subject, found: found, status: .ok)
  }

  /// Judges what measuring adds to what is measured.
  package static func overhead(_ overhead: MeasuringOverhead) -> MachineFinding {
    let subject = "measuring"
    // Noise may make the measured loop the shorter one.
    let found = "adds \(Decimals.fixed(100 * max(overhead.share, 0), 2)) % to the shortest sample"
    return overhead.share < MeasuringOverhead.highestShare
      ? MachineFinding(subject: subject, found: found, status: .ok)
      : MachineFinding(
        subject: subject, found: found, status: .warn,
        advice: "look at the clocks; in a build that is not optimised, expect nothing better")
  }

  /// Judges whether there are cores enough for as many queues.
  package static func cores(_ cores: Int, queues: Int) -> MachineFinding {
    cores >= queues
      ? MachineFinding(subject: "cores", found: "\(cores)", status: .ok)
      : MachineFinding(
        subject: "cores", found: "\(cores), for \(queues) queues", status: .warn,
        advice: "scaling over queues cannot be measured here")
  }

  /// Judges the mean number of runnable threads.
  package static func load(_ load: Double, cores: Int) -> MachineFinding {
    let found = "\(Decimals.fixed(load, 2)) on \(cores) cores"
    return load <= highestLoadShare * Double(cores)
      ? MachineFinding(subject: "load", found: found, status: .ok)
      : MachineFinding(
        subject: "load", found: found, status: .warn,
        advice: "end what else is running, and wait a minute")
  }

  /// Judges how a fixed loop scaled.
  package static func contention(_ calibration: Calibration) -> MachineFinding {
    let found =
      "\(calibration.queues) queues work \(Decimals.fixed(calibration.scaling, 2)) times as fast as one, "
      + "of \(Decimals.fixed(calibration.idealScaling, 2))"
    return calibration.isContended
      ? MachineFinding(
        subject: "contention", found: found, status: .warn,
        advice: "others use the cores: scaling is marked contended, times are noisy")
      : MachineFinding(subject: "contention", found: found, status: .ok)
  }

  /// Judges the share of time that the host of a virtual machine took while we looked.
  package static func stolen(_ share: Double) -> MachineFinding {
    let found = "\(Decimals.fixed(100 * share, 2)) % taken by the host"
    return share <= 0.01
      ? MachineFinding(subject: "stolen time", found: found, status: .ok)
      : MachineFinding(
        subject: "stolen time", found: found, status: .warn,
        advice: "the host is overcommitted: prefer thread CPU time and exact meters")
  }

  /// Judges the availability of the processor's own counters.
  package static func hardwareCounters(_ probe: HardwareCounters) -> MachineFinding {
    switch probe {
    case .available:
      MachineFinding(subject: "hardware counters", found: "instructions are counted", status: .ok)
    case .unavailable(let reason):
      MachineFinding(
        subject: "hardware counters", found: reason, status: .warn,
        advice: "instructions can be counted with valgrind --tool=callgrind instead")
    }
  }
}
