import Benchmarking
import Foundation
import Metering
import ResultStore
import Statistics
import TestSupport
import Testing

@Suite struct RunRecordWriterTests {
  /// Measures a small closure in every way and takes it through a file and back.
  @Test func aMeasuredCaseSurvivesTheRoundTrip() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let keys = ["a", "b"].map { CaseKey(scenario: $0, strategy: "none") }
    var recording = RunRecordWriter(
      arguments: ["run", "--tier", "smoke"], store: RunStore(folder: folder.path), planned: keys,
      faults: ["frame"])
    #expect(recording.record.isPartial && recording.record.after == nil)
    // Figures of other versions are not compared: whoever changes one changes what it measures.
    let versions = recording.record.meters.map { ($0.name, $0.version) }.filter { $0.1 != 1 }
    #expect(versions.map(\.0) == ["allocations"] && versions.map(\.1) == [2])
    for key in keys {
      recording.skip(SkippedRecord(key: key, measuredSize: 7, reason: "too dear"))
    }

    func play(_ recorder: inout PhaseRecorder) {
      let numbers = recorder.measure("build") { Array(0..<1_000) }
      let sum = recorder.measure("sum") { numbers.reduce(0, +) }
      blackHole(sum)
    }
    let plan = SamplingPlan(warmUpBudget: 1_000_000, timeBudget: 2_000_000, maximumSamples: 20)
    let series = Sampler(plan: plan).sampleRounds { play(&$0) }
    let parallel = ParallelRunner(queues: 2, unitsPerRound: 10, rounds: 2).run(
      prepare: { Array(0..<($0 + 100)) }, unit: { blackHole($0.reduce(0, +)) })
    recording.append(
      CaseRecord(
        key: CaseKey(scenario: "numbers", size: 1_000, strategy: "none", queues: 2), tier: "smoke",
        checksum: "f00d",
        steps: series.map { PhaseRecord($0, work: [("additions", 1_000)]) },
        parallel: ParallelRecord(parallel)))
    let partial = try #require(try recording.save())
    #expect(try RunStore.read(path: partial).isPartial)
    recording.finish()
    let path = try #require(try recording.save())
    #expect(path == partial)

    let read = try RunStore.read(path: path)
    #expect(read == recording.record)
    #expect(read.isPartial == false)
    #expect(read.planned == keys && read.injectedFaults == ["frame"])
    #expect(read.skipped?.map(\.key) == keys && read.skipped?.map(\.measuredSize) == [7, 7])
    #expect(read.build.binaryHash?.count == 16)
    // In full, with the compiler's own release, not only the version of the language.
    #expect(read.build.toolchain.contains("Swift version "))
    #expect(read.build.toolchain.hasSuffix(")"))
    #expect(read.machine.cores == MachineFacts.usableCores)
    #expect(read.before.calibration != nil && read.after?.calibration != nil)
    let found = read.cases[0]
    #expect(found.steps.map(\.label) == ["build", "sum"])
    #expect(found.steps[0].time?.samples == series[0].times.nanoseconds)
    #expect(found.steps[0].time?.summary?.median == series[0].times.statistics?.median)
    #expect(found.parallel?.throughputs.count == 2)
  }

  @Test func withoutAStoreNothingIsSaved() throws {
    let recording = RunRecordWriter(arguments: [], store: nil)
    #expect(try recording.save() == nil)
  }
}
