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

  @Test("every rule has a seeded fault, or one that only a fabricated layout shows")
  func coverage() {
    let seeded = Set(SeededFault.all.map(\.rule)).union(["feedback"])
    #expect(seeded == Set(RuleCatalog.rules.map(\.information.id)))
  }

  @Test("every rule has a source, what it is wrong about, and its rate on public documents")
  func help() {
    for rule in RuleCatalog.information {
      #expect(!rule.source.isEmpty && !rule.falsePositives.isEmpty, "\(rule.id)")
      #expect(RuleRate.measured[rule.id] != nil, "\(rule.id)")
    }
    #expect(RuleRate.measured.count == RuleCatalog.information.count)
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
