import ScenarioEngine

/// The scenario that a trace was recorded from, as a comment in the trace names it.
///
/// `# scenario feed size 100 seed 20261121`, below the trace's first line. Readers of traces pass
/// over it; to see what the trace is about, draw the scenario.
struct TraceOrigin: Hashable {
  /// The scenario's name.
  var scenario: String
  /// The size of a generated hierarchy.
  var size: Int?
  /// The seed of a generated hierarchy.
  var seed: UInt64?

  /// The scenario and size of a run.
  init(_ run: ScenarioPlayback) {
    scenario = run.scenario.name
    size = run.size
    seed = run.size == nil ? nil : run.seed
  }

  /// Looks for the comment among the first lines of a trace.
  init?(inTrace text: String) {
    let lines = text.split(separator: "\n", maxSplits: TraceOrigin.lineLimit)
    guard lines.first?.hasPrefix("trace ") == true,
      let line = lines.prefix(TraceOrigin.lineLimit).first(where: { $0.hasPrefix("# scenario ") })
    else { return nil }
    let words = line.split(separator: " ").dropFirst(2).map(String.init)
    guard let name = words.first else { return nil }
    scenario = name
    for (key, value) in zip(words, words.dropFirst()) {
      if key == "size" { size = Int(value) }
      if key == "seed" { seed = UInt64(value) }
    }
  }

  private static let lineLimit = 8

  /// The trace with the comment in it.
  func added(to trace: String) -> String {
    guard let end = trace.firstIndex(of: "\n") else { return trace }
    var words = "# scenario \(scenario)"
    if let size { words += " size \(size)" }
    if let seed { words += " seed \(seed)" }
    return trace[...end] + words + "\n" + trace[trace.index(after: end)...]
  }
}
