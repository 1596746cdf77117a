import Foundation
import TestSupport
import Testing

/// The documentation's table of what there is of UIKit is what the sources declare.
@Suite struct InterfaceTableTests {
  private static let article =
    ProjectFolder.url(of: "Sources/UIKit/UIKit/UIKit.docc/Interface.md")

  private static func table() throws -> String {
    let declared = try DeclaredInterface(
      folder: ProjectFolder.url(of: "Sources/UIKit/UIKit").resolvingSymlinksInPath())
    var lines = ["| type | supported | accepted, without effect | absent |", "|---|---|---|---|"]
    for type in UIKitLayoutMembers.types {
      var own = declared.members[type.name] ?? [:]
      if let adopted = UIKitLayoutMembers.adoptedProtocols[type.name] {
        own.merge(declared.members[adopted] ?? [:]) { own, _ in own }
      }
      // A type that is absent has no page to lead to.
      let name = own.isEmpty ? "`\(type.name)`" : "``\(type.name)``"
      var columns: [[String]] = [[], [], []]
      for member in type.members.split(separator: " ").map(String.init) {
        columns[own[member]?.rawValue ?? 2].append("`\(member)`")
      }
      let cells = columns.map { $0.joined(separator: " ") }
      lines.append("| \(name) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// `LAYOUTBENCH_REFRESH=1` writes the table anew.
  @Test func theTableIsUpToDate() throws {
    let table = try Self.table()
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("| type |") })
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let updated =
      (lines[..<first].map(String.init) + [table] + lines[end...].map(String.init))
      .joined(separator: "\n")
    try RefreshedFile.check(Self.article, is: updated)
  }

  @Test func theScannerFindsWhatIsThere() throws {
    let declared = try DeclaredInterface(
      folder: ProjectFolder.url(of: "Sources/UIKit/UIKit").resolvingSymlinksInPath())
    #expect(declared.members["UIView"]?["topAnchor"] == .supported)
    #expect(declared.members["UIView"]?["draw"] == .withoutEffect)
    #expect(declared.members["UIView"]?["init"] == .supported)
    #expect(declared.members["NSLayoutConstraint"]?["activate"] == .supported)
    #expect(declared.members["UIView"]?["fronted"] == nil)
  }
}
