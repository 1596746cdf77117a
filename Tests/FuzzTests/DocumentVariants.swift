import Foundation

/// The documents of the project as they might have been saved: by other tools, for other canvases, with
/// other fonts and attributes.
enum DocumentVariants {
  /// Which words are exchanged for others, in all places of a document.
  private static let changes: [(name: String, pairs: [(String, String)])] = [
    ("as it is", []),
    (
      "Xcode 7",
      [
        ("version=\"2\\d{4}\"", "version=\"9059\""),
        ("toolsVersion=\"\\d+\"", "toolsVersion=\"9060\""),
      ]
    ),
    ("Xcode 12", [("version=\"2\\d{4}\"", "version=\"17703\"")]),
    ("small canvas", [("id=\"retina\\w+\"", "id=\"retina4_0\"")]),
    ("tablet", [("id=\"retina\\w+\"", "id=\"ipad9_7\"")]),
    ("landscape", [("orientation=\"portrait\"", "orientation=\"landscape\"")]),
    ("no safe areas", [("useSafeAreas=\"YES\"", "useSafeAreas=\"NO\"")]),
    ("no frames", [("<rect key=\"frame\"[^>]*/>", "")]),
    (
      "Helvetica Neue",
      [("type=\"(bold)?[sS]ystem\"", "name=\"HelveticaNeue\" family=\"Helvetica Neue\"")]
    ),
    ("Avenir", [("type=\"(bold)?[sS]ystem\"", "name=\"Avenir-Book\" family=\"Avenir\"")]),
    ("Roboto", [("type=\"(bold)?[sS]ystem\"", "name=\"Roboto-Regular\" family=\"Roboto\"")]),
    ("Georgia", [("type=\"(bold)?[sS]ystem\"", "name=\"Georgia\" family=\"Georgia\"")]),
    (
      "text style",
      [("type=\"(bold)?[sS]ystem\" pointSize=\"[^\"]*\"", "style=\"UICTFontTextStyleTitle2\"")]
    ),
    ("large text", [("pointSize=\"[^\"]*\"", "pointSize=\"31\"")]),
    ("many lines", [("numberOfLines=\"\\d+\"", ""), ("<label ", "<label numberOfLines=\"0\" ")]),
    ("hidden", [("<label ", "<label hidden=\"YES\" "), ("<button ", "<button hidden=\"YES\" ")]),
    ("see-through", [("<(label|view|button|imageView) ", "<$1 alpha=\"0.5\" ")]),
    (
      "right to left",
      [("<(view|stackView) ", "<$1 semanticContentAttribute=\"forceRightToLeft\" ")]
    ),
    ("unlike constants", [("constant=\"(\\d+)\"", "constant=\"1$1.5\"")]),
    ("optional", [("<constraint ", "<constraint priority=\"600\" ")]),
    ("inequalities", [("<constraint ", "<constraint relation=\"greaterThanOrEqual\" ")]),
    (
      "not installed",
      [("<constraint (firstAttribute=\"(height|width)\")", "<constraint installed=\"NO\" $1")]
    ),
    (
      "tight",
      [
        (
          "horizontal(Hugging|CompressionResistance)Priority=\"\\d+\"",
          "horizontal$1Priority=\"1000\""
        )
      ]
    ),
    ("margins", [("<view ", "<view preservesSuperviewLayoutMargins=\"YES\" ")]),
    (
      "colours",
      [("<color key=\"(\\w+)\"[^>]*/>", "<color key=\"$1\" systemColor=\"labelColor\"/>")]
    ),
    (
      "stacks",
      [
        ("distribution=\"\\w+\"", ""),
        ("<stackView ", "<stackView distribution=\"equalSpacing\" spacing=\"3\" "),
      ]
    ),
  ]

  /// The names of all variants.
  static var names: [String] { changes.map(\.name) }

  /// A text with the words of a variant.
  static func text(_ text: String, _ variant: String) throws -> String {
    var text = text
    for (pattern, words) in changes.first(where: { $0.name == variant })?.pairs ?? [] {
      let expression = try NSRegularExpression(pattern: pattern)
      text = expression.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: words)
    }
    return text
  }
}
