import Formatting
package import InterfaceBuilder
package import LinearConstraints
package import ScreenChecks

/// What a change moved, screen by screen, before and after: one page of HTML that needs nothing
/// beside it.
package struct ChangePage {
  /// What one document's change is.
  package struct Document {
    /// What is different.
    package var comparison: DocumentComparison
    /// The earlier revision; nil for a new document.
    package var earlier: InterfaceDocument?
    /// The later revision; nil for one that is gone.
    package var later: InterfaceDocument?

    /// Creates a document's change.
    package init(
      comparison: DocumentComparison, earlier: InterfaceDocument?, later: InterfaceDocument?
    ) {
      self.comparison = comparison
      self.earlier = earlier
      self.later = later
    }
  }

  /// What brought about what, in words.
  package struct CauseWords {
    /// The edits, a line each.
    package var heading: [String]
    /// What they did, a line each.
    package var effects: [String]

    /// Creates words.
    package init(heading: [String], effects: [String]) {
      self.heading = heading
      self.effects = effects
    }
  }

  /// What the template sees.
  private struct Model {
    struct Pair {
      var id: String
      var title: String
      var label: String
      var shown: Int
      var before: String
      var beforeMarks: String
      var after: String
      var afterMarks: String
    }

    struct Cause {
      var heading: [String]
      var effects: [String]
    }

    struct Screen {
      var id: String
      var number: Int
      var title: String
      var document: String
      var summary: String
      var causes: [Cause]
      var pairs: [Pair]
      var single: [Pair]
      var note: String?
    }

    struct Finding {
      var state: String
      var severity: String
      var rule: String
      var place: String
      var message: String
    }

    var title: String
    var subtitle: String
    var tone: String
    var styleSheet: String
    var script: String
    var command: String
    var newCount: Int
    var fixedCount: Int
    var unchangedCount: Int
    var screenCount: Int
    var findings: [Finding]
    var hasFindings: Bool
    var screens: [Screen]
    var hasScreens: Bool
  }

  private let model: Model

  /// Screens that are drawn; others are listed in words.
  private static let screenLimit = 60
  /// The greatest length of a picture, in bytes.
  private static let budget = 40_000

  /// Draws both sides of every screen that is different.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - title: What came out, in a sentence.
  ///   - subtitle: What was compared with what.
  ///   - command: The command that shows it again.
  ///   - matrix: The configurations.
  ///   - words: Makes the words of a cause.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  /// - Complexity: Two layouts a picture, of which a screen has at most three.
  package init(
    _ documents: [Document], title: String, subtitle: String, command: String,
    matrix: ScreenMatrix, words: (ScreenChange.Cause) -> CauseWords,
    makeSolver: @escaping () -> any IncrementalSolver
  ) {
    var screens: [Model.Screen] = []
    var pictureCount = 0
    for document in documents {
      func pictures(_ revision: InterfaceDocument?) -> ScreenPictures? {
        revision.map { ScreenPictures($0, matrix: matrix, makeSolver: makeSolver) }
      }
      let before = pictures(document.earlier)
      let after = pictures(document.later)
      for change in document.comparison.screens {
        let number = screens.count + 1
        let isDrawn = number <= Self.screenLimit
        var pairs: [Model.Pair] = []
        for configuration in isDrawn ? change.places.configurations : [] {
          func side(_ pictures: ScreenPictures?, _ root: ScreenRoot?, _ style: String)
            -> ScreenPictures.Picture?
          {
            guard let pictures, let root else { return nil }
            pictureCount += 1
            return pictures.picture(
              of: root, configuration,
              marks: change.places.changes.map { .init(view: $0.id, style: style) },
              idPrefix: ScreenPictures.prefix(pictureCount), budget: Self.budget)
          }
          let old = side(before, change.places.before, "was")
          let new = side(after, change.places.after, "is")
          guard let shown = new ?? old else { continue }
          pairs.append(
            Model.Pair(
              id: "c\(number)-\(pairs.count)", title: shown.title,
              label: "\(change.scene), \(shown.title)",
              shown: max(Int(max(shown.width, old?.width ?? 0) * 0.9), 120),
              before: old?.screen ?? "", beforeMarks: old?.marks ?? "",
              after: new?.screen ?? "", afterMarks: new?.marks ?? ""))
        }
        let isPair = change.kind == .changed
        screens.append(
          Model.Screen(
            id: "c\(number)", number: number, title: change.scene,
            document: document.comparison.path, summary: Self.summary(change),
            causes: change.causes.map {
              let said = words($0)
              return Model.Cause(heading: said.heading, effects: said.effects)
            },
            pairs: isPair ? pairs : [], single: isPair ? [] : pairs,
            note: isDrawn ? nil : "Not drawn: the page is full."))
      }
    }
    let comparisons = documents.map(\.comparison)
    func findings(_ state: String, _ list: [ScreenFinding]) -> [Model.Finding] {
      list.map {
        Model.Finding(
          state: state, severity: $0.severity.rawValue, rule: $0.rule,
          place: "\($0.path):\($0.position.line)", message: $0.message)
      }
    }
    let new = comparisons.flatMap(\.new)
    let fixed = comparisons.flatMap(\.fixed)
    let all = findings("new", new) + findings("fixed", fixed)
    model = Model(
      title: title, subtitle: subtitle,
      tone: new.contains { $0.severity == .error } ? "bad" : new.isEmpty ? "good" : "doubtful",
      styleSheet: Templates.styleSheet + ScreenPictures.styleSheet, script: Templates.script,
      command: command, newCount: new.count, fixedCount: fixed.count,
      unchangedCount: comparisons.map(\.unchanged.count).reduce(0, +),
      screenCount: screens.count, findings: all, hasFindings: !all.isEmpty, screens: screens,
      hasScreens: !screens.isEmpty)
  }

  private static func summary(_ change: ScreenChange) -> String {
    switch change.kind {
    case .added: return "new screen"
    case .removed: return "the screen is gone"
    case .changed:
      let views = change.viewCount.counted("view")
      return change.configurationCount == 0
        ? "\(views) different"
        : "\(views) different in \(change.configurationCount) of \(change.comparedCount) "
          + "configurations"
    }
  }

  /// The page.
  ///
  /// - Returns: UTF-8 text, the same for the same input.
  /// - Throws: The template parser's error, which would be a fault of this program.
  package func html() throws -> String {
    try Templates.page(model, PackageResources.change_mustache)
  }
}
