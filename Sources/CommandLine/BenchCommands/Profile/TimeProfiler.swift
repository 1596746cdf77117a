import Benchmarking
import CTimeSampler
import Drawing
import Foundation
import ScenarioEngine

/// Where a case's processor time goes: its call stack, sampled by a timer.
enum TimeProfiler {
  /// The distance of samples, in microseconds.
  private static let interval: Int32 = 997
  /// More samples than this are not kept: over a minute.
  private static let sampleLimit = 65_536
  private static let depthLimit: Int32 = 192

  /// What was sampled of one phase.
  struct Phase: Encodable {
    var name: String
    /// How many samples fell into it.
    var samples: Int
    /// The processor time that these stand for, in nanoseconds.
    var nanoseconds: Int
  }

  /// The phases and the stacks, which count microseconds.
  struct Profile {
    var phases: [Phase] = []
    var stacks = FoldedStacks(text: "")
  }

  /// Plays a case again and again, and samples its phases.
  ///
  /// - Parameters:
  ///   - runCase: The case.
  ///   - only: The phase to sample; nil for all.
  ///   - seconds: How long to play, at least once.
  /// - Returns: The profile.
  /// - Throws: what is missing to sample or to name functions, or why the case cannot be played.
  static func profile(
    _ runCase: RunCase, only: String?, seconds: Double
  ) throws(ProfileFailure) -> Profile {
    guard time_sampler_start(interval, sampleLimit) == 0 else {
      throw ProfileFailure(
        reason: "the processor is sampled on Linux only", status: .unavailable)
    }
    var names: [String] = []
    let start = ContinuousClock.now
    do throws(ScenarioPlaybackError) {
      defer { time_sampler_stop() }
      repeat {
        try play(runCase, only: only, &names)
      } while start.duration(to: .now) < .seconds(seconds)
        && time_sampler_count() < sampleLimit
    } catch {
      throw ProfileFailure(reason: "\(error)", status: .badInput)
    }
    return try folded(names)
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

  private static func folded(_ names: [String]) throws(ProfileFailure) -> Profile {
    let program = try ProgramSymbols.ofThisProgram()
    var phases = names.map { Phase(name: $0, samples: 0, nanoseconds: 0) }
    var known: [UInt: String] = [:]
    var lines = ""
    var frames = [UInt](repeating: 0, count: Int(depthLimit))
    for index in 0..<time_sampler_count() {
      var phase: Int32 = 0
      var nanoseconds: Int64 = 0
      let depth = unsafe time_sampler_read(index, &phase, &nanoseconds, &frames, depthLimit)
      guard phases.indices.contains(Int(phase)), depth > 0 else { continue }
      phases[Int(phase)].samples += 1
      phases[Int(phase)].nanoseconds += Int(nanoseconds)
      let stack = frames[..<Int(depth)].reversed().map { address in
        if let name = known[address] { return name }
        let name = program.name(at: address).replacing(";", with: ":")
        known[address] = name
        return name
      }
      lines += stack.joined(separator: ";") + ";\u{1}\(phase) \(max(nanoseconds / 1000, 1))\n"
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
