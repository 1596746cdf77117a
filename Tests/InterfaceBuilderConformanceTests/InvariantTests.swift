import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutModel
import ProcessEnvironment
import ScenarioEngine
import Simulation
import SolverCatalog
import Testing

struct InvariantTests {
  /// Every device of the catalogue, upright and on its side.
  private static let screens: [LayoutScreen] = DeviceCatalog.devices.flatMap { device in
    [Orientation.portrait, .landscapeLeft].map { LayoutScreen(device, $0) }
  }

  private func check(
    _ paths: [String], on screens: [LayoutScreen]
  ) throws -> DocumentInvariants {
    var invariants = DocumentInvariants()
    for path in paths {
      guard let document = try? Documents.document(path) else { continue }
      invariants.check(document, on: screens) { SolverStrategy.standard.makeSolver() }
    }
    return invariants
  }

  @Test("the project's documents keep their invariants on screens of every kind")
  func ownDocuments() throws {
    let paths = Documents.own.filter { !$0.contains("findings") }
    let invariants = try check(paths, on: [Self.screens[0], try #require(Self.screens.last)])
    #expect(invariants.trees >= 10)
    // On its own canvas, turned there and back, and on two screens in two directions and text sizes.
    #expect(invariants.layouts == invariants.trees * (1 + 2 + 2 * 2 * 2))
    for kind in [DocumentInvariants.Kind.mirroring, .feedback, .failure] {
      #expect(invariants.count(of: kind) == 0, "\(invariants.exceptions)")
    }
  }

  @Test("a sample of both corpora settles on a small and a large screen")
  func sample() throws {
    let paths = (Documents.corpus + Documents.secondCorpus.tuning + Documents.secondCorpus.judging)
      .enumerated().filter { $0.offset % 60 == 0 }.map(\.element)
    let invariants = try check(paths, on: [Self.screens[0], try #require(Self.screens.last)])
    #expect(invariants.count(of: .failure) == 0, "\(invariants.exceptions)")
    #expect(invariants.count(of: .feedback) == 0, "\(invariants.exceptions)")
  }

  /// Long: run by name with LAYOUTBENCH_CORPORA=1, and at night.
  @Test(
    "all documents of both corpora on every device",
    .enabled(if: EnvironmentVariable.testsCorpora.isSet))
  func everything() throws {
    let paths = Documents.corpus + Documents.secondCorpus.tuning + Documents.secondCorpus.judging
    let invariants = try check(paths, on: Self.screens)
    let counts = DocumentInvariants.Kind.allCases.map {
      "\($0.rawValue) \(invariants.count(of: $0)) (trees: \(invariants.treeCount(of: $0)))"
    }
    print(
      "invariants: \(invariants.trees) trees, \(invariants.layouts) layouts; exceptions: "
        + counts.joined(separator: ", "))
    for exception in invariants.exceptions where exception.kind != .conflict {
      print("  \(exception.kind.rawValue): \(exception.place): \(exception.situation)")
    }
    #expect(invariants.count(of: .failure) == 0)
    #expect(invariants.count(of: .feedback) == 0)
    #expect(invariants.count(of: .mirroring) == 0)
  }
}
