package import InterfaceBuilder
import LayoutModel
import LinearConstraints
import Simulation

/// All configurations of one root, laid out and looked at.
struct RootCheck {
  /// A fault, once for all its configurations.
  struct Fault {
    var finding: ScreenFinding
    /// The configurations that have it.
    var configurations: [ScreenConfiguration]
    /// The worst of them.
    var worst: ScreenConfiguration
    /// The rule's hit there.
    var hit: RuleHit
  }

  let screens: ScreenDocument
  let root: ScreenRoot
  let matrix: ScreenMatrix
  let settings: CheckSettings
  let makeSolver: () -> any IncrementalSolver

  /// The configurations of the root, without the base; those that it cannot have are left out.
  var universe: [ScreenConfiguration] { matrix.configurations(of: root, in: screens.document) }

  /// Lays the root out in all configurations.
  ///
  /// - Parameter coverage: Takes in what was looked at.
  /// - Returns: The faults.
  func faults(_ coverage: inout ScreenCoverage) -> [Fault] {
    let layouter = ScreenLayouter(screens, makeSolver: makeSolver)
    let stored = screens.document.inferredEnvironment(ofRoot: root.index)
    let rules = RuleCatalog.rules.enumerated().filter {
      settings.isEnabled($0.element.information)
    }
    let asksForIdle = rules.contains { $0.element.information.holdsEverywhere }
    var setting = ScreenSetting(.base, in: matrix)
    setting.asksForIdle = asksForIdle
    let base = layouter.layOut(root, setting, stored: stored)
    // What decides something somewhere need not be looked at again.
    var idle = Set(base.idleConstraints)
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
        context.threshold = settings.threshold(of: rule.information)
        for hit in rule.hits(on: context) { merger.add(hit, rule: index, in: one) }
      }
    }
    look(base, nil, .base)
    let universe = universe
    var last: (configuration: ScreenConfiguration, screen: LaidOutScreen)?
    for one in universe {
      var setting = ScreenSetting(one, in: matrix)
      setting.asksForIdle = asksForIdle && !idle.isEmpty && !one.isDoubled
      setting.idleCandidates = idle
      let screen = layouter.layOut(root, setting, stored: stored)
      coverage.layouts += 1
      if setting.asksForIdle { idle.formIntersection(screen.idleConstraints) }
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
    let faults = merger.faults(among: universe) { settings.severity(of: $1, $0) }
    return withoutRepetition(faults).filter { settings.tells($0.finding.severity, $0.finding.rule) }
  }

  /// Leaves out what another finding of the same text explains better.
  private func withoutRepetition(_ faults: [Fault]) -> [Fault] {
    func victims(_ rules: Set<String>) -> Set<String> {
      Set(
        faults.filter { rules.contains($0.finding.rule) && $0.finding.severity > .note }
          .compactMap { $0.finding.elements.first?.id })
    }
    let cut = victims(["text-clipped", "text-truncated"])
    let gone = victims(["zero-size", "off-screen"])
    let repeated = Set(
      faults.filter { $0.finding.rule == "duplicate" }
        .flatMap { $0.finding.elements.map(\.id) })
    let mixed = Set(
      faults.filter { $0.finding.rule == "text-overlap" }.map { $0.finding.elements.map(\.id) })
    return faults.filter { fault in
      let victim = fault.finding.elements.first?.id ?? ""
      return switch fault.finding.rule {
      case "fixed-height-text": !cut.contains(victim)
      case "text-truncated", "text-clipped": !gone.contains(victim)
      case "redundant", "never-binds": !repeated.contains(victim)
      case "text-collides": !mixed.contains(fault.finding.elements.map(\.id))
      default: true
      }
    }
  }
}

extension ScreenMatrix {
  /// The configurations that a root can have, without the base.
  package func configurations(
    of root: ScreenRoot, in document: InterfaceDocument
  ) -> [ScreenConfiguration] {
    guard root.followsScreen else {
      return configurations(at: [(device: nil, isLandscape: false)])
    }
    let idiom = document.idiom
    return configurations(at: places { idiom == nil || $0.idiom == idiom })
  }
}
