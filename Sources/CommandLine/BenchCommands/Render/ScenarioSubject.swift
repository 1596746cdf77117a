import ArgumentParser
import Benchmarking
import LinearConstraints
import ScenarioEngine
import Simulation

/// The scenario that a word of a command line means: a name, a file, or a trace of one.
struct ScenarioSubject {
  /// The scenario.
  var scenario: Scenario
  /// The file that states what it is.
  var path: String
  /// Whether it was named by a trace of it.
  var isTrace: Bool
  /// The size that was asked for, or that the trace was recorded at.
  var size: Int?
  /// The seed that was asked for, or that the trace was recorded with.
  var seed: UInt64?

  /// Reads it.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - folder: The folder of scenario files.
  ///   - size: The size that the command line asks for.
  ///   - seed: The seed that it asks for.
  /// - Throws: the exit status of what went wrong, which lines on standard error explain.
  init(_ word: String, below folder: String, size: Int?, seed: UInt64?) throws {
    let recorded = try Self.recordedTrace(word)
    let origin = recorded?.origin
    guard let files = ScenarioFiles.read([origin?.scenario ?? word], below: folder) else {
      throw ExitStatus.badInput.exit
    }
    guard files.count == 1, let file = files.first else {
      Terminal.writeToStandardError("\(word): error: \(files.count) scenarios; one is expected")
      throw ExitStatus.usage.exit
    }
    try SizeCheck.require(size.map { [$0] } ?? [], seed: seed, of: files)
    scenario = file.scenario
    path = file.path
    isTrace = origin != nil
    self.size = size ?? origin?.size
    self.seed = seed ?? origin?.seed
    if let recorded { try Self.require(recorded, of: word, isThatOf: file) }
  }

  /// Refuses a trace that is not what its scenario does now: the picture would show something else.
  private static func require(
    _ recorded: (trace: Trace, origin: TraceOrigin), of word: String, isThatOf file: ScenarioFile
  ) throws {
    let (trace, origin) = recorded
    let now = try file.recordedTrace(size: origin.size, seed: origin.seed)
    guard trace != now else { return }
    let same = zip(trace.operations, now.operations).prefix { $0 == $1 }.count
    let line = same < trace.lines.count ? trace.lines[same] : trace.lines.last ?? 1
    Terminal.writeToStandardError(
      "\(word):\(line):1: error: \(file.path), from which the trace was recorded, does something "
        + "else now, and only a scenario has views to draw; 'bench trace' records it anew")
    throw ExitStatus.badInput.exit
  }

  /// A trace and the scenario that it was recorded from; nil for what is no trace.
  private static func recordedTrace(
    _ word: String
  ) throws -> (trace: Trace, origin: TraceOrigin)? {
    guard word.hasSuffix(".trace") else { return nil }
    guard let bytes = InputFiles.bytes(of: word, limit: TraceReader.sizeLimit) else {
      throw ExitStatus.badInput.exit
    }
    let trace: Trace
    do {
      trace = try TraceReader.read(bytes)
    } catch {
      for diagnostic in error.diagnostics { Terminal.writeToStandardError("\(word):\(diagnostic)") }
      throw ExitStatus.badInput.exit
    }
    if let origin = TraceOrigin(inTrace: String(decoding: bytes.prefix(4096), as: UTF8.self)) {
      return (trace, origin)
    }
    Terminal.writeToStandardError(
      "\(word):1:1: error: the trace does not say which scenario it was recorded from; those "
        + "that bench trace writes do, and other traces have no views to draw")
    throw ExitStatus.badInput.exit
  }
}
