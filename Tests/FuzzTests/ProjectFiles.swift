import Foundation

/// Files of the repository that fuzzing begins with.
enum ProjectFiles {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of all files with an ending in a folder, in the order of their names.
  static func bytes(in folder: String, ending: [String]) throws -> [[UInt8]] {
    let folder = root.appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try names.filter { name in ending.contains { name.hasSuffix($0) } }.sorted().map {
      Array(try Data(contentsOf: folder.appending(path: $0)))
    }
  }
}
