package import InterfaceBuilder
import LayoutModel
package import LinearConstraints
import Simulation

/// Which rules look, and what is told of what they find.
package struct CheckSettings: Sendable {
  /// The rules of a profile.
  package enum Profile: String, Sendable, CaseIterable {
    /// Faults and likely faults.
    case `default`
    /// All rules, and notes.
    case strict
  }

  /// The profile.
  package var profile = Profile.default
  /// What a configuration file says of rules, by id.
  package var overrides: [String: RuleOverride] = [:]

  /// What a configuration file says of a rule.
  package struct RuleOverride: Sendable, Equatable {
    /// The severity; nil for the rule's own.
    package var severity: FindingSeverity?
    /// Whether the rule looks; nil for what the profile says.
    package var isEnabled: Bool?
    /// The threshold; nil for the rule's own.
    package var threshold: Double?

    /// Creates an override that changes nothing.
    package init() {}
  }

  /// Creates the settings of a profile.
  package init(profile: Profile = .default) {
    self.profile = profile
  }

  /// Whether a rule looks.
  func isEnabled(_ rule: RuleInformation) -> Bool {
    overrides[rule.id]?.isEnabled ?? (profile == .strict || rule.isInDefaultProfile)
  }

  /// The severity of a hit; nil where the profile does not tell it.
  func severity(of hit: RuleHit, _ rule: RuleInformation) -> FindingSeverity? {
    let severity =
      hit.isDoubtful ? .note : min(overrides[rule.id]?.severity ?? hit.severity, .error)
    return severity
  }

  /// Whether a finding of a severity is told.
  func tells(_ severity: FindingSeverity, _ rule: String) -> Bool {
    profile == .strict || severity > .note || overrides[rule]?.severity == .note
  }
}

/// Checks the screens of documents over a matrix of configurations.
package struct ScreenChecker {
  /// The configurations.
  package let matrix: ScreenMatrix
  /// Which rules look.
  package let settings: CheckSettings
  private let makeSolver: () -> any IncrementalSolver

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - matrix: The configurations.
  ///   - settings: Which rules look.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  package init(
    matrix: ScreenMatrix, settings: CheckSettings = CheckSettings(),
    makeSolver: @escaping () -> any IncrementalSolver
  ) {
    self.matrix = matrix
    self.settings = settings
    self.makeSolver = makeSolver
  }

  /// Checks all screens of a document.
  /// - Complexity: One layout a root and configuration, each at once forgotten but for the base and
  ///   the last one from left to right.
  package func check(_ document: InterfaceDocument) -> DocumentCheck {
    let screens = ScreenDocument(document)
    var coverage = ScreenCoverage()
    var findings: [ScreenFinding] = []
    for root in screens.roots {
      findings += check(root, of: screens, &coverage)
    }
    note(screens, in: &coverage)
    findings.sort {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    return DocumentCheck(path: document.path, findings: findings, coverage: coverage)
  }

  /// The configurations of a root, without the base; those that it cannot have are left out.
  package func configurations(
    of root: ScreenRoot, in document: InterfaceDocument
  ) -> [ScreenConfiguration] {
    guard root.followsScreen else {
      return matrix.configurations(at: [(device: nil, isLandscape: false)])
    }
    let idiom = document.idiom
    return matrix.configurations(at: matrix.places { idiom == nil || $0.idiom == idiom })
  }

  private func check(
    _ root: ScreenRoot, of screens: ScreenDocument, _ coverage: inout ScreenCoverage
  ) -> [ScreenFinding] {
    let layouter = ScreenLayouter(screens, makeSolver: makeSolver)
    let stored = screens.document.environmentRead(ofRoot: root.index)
    let rules = RuleCatalog.rules.enumerated().filter {
      settings.isEnabled($0.element.information)
    }
    let base = layouter.layOut(root, ScreenSetting(.base, in: matrix), stored: stored)
    coverage.scenes += 1
    coverage.layouts += 1
    coverage.views += base.views.count
    coverage.texts += base.views.count { $0.text != nil }
    var merger = FindingMerger(screens, root, matrix)
    func look(_ screen: LaidOutScreen, _ mirrored: LaidOutScreen?, _ one: ScreenConfiguration) {
      for (index, rule) in rules where rule.information.scope.includes(one) {
        var context = RuleContext(
          screens: screens, root: root, screen: screen, base: base, mirrored: mirrored,
          configuration: one)
        let information = rule.information
        context.threshold =
          settings.overrides[information.id]?.threshold ?? information.threshold ?? 0
        for hit in rule.hits(on: context) { merger.add(hit, rule: index, in: one) }
      }
    }
    look(base, nil, .base)
    let universe = configurations(of: root, in: screens.document)
    var last: (configuration: ScreenConfiguration, screen: LaidOutScreen)?
    for one in universe {
      let screen = layouter.layOut(root, ScreenSetting(one, in: matrix), stored: stored)
      coverage.layouts += 1
      var mirrored: LaidOutScreen?
      if one.direction == .rightToLeft {
        if let last, last.configuration == one.leftToRight {
          mirrored = last.screen
        } else {
          let setting = ScreenSetting(one.leftToRight, in: matrix)
          mirrored =
            one.leftToRight == .base ? base : layouter.layOut(root, setting, stored: stored)
        }
      }
      look(screen, mirrored, one)
      if one.direction == .leftToRight { last = (one, screen) }
    }
    let merged = merger.findings(among: universe) { settings.severity(of: $1, $0) }
    return withoutRepetition(merged.map(\.finding)).filter { settings.tells($0.severity, $0.rule) }
  }

  /// Leaves out what another finding of the same text says better.
  private func withoutRepetition(_ findings: [ScreenFinding]) -> [ScreenFinding] {
    func victims(_ rules: Set<String>) -> Set<String> {
      Set(
        findings.filter { rules.contains($0.rule) && $0.severity > .note }
          .compactMap { $0.elements.first?.id })
    }
    let cut = victims(["text-clipped", "text-truncated"])
    let gone = victims(["zero-size", "off-screen"])
    let mixed = Set(findings.filter { $0.rule == "text-overlap" }.map { $0.elements.map(\.id) })
    return findings.filter { finding in
      let victim = finding.elements.first?.id ?? ""
      return switch finding.rule {
      case "fixed-height-text": !cut.contains(victim)
      case "text-truncated", "text-clipped": !gone.contains(victim)
      case "text-collides": !mixed.contains(finding.elements.map(\.id))
      default: true
      }
    }
  }

  /// Notes what was not looked at.
  private func note(_ screens: ScreenDocument, in coverage: inout ScreenCoverage) {
    func skip(_ reason: String, _ count: Int) {
      if count > 0 { coverage.skipped[reason, default: 0] += count }
    }
    skip("texts nobody wrote", screens.facts.count { $0.kind == .text && $0.hasDefaultText })
    skip(
      "texts in fonts that are not at hand, measured to 10 %",
      screens.facts.count { $0.kind == .text && !$0.hasKnownFont })
    skip(
      "views of classes of one's own, drawn by code",
      screens.document.views.count { $0.element == "view" && $0.attributes.customClass != nil })
    skip(
      "screens whose size code decides, on their own size only",
      screens.roots.count { !$0.followsScreen })
    let idiom = screens.document.idiom
    if idiom != nil, matrix.devices.contains(where: { $0.idiom != idiom }) {
      skip(
        idiom == .pad ? "documents for tablets, on phones" : "documents for phones, on tablets", 1)
    }
    skip("elements that the reader does not know", screens.document.unknownElements.count)
  }
}

extension RuleInformation.Scope {
  /// Whether a rule of the scope looks at a configuration.
  func includes(_ one: ScreenConfiguration) -> Bool {
    switch self {
    case .base: one == .base
    case .all: !one.isDoubled
    case .plain: one.isPlain
    case .allAndDoubled: true
    case .doubled: one.isDoubled
    case .rightToLeft: one.direction == .rightToLeft && !one.isDoubled
    }
  }
}

extension InterfaceDocument {
  /// The only idiom that a document is for; nil where it is for both.
  var idiom: Device.Idiom? {
    let name = path.split(separator: "/").last ?? ""
    if name.contains("~iphone") { return .phone }
    if name.contains("~ipad") || device?.model?.isPad == true { return .pad }
    return nil
  }
}
