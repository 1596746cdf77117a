import ScenarioEngine
import ScreenChecks
import Testing

/// Configuration files: what they state about which documents, and what is wrong with them.
struct ConfigurationTests {
  private func configuration(_ text: String) throws -> CheckConfiguration {
    try CheckConfiguration(bytes: Array(text.utf8), path: ".layoutbench.yml")
  }

  @Test("rules have severities and thresholds, as a whole and by path")
  func rules() throws {
    let configuration = try configuration(
      """
      profile: strict
      rules:
        text-clipped: warning
        target-44: {severity: error, threshold: 40}
        small-text: off
      paths:
        - match: [Legacy/, "*Cell.xib"]
          profile: default
          rules: {text-clipped: off}
        - match: Legacy/New/**
          rules: {text-clipped: note}
      ignore: [Pods/, "**/Generated?.xib"]
      """)
    let plain = configuration.settings(for: "App/Main.storyboard")
    #expect(plain.profile == .strict)
    #expect(plain.overrides["text-clipped"]?.severity == .warning)
    #expect(plain.overrides["target-44"]?.threshold == 40)
    #expect(plain.overrides["target-44"]?.severity == .error)
    #expect(plain.overrides["small-text"]?.isEnabled == false)
    for path in ["Legacy/Old.xib", "App/FeedCell.xib", "App/Legacy/Deep/Old.xib"] {
      let settings = configuration.settings(for: path)
      #expect(
        settings.profile == .default && settings.overrides["text-clipped"]?.isEnabled == false)
    }
    let newer = configuration.settings(for: "Legacy/New/A/B.xib").overrides["text-clipped"]
    #expect(newer?.isEnabled == true && newer?.severity == .note)
    #expect(configuration.settings(for: "App/FeedCells.xib").profile == .strict)
    #expect(configuration.ignores("Pods/A/b.xib") && configuration.ignores("A/Pods/b.xib"))
    #expect(configuration.ignores("Generated1.xib") && configuration.ignores("A/Generated2.xib"))
    #expect(!configuration.ignores("A/Generated.xib") && !configuration.ignores("A/Pods.xib"))
  }

  @Test("all that is wrong is told at once, with its place")
  func errors() throws {
    let text = """
      profil: strict
      profile: lax
      rules:
        text-cliped: off
        off-screen: {threshold: 3}
        target-44: {threshold: -1, severity: bad}
      ignore: []
      paths:
        - rules: {}
      """
    do throws(ScenarioSyntaxError) {
      _ = try CheckConfiguration(bytes: Array(text.utf8), path: "x.yml")
      Issue.record("the text was read")
    } catch {
      let places = error.diagnostics.map { "\($0.line):\($0.column)" }
      #expect(places == ["1:1", "2:10", "4:3", "5:27", "6:26", "6:40", "7:9", "9:5"], "\(error)")
      #expect(error.description.contains("did you mean 'text-clipped'?"))
    }
  }

  @Test("a rule that is switched off does not look, and a severity counts")
  func effect() throws {
    let sketch = ScreenSketch(
      ScreenSketch.label("a", "Name", style: "Body"), SeededFault.top("a") + ["a.height = 24"])
    func rules(_ text: String) throws -> [String: FindingSeverity] {
      let settings = try configuration(text).settings(for: "Sketch.storyboard")
      let findings = try sketch.check(settings)
      return Dictionary(findings.map { ($0.rule, $0.severity) }) { first, _ in first }
    }
    #expect(try rules("profile: default")["text-clipped"] == .warning)
    #expect(try rules("rules: {text-clipped: error}")["text-clipped"] == .error)
    #expect(try rules("rules: {text-clipped: off}")["text-clipped"] == nil)
    #expect(try rules("rules: {type-not-growing: on}")["type-not-growing"] == nil)
  }
}
