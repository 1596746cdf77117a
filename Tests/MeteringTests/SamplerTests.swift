import Metering
import Statistics
import Testing

private let quick = SamplingPlan(
  clock: .monotonic, warmUpBudget: 2_000_000, timeBudget: 5_000_000, minimumSamples: 5,
  maximumSamples: 50)

@Suite struct SamplerTests {
  @Test func shortWorkIsRepeatedWithinASample() {
    let sampler = Sampler(plan: quick)
    var counter = 0
    let samples = sampler.sample { counter += 1 }
    #expect(samples.nanoseconds.count >= 5)
    #expect(samples.nanoseconds.count <= 50)
    #expect(samples.repetitions > 1)
    #expect(counter >= samples.nanoseconds.count * samples.repetitions)
  }

  @Test func longWorkIsNotRepeated() {
    let sampler = Sampler(plan: quick)
    let samples = sampler.sample { blackHole(spin(rounds: 400_000)) }
    #expect(samples.repetitions == 1)
    #expect(samples.isTooShort == false)
  }

  /// A fifth more than was missing, at least twice and at most ten times as often.
  @Test(
    arguments: [
      (1, 1_000, 1), (7, 1_001, 7), (4, 999, 8), (4, 600, 8), (5, 400, 15), (3, 250, 15),
      (1, 125, 10), (1, 120, 10), (3, 100, 30), (3, 0, 30), (3, -5, 30), (7, 370, 23),
    ] as [(Int, Double, Int)])
  func workIsRepeatedUntilItIsLongEnough(repetitions: Int, length: Double, next: Int) {
    #expect(
      Sampler.repetitions(after: repetitions, lasting: length, shortest: 1_000) == next)
  }

  @Test func aPlanIsKept() {
    var plan = quick
    plan.timeBudget = 1_000_000_000
    plan.targetUncertainty = 0
    plan.minimumSamples = 7
    plan.maximumSamples = 7
    let samples = Sampler(plan: plan).sample { blackHole(spin(rounds: 1_000)) }
    #expect(samples.nanoseconds.count == 7)
  }

  @Test func anErrorEndsTheSampling() {
    struct Stop: Error {}
    let sampler = Sampler(plan: quick)
    var calls = 0
    #expect(throws: Stop.self) {
      try sampler.sample { () throws(Stop) in
        calls += 1
        if calls == 3 { throw Stop() }
      }
    }
    #expect(calls == 3)
  }

  @Test func warmUpRoundsArePlayedAndThrownAway() {
    var plan = quick
    plan.timeBudget = 1_000_000_000
    plan.targetUncertainty = 0
    plan.minimumSamples = 7
    plan.maximumSamples = 7
    var played = 0
    let series = Sampler(plan: plan).sampleRounds { recorder in
      played += 1
      recorder.measure("step") { blackHole(spin(rounds: 1_000)) }
    }
    #expect(series.map(\.times.nanoseconds.count) == [7])
    #expect(played > 7)
  }

  @Test func roundsGiveASeriesForEachStep() {
    let sampler = Sampler(plan: quick)
    let series = sampler.sampleRounds { recorder in
      recorder.measure("short") { blackHole(spin(rounds: 100)) }
      recorder.measure("long") { blackHole(spin(rounds: 100_000)) }
    }
    #expect(series.map(\.label) == ["short", "long"])
    #expect(series[0].times.nanoseconds.count == series[1].times.nanoseconds.count)
    let medians = series.compactMap { $0.times.statistics?.median }
    #expect(medians.count == 2 && medians[1] > medians[0])
    #expect(series[0].times.isTooShort)
  }

  /// A thousand times what reading the clock costs is long enough, all repetitions together.
  @Test(arguments: [(25_000.0, 1, false), (24_999, 1, true), (2_500, 10, false), (2_499, 10, true)])
  func samplesAreLongBesideTheClock(nanoseconds: Double, repetitions: Int, isTooShort: Bool) {
    let samples = TimeSamples(
      clock: .monotonic, nanoseconds: [1, nanoseconds, 1e9], repetitions: repetitions,
      clockCost: 25)
    #expect(samples.isTooShort == isTooShort)
    #expect(!TimeSamples(clock: .monotonic, nanoseconds: [], clockCost: 25).isTooShort)
  }
}

func spin(rounds: Int) -> Double {
  var sum = 0.0
  for round in 1...rounds { sum += 1 / Double(round) }
  return sum
}
