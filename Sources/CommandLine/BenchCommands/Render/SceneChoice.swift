import ArgumentParser
import InterfaceBuilder
import LayoutViewer

/// What `--scene` chooses among the screens of a document.
enum SceneChoice {
  /// Ends the verb where no screen was found.
  ///
  /// - Throws: the exit status of bad input, which a line on standard error explains.
  static func require(_ roots: [Int], of capture: DocumentCapture, named scene: String?) throws {
    guard roots.isEmpty else { return }
    let names = capture.roots.map { "'\(capture.title(ofRoot: $0))'" }.joined(separator: ", ")
    Terminal.writeToStandardError(
      "\(capture.document.path): error: "
        + (names.isEmpty
          ? "there is nothing to draw" : "no scene '\(scene ?? "")'; there are \(names)"))
    throw ExitStatus.badInput.exit
  }
}
