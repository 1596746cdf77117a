import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Documents with bytes changed by chance.
///
/// Each is refused with a position, or read, laid out and scored. A crash ends the run, and the seed
/// that is printed first repeats it.
struct FuzzTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  static let fragments = [
    "1e308", "-1e308", "nan", "0", "-1", "999999999", "\"", "<", ">", "&amp;", "&x;", "</view>",
    "<view id=\"q\">", "width", "leading", "NO", "YES", "vw-001", "multiplier=\"0\"",
    "priority=\"1\"", "relation=\"lessThanOrEqual\"", "1:3", "\u{0}", "\u{FF}",
  ]

  /// Changes a few places of a document.
  static func mutate(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.removeSubrange(place..<min(place + 30, bytes.count))
      case 3: bytes.insert(contentsOf: bytes[place..<min(place + 200, bytes.count)], at: place)
      case 4:
        let fragment = fragments[Int.random(in: 0..<fragments.count, using: &generator)]
        bytes.insert(contentsOf: fragment.utf8, at: place)
      default:
        // A number becomes another one, which keeps the document well-formed.
        guard let digit = bytes[place...].firstIndex(where: { (48...57).contains($0) }) else {
          continue
        }
        let texts = ["1e308", "0", "-7", "1e-300", "0.1", "123456789"]
        let text = texts[Int.random(in: 0..<texts.count, using: &generator)]
        bytes.replaceSubrange(digit...digit, with: text.utf8)
      }
    }
    return bytes
  }

  static func run(seed: UInt64, rounds: Int) throws -> (read: Int, refused: Int) {
    var generator = Generator(state: seed)
    var counts = (read: 0, refused: 0)
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    for _ in 0..<rounds {
      let path = Documents.own[Int.random(in: 0..<Documents.own.count, using: &generator)]
      let bytes = mutate(try Documents.bytes(path), &generator)
      do {
        let document = try InterfaceDocument.parse(bytes, path: path)
        _ = scorer.scores(of: document)
        _ = inspector.inspect(document)
        counts.read += 1
      } catch {
        #expect(!error.errors.isEmpty && error.errors.allSatisfy { $0.position.line >= 1 })
        counts.refused += 1
      }
    }
    return counts
  }

  @Test("a few hundred changed documents neither crash nor pass silently", arguments: [1, 2])
  func quick(seed: UInt64) throws {
    print("fuzzing documents with seed \(seed)")
    let counts = try Self.run(seed: seed, rounds: 150)
    #expect(counts.read > 0 && counts.refused > 0, "seed \(seed): \(counts)")
  }

  static let isLong = ProcessInfo.processInfo.environment["LAYOUTBENCH_LONG_FUZZ"] != nil

  @Test("long: many thousand changed documents", .enabled(if: isLong), arguments: 100..<140)
  func long(seed: UInt64) throws {
    print("fuzzing documents with seed \(seed)")
    let counts = try Self.run(seed: seed, rounds: 1000)
    #expect(counts.read > 0 && counts.refused > 0, "seed \(seed): \(counts)")
  }
}
