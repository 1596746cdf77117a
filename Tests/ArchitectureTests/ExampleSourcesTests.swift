import Foundation
import TestSupport
import Testing

/// The programs of Examples use the libraries by names that still exist.
///
/// They are a package of their own, which `scripts/examples` builds and runs at night. Here the
/// compiler checks their sources against the modules that the tests were built with, in a second.
@Suite struct ExampleSourcesTests {
  /// A target of Examples, those that others import first.
  private struct Target {
    var name: String
    var folder: String
    /// The files that are checked; all of the folder unless given.
    var files: [String]?
    var isLibrary = false
  }

  private static let targets = [
    Target(name: "Elimination", folder: "EliminationSolver/Solver", isLibrary: true),
    Target(name: "Screens", folder: "Screens/Screens", isLibrary: true),
    Target(name: "elimination_solver", folder: "EliminationSolver/Program"),
    Target(name: "app_screens", folder: "Screens/Program"),
    Target(name: "ScreensTests", folder: "Screens/Tests"),
    Target(name: "storyboard_check", folder: "StoryboardCheck"),
    Target(name: "own_benchmark", folder: "OwnBenchmark"),
    // The rest of the server needs a package that only Examples has.
    Target(name: "form_server", folder: "FormServer", files: ["SignUpForm.swift"]),
  ]

  private static let root = SourceTree.sources.deletingLastPathComponent()
  private static let examples = root.appending(path: "Examples")

  private static func files(in folder: String) -> [String] {
    ProjectFolder.names(in: "Examples/\(folder)", ending: ".swift")
  }

  /// The module maps of the C modules that the package's modules import.
  private static func moduleMaps(built: URL) -> [String] {
    // Checkouts lie in the scratch folder, two levels above the folder of the programs.
    let scratch = built.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = [
      SourceTree.sources, built.appending(path: "CTimeSampler.build"),
      scratch.appending(path: "checkouts/swift-numerics/Sources"),
      scratch.appending(path: "checkouts/Yams/Sources"),
      scratch.appending(path: "checkouts/GRDB.swift/Sources/GRDBSQLite"),
    ]
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path())?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix("module.modulemap") }
        .map { folder.appending(path: $0).path() }
    }
  }

  @Test func everyExampleUsesWhatThereIs() throws {
    let built = URL(filePath: BuiltProgram.path).deletingLastPathComponent()
    let modules = try TemporaryFolder()
    let words =
      [
        "swiftc", "-swift-version", "6", "-package-name", "examples", "-parse-as-library",
        "-enable-testing", "-I", built.appending(path: "Modules").path(), "-I", modules.path,
      ] + Self.moduleMaps(built: built).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    for target in Self.targets {
      let names = target.files ?? Self.files(in: target.folder)
      let paths = names.map { Self.examples.appending(path: "\(target.folder)/\($0)").path() }
      let task =
        target.isLibrary
        ? ["-emit-module", "-emit-module-path", "\(modules.path)/\(target.name).swiftmodule"]
        : ["-typecheck"]
      let result = try RunningProgram(
        "/usr/bin/env", words + task + ["-module-name", target.name] + paths
      ).result(timeout: 300)
      #expect(result.status == 0, "Examples/\(target.folder): \(result)")
    }
  }

  @Test func noExampleIsLeftOut() throws {
    let known = Set(Self.targets.map(\.folder))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.examples.path())
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Package.swift" }
    #expect(!paths.isEmpty)
    for path in paths {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      #expect(known.contains(folder), "Examples/\(path) is in no target of this list")
    }
  }
}
