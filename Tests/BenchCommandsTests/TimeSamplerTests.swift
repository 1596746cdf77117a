import BenchCommands
import CTimeSampler
import Drawing
import Testing

#if os(Linux)
  /// The sampler of the processor: its samples, their phases and their names.
  ///
  /// It samples by a timer of the system: each test works until the samples that it waits for are
  /// there, however long that takes, and looks at none of their times but that they are positive.
  @Suite(.serialized) struct TimeSamplerTests {
    /// Works until a condition holds; false when it does not hold after far more work than it takes.
    @inline(never)
    private static func spin(until isDone: () -> Bool) -> Bool {
      var state: UInt64 = 1
      for _ in 0..<2_000_000 {
        if isDone() { return true }
        for _ in 0..<1_000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
      }
      return state == 0
    }

    @Test func samplesBelongToTheirPhases() throws {
      try #require(time_sampler_start(500, 4_096) == 0)
      defer { time_sampler_stop() }
      // Of nothing before the first phase.
      #expect(Self.spin { time_sampler_count() == 0 })
      time_sampler_set_phase(3)
      #expect(Self.spin { time_sampler_count() >= 5 })
      time_sampler_set_phase(1)
      let first = time_sampler_count()
      #expect(Self.spin { time_sampler_count() >= first + 5 })
      time_sampler_set_phase(-1)
      let all = time_sampler_count()
      var rounds = 0
      _ = Self.spin {
        rounds += 1
        return rounds > 2_000
      }
      time_sampler_stop()
      #expect(time_sampler_count() == all && time_sampler_dropped() == 0)
      let samples = TimeSample.all
      #expect(samples.count == all && samples.allSatisfy { $0.nanoseconds > 0 })
      #expect(
        samples.map(\.phase) == samples.map(\.phase).sorted(by: >), "the third, then the first")
      #expect(Set(samples.map(\.phase)) == [1, 3])
      #expect(samples.allSatisfy { !$0.frames.isEmpty && !$0.frames.contains(0) })
    }

    @Test func framesHaveNames() throws {
      try #require(time_sampler_start(500, 4_096) == 0)
      time_sampler_set_phase(0)
      #expect(Self.spin { time_sampler_count() >= 5 })
      time_sampler_stop()
      let base = time_sampler_program_base()
      #expect(base != 0)
      // Every frame of the program is one function here; those of libraries have their own names.
      let symbols = ProgramSymbols(list: "0 T all\n", base: base)
      var hasOwnFrame = false
      for address in Set(TimeSample.all.flatMap(\.frames)) {
        var buffer = [CChar](repeating: 1, count: 512)
        let isOwn = unsafe time_sampler_symbol(address, &buffer, buffer.count) != 0
        #expect(buffer.contains(0) && buffer[0] != 0, "a name, however long, ends in its room")
        let found = String(
          decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #expect(symbols.name(at: address) == (isOwn ? "all" : found))
        if isOwn {
          hasOwnFrame = true
          #expect(address > base)
        }
      }
      #expect(hasOwnFrame, "the loop of this test")
      #expect(symbols.name(at: 1) == "[unknown]")
    }

    @Test func whatDoesNotFitIsCounted() throws {
      try #require(time_sampler_start(500, 2) == 0)
      time_sampler_set_phase(0)
      #expect(Self.spin { time_sampler_dropped() > 0 })
      time_sampler_stop()
      #expect(time_sampler_count() == 2)
      var (phase, nanoseconds, frame): (Int32, Int64, UInt) = (7, 7, 7)
      #expect(unsafe time_sampler_read(2, &phase, &nanoseconds, &frame, 1) == 0)
      #expect((phase, nanoseconds, frame) == (7, 7, 7))
      #expect(unsafe time_sampler_read(0, &phase, &nanoseconds, &frame, 1) == 1 && phase == 0)
    }

    @Test func whatCannotBeSampledIsRefused() {
      #expect(time_sampler_start(99, 10) == -1 && time_sampler_start(500, 0) == -1)
      #expect(time_sampler_start(500, 10) == 0)
      #expect(time_sampler_start(500, 10) == -1, "one sampling at a time")
      time_sampler_stop()
      #expect(time_sampler_start(500, 10) == 0)
      time_sampler_stop()
    }
  }
#endif

/// What profiles make of samples.
@Suite struct TimeProfileTests {
  @Test func samplesAreCountedByPhaseAndFoldedByStack() {
    let names: [UInt: String] = [1: "leaf", 2: "ScenarioPlayback.perform(_:)", 3: "main", 4: "a;b"]
    let profile = TimeProfiler.profile(
      of: [
        TimeSample(phase: 1, nanoseconds: 2_000_000, frames: [1, 2, 3]),
        TimeSample(phase: 1, nanoseconds: 500, frames: [1, 2, 3]),
        TimeSample(phase: 0, nanoseconds: 3_000, frames: [4, 2, 3]),
        TimeSample(phase: 2, nanoseconds: 9_000, frames: [1]),
        TimeSample(phase: 0, nanoseconds: 9_000, frames: []),
      ], phases: ["layout", "rotate"]
    ) { names[$0] ?? "?" }
    #expect(profile.phases.map(\.name) == ["layout", "rotate"])
    #expect(profile.phases.map(\.samples) == [1, 2])
    #expect(profile.phases.map(\.nanoseconds) == [3_000, 2_000_500])
    let stacks = profile.stacks.stacks.map {
      "\($0.frames.joined(separator: ";")) \(Int($0.count))"
    }
    // Less than a microsecond counts as one; a name's own semicolon parts no frames.
    #expect(
      stacks.sorted() == [
        "layout;ScenarioPlayback.perform(_:);a:b 3",
        "rotate;ScenarioPlayback.perform(_:);leaf 2001",
      ])
  }
}
