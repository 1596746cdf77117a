import Metering
import Testing

@Suite struct PhaseRecorderTests {
  @Test func stepsKeepTheirPlaceWhateverOrderTheyComeIn() {
    var recorder = PhaseRecorder(.time(.monotonic))
    for order in [["a", "b", "c"], ["a", "c"], ["b", "a", "d"]] {
      recorder.beginRound()
      for label in order { recorder.measure(label) {} }
    }
    let series = recorder.series
    #expect(series.map(\.label) == ["a", "b", "c", "d"])
    #expect(series.map(\.times.nanoseconds.count) == [3, 2, 2, 1])
  }

  @Test func aStepMayComeTwiceInARound() {
    var recorder = PhaseRecorder(.time(.monotonic))
    recorder.beginRound()
    for label in ["a", "b", "a"] { recorder.measure(label) {} }
    let series = recorder.series
    #expect(series.map(\.times.nanoseconds.count) == [2, 1])
  }

  @Test func aStepThatThrowsIsNotRecorded() {
    struct Stop: Error {}
    var recorder = PhaseRecorder(.time(.monotonic))
    recorder.beginRound()
    do throws(Stop) {
      try recorder.measure("a") { () throws(Stop) in throw Stop() }
      Issue.record("the error was lost")
    } catch {}
    let series = recorder.series
    #expect(series.map(\.times.nanoseconds.count) == [0])
  }

  @Test func nothingIsMeasuredWhenNothingIsAsked() {
    var recorder = PhaseRecorder(.nothing)
    recorder.beginRound()
    let answer = recorder.measure("a") { 42 }
    #expect(answer == 42)
    let series = recorder.series
    #expect(series[0].times.nanoseconds.isEmpty)
    #expect(series[0].allocations.isEmpty)
  }

  @Test(.enabled(if: AllocationCount.isAvailable)) func recordingAStepAddsNoAllocation() {
    var recorder = PhaseRecorder(.allocations(.thisThread))
    for _ in 0..<3 {
      recorder.beginRound()
      recorder.measure("empty") {}
      recorder.measure("array") { blackHole([Int](repeating: 1, count: 10)) }
    }
    let series = recorder.series
    #expect(series[0].steadyAllocations(rounds: 3) == AllocationCount())
    #expect(series[1].steadyAllocations(rounds: 3)?.requests == 1)
    #expect(series[1].allocationsRepeat(rounds: 3))
  }

  /// The frames of an animation differ from each other; the rounds do not.
  @Test(.enabled(if: AllocationCount.isAvailable)) func roundsAreComparedAndNotTheirParts() {
    var recorder = PhaseRecorder(.allocations(.thisThread))
    for round in 0..<3 {
      recorder.beginRound()
      for frame in 0..<4 {
        recorder.measure("frame") { blackHole([Int](repeating: 1, count: 10 + frame)) }
        recorder.measure("restless") { blackHole([Int](repeating: 1, count: 10 + round)) }
      }
    }
    let series = recorder.series
    #expect(series[0].allocationsRepeat(rounds: 3))
    #expect(!series[1].allocationsRepeat(rounds: 3))
    #expect(!series[0].allocationsRepeat(rounds: 5))
    #expect(series[0].steadyAllocations(rounds: 3)?.requests == 4)
  }

  /// Counts are exact although blocks that are in use at once in one round are not in the next.
  @Test(.enabled(if: AllocationCount.isAvailable)) func aPeakThatVariesLeavesCountsExact() async {
    await #expect(processExitsWith: .success) {
      var round = 0
      let profile = AllocationProfile.measure { recorder in
        round += 1
        recorder.measure("same") { blackHole([UInt8](repeating: 1, count: 70_000)) }
        recorder.measure("peak") {
          var first = [UInt8](repeating: 1, count: 70_000)
          blackHole(first)
          if round.isMultiple(of: 2) { first = [] }
          let second = [UInt8](repeating: 2, count: 70_000)
          blackHole(second)
          blackHole(first)
        }
        recorder.measure("count") {
          for _ in 0..<round { blackHole([UInt8](repeating: 1, count: 70_000)) }
        }
      }
      // One to warm up, three that are counted, two for the footprint.
      #expect(round == 6)
      let phases = profile?.phases ?? []
      #expect(phases.map(\.isRepeatable) == [true, true, false], "\(phases)")
      #expect(phases.map(\.isFootprintRepeatable) == [true, false, false], "\(phases)")
    }
  }

  @Test(.enabled(if: AllocationCount.isAvailable)) func aProfileTellsItsPhases() async {
    await #expect(processExitsWith: .success) {
      let profile = AllocationProfile.measure { recorder in
        var kept: [[Int]] = []
        recorder.measure("build") {
          kept.reserveCapacity(10)
          for index in 0..<10 { kept.append([Int](repeating: index, count: 100)) }
        }
        recorder.measure("solve") { for index in kept.indices { kept[index][0] += 1 } }
        for _ in 0..<3 { recorder.measure("grow") { kept.append([Int](repeating: 0, count: 900)) } }
        recorder.measure("scratch") { blackHole([UInt8](repeating: 1, count: 50_000)) }
      }
      guard let profile else {
        Issue.record("the self-check failed")
        return
      }
      let phases = profile.phases
      #expect(phases.map(\.label) == ["build", "solve", "grow", "scratch"])
      #expect(phases.allSatisfy { $0.isRepeatable && $0.isFootprintRepeatable }, "\(phases)")
      #expect(phases[0].count.requests == 11 && phases[0].footprint.live >= 8_000)
      #expect(phases[1].count == AllocationCount() && phases[1].footprint == Footprint())
      // What a step of several frames keeps and uses adds up over all of them.
      #expect((3...4).contains(phases[2].count.requests), "\(phases[2])")
      #expect(phases[2].footprint.live >= 3 * 7_200)
      #expect(phases[2].footprint.peak >= phases[2].footprint.live)
      #expect(phases[3].count.requests == 1 && phases[3].footprint.live == 0)
      #expect(phases[3].footprint.peak >= 50_000)
      #expect(profile.total.requests == phases.map(\.count.requests).reduce(0, +))
    }
  }
}
