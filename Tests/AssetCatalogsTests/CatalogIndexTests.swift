import AssetCatalogs
import Foundation
import TestSupport
import Testing

/// Which colour set a document's colour is.
@Suite struct CatalogIndexTests {
  private let temporary: TemporaryFolder
  private var root: URL { temporary.url.resolvingSymlinksInPath() }

  init() throws { temporary = try TemporaryFolder() }

  private func make(_ paths: [String]) throws {
    for path in paths {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: file)
    }
  }

  /// The folders of the search, from the root of the test on.
  private func places(_ document: String) -> [String] {
    var search = CatalogSearch()
    return places(document, &search)
  }

  private func places(_ document: String, _ search: inout CatalogSearch) -> [String] {
    let base = root.standardizedFileURL.path(percentEncoded: false)
    return search.places(of: root.appending(path: document).path()).map { place in
      let path = URL(filePath: place.folder).standardizedFileURL.path(percentEncoded: false)
      let inner = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
      return inner.split(separator: "/").joined(separator: "/")
    }
  }

  private func set(_ name: String, _ document: String, depth: Int = 12) -> String? {
    CatalogIndex(below: root.path(), depth: depth)
      .file(ofColor: name, namedBy: root.appending(path: document).path())
      .map { String($0.dropFirst(root.path().count).trimmingPrefix("/")) }
  }

  @Test func theNearestCatalogueCounts() throws {
    try make([
      "A/Assets.xcassets/Tint.colorset/Contents.json",
      "A/Base.lproj/Main.storyboard",
      "B/Colors.xcassets/Brand/Tint.colorset/Contents.json",
      "B/Colors.xcassets/Brand/Ink.colorset/Contents.json",
      "Pods/Colors.xcassets/Rule.colorset/Contents.json",
      "Tint.colorset/Contents.json",
    ])
    #expect(
      set("Tint", "A/Base.lproj/Main.storyboard") == "A/Assets.xcassets/Tint.colorset/Contents.json"
    )
    let brand = "B/Colors.xcassets/Brand/Tint.colorset/Contents.json"
    #expect(set("Tint", "B/Cell.xib") == brand)
    #expect(set("Brand/Tint", "A/Base.lproj/Main.storyboard") == brand)
    #expect(set("Other/Ink", "B/Cell.xib") == nil)
    // Neither what other projects bring along nor what is in no catalogue.
    #expect(set("Rule", "B/Cell.xib") == nil)
    #expect(set("", "B/Cell.xib") == nil && set("/", "B/Cell.xib") == nil)
  }

  @Test func catalogsAreLookedForNoDeeperThanAskedFor() throws {
    try make(["a/b/c/Assets.xcassets/Deep/Tint.colorset/Contents.json"])
    #expect(set("Tint", "Main.storyboard", depth: 1) == nil)
    #expect(set("Tint", "Main.storyboard", depth: 4) != nil)
  }

  /// A folder, the catalogue in it and the set in that are three.
  @Test(arguments: [(2, false), (3, true)])
  func theSearchEndsAfterSoManyFiles(_ limit: Int, _ isFound: Bool) throws {
    try make(["A/Assets.xcassets/Tint.colorset/Contents.json"])
    let index = CatalogIndex(below: root.path(), limit: limit)
    let file = index.file(ofColor: "Tint", namedBy: root.appending(path: "Main.xib").path())
    #expect((file != nil) == isFound)
  }

  @Test func theSearchGoesUpToTheRepository() throws {
    try make([
      ".git/HEAD", "App/App.xcodeproj/project.pbxproj", "App/Sources/Base.lproj/Main.storyboard",
    ])
    #expect(places("App/Sources/Base.lproj/Main.storyboard") == ["App", ""])
    #expect(places("Main.storyboard") == [""])
  }

  /// A stray package in a folder that many use is the project of nothing there.
  @Test func theSearchEndsBelowTheSharedFolder() throws {
    try make(["Package.swift", "shared/Package.swift", "shared/mine/One.xib", "shared/p/.git/HEAD"])
    var search = CatalogSearch(shared: root.appending(path: "shared"))
    #expect(places("shared/mine/One.xib", &search) == ["shared/mine"])
    #expect(places("shared/p/a/One.xib", &search) == ["shared/p"])
    #expect(places("shared/mine/One.xib") == ["shared", ""])
  }

  @Test func aSearchListsAFolderOnce() throws {
    try make([".git/HEAD", "App/App.xcodeproj/project.pbxproj", "App/One.xib"])
    var search = CatalogSearch()
    #expect(places("App/One.xib", &search) == ["App", ""])
    // What the search saw stands for the documents beside and below the first.
    try FileManager.default.removeItem(at: root.appending(path: "App/App.xcodeproj"))
    #expect(places("App/Two.xib", &search) == ["App", ""])
    #expect(places("App/Base.lproj/Main.storyboard", &search) == ["App", ""])
    #expect(places("App/Two.xib") == [""], "a new search looks again")
  }

  @Test func aDocumentWithoutAProjectHasItsOwnFolder() {
    var search = CatalogSearch()
    let places = search.places(of: "/nowhere/at/all/Base.lproj/Main.storyboard")
    #expect(places.count == 1 && places[0].depth == 2)
    #expect(places[0].folder.hasPrefix("/nowhere/at/all"))
  }

  /// Only folders within a catalogue are a name space, neither the catalogue nor what holds it.
  @Test func aCatalogIsNoNameSpace() throws {
    try make(["A/Colors.xcassets/Brand/Tint.colorset/Contents.json"])
    let tint = "A/Colors.xcassets/Brand/Tint.colorset/Contents.json"
    #expect(set("Tint", "A/Main.storyboard") == tint)
    #expect(set("Brand/Tint", "A/Main.storyboard") == tint)
    #expect(set("Colors.xcassets/Brand/Tint", "A/Main.storyboard") == nil)
    #expect(set("A/Colors.xcassets/Brand/Tint", "A/Main.storyboard") == nil)
    #expect(set("Other/Tint", "A/Main.storyboard") == nil)
    #expect(set("", "A/Main.storyboard") == nil)
  }
}
