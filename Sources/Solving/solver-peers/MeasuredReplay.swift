import Foundation
import LinearConstraints
import ProcessEnvironment
import SolverCatalog

/// Replays a trace on one strategy and prints what each label took.
///
/// Solves of one label that follow one another are timed as one run and divided: a single one
/// may be shorter than a reading of the clock. Runs that only suggest values are repeated.
struct MeasuredReplay {
  private let strategy: SolverStrategy
  private let trace: Trace

  init(_ arguments: ArraySlice<String>) throws {
    guard arguments.count == 2, let name = arguments.first, let path = arguments.last else {
      throw MeasuringProgramError.usage
    }
    guard let strategy = SolverStrategy(rawValue: name), strategy.missingLibrary == nil else {
      let names = SolverStrategy.installed.map(\.rawValue).joined(separator: ", ")
      throw MeasuringProgramError(message: "expected one of \(names), found '\(name)'", status: 64)
    }
    self.strategy = strategy
    guard let data = FileManager.default.contents(atPath: path) else {
      throw MeasuringProgramError(message: "cannot read '\(path)'", status: 65)
    }
    do {
      trace = try TraceReader.read(Array(data))
    } catch {
      let findings = error.diagnostics.map { "\(path):\($0)" }
      throw MeasuringProgramError(message: findings.joined(separator: "\n"), status: 65)
    }
  }

  func run() throws {
    var replay = TraceReplay(trace, on: strategy.makeSolver())
    let steps = replay.steps
    var labels: [(name: String, solves: Int, nanoseconds: Int, sums: [LevelViolation])] = []
    var start = 0
    while start < steps.count {
      let label = steps[start].label ?? "-"
      var end = start
      while end < steps.count, steps[end].label ?? "-" == label { end += 1 }
      let run = steps[start..<end]
      let measured = try EditRun(run, of: replay)?.measure() ?? measureOnce(run, &replay)
      let index = labels.firstIndex { $0.name == label } ?? labels.count
      if index == labels.count { labels.append((label, 0, 0, [])) }
      labels[index].solves += measured.solves
      labels[index].nanoseconds += measured.nanoseconds
      labels[index].sums = replay.solver.violations
      start = end
    }
    for label in labels {
      print("time", label.name, label.solves, label.nanoseconds / label.solves)
      for level in label.sums { print("after", label.name, level.priority.value, level.sum) }
    }
    for entry in replay.solver.work.entries { print("count", entry.name, entry.count) }
    printAnswers(replay.result(unmet: []))
  }

  private func measureOnce(
    _ run: ArraySlice<TraceStep>, _ replay: inout TraceReplay
  ) throws -> (solves: Int, nanoseconds: Int) {
    let before = ThreadClock.nanoseconds
    for step in run { try replay.perform(step) }
    return (run.count, ThreadClock.nanoseconds - before)
  }

  private func printAnswers(_ result: TraceReplayResult) {
    for level in result.violations { print("violation", level.priority.value, level.sum) }
    let ambiguous = Set(result.ambiguous)
    for value in result.values where !ambiguous.contains(value.name) {
      print("value", value.name, value.value)
    }
  }
}
