import InterfaceBuilder
import LayoutModel

/// Adds to faults what brings them about, where they begin and what would mend them, each proven by
/// layouts.
struct FindingExplainer {
  private let check: RootCheck

  /// Faults of one root that are explained; those after them are told without.
  private static let limit = 8

  init(_ check: RootCheck) {
    self.check = check
  }

  /// The findings of the faults, the first of them with their explanations.
  ///
  /// - Complexity: Some sixty layouts a fault for cause and threshold, and a whole matrix for each
  ///   repair that is tried, of which there are a handful.
  func explained(_ faults: [RootCheck.Fault]) -> [ScreenFinding] {
    var left = Self.limit
    let keys = Set(faults.map(\.finding.key))
    return faults.map { fault in
      var finding = fault.finding
      guard finding.severity > .note, left > 0, let probe = FaultProbe(fault, check) else {
        return finding
      }
      left -= 1
      if !finding.isInBase { finding.threshold = ThresholdSearch(probe).words }
      let causes = CauseSearch(probe).causes
      finding.cause = cause(causes)
      finding.repair = RepairSearch(probe, causes: causes, allowed: keys).repair
      return finding
    }
  }

  private func cause(_ constraints: [Int]) -> FindingCause? {
    guard !constraints.isEmpty else { return nil }
    let elements = constraints.map { check.screens.element(.constraint($0)) }
    let words = elements.map { "line \($0.position.line) has \($0.name)" }
    return FindingCause(
      constraints: elements,
      message: words.joined(separator: ", and ")
        + (elements.count == 1
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
  private let rule: any ScreenRule
  private let stored: LayoutEnvironment

  /// Creates a probe; nil for a fault that no layout decides.
  init?(_ fault: RootCheck.Fault, _ check: RootCheck) {
    guard let rule = RuleCatalog.rule(fault.finding.rule), !fault.hit.elements.isEmpty,
      rule.information.id != "type-not-growing"
    else { return nil }
    self.check = check
    self.rule = rule
    finding = fault.finding
    worst = fault.worst
    configurations = fault.configurations
    elements = fault.hit.elements
    stored = check.screens.document.environmentRead(ofRoot: check.root.index)
  }

  /// The victim's index in the document; nil for a constraint.
  var victim: Int? { if case .view(let index) = elements[0] { index } else { nil } }

  /// The screen in the worst configuration.
  func screen(asksSolver: Bool = false) -> LaidOutScreen {
    var setting = ScreenSetting(worst, in: check.matrix)
    setting.asksSolver = asksSolver
    return ScreenLayouter(check.screens, makeSolver: check.makeSolver)
      .layOut(check.root, setting, stored: stored)
  }

  /// Whether the fault is there.
  ///
  /// - Parameters:
  ///   - document: The document, or a changed one with the same views.
  ///   - textSize: Another text size.
  ///   - width: Another width of the screen, in points.
  /// - Returns: Whether it is, and how many views constraints leave open or in conflict there.
  func look(
    in document: InterfaceDocument? = nil, textSize: ContentSizeCategory? = nil,
    width: Double? = nil
  ) -> (isFaulty: Bool, openCount: Int) {
    let screens = document.map(ScreenDocument.init) ?? check.screens
    let layouter = ScreenLayouter(screens, makeSolver: check.makeSolver)
    var one = worst
    if let textSize { one.textSize = textSize }
    var setting = ScreenSetting(one, in: check.matrix)
    if let width { setting.screen?.size.width = width }
    let asks = document != nil
    setting.asksSolver = asks || rule.information.scope == .plain
    let base = layouter.layOut(
      check.root, ScreenSetting(.base, in: check.matrix), stored: stored)
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
      !hit.isDoubtful && hit.elements.first == elements.first
    }
    return (isFaulty, screen.ambiguities.count + screen.conflicts.count)
  }
}
