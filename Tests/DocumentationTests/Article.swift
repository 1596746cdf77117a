import Foundation
import TestSupport

/// An article of a documentation catalogue, and the code in it.
struct Article: Sendable {
  /// Code between fences.
  struct Block: Sendable {
    /// The word after the opening fence, such as `swift`.
    var language: String
    var text: String
  }

  /// The path from the package's folder.
  var path: String
  var text: String
  var blocks: [Block]

  /// The package's folder.
  static let package = ProjectFolder.url

  /// Reads an article by its path from the package's folder.
  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    blocks = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: String(line.dropFirst(3)), text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
  }

  /// Every article below Sources, in the order of their paths.
  static func all() throws -> [Article] {
    let sources = package.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    return try names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map {
      try Article("Sources/" + $0)
    }
  }
}
