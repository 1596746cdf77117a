import Foundation
import ProcessEnvironment
import TestSupport
import Testing

/// The environment is read in one place, and what is read stands in CONTRIBUTING.md.
@Suite struct EnvironmentTests {
  /// What Package.swift reads, which imports no module.
  private static let ofTheBuild: Set<String> = [
    "LAYOUTBENCH_WARNINGS", "LAYOUTBENCH_TESTS", "LAYOUTBENCH_DOCS",
  ]

  /// The texts below folders of the package, by path.
  private static func texts(_ folders: [String]) throws -> [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    for folder in folders {
      let walk = FileManager.default.enumerator(
        atPath: ProjectFolder.url.appending(path: folder).path())
      for name in (walk?.allObjects as? [String] ?? []).sorted() {
        let path = "\(folder)/\(name)"
        let url = ProjectFolder.url.appending(path: path)
        let isFile = try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard isFile == true, let text = try? String(contentsOf: url, encoding: .utf8) else {
          continue
        }
        texts.append((path, text))
      }
    }
    return texts
  }

  @Test func oneFileReadsTheEnvironment() throws {
    let home = "Sources/Groundwork/ProcessEnvironment/EnvironmentVariable.swift"
    // What starts programs hands all variables on, whatever they are.
    let allowed = [home, "Tests/TestSupport/RunningProgram.swift"]
    var seen: Set<String> = []
    for (path, text) in try Self.texts(["Sources", "Tests"]) where path.hasSuffix(".swift") {
      for call in ["processInfo.environment", "getenv("] where text.contains(call) {
        seen.insert(path)
        #expect(
          allowed.contains(path) || path.hasSuffix("/EnvironmentTests.swift"),
          "\(path) reads the environment by \(call)")
      }
    }
    #expect(seen.contains(home))
  }

  @Test func everyVariableIsInTheListAndInTheTable() throws {
    let listed = Set(EnvironmentVariable.allCases.map(\.rawValue))
    let article = try String(
      contentsOf: ProjectFolder.url.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").drop { $0 != "| variable | does |" }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    let tabled = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    #expect(Set(tabled).count == tabled.count, "a variable stands twice")
    #expect(Set(tabled) == listed.union(Self.ofTheBuild))
    // Names that are used anywhere, and are in no list; headers have marks of their own.
    for (path, text) in try Self.texts(["Sources", "Tests", "scripts", ".github"])
    where !path.hasSuffix(".h") {
      for name in text.matches(of: /LAYOUTBENCH_[A-Z_]*[A-Z]/).map({ String($0.0) }) {
        #expect(
          listed.contains(name) || Self.ofTheBuild.contains(name), "\(path) has \(name)")
      }
    }
  }

  @Test func numbersHaveADefault() {
    #expect(EnvironmentVariable.mutationSeed.number(default: 0) >= 0)
    #expect(EnvironmentVariable.path.isSet && EnvironmentVariable.path.number(default: 7) == 7)
    #expect(EnvironmentVariable.current["PATH"] == EnvironmentVariable.path.value)
  }
}
