import Foundation

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
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
  }

  /// The modules in each folder of Sources: folders with at least one source file.
  ///
  /// - Throws: what reading a folder throws.
  static func folders() throws -> [String: [String]] {
    let manager = FileManager.default
    var folders: [String: [String]] = [:]
    for folder in try manager.contentsOfDirectory(atPath: sources.path()) {
      let url = sources.appending(path: folder)
      folders[folder] = try manager.contentsOfDirectory(atPath: url.path()).filter {
        guard
          let paths = manager.enumerator(atPath: url.appending(path: $0).path())
        else { return false }
        return paths.contains { isSource("\($0)") || "\($0)".hasSuffix("module.modulemap") }
      }.sorted()
    }
    return folders
  }

  /// The names of the modules that exist.
  static func modules() throws -> [String] {
    try folders().values.joined().sorted()
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
