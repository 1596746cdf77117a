import AssetCatalogs
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutModel
import LinearConstraints
import ResultStore
import ScenarioEngine
import ScreenChecks
import SolverCatalog
import TestSupport
import Testing
import VisualFormatCases
import VisualFormatLanguage

/// What readers make of whole inputs and of inputs changed by chance, message by message, as
/// `Tests/Stored` has it.
@Suite struct StoredReadingTests {
  /// Reads the fixtures of a reader as they are, then inputs changed from a seed.
  private static func parts(
    _ name: String, _ reader: any FuzzedReader.Type, rounds: Int,
    _ outcome: ([UInt8]) throws -> String
  ) throws -> [String] {
    var parts = StoredParts("reading-\(name)", .digest)
    let fixtures = try reader.fixtures()
    for (index, bytes) in fixtures.enumerated() {
      parts.append("fixture \(index)", try outcome(bytes))
    }
    var mutator = Mutator(seed: 2_026, fixtures: fixtures, words: reader.words)
    for round in 0..<rounds { parts.append("\(round)", try outcome(mutator.next())) }
    return try parts.differences()
  }

  @Test func documentsReadAsBefore() throws {
    let differences = try Self.parts("documents", DocumentFuzzing.self, rounds: 60) { bytes in
      let document: InterfaceDocument
      do throws(DocumentErrors) {
        document = try InterfaceDocument.parse(bytes, path: "stored.storyboard")
      } catch {
        return error.errors.map { "\($0)" }.joined(separator: "\n")
      }
      return StructureText.of(document)
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func documentsAreLaidOutAsBefore() throws {
    let differences = try Self.parts("layouts", DocumentFuzzing.self, rounds: 24) { bytes in
      guard let document = try? InterfaceDocument.parse(bytes, path: "stored.storyboard") else {
        return "refused"
      }
      let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
      let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let scores = ConformanceReport(trees: scorer.scores(of: document), insets: .read)
      return try [encoder.encode(scores), encoder.encode(inspector.inspect(document))]
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// What is read of a document, and how it is laid out and judged.
  private static func account(_ bytes: [UInt8]) throws -> String {
    let document: InterfaceDocument
    do throws(DocumentErrors) {
      document = try InterfaceDocument.parse(bytes, path: "stored.storyboard")
    } catch {
      return error.errors.map { "\($0)" }.joined(separator: "\n")
    }
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let scores = scorer.scores(of: document)
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    return StructureText.of(document) + StructureText.of(scores)
      + StructureText.of(inspector.inspect(document))
  }

  @Test func variantsOfDocumentsAreLaidOutAsBefore() throws {
    let texts = try DocumentFuzzing.fixtures().map { String(decoding: $0, as: UTF8.self) }
    var parts = StoredParts("document-variants", .digest)
    for variant in DocumentVariants.names {
      for (index, text) in texts.enumerated() {
        let changed = try DocumentVariants.text(text, variant)
        guard variant == "as it is" || changed != text else { continue }
        parts.append("\(variant) \(index)", try Self.account(Array(changed.utf8)))
      }
    }
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func changesOfDocumentsAreToldAsBefore() throws {
    let texts = try DocumentFuzzing.fixtures().map { String(decoding: $0, as: UTF8.self) }
    var parts = StoredParts("document-changes", .digest)
    for variant in [
      "many lines", "unlike constants", "optional", "hidden", "see-through", "stacks",
    ] {
      for (index, text) in texts.enumerated() {
        let changed = try DocumentVariants.text(text, variant)
        guard changed != text else { continue }
        // An attribute that stands twice is no document.
        guard
          let difference = try? DocumentDifference(
            earlier: Array(text.utf8), later: Array(changed.utf8), earlierPath: "earlier",
            path: "later")
        else { continue }
        var account = StructureText.of(difference.changes)
        for place in difference.changes.indices.prefix(3) {
          account += StructureText.of(difference.document(with: [place]) as Any)
        }
        parts.append("\(variant) \(index)", account)
      }
    }
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func scenariosReadAsBefore() throws {
    let differences = try Self.parts("scenarios", ScenarioFuzzing.self, rounds: 160) { bytes in
      do throws(ScenarioSyntaxError) {
        let file = "Scenarios/stored.yaml"
        return StructureText.of(try ScenarioReader.scenario(from: bytes, file: file))
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func tracesReadAsBefore() throws {
    let differences = try Self.parts("traces", TraceFuzzing.self, rounds: 200) { bytes in
      do throws(TraceSyntaxError) {
        return TraceWriter.text(of: try TraceReader.read(bytes))
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func visualFormatsReadAsBefore() throws {
    let fixtures = try VisualFormatFuzzing.fixtures()
    var parts = StoredParts("reading-visual-formats", .digest)
    for (index, bytes) in fixtures.enumerated() {
      parts.append("fixture \(index)", Self.constraints(bytes))
    }
    var mutator = Mutator(seed: 2_026, fixtures: fixtures, words: VisualFormatFuzzing.words)
    for round in 0..<40 {
      parts.append("\(round)", (0..<10).map { _ in Self.constraints(mutator.next()) }.joined())
    }
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The constraints of a format, or why there are none, with several options.
  private static func constraints(_ bytes: [UInt8]) -> String {
    let format = String(decoding: bytes, as: UTF8.self)
    let superview = View()
    superview.accessibilityIdentifier = "superview"
    var views: [String: View] = [:]
    for name in ["a", "b", "c", "icon", "title", "button", "textField", "_x"] {
      let view = View()
      view.accessibilityIdentifier = name
      superview.addSubview(view)
      views[name] = view
    }
    defer { withExtendedLifetime(superview) {} }
    var text = format + "\n"
    for bits: UInt in [0, 1 << 1, 1 << 16, 2 << 16, 1 << 3, 1 << 10, 1 << 17] {
      do throws(VisualFormatError) {
        let made = try LayoutConstraint.makeConstraints(
          withVisualFormat: format, options: VisualFormatOptions(rawValue: bits),
          metrics: ["m": 8, "padding": 1e8], views: views)
        text += made.map { "\($0.equation)\n" }.joined()
      } catch {
        text += "\(error.message)|\(error.reason)|\(error.caretColumn)|\(error.utf8Range)\n"
      }
    }
    return text
  }

  @Test func recordsReadAsBefore() throws {
    let differences = try Self.parts("records", RecordFuzzing.self, rounds: 30) { bytes in
      do throws(RecordError) {
        return StructureText.of(try RunFile.decode(Data(bytes), path: "stored.json"))
      } catch {
        return error.description
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func configurationsReadAsBefore() throws {
    let reader = ConfigurationFuzzing.self
    let differences = try Self.parts("configurations", reader, rounds: 120) { bytes in
      do throws(ScenarioSyntaxError) {
        let found = try CheckConfiguration(bytes: bytes, path: "stored.yml")
        return ["", "a", "Legacy/x.xib", "App/a/b/FeedCell.xib", "App/Feed.storyboard"].map {
          "\(StructureText.of(found.settings(for: $0))) \(found.ignores($0))"
        }.joined(separator: "\n")
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func baselinesReadAsBefore() throws {
    let differences = try Self.parts("baselines", BaselineFuzzing.self, rounds: 120) { bytes in
      do throws(ScenarioSyntaxError) {
        let found = try FindingBaseline(text: String(decoding: bytes, as: UTF8.self))
        return StructureText.of(found)
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func colourSetsReadAsBefore() throws {
    let differences = try Self.parts("colours", ColorSetFuzzing.self, rounds: 40) { bytes in
      do {
        return StructureText.of(try ColorSet(Data(bytes)) as Any)
      } catch is DecodingError {
        return "refused"
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
