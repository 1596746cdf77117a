import InterfaceBuilder
import LayoutModel
import ScreenChecks
import ScreenPages
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// Pages of screens: whole, self-contained, and closed to what documents have in their texts.
struct ScreenPagesTests {
  private static let hostile = "</svg><script>alert(1)</script><img src=x onerror=alert(2)>"

  /// A screen with a label of a text and a constant height.
  private static func text(_ label: String, height: Int, name: String = "Login") -> String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
    return StoryboardText.document(
      """
      <scene sceneID="s1"><objects><viewController id="c" \
      userLabel="\(escaped(name))"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="a" text="\(escaped(label))" translatesAutoresizingMaskIntoConstraints="NO" \
      adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="s"/><constraints>
      <constraint firstItem="a" firstAttribute="height" constant="\(height)" id="h"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="s" \
      secondAttribute="leading" constant="20" id="l"/></constraints></view></viewController>
      </objects></scene>
      """)
  }

  private static let matrix = ScreenMatrix(
    devices: ["iphone-se-3"].compactMap { DeviceCatalog.device(named: $0) })

  private static func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument.parse(Array(text.utf8), path: "a<b>.storyboard")
  }

  private static func sheet(_ text: String) throws -> String {
    let document = try document(text)
    let checker = ScreenChecker(matrix: matrix) { SolverStrategy.standard.makeSolver() }
    return try ContactSheet(document, checker.check(document), matrix: matrix, home: "index.html") {
      SolverStrategy.standard.makeSolver()
    }.html()
  }

  private static func page(_ before: String, _ after: String) throws -> String {
    let difference = try DocumentDifference(
      earlier: Array(before.utf8), later: Array(after.utf8), earlierPath: "a", path: "a")
    let analysis = ChangeAnalysis(difference, matrix: matrix) {
      SolverStrategy.standard.makeSolver()
    }
    var comparison = DocumentComparison(path: "a<b>.storyboard")
    comparison.screens = analysis.roots.compactMap { analysis.change(ofRoot: $0)?.change }
    let document = ChangePage.Document(
      comparison: comparison, earlier: difference.earlier, later: difference.later)
    return try ChangePage(
      [document], title: "no new finding", subtitle: "compared with main",
      command: "bench snapshot a -o b", matrix: matrix,
      words: { .init(heading: $0.edits.map(\.message), effects: $0.effects.map(\.difference)) },
      makeSolver: { SolverStrategy.standard.makeSolver() }
    ).html()
  }

  /// What would load something, run something of a document's, or break out of its place.
  private static func checkClosed(_ html: String) {
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("<script>alert") && !html.contains("<img"))
    #expect(!html.contains("http://") || html.contains("http://www.w3.org/2000/svg"))
    #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
    #expect(!html.contains("a<b>"))
    // Every id is there once.
    let ids = html.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test("a contact sheet shows every screen, and each finding with the picture that shows it")
  func contactSheet() throws {
    let html = try Self.sheet(Self.text("Name", height: 24))
    Self.checkClosed(html)
    #expect(html.contains("<h2 id=\"s1-title\">Login"))
    #expect(html.contains("<code>text-clipped</code>"))
    let target = try #require(html.firstMatch(of: /<a href="#(s1-\d+)">[^<]*is cut off/)).1
    #expect(html.contains("<figure id=\"\(target)\""))
    #expect(html.contains("<rect class=\"found error\""))
    #expect(try html == Self.sheet(Self.text("Name", height: 24)))
  }

  @Test("texts of a document never become markup")
  func hostileTexts() throws {
    Self.checkClosed(try Self.sheet(Self.text(Self.hostile, height: 24, name: Self.hostile)))
    Self.checkClosed(
      try Self.page(
        Self.text(Self.hostile, height: 24, name: Self.hostile),
        Self.text(Self.hostile, height: 44, name: Self.hostile)))
  }

  @Test("a page of a change has both sides, in a configuration that shows it, under its cause")
  func changePage() throws {
    let html = try Self.page(Self.text("Name", height: 30), Self.text("Name", height: 40))
    Self.checkClosed(html)
    #expect(html.contains("UILabel &#39;Name&#39;.height == 30 -&gt; "))
    #expect(html.contains("aria-label=\"Login, base, before\""))
    #expect(html.contains("aria-label=\"Login, base, after\""))
    #expect(html.contains("<rect class=\"was\"") && html.contains("<rect class=\"is\""))
    // Nine tenths of the phone's 375 points.
    #expect(html.contains("--width:337px"))
    #expect(html.contains("type=\"range\""))
  }

  @Test("the list has the worst document first")
  func list() throws {
    let entries = [
      ContactIndex.Entry(path: "a.xib", page: "1.html", counts: [0, 2, 0], screenCount: 1),
      ContactIndex.Entry(path: "b<.xib", page: "2.html", counts: [1, 0, 0], screenCount: 2),
    ]
    let html = try ContactIndex(entries, title: "2 documents", coverage: ["looked at 3"]).html()
    let first = try #require(html.firstRange(of: "b&lt;.xib"))
    let second = try #require(html.firstRange(of: "a.xib"))
    #expect(first.lowerBound < second.lowerBound)
  }

  @Test("pictures have prefixes of letters, each its own")
  func prefixes() {
    let prefixes = (0..<2000).map(ScreenPictures.prefix)
    #expect(Set(prefixes).count == 2000)
    #expect(prefixes.prefix(1) == ["pa-"] && prefixes[26] == "paa-")
  }
}
