import Mustache

/// The pages' templates, which are part of the program: it needs no folder beside it.
enum Templates {
  /// The style sheet of all pages.
  static var styleSheet: String { String(decoding: PackageResources.screens_css, as: UTF8.self) }

  /// The script of the change page, without which both sides stand beside each other.
  static var script: String { String(decoding: PackageResources.change_js, as: UTF8.self) }

  /// The page of a template.
  ///
  /// Whatever the model's texts hold stays text; only what is written with three braces, pictures
  /// and the files above, is markup.
  ///
  /// - Throws: The parser's error, which would be a fault of this program.
  static func page(_ model: Any, _ bytes: [UInt8]) throws -> String {
    try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self)).render(model)
  }
}
