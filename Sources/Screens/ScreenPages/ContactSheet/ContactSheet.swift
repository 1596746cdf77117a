import Formatting
package import InterfaceBuilder
package import LinearConstraints
package import ScreenChecks

/// All screens of a document side by side, with what was found on each: one page of HTML that needs
/// nothing beside it.
package struct ContactSheet {
  private let model: Model

  /// Pictures of one page; other configurations are named.
  private static let pictureLimit = 150
  /// The greatest length of a picture, in bytes.
  private static let budget = 15_000

  /// What the template sees.
  private struct Model {
    struct Finding {
      var severity: String
      var rule: String
      var message: String
      var configurations: String
      var place: String
      var lines: [String]
      /// The picture that shows it most.
      var target: String?
    }

    struct Picture {
      var id: String
      var title: String
      var label: String
      var shown: Int
      var screen: String
      var marks: String
    }

    struct Screen {
      var id: String
      var title: String
      var hasFindings: Bool
      var summary: String
      var findings: [Finding]
      var pictures: [Picture]
      var note: String?
    }

    var title: String
    var subtitle: String
    var tone: String
    var styleSheet: String
    var home: String?
    var screens: [Screen]
  }

  /// Draws the screens of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - check: What was found in it.
  ///   - matrix: The configurations.
  ///   - home: The name of the page that lists all documents; nil for none.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  /// - Complexity: One layout a picture: the base, each device upright, and the worst configuration
  ///   of each finding.
  package init(
    _ document: InterfaceDocument, _ check: DocumentCheck, matrix: ScreenMatrix,
    home: String? = nil, makeSolver: @escaping () -> any IncrementalSolver
  ) {
    let pictures = ScreenPictures(document, matrix: matrix, makeSolver: makeSolver)
    var drawn = 0
    var screens: [Model.Screen] = []
    for root in pictures.roots {
      let findings = check.findings.filter { $0.sight?.root == root.index }
      var shown: [ScreenConfiguration] = [.base]
      for configuration in matrix.configurations(of: root, in: document)
      where configuration.isPlain && !configuration.isLandscape && !shown.contains(configuration) {
        shown.append(configuration)
      }
      for finding in findings {
        guard let sight = finding.sight, !shown.contains(sight.configuration) else { continue }
        shown.append(sight.configuration)
      }
      let id = "s\(screens.count + 1)"
      var made: [Model.Picture] = []
      for (index, configuration) in shown.enumerated() where drawn < Self.pictureLimit {
        let marks = findings.filter { $0.sight?.configuration == configuration }.flatMap {
          finding in
          finding.elements.prefix(8).map {
            ScreenPictures.Mark(view: $0.id, style: "found \(finding.severity.rawValue)")
          }
        }
        let picture = pictures.picture(
          of: root, configuration, marks: marks, idPrefix: ScreenPictures.prefix(drawn),
          budget: Self.budget)
        drawn += 1
        made.append(
          Model.Picture(
            id: "\(id)-\(index)", title: picture.title,
            label: "\(root.scene), \(picture.title)",
            // All pictures of a page are to one scale.
            shown: max(Int(picture.width * 0.4), 60), screen: picture.screen,
            marks: picture.marks))
      }
      let left = shown.count - made.count
      screens.append(
        Model.Screen(
          id: id, title: root.scene, hasFindings: !findings.isEmpty,
          summary: findings.isEmpty ? "nothing was found" : findings.count.counted("finding"),
          findings: findings.map { finding in
            let index = finding.sight.flatMap { shown.firstIndex(of: $0.configuration) } ?? 0
            return Self.finding(finding, target: index < made.count ? "\(id)-\(index)" : nil)
          },
          pictures: made,
          note: left > 0 ? "\(left) more configurations are not drawn: the page is full." : nil))
    }
    let others = check.findings.filter { $0.sight == nil }
    if !others.isEmpty {
      screens.append(
        Model.Screen(
          id: "document", title: "The document", hasFindings: true,
          summary: others.count.counted("finding"),
          findings: others.map { Self.finding($0, target: nil) }, pictures: []))
    }
    let worst = check.findings.map(\.severity).max()
    model = Model(
      title: check.path,
      subtitle: "\(check.findings.count.counted("finding")); "
        + "\(check.coverage.scenes) screens in \(check.coverage.layouts) layouts",
      tone: worst == .error ? "bad" : worst == nil ? "good" : "doubtful",
      styleSheet: Templates.styleSheet + ScreenPictures.styleSheet, home: home, screens: screens)
  }

  private static func finding(_ finding: ScreenFinding, target: String?) -> Model.Finding {
    var lines: [String] = []
    if let remark = finding.remark { lines.append(remark) }
    if let cause = finding.cause { lines.append("because \(cause.message)") }
    if let threshold = finding.threshold { lines.append(threshold) }
    if let repair = finding.repair {
      lines.append("try line \(repair.position.line): \(repair.change), which \(repair.effect)")
    }
    return Model.Finding(
      severity: finding.severity.rawValue, rule: finding.rule, message: finding.message,
      configurations: finding.configurations,
      place: "line \(finding.position.line)", lines: lines, target: target)
  }

  /// The page.
  ///
  /// - Returns: UTF-8 text, the same for the same input.
  /// - Throws: The template parser's error, which would be a fault of this program.
  package func html() throws -> String {
    try Templates.page(model, PackageResources.sheet_mustache)
  }
}
