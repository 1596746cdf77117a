import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Testing

/// Every rule finds its seeded fault, and is silent on the same screen without it.
struct RuleTests {
  @Test("a seeded fault is found once, on its victim", arguments: SeededFault.all)
  func fault(_ seed: SeededFault) throws {
    let findings = try seed.fault().check(.strict, seed.matrix).filter { $0.rule == seed.rule }
    try #require(findings.count == 1, "\(findings.map(\.message))")
    let finding = findings[0]
    #expect(!finding.message.isEmpty && finding.position.line > 1)
    let ids = finding.elements.map(\.id)
    #expect(ids.prefix(seed.victims.count) == seed.victims[...], "\(finding)")
  }

  @Test("the faultless twin is silent", arguments: SeededFault.all)
  func twin(_ seed: SeededFault) throws {
    let findings = try seed.twin().check(.strict, seed.matrix).filter { $0.rule == seed.rule }
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test("cause, threshold and repair of a seeded fault are proven", arguments: SeededFault.all)
  func proof(_ seed: SeededFault) throws {
    let finding = try #require(
      try seed.fault().check(.strict, seed.matrix).first { $0.rule == seed.rule })
    let proof = SeededFault.Proof(
      cause: finding.cause?.constraints.map(\.id) ?? [], threshold: finding.threshold,
      repair: finding.repair?.change)
    #expect(
      proof.cause == seed.proof.cause && proof.threshold == seed.proof.threshold
        && (proof.repair == seed.proof.repair
          || seed.proof.repair.map { proof.repair?.hasPrefix($0) == true } == true),
      "\(proof)")
  }

  @Test("every rule has one seeded fault, with a threshold unless it reads the document alone")
  func coverage() throws {
    let seeded = Dictionary(grouping: SeededFault.all, by: \.rule)
    for rule in RuleCatalog.rules.map(\.information) {
      let seeds = try #require(seeded[rule.id], "no seeded fault of \(rule.id)")
      #expect(seeds.count == 1)
      #expect((seeds[0].proof.threshold == nil) == (rule.dependsOn == .document), "\(rule.id)")
    }
    #expect(seeded.count == RuleCatalog.rules.count)
  }

  @Test("a finding of a rule that reads the document alone holds in all configurations")
  func everywhere() throws {
    for seed in SeededFault.all {
      let rule = try #require(RuleCatalog.rule(seed.rule)?.information)
      guard rule.dependsOn == .document else { continue }
      let finding = try #require(
        try seed.fault().check(.strict, seed.matrix).first { $0.rule == seed.rule })
      #expect(finding.configurations == ConfigurationRanges.all, "\(rule.id)")
      #expect(rule.extentWords.contains(ConfigurationRanges.all))
    }
  }

  @Test("every rule has a source, what it is wrong about, and its rate on public documents")
  func help() {
    for rule in RuleCatalog.information {
      #expect(!rule.source.isEmpty && !rule.falsePositives.isEmpty, "\(rule.id)")
      #expect(RuleRate.measured[rule.id] != nil, "\(rule.id)")
    }
    #expect(RuleRate.measured.count == RuleCatalog.information.count)
  }

  @Test("a control below the opaque view that holds the other one belongs to another state")
  func covered() throws {
    func screen(_ overlay: (String) -> String) throws -> FindingSeverity? {
      let size = ["a", "b"].flatMap { ["\($0).width = 50", "\($0).height = 50"] }
      return try ScreenSketch(
        ScreenSketch.button("a", "+") + overlay(ScreenSketch.button("b", "-")),
        SeededFault.top("a") + size
          + ["o.top = v.top", "o.leading = v.leading", "o.width = 300", "o.height = 300"]
          + ["b.top = a.top + 20", "b.leading = a.leading + 20"]
      ).check(.strict).first { $0.rule == "control-overlap" }?.severity
    }
    #expect(try screen { ScreenSketch.box("o", $0) } == .note)
    #expect(
      try screen { ScreenSketch.view("view", "o", "", "<subviews>\($0)</subviews>") } == .error)
  }

  @Test("an empty field from edge to edge is outside of the safe area unless it is centred")
  func field() throws {
    func isOutside(_ alignment: String) throws -> Bool {
      try ScreenSketch(
        ScreenSketch.view("textField", "a", "borderStyle='line' textAlignment='\(alignment)'"),
        [
          "a.top = s.top + 20", "a.leading = v.leading", "v.trailing = a.trailing",
          "a.height = 40",
        ]
      ).check().contains { $0.rule == "outside-safe-area" }
    }
    #expect(try isOutside("natural"))
    #expect(try !isOutside("center"))
  }

  @Test("a layout that fails or never settles is told")
  func feedback() throws {
    let sketch = ScreenSketch(ScreenSketch.label("a", "Name"), SeededFault.top("a"))
    let screens = ScreenDocument(try sketch.document())
    let rule = try #require(RuleCatalog.rule("feedback"))
    func hits(_ change: (inout LaidOutScreen) -> Void) -> [RuleHit] {
      var screen = LaidOutScreen(size: Size(width: 375, height: 667), safeAreaInsets: .zero)
      change(&screen)
      return rule.hits(
        on: RuleContext(
          screens: screens, root: screens.roots[0], screen: screen, base: screen, mirrored: nil,
          configuration: .base))
    }
    #expect(hits { $0.isUnsettled = true }.count == 1)
    #expect(hits { $0.failure = "numbers" }.first?.message.contains("numbers") == true)
    #expect(hits { _ in }.isEmpty)
  }
}
