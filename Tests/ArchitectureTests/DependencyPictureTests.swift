import Foundation
import TestSupport
import Testing

/// Where modules lie, and the picture of it in the documentation.
@Suite struct DependencyPictureTests {
  private static let article = SourceTree.sources.appending(
    path: "CommandLine/BenchCommands/BenchCommands.docc/Architecture.md")

  /// `LAYOUTBENCH_REFRESH=1` draws the picture anew.
  @Test func thePictureIsWhatTheImportsAre() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let heading = try #require(text.range(of: "## Modules\n"))
    let rest = heading.upperBound..<text.endIndex
    let opening = try #require(text.range(of: "```\n", range: rest))
    let closing = try #require(
      text.range(of: "\n```", range: opening.upperBound..<text.endIndex))
    let picture = try DependencyPicture(folders: AllowedImports.folders).text
    let updated = text.replacingCharacters(
      in: opening.upperBound..<closing.lowerBound, with: picture)
    try RefreshedFile.check(Self.article, is: updated)
  }

  @Test func everyFolderHasItsPlaceAndItsPage() throws {
    let folders = try SourceTree.folders().filter { !$0.value.isEmpty }
    #expect(folders.keys.sorted() == AllowedImports.folders.sorted())
    for (folder, modules) in folders {
      let page = SourceTree.sources.appending(path: "\(folder)/README.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      for module in modules {
        #expect(text.contains(module), "Sources/\(folder)/README.md has no \(module)")
      }
    }
  }

  /// A module imports from its own folder and from those above it.
  @Test func noFolderImportsFromALaterOne() throws {
    let folders = try SourceTree.folders()
    var positions: [String: Int] = [:]
    for (position, folder) in AllowedImports.folders.enumerated() {
      for module in folders[folder] ?? [] { positions[module] = position }
    }
    for (module, position) in positions {
      for found in try SourceTree.imports(of: module) {
        #expect((positions[found.imported] ?? 0) <= position, "\(found)")
      }
    }
  }
}
