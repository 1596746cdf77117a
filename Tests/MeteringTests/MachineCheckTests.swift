import Foundation
import Metering
import TestSupport
import Testing

@Suite struct MachineCheckTests {
  @Test func everythingIsLookedAt() {
    let findings = MachineCheck.run()
    let subjects = findings.map(\.subject)
    #expect(Set(subjects).count == subjects.count)
    for subject in [
      "build", "allocator", "allocation counter", "wall clock", "thread CPU clock", "measuring",
      "cores", "load",
      "contention", "hardware counters",
    ] {
      #expect(subjects.contains(subject))
    }
    for finding in findings {
      #expect((finding.advice == nil) == (finding.status == .ok), "\(finding)")
    }
    // Tests are built for debugging, except where they are not.
    #expect(findings[0].status == (BuildFacts.isOptimized ? .ok : .fail))
  }

  @Test func aCounterThatMiscountsFails() {
    let finding = MachineCheck.counter(
      .failed(
        expected: AllocationCount(requests: 1, bytes: 4_096),
        counted: AllocationCount(requests: 2, bytes: 8_192)))
    #expect(finding.status == .fail)
    #expect(finding.found.contains("counted as 2 of 8192"))
    #expect(MachineCheck.counter(.passed).status == .ok)
    #expect(MachineCheck.counter(.unavailable).status == .warn)
  }

  @Test(arguments: [
    (1, 23.0, MachineFinding.Status.ok), (1, 2_500, .warn), (4_000_000, 5, .fail),
  ])
  func aClockIsJudgedByResolutionAndCost(
    resolution: Int, cost: Double, status: MachineFinding.Status
  ) {
    let finding = MachineCheck.clock(.monotonic, resolution: UInt64(resolution), cost: cost)
    #expect(finding.status == status)
  }

  @Test func measuringIsMeasuredOnceAtLeast() {
    for rounds in 0...2 {
      let found = MeasuringOverhead.run(rounds: rounds)
      #expect(found.bare > 0 && found.bare.isFinite && found.measured.isFinite, "\(found)")
    }
  }

  @Test func measuringAddsLittle() {
    let found = MeasuringOverhead.run()
    // Two readings are at most 0.2 % of the shortest sample; the rest is the recorder's, slow in
    // builds for debugging, and a neighbour's, which on a busy machine is most of it.
    #expect(found.share < (BuildFacts.isOptimized ? 0.05 : 0.5), "\(found)")
    #expect(found.bare > 0)
    let dear = MeasuringOverhead(bare: 1_000, measured: 1_020)
    #expect(MachineCheck.overhead(dear).status == .warn)
    #expect(MachineCheck.overhead(dear).found == "adds 2.00 % to the shortest sample")
    #expect(MachineCheck.overhead(.init(bare: 1_000, measured: 999)).status == .ok)
    let most = MeasuringOverhead.highestShare
    #expect(MachineCheck.overhead(.init(bare: 1, measured: (1 + most).nextDown)).status == .ok)
    #expect(MachineCheck.overhead(.init(bare: 1, measured: (1 + most).nextUp)).status == .warn)
  }

  @Test func companyOnTheCoresIsTold() {
    #expect(MachineCheck.load(0.2, cores: 2).status == .ok)
    #expect(MachineCheck.load(1.75, cores: 2).status == .warn)
    #expect(MachineCheck.load(1.75, cores: 2).found == "1.75 on 2 cores")
    #expect(MachineCheck.cores(1, queues: 2).status == .warn)
    #expect(MachineCheck.stolen(0.2).status == .warn)
    let shared = Calibration(
      queues: 2, idealScaling: 2, alone: 100, together: [190], coreShare: 0.6)
    #expect(MachineCheck.contention(shared).status == .warn)
    #expect(MachineCheck.contention(shared).found.hasPrefix("2 queues work 1.05 times"))
  }

  @Test func theBuildIsJudged() {
    #expect(MachineCheck.build(isOptimized: true).status == .ok)
    #expect(MachineCheck.build(isOptimized: false).status == .fail)
  }

  @Test func missingCountersAreNoFailure() {
    #expect(MachineCheck.hardwareCounters(.available).status == .ok)
    #expect(MachineCheck.hardwareCounters(.unavailable("not offered")).status == .warn)
  }

  /// Files are read in parts of 4,096 bytes, of which the last may be short.
  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 10_000])
  func filesAreReadToTheirEnd(length: Int) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = String(repeating: "7", count: length)
    let path = folder.path + "/facts"
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(MachineFacts.contents(of: path) == text)
  }

  @Test func factsOfTheMachineMakeSense() throws {
    #expect(MachineFacts.usableCores >= 1)
    #expect(MachineFacts.contents(of: "/nonexistent") == nil)
    let load = try #require(MachineFacts.loadAverage)
    #expect(load >= 0)
    let early = ProcessorTimes(stolen: 0, total: 200)
    let late = ProcessorTimes(stolen: 10, total: 300)
    #expect(late.stolenShare(since: early) == 0.1)
    #expect(early.stolenShare(since: early) == 0)
  }
}
