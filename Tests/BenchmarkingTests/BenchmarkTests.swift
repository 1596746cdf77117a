import Benchmarking
import Foundation
import LinearConstraints
import ResultStore
import ScenarioEngine
import Simulation
import SolverCatalog
import Testing

@Suite struct BenchmarkTests {
  /// As little time as samples need.
  private func benchmark(_ scenarios: [Scenario]) -> Benchmark {
    var benchmark = Benchmark(scenarios)
    benchmark.timeBudget = 0.02
    return benchmark
  }

  @Test func aScreenOfCodeIsMeasuredStepByStep() throws {
    var benchmark = benchmark([try OwnScreen.scenario()])
    benchmark.strategies = [.activeSet, .tableau]
    let result = try benchmark.run()
    #expect(result.findings == [])
    #expect(result.cases.map(\.strategy) == ["active-set", "tableau"])
    for found in result.cases {
      #expect(found.scenario == "banner")
      // Code activates its constraints while it builds.
      #expect(found.steps.map(\.name) == ["build", "start", "turn", "grow", "hide"])
      #expect(found.steps.allSatisfy { ($0.median ?? 0) > 0 })
      #expect(found.steps[1].work["changedVariables", default: 0] > 0)
    }
    #expect(result.cases[0].checksum == result.cases[1].checksum)
    #expect(result.path == nil)
    #expect(result.json.contains("\"grow\""))
  }

  /// Each step has the figures that the record holds for it, and not those of another one.
  @Test func figuresOfAStepAreItsOwn() throws {
    let result = try benchmark([try OwnScreen.scenario()]).run()
    let record = try RunFile.decode(Data(result.json.utf8), path: "result")
    let (found, stored) = (try #require(result.cases.first), try #require(record.cases.first))
    #expect(found.steps.map(\.name) == stored.steps.map(\.label))
    for (step, kept) in zip(found.steps, stored.steps) {
      let allocation = stored.allocations.first { $0.phase == step.name }
      #expect(step.allocations == allocation?.requests)
      #expect(step.bytes == allocation?.bytes)
      let time = try #require(kept.time?.summary)
      #expect(step.median == time.median && step.p95 == time.p95)
      #expect(step.work == Dictionary(uniqueKeysWithValues: kept.work.map { ($0.name, $0.count) }))
    }
    #expect(Set(found.steps.map(\.bytes)).count > 1)
  }

  /// A step that is not animated is one display frame of each play of the timeline.
  @Test func framesAreThoseOfAllRounds() throws {
    let result = try benchmark([try OwnScreen.scenario()]).run()
    let record = try RunFile.decode(Data(result.json.utf8), path: "result")
    let frames = try #require(record.cases.first?.frames)
    #expect(frames.rounds > 0 && frames.steps.map(\.label) == ["turn", "grow", "hide"])
    #expect(frames.steps.allSatisfy { $0.frames == frames.rounds })
    #expect(frames.total.frames == 3 * frames.rounds)
  }

  @Test func whatTheScenarioDoesNotExpectIsAFinding() throws {
    let conflict = try OwnScreen.plain(name: "two-heights", conflict: true)
    let result = try benchmark([conflict]).run()
    #expect(result.findings.contains { $0.contains("two-heights") && $0.contains("height") })
    var missed = try OwnScreen.scenario()
    missed.steps[1].expectations[0].frame.height = 121
    #expect(try benchmark([missed]).run().findings.contains { $0.contains("banner") })
  }

  @Test func aStrategyOfOnesOwnIsComparedWithTheOthers() throws {
    let own = SolverStrategy("own", summary: "Another name.", costModel: "As active-set.") { _ in
      SolverStrategy.activeSet.makeSolver()
    }
    var benchmark = benchmark([try OwnScreen.scenario()])
    benchmark.strategies = [.activeSet, own]
    let result = try benchmark.run()
    #expect(result.cases.map(\.strategy) == ["active-set", "own"])
    #expect(result.findings == [])
    #expect(own != .activeSet)
    #expect(SolverStrategy(rawValue: "own") == nil)
  }

  @Test func queuesHaveScreensOfTheirOwn() throws {
    var benchmark = benchmark([try OwnScreen.scenario()])
    benchmark.queues = [2]
    let result = try benchmark.run()
    #expect(result.findings == [])
    #expect(result.cases.map(\.queues) == [2])
  }

  @Test func theMainActorHasOneQueue() throws {
    var scenario = try OwnScreen.plain(name: "main")
    scenario.content = .code(
      CodeScreen(onMainActor: "1") { place in
        Window(
          device: place.device, orientation: place.orientation,
          rootViewController: ViewController(), solver: place.solver)
      })
    let file = ScenarioFile(scenario)
    let plan = RunPlan(
      [file], tier: .smoke, sizes: [], strategies: [.activeSet], queues: [1, 4], seed: nil)
    #expect(plan.cases.map(\.queues) == [1])
  }

  @Test func aRevisionIsAnotherDefinition() throws {
    var scenario = try OwnScreen.scenario()
    let first = ScenarioFile(scenario).definitionHash
    #expect(ScenarioFile(scenario).definitionHash == first)
    scenario.content = .code(
      CodeScreen(revision: "2") { place in
        Window(
          device: place.device, rootViewController: ViewController(), solver: place.solver)
      })
    #expect(ScenarioFile(scenario).definitionHash != first)
  }

  @Test func theRecordIsWrittenWhereAsked() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try benchmark([try OwnScreen.plain(name: "kept")]).run(savingInto: folder.path)
    let path = try #require(result.path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"kept\""))
  }
}
