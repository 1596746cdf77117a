package import Foundation

/// The folder of the project, in which tests find scenarios, documents, traces and stored texts.
package enum ProjectFolder {
  /// Where it is.
  package static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder of a path from there.
  package static func url(of path: String) -> URL { url.appending(path: path) }

  /// The names of a folder's files that end in one of some ways, in order; none without the folder.
  package static func names(in folder: String, ending: String...) -> [String] {
    (try? found(in: folder, ending)) ?? []
  }

  /// The bytes of those files, in the order of their names.
  ///
  /// - Throws: when the folder or one of them cannot be read.
  package static func contents(of folder: String, ending: String...) throws -> [[UInt8]] {
    try found(in: folder, ending).map { try bytes(of: "\(folder)/\($0)") }
  }

  private static func found(in folder: String, _ endings: [String]) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url(of: folder).path(percentEncoded: false)
    ).filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
  }

  /// The paths of a folder's documents of Interface Builder, in order; none without the folder.
  package static func documents(in folder: String) -> [String] {
    names(in: folder, ending: ".storyboard", ".xib").map { "\(folder)/\($0)" }
  }

  /// The bytes of a file.
  ///
  /// - Throws: when it cannot be read.
  package static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: path)))
  }

  /// The text of a file.
  ///
  /// - Throws: when it cannot be read.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }
}
