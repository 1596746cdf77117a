import AssetCatalogs
import Foundation
import LayoutModel
import LinearConstraints
import ResultStore
import ScenarioEngine
import ScreenChecks
import TestSupport
import Testing
import VisualFormatLanguage

/// What readers make of whole inputs and of inputs changed by chance, message by message, as
/// `Tests/Stored` has it.
@Suite struct StoredReadingTests {
  @Test func scenariosReadAsBefore() throws {
    try StoredReading.check("scenarios", ScenarioFuzzing.self, rounds: 160) { bytes in
      do throws(ScenarioSyntaxError) {
        let file = "Scenarios/stored.yaml"
        return StructureText.of(try ScenarioReader.scenario(from: bytes, file: file))
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
  }

  @Test func tracesReadAsBefore() throws {
    try StoredReading.check("traces", TraceFuzzing.self, rounds: 200) { bytes in
      do throws(TraceSyntaxError) {
        return TraceWriter.text(of: try TraceReader.read(bytes))
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
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
    try parts.check()
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
    try StoredReading.check("records", RecordFuzzing.self, rounds: 30) { bytes in
      do throws(RecordError) {
        return StructureText.of(try RunFile.decode(Data(bytes), path: "stored.json"))
      } catch {
        return error.description
      }
    }
  }

  @Test func configurationsReadAsBefore() throws {
    let reader = ConfigurationFuzzing.self
    try StoredReading.check("configurations", reader, rounds: 120) { bytes in
      do throws(ScenarioSyntaxError) {
        let found = try CheckConfiguration(bytes: bytes, path: "stored.yml")
        return ["", "a", "Legacy/x.xib", "App/a/b/FeedCell.xib", "App/Feed.storyboard"].map {
          "\(StructureText.of(found.settings(for: $0))) \(found.ignores($0))"
        }.joined(separator: "\n")
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
  }

  @Test func baselinesReadAsBefore() throws {
    try StoredReading.check("baselines", BaselineFuzzing.self, rounds: 120) { bytes in
      do throws(ScenarioSyntaxError) {
        let found = try FindingBaseline(text: String(decoding: bytes, as: UTF8.self))
        return StructureText.of(found)
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
    }
  }

  @Test func colourSetsReadAsBefore() throws {
    try StoredReading.check("colours", ColorSetFuzzing.self, rounds: 40) { bytes in
      do {
        return StructureText.of(try ColorSet(Data(bytes)) as Any)
      } catch is DecodingError {
        return "refused"
      }
    }
  }
}
