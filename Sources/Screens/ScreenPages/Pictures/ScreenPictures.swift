package import InterfaceBuilder
import LayoutDrawing
import LayoutModel
package import LinearConstraints
package import ScreenChecks

/// Draws screens of one document, with marks on some of their views.
package struct ScreenPictures {
  private let screens: ScreenDocument
  private let matrix: ScreenMatrix
  private let makeSolver: () -> any IncrementalSolver

  /// A view to be marked.
  package struct Mark: Hashable, Sendable {
    /// The view's id.
    package var view: String
    /// The class of the mark in the style sheet.
    package var style: String

    /// Creates a mark.
    package init(view: String, style: String) {
      self.view = view
      self.style = style
    }
  }

  /// A picture of a screen.
  package struct Picture: Sendable {
    /// The screen, as the text of an SVG element.
    package var screen: String
    /// The marks, as the text of another of the same size that lies above.
    package var marks: String
    /// What is shown, in words.
    package var title: String
    /// The width of the screen, in points.
    package var width: Double
    /// The height of the screen, in points.
    package var height: Double
  }

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - matrix: The configurations.
  ///   - makeSolver: Makes a solver without unknowns, one a layout.
  package init(
    _ document: InterfaceDocument, matrix: ScreenMatrix,
    makeSolver: @escaping () -> any IncrementalSolver
  ) {
    screens = ScreenDocument(document)
    self.matrix = matrix
    self.makeSolver = makeSolver
  }

  /// The roots that can be drawn.
  var roots: [ScreenRoot] { screens.roots }

  /// Draws a root in a configuration.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - configuration: The configuration.
  ///   - marks: The views that are marked.
  ///   - idPrefix: Letters that no other picture of the page has.
  ///   - budget: The greatest length of the picture, in bytes.
  /// - Returns: The picture.
  package func picture(
    of root: ScreenRoot, _ configuration: ScreenConfiguration, marks: [Mark], idPrefix: String,
    budget: Int
  ) -> Picture {
    let layouter = ScreenLayouter(screens, makeSolver: makeSolver)
    let stored = screens.document.inferredEnvironment(ofRoot: root.index)
    var setting = ScreenSetting(configuration, in: matrix)
    setting.asksSolver = false
    var options = PictureOptions.thumbnail(idPrefix: idPrefix, includesStyleSheet: false)
    options.byteBudget = budget
    options.showsGuides = false
    options.viewLimit = 1000
    let chosen = options
    var drawn = ""
    let screen = layouter.layOut(root, setting, stored: stored) { engine in
      drawn = LayoutPicture(LayoutScene(engine, contents: []), options: chosen).svg
    }
    let words = matrix.words(configuration)
    return Picture(
      screen: drawn, marks: svg(of: marks, on: screen),
      title: words.isEmpty ? "base" : words, width: screen.size.width, height: screen.size.height)
  }

  /// The marks, in the coordinates of the picture, which has an edge of two points.
  private func svg(of marks: [Mark], on screen: LaidOutScreen) -> String {
    let number = { (value: Double) in Points.text(value) }
    var text =
      "<svg class=\"marks\" aria-hidden=\"true\" viewBox=\"-2 -2 \(number(screen.size.width + 4)) "
      + "\(number(screen.size.height + 4))\">"
    var styles: [String: String] = [:]
    for mark in marks where styles[mark.view] == nil { styles[mark.view] = mark.style }
    for view in screen.views {
      guard let style = styles[screens.identifier(ofView: view.index)] else { continue }
      text +=
        "<rect class=\"\(style)\" x=\"\(number(view.frame.minX))\" y=\"\(number(view.frame.minY))\""
        + " width=\"\(number(view.frame.width))\" height=\"\(number(view.frame.height))\"/>"
    }
    return text + "</svg>"
  }

  /// Letters for the picture of a number, as in the columns of a spreadsheet.
  package static func prefix(_ number: Int) -> String {
    var rest = number
    var letters = ""
    repeat {
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return "p" + letters + "-"
  }

  /// The colours of the pictures, for the style sheet of the page.
  static var styleSheet: String { StyleSheet.text(.automatic) }
}
