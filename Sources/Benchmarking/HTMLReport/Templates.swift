import Drawing
import Mustache

/// The page's templates, which are part of the program: it needs no folder beside it.
enum Templates {
  /// The style sheet.
  static var styleSheet: String {
    String(decoding: PackageResources.report_css, as: UTF8.self) + FlameGraph.styleSheet
  }

  /// The script, without which the page has the same content.
  static var script: String {
    String(decoding: PackageResources.report_js, as: UTF8.self) + FlameGraph.script
  }

  /// All templates, by the names they call each other.
  ///
  /// - Throws: The parser's error, with the line of the template.
  static func library() throws -> MustacheLibrary {
    let texts = [
      ("page", PackageResources.page_mustache),
      ("verdict", PackageResources.verdict_mustache),
      ("gate", PackageResources.gate_mustache),
      ("conditions", PackageResources.conditions_mustache),
      ("changes", PackageResources.changes_mustache),
      ("overview", PackageResources.overview_mustache),
      ("scenario", PackageResources.scenario_mustache),
      ("sweeps", PackageResources.sweeps_mustache),
      ("history", PackageResources.history_mustache),
    ]
    var library = MustacheLibrary()
    for (name, bytes) in texts {
      try library.register(String(decoding: bytes, as: UTF8.self), named: name)
    }
    return library
  }
}
