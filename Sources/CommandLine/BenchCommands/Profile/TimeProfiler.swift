import Benchmarking
import CTimeSampler
package import Drawing
import Foundation
import ScenarioEngine

/// Where a case's processor time goes: its call stack, sampled by a timer.
package enum TimeProfiler {
  /// The distance of samples, in microseconds.
  private static let interval: Int32 = 997
  /// More samples than this are not kept: over a minute.
  private static let sampleLimit = 65_536
  /// How many seconds to wait for a first sample.
  private static let patience = 10.0

  /// What was sampled of one phase.
  package struct Phase: Encodable {
    package var name: String
    /// How many samples fell into it.
    package var samples: Int
    /// The processor time that these stand for, in nanoseconds.
    package var nanoseconds: Int

    /// Creates a phase with what was sampled of it.
    package init(name: String, samples: Int, nanoseconds: Int) {
      self.name = name
      self.samples = samples
      self.nanoseconds = nanoseconds
    }
  }

  /// The phases and the stacks, which count microseconds.
  package struct Profile {
    package var phases: [Phase]
    package var stacks: FoldedStacks

    /// Creates a profile of phases and stacks.
    package init(phases: [Phase] = [], stacks: FoldedStacks = FoldedStacks(text: "")) {
      self.phases = phases
      self.stacks = stacks
    }
  }

  /// Plays a case again and again, and samples its phases.
  ///
  /// - Parameters:
  ///   - runCase: The case.
  ///   - only: The phase to sample; nil for all.
  ///   - seconds: How long to play, at least once. Where no sample fell into a phase by then, the
  ///     case is played on until one does, for ten seconds at most.
  /// - Returns: The profile.
  /// - Throws: what is missing to sample or to name functions, or why the case cannot be played.
  static func profile(
    _ runCase: RunCase, only: String?, seconds: Double
  ) throws(ProfileError) -> Profile {
    guard time_sampler_start(interval, sampleLimit) == 0 else {
      throw ProfileError(
        reason: "the processor is sampled on Linux only", status: .unavailable)
    }
    var names: [String] = []
    let start = ContinuousClock.now
    func isDone() -> Bool {
      let count = time_sampler_count()
      let wanted = count > 0 ? seconds : max(seconds, patience)
      return count >= sampleLimit || start.duration(to: .now) >= .seconds(wanted)
    }
    do throws(ScenarioPlaybackError) {
      defer { time_sampler_stop() }
      repeat { try play(runCase, only: only, &names) } while !isDone()
    } catch {
      throw ProfileError(reason: "\(error)", status: .badInput)
    }
    let program = try ProgramSymbols.ofThisProgram()
    return profile(of: TimeSample.all, phases: names, name: program.name(at:))
  }

  private static func play(
    _ runCase: RunCase, only: String?, _ names: inout [String]
  ) throws(ScenarioPlaybackError) {
    let run = runCase.makePlayback()
    for phase in run.phases {
      let index = names.firstIndex(of: phase.name) ?? names.count
      if index == names.count { names.append(phase.name) }
      try run.playRepetitions(of: phase) { () throws(ScenarioPlaybackError) in
        if only == nil || only == phase.name { time_sampler_set_phase(Int32(index)) }
        defer { time_sampler_set_phase(-1) }
        try run.perform(phase)
      }
    }
  }

  // MARK: Names

  /// Counts samples by phase, and folds their stacks.
  ///
  /// - Parameters:
  ///   - samples: The samples; those of other phases, and those without a stack, count nothing.
  ///   - names: The names of the phases, by number.
  ///   - name: The name of the function at an address, mangled or not.
  /// - Returns: The phases that have samples, and each stack below the name of its phase.
  package static func profile(
    of samples: [TimeSample], phases names: [String], name: (UInt) -> String
  ) -> Profile {
    var phases = names.map { Phase(name: $0, samples: 0, nanoseconds: 0) }
    var known: [UInt: String] = [:]
    var lines = ""
    for sample in samples {
      guard phases.indices.contains(sample.phase), !sample.frames.isEmpty else { continue }
      phases[sample.phase].samples += 1
      phases[sample.phase].nanoseconds += sample.nanoseconds
      let stack = sample.frames.reversed().map { address in
        if let name = known[address] { return name }
        let name = name(address).replacing(";", with: ":")
        known[address] = name
        return name
      }
      let microseconds = max(sample.nanoseconds / 1000, 1)
      lines += stack.joined(separator: ";") + ";\u{1}\(sample.phase) \(microseconds)\n"
    }
    let demangled = ProfilingTools.demangled(lines)
    let stacks = FoldedStacks(text: demangled).mapFrames { frames in
      // The phase stands behind the frames so that the way to it can be cut off, and then before.
      guard let last = frames.last, last.hasPrefix("\u{1}"), let index = Int(last.dropFirst()),
        phases.indices.contains(index)
      else { return [] }
      return [phases[index].name] + ReadableFrames.of(Array(frames.dropLast()))
    }
    return Profile(phases: phases.filter { $0.samples > 0 }, stacks: stacks)
  }
}
