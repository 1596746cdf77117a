import TestSupport
import Testing

/// What a reader makes of input, as `Tests/Stored` has it.
enum StoredReading {
  /// Reads the fixtures of a reader as they are, then inputs changed from a seed, and compares what
  /// comes of them.
  static func check(
    _ name: String, _ reader: any FuzzedReader.Type, rounds: Int,
    sourceLocation: SourceLocation = #_sourceLocation, _ outcome: ([UInt8]) throws -> String
  ) throws {
    var parts = StoredParts("reading-\(name)", .digest)
    let fixtures = try reader.fixtures()
    for (index, bytes) in fixtures.enumerated() {
      parts.append("fixture \(index)", try outcome(bytes))
    }
    var mutator = Mutator(seed: 2_026, fixtures: fixtures, words: reader.words)
    for round in 0..<rounds { parts.append("\(round)", try outcome(mutator.next())) }
    try parts.check(sourceLocation: sourceLocation)
  }
}
