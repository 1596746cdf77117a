import BenchCommands
import Drawing
import Foundation
import ResultStore
import Testing

/// The tables, the document and the page of `bench profile`, from known figures.
@Suite struct ProfileReportTests {
  private static let time = TimeProfiler.Profile(
    phases: [TimeProfiler.Phase(name: "start", samples: 1_200, nanoseconds: 2_500_000)],
    stacks: FoldedStacks(text: "start;layout;solve 1500\nstart;layout 500\n"))

  private static func profile(
    unit: String = "bytes", time: TimeProfiler.Profile? = time
  ) -> ScenarioProfile {
    ScenarioProfile(
      key: CaseKey(scenario: "list", size: 7, strategy: "tableau"), unit: unit,
      phases: [
        ScenarioProfile.Phase(
          name: "build", requests: 1_234, bytes: 2_048, peakBytes: 4_096, keptBytes: 1_024,
          keptBlocks: 56,
          work: [("pivots", 1_000), ("flips", 0), ("solves", 2)].map {
            CounterRecord(name: $0, count: $1)
          }),
        ScenarioProfile.Phase(
          name: "turn", requests: 0, bytes: 0, peakBytes: 0, keptBytes: 0, keptBlocks: 0, work: []),
      ], leakedBlocks: 1_003, stacks: FoldedStacks(text: "a;b 3000\na;c 1000\na 96\n"),
      time: time)
  }

  private static let memory = [
    "list/7 tableau",
    "  phase  allocations     bytes      peak      kept  blocks kept  work",
    "  " + String(repeating: "-", count: 85),
    "  build        1,234  2.00 KiB  4.00 KiB  1.00 KiB           56  pivots 1,000, solves 2",
    "  turn             0       0 B       0 B       0 B            0",
    "  blocks in use after the tree is gone: 1,003", "",
  ]

  @Test func phasesAndSitesAreTables() {
    #expect(
      Self.profile().lines(sites: 2)
        == Self.memory + [
          "   bytes   share  site", "----------------------", "2.93 KiB  73.2 %  b",
          "  1000 B  24.4 %  c", "",
          "phase  processor time  samples", "------------------------------",
          "start         2.50 ms    1,200", "", "processor time   share  site",
          "------------------------------", "       1.50 ms  75.0 %  solve",
          "        500 µs  25.0 %  layout",
        ])
  }

  @Test func requestsAreCounted() {
    #expect(
      Self.profile(unit: "requests", time: nil).lines(sites: 1)
        == Self.memory + [
          "requests   share  site", "----------------------",
          "   3,000  73.2 %  b",
        ])
  }

  @Test func aTimeWithoutSamplesIsASentence() {
    #expect(
      Self.profile(unit: "requests", time: TimeProfiler.Profile()).lines(sites: 1)
        == Self.profile(unit: "requests", time: nil).lines(sites: 1)
        + ["", "no sample fell into a phase"])
  }

  /// What a reader of the document gets, however the lines break.
  @Test func theDocumentHasAsManySites() throws {
    let text = try Self.profile().json(sites: 1)
    #expect(text.hasPrefix("{\n  \"key\" : {\n    \"queues\" : 1,\n"))
    let expected = #"""
      {"key":{"queues":1,"scenario":"list","seed":0,"size":7,"strategy":"tableau"},
      "leakedBlocks":1003,"phases":[{"bytes":2048,"keptBlocks":56,"keptBytes":1024,
      "name":"build","peakBytes":4096,"requests":1234,"work":[{"count":1000,
      "name":"pivots"},{"count":0,"name":"flips"},{"count":2,"name":"solves"}]},
      {"bytes":0,"keptBlocks":0,"keptBytes":0,"name":"turn","peakBytes":0,"requests":0,
      "work":[]}],"sites":[{"count":3000,"site":"b"}],"time":{"phases":[{"name":"start",
      "nanoseconds":2500000,"samples":1200}],"sites":[{"count":1500,"site":"solve"}]},
      "unit":"bytes"}
      """#
    #expect(text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
    #expect(!(try Self.profile(time: nil).json(sites: 1)).contains("time"))
  }

  @Test func thePageHasAGraphOfEach() {
    let html = Self.profile().page.html
    #expect(html.contains("<title>list/7 tableau</title>"))
    #expect(html.contains("<h2>Allocated bytes</h2>"))
    #expect(html.contains("<h2>Processor time by phase</h2>"))
    #expect(html.contains("2.93 KiB") && html.contains("1.50 ms"))
    let requests = Self.profile(unit: "requests", time: nil).page.html
    #expect(requests.contains("<h2>Allocated requests</h2>"))
    #expect(requests.contains("3,000 requests"))
    #expect(!requests.contains("Processor time by phase"))
  }

  @Test(arguments: [
    (
      ["main", "ScenarioPlayback.perform(_:)", "Solver.solve", "malloc"],
      ["ScenarioPlayback.perform(_:)", "Solver.solve"]
    ),
    (["a", "0x00007f", "swift::allocate", "je_malloc", "prof_sample", "imalloc_body"], ["a"]),
    (["a", "malloc", "b", "calloc"], ["a", "malloc", "b"]),
    (["a<0123456789abcdef>", "b [inline]", "c<short>"], ["a", "b", "c<short>"]),
    (["malloc"], []),
  ])
  func theWayInAndTheAllocatorAreCutOff(_ frames: [String], _ kept: [String]) {
    #expect(ReadableFrames.of(frames) == kept)
  }

  @Test(arguments: [
    (UInt(0xFFF), nil), (0x1000, nil), (0x1010, "first"), (0x101F, "first"), (0x1020, "second"),
    (0x5000, "second"),
  ])
  func anAddressBelongsToTheSymbolBeforeIt(address: UInt, name: String?) {
    let symbols = ProgramSymbols(
      list: "20 T second\n10 t first\n30 U other\nnonsense\n28 d data\n", base: 0x1000)
    #expect(symbols.symbol(at: address) == name)
  }
}
