package import InterfaceBuilder
import LayoutModel
package import LinearConstraints
import Simulation

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

  /// Checks the screens of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isIncluded: Whether a root, by its index into the document's views, is looked at.
  ///   - isExplained: Whether cause, threshold and repair of a finding are looked for, where the
  ///     settings explain at all.
  /// - Returns: What was found.
  /// - Complexity: One layout a root and configuration, each at once forgotten but for the base and
  ///   the last one from left to right.
  package func check(
    _ document: InterfaceDocument, where isIncluded: (Int) -> Bool = { _ in true },
    explaining isExplained: (ScreenFinding) -> Bool = { _ in true }
  ) -> DocumentCheck {
    let screens = ScreenDocument(document)
    var coverage = ScreenCoverage()
    var findings: [ScreenFinding] = []
    for root in screens.roots where isIncluded(root.index) {
      let check = RootCheck(
        screens: screens, root: root, matrix: matrix, settings: settings, makeSolver: makeSolver)
      let faults = check.faults(&coverage)
      findings +=
        settings.explains
        ? FindingExplainer(check).explained(faults, &coverage, where: isExplained)
        : faults.map(\.finding)
    }
    note(screens, in: &coverage)
    findings.sort {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
    let told = Suppressions(document).applied(
      to: findings,
      // A note that is not needed on the screens that were looked at may be needed on others.
      tellsNotes: settings.isEnabled(Suppressions.information)
        && screens.roots.allSatisfy { isIncluded($0.index) })
    return DocumentCheck(path: document.path, findings: told, coverage: coverage)
  }

  /// Notes what was not looked at.
  private func note(_ screens: ScreenDocument, in coverage: inout ScreenCoverage) {
    coverage.skip(
      "texts nobody wrote", screens.facts.count { $0.kind == .text && $0.hasDefaultText })
    coverage.skip(
      "texts in fonts that are not at hand, measured to 10 %",
      screens.facts.count { $0.kind == .text && !$0.hasKnownFont })
    coverage.skip(
      "views of classes of one's own, drawn by code",
      screens.document.views.count { $0.element == "view" && $0.attributes.customClass != nil })
    coverage.skip(
      "screens whose size code decides, on their own size only",
      screens.roots.count { !$0.followsScreen })
    let idiom = screens.document.idiom
    if idiom != nil, matrix.devices.contains(where: { $0.idiom != idiom }) {
      coverage.skip(
        idiom == .pad ? "documents for tablets, on phones" : "documents for phones, on tablets", 1)
    }
    coverage.skip("elements that the reader does not know", screens.document.unknownElements.count)
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
