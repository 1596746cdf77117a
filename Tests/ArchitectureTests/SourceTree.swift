import Foundation
import TestSupport

/// One import statement of a source file.
struct Import: CustomStringConvertible {
  var module: String
  var file: String
  var line: Int
  var imported: String

  var description: String { "\(file):\(line): \(module) imports \(imported)" }
}

/// The package's sources as they lie on disk.
enum SourceTree {
  /// The folder with the package's modules.
  static var sources: URL {
    ProjectFolder.url(of: "Sources").resolvingSymlinksInPath()
  }

  /// The modules in each folder of Sources: folders with at least one source file.
  ///
  /// - Throws: what reading a folder throws.
  static func folders() throws -> [String: [String]] {
    var folders: [String: [String]] = [:]
    for folder in try subfolders(of: sources) {
      folders[folder.lastPathComponent] = try subfolders(of: folder).filter {
        try FileManager.default.subpathsOfDirectory(atPath: $0.path()).contains {
          isSource($0) || $0.hasSuffix("module.modulemap")
        }
      }.map(\.lastPathComponent).sorted()
    }
    return folders
  }

  /// The names of the modules that exist.
  static func modules() throws -> [String] {
    try folders().values.joined().sorted()
  }

  private static func subfolders(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".c")
  }

  /// Every import statement of a module's Swift files.
  static func imports(of module: String) throws -> [Import] {
    guard let folder = try folders().first(where: { $0.value.contains(module) })?.key else {
      return []
    }
    let path = "Sources/\(folder)/\(module)"
    let root = sources.appending(path: "\(folder)/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path())
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try files.flatMap { file in
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      return ImportScanner.imports(in: text).map { found in
        Import(
          module: module, file: "\(path)/\(file)", line: found.line, imported: found.name)
      }
    }
  }
}

/// Finds import statements in Swift text, whatever stands before the keyword.
enum ImportScanner {
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  static func imports(in text: String) -> [(line: Int, name: String)] {
    var found: [(line: Int, name: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        words.removeFirst()
      }
      guard words.popFirst() == "import" else { continue }
      if let word = words.first, kinds.contains(word) { words.removeFirst() }
      // A submodule, or one declaration, is an import of the module it is in.
      if let name = words.first?.split(separator: ".").first {
        found.append((index + 1, String(name)))
      }
    }
    return found
  }
}
