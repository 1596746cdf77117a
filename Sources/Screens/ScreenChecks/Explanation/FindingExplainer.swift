import InterfaceBuilder
import LayoutModel

/// Adds to faults what brings them about, where they begin and what would mend them, each proven by
/// layouts.
struct FindingExplainer {
  private let check: RootCheck

  /// Faults of one root that are explained; those after them have no explanation.
  private static let limit = 8

  init(_ check: RootCheck) {
    self.check = check
  }

  /// The findings of the faults, the first of them with their explanations.
  ///
  /// - Parameters:
  ///   - faults: The faults.
  ///   - coverage: Takes in how many were beyond the limit.
  ///   - isExplained: Whether a finding is explained.
  /// - Returns: One finding a fault, in the same order.
  /// - Complexity: Some sixty layouts a fault for cause and threshold, and a whole matrix for each
  ///   repair that is tried, of which there are a handful.
  func explained(
    _ faults: [RootCheck.Fault], _ coverage: inout ScreenCoverage,
    where isExplained: (ScreenFinding) -> Bool
  ) -> [ScreenFinding] {
    let keys = Set(faults.map(\.finding.key))
    // What weighs most is explained first.
    let order = faults.indices.sorted { left, right in
      let (one, two) = (faults[left].finding.severity, faults[right].finding.severity)
      return one != two ? one > two : left < right
    }
    let candidates = order.filter { index in
      let fault = faults[index]
      return !fault.hit.isDoubtful && isExplained(fault.finding)
        && RuleCatalog.rule(fault.finding.rule)?.information.dependsOn == .layout
    }
    let chosen = Set(candidates.prefix(Self.limit))
    coverage.skip(
      "findings after the first eight of a screen, for causes and thresholds",
      candidates.count - chosen.count)
    guard !chosen.isEmpty else { return faults.map(\.finding) }
    let base = self.base
    return faults.enumerated().map { index, fault in
      var finding = fault.finding
      guard chosen.contains(index), let probe = FaultProbe(fault, check, base: base) else {
        return finding
      }
      finding.threshold = ThresholdSearch(probe).words
      let causes = CauseSearch(probe).causes
      finding.cause = cause(causes)
      finding.repair = RepairSearch(probe, causes: causes.map(\.index), allowed: keys).repair
      return finding
    }
  }

  /// The root in the base, to compare others with.
  private var base: LaidOutScreen {
    var setting = ScreenSetting(.base, in: check.matrix)
    setting.asksSolver = false
    return ScreenLayouter(check.screens, makeSolver: check.makeSolver).layOut(
      check.root, setting,
      stored: check.screens.document.inferredEnvironment(ofRoot: check.root.index))
  }

  private func cause(_ causes: [CauseSearch.Cause]) -> FindingCause? {
    guard !causes.isEmpty else { return nil }
    let elements = causes.map { check.screens.element(.constraint($0.index)) }
    let words = elements.map { "line \($0.position.line) has \($0.name)" }
    return FindingCause(
      constraints: elements,
      message: words.joined(separator: ", and ")
        + (causes.contains(where: \.needsOtherConstant)
          ? elements.count == 1
            ? "; with another constant the fault is gone"
            : "; with another constant, or without one of them, it is gone"
          : elements.count == 1
            ? "; without it the fault is gone" : "; without one of them it is gone"))
  }
}

/// One fault, asked for again in other settings or in a changed document.
struct FaultProbe {
  let check: RootCheck
  /// The configuration in which it is worst.
  let worst: ScreenConfiguration
  /// All configurations that have it.
  let configurations: [ScreenConfiguration]
  /// The finding.
  let finding: ScreenFinding
  /// What takes part, the victim first.
  let elements: [ElementReference]
  /// How bad the fault is where it is worst; mostly in points.
  let amount: Double
  private let base: LaidOutScreen
  private let rule: any ScreenRule
  private let stored: LayoutEnvironment

  /// Creates a probe; nil for a fault that no layout decides.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - check: What found it.
  ///   - base: The screen in the base.
  init?(_ fault: RootCheck.Fault, _ check: RootCheck, base: LaidOutScreen) {
    guard let rule = RuleCatalog.rule(fault.finding.rule), !fault.hit.elements.isEmpty,
      rule.information.dependsOn == .layout
    else { return nil }
    self.check = check
    self.base = base
    self.rule = rule
    finding = fault.finding
    worst = fault.worst
    configurations = fault.configurations
    elements = fault.hit.elements
    amount = fault.hit.amount
    stored = check.screens.document.inferredEnvironment(ofRoot: check.root.index)
  }

  /// The victim's index in the document; nil for a constraint.
  var victim: Int? { if case .view(let index) = elements[0] { index } else { nil } }

  /// The size of the screen in the worst configuration; nil for a root that does not follow it.
  var screenSize: Size? {
    guard check.root.followsScreen else { return nil }
    return check.matrix.size(at: worst) ?? check.screens.canvasSize(stored)
  }

  /// The screen in the worst configuration.
  func screen(asksSolver: Bool = false) -> LaidOutScreen {
    var setting = ScreenSetting(worst, in: check.matrix)
    setting.asksSolver = asksSolver
    return ScreenLayouter(check.screens, makeSolver: check.makeSolver)
      .layOut(check.root, setting, stored: stored)
  }

  /// Whether a rule's hit has the same victim; of constraints that cannot hold together,
  /// another one may be given up elsewhere.
  private func names(_ hit: RuleHit) -> Bool {
    if case .constraint = elements[0] { return hit.elements.contains(elements[0]) }
    return hit.elements.first == elements[0]
  }

  /// What a screen with another setting, or of a changed document, shows of the fault.
  struct Look {
    /// Whether the fault is there.
    var isFaulty: Bool
    /// How many views constraints leave open or in conflict.
    var openCount: Int
    /// Whether the victim, if it is a view, lies wholly on the screen.
    var showsVictim: Bool
  }

  /// Looks for the fault.
  ///
  /// - Parameters:
  ///   - document: The document, or a changed one with the same views.
  ///   - textSize: Another text size.
  ///   - side: Another width or height of the screen, in points.
  /// - Returns: What is there.
  func look(
    in document: InterfaceDocument? = nil, textSize: ContentSizeCategory? = nil,
    side: (axis: LayoutAxis, length: Double)? = nil
  ) -> Look {
    let screens = document.map(ScreenDocument.init) ?? check.screens
    let layouter = ScreenLayouter(screens, makeSolver: check.makeSolver)
    var one = worst
    if let textSize { one.textSize = textSize }
    var setting = ScreenSetting(one, in: check.matrix)
    setting.side = side.map { ScreenSetting.Side(axis: $0.axis, length: $0.length) }
    let asks = document != nil
    setting.asksSolver = asks || rule.information.scope == .plain
    var plain = ScreenSetting(.base, in: check.matrix)
    // Of the base only geometry is asked.
    plain.asksSolver = false
    let base = document == nil ? self.base : layouter.layOut(check.root, plain, stored: stored)
    let screen = layouter.layOut(check.root, setting, stored: stored)
    var mirrored: LaidOutScreen?
    if one.direction == .rightToLeft {
      var other = setting
      other.direction = .leftToRight
      mirrored = layouter.layOut(check.root, other, stored: stored)
    }
    var context = RuleContext(
      screens: screens, root: check.root, screen: screen, base: base, mirrored: mirrored,
      configuration: one)
    context.threshold = check.settings.threshold(of: rule.information)
    let isFaulty = rule.hits(on: context).contains { hit in
      !hit.isDoubtful && names(hit)
    }
    let bounds = Rect(origin: .zero, size: screen.size)
    let shown = victim.flatMap { index in screen.views.first { $0.index == index } }
    return Look(
      isFaulty: isFaulty, openCount: screen.ambiguities.count + screen.conflicts.count,
      showsVictim: shown.map { $0.isVisible && $0.frame.excess(beyond: bounds) == 0 } ?? true)
  }
}
