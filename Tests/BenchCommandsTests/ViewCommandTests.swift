import BenchCommands
import Foundation
import TestSupport
import Testing

/// What `bench view` writes and ends with, run in this process.
@Suite struct ViewCommandTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private var page: String { folder.appending(path: "page.html").path() }

  private func status(_ words: [String]) -> Int32 {
    Runs.status(["view"] + words + ["-o", page, "--no-times"])
  }

  private func written() throws -> String { try String(contentsOfFile: page, encoding: .utf8) }

  private static let keyboard = ProjectFolder.url(of: "Scenarios/bottom-bar-keyboard.yaml").path()
  private static let findings = ProjectFolder.url(
    of: "Scenarios/interface-builder/findings.storyboard"
  ).path()

  @Test func aScenarioIsOnePageWithItsTimeline() throws {
    #expect(status([Self.keyboard]) == 0)
    let html = try written()
    #expect(html.hasPrefix("<!doctype html>") && html.hasSuffix("</html>\n"))
    #expect(html.contains("\"t\":\"keyboard-shown\"") && html.contains("\"n\":\"bottomBar\""))
    #expect(status([Self.keyboard]) == 0)
    #expect(try written() == html, "the same bytes again")
  }

  @Test func aDocumentHasItsScenesOrOne() throws {
    #expect(status([Self.findings, "--no-matrix"]) == 0)
    #expect(try written().contains("\"title\":\"Ambiguity\""))
    #expect(status([Self.findings, "--no-matrix", "--scene", "Conflict"]) == 0)
    let html = try written()
    #expect(html.contains("\"conflicts\":[") && !html.contains("\"title\":\"Ambiguity\""))
  }

  /// A view in a colour of the application: yellow, as the document has it.
  private static let tinted = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
      </dependencies>
      <objects>
        <view contentMode="scaleToFill" id="one">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
            id="two">
              <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
            </view>
          </subviews>
          <color key="backgroundColor" name="Tint"/>
          <constraints>
            <constraint firstItem="two" firstAttribute="top" secondItem="one" \
            secondAttribute="top" id="three"/>
          </constraints>
        </view>
      </objects>
      <resources>
        <namedColor name="Tint"><color red="1" green="1" blue="0.0" alpha="1"/></namedColor>
      </resources>
    </document>
    """

  @Test(
    arguments: [
      (nil, "[\"#ffff00\"]"),
      (
        """
        {"colors": [{"idiom": "universal", "color": {"components":
          {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"white": "0.000", "alpha": "1.000"}}}]}
        """, "[\"#102030\",\"#000000\"]"
      ),
      ("{\"colors\": 1}", "[\"#ffff00\"]"), ("{", "[\"#ffff00\"]"),
    ] as [(String?, String)])
  func aDocumentHasTheColoursOfItsApplication(_ contents: String?, _ colors: String) throws {
    let document = folder.appending(path: "Base.lproj/Tinted.xib")
    let set = folder.appending(path: "Assets.xcassets/Tint.colorset")
    for place in [document.deletingLastPathComponent(), set] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(Self.tinted.utf8).write(to: document)
    if let contents { try Data(contents.utf8).write(to: set.appending(path: "Contents.json")) }
    #expect(status([document.path(), "--no-matrix"]) == 0, "a bad catalogue is no bad document")
    #expect(try written().contains(colors))
  }

  @Test func aFolderBecomesAGallery() throws {
    let gallery = folder.appending(path: "gallery")
    try FileManager.default.createDirectory(at: gallery, withIntermediateDirectories: true)
    for (source, name) in [(Self.keyboard, "a.yaml"), (Self.findings, "b.storyboard")] {
      try FileManager.default.copyItem(
        atPath: source, toPath: gallery.appending(path: name).path())
    }
    #expect(status([gallery.path()]) == 0)
    let html = try written()
    #expect(html.contains("\"kind\":\"document\"") && html.contains("\"kind\":\"scenario\""))
  }

  private static let badInput: [[String]] = [
    ["nonsense.yaml"], ["no-such-scenario"], ["missing.storyboard"],
    [findings, "--scene", "nobody"],
  ]

  @Test(arguments: badInput)
  func badInputWritesNothing(_ words: [String]) {
    #expect(status(words) == 65)
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  private static let misuses: [[String]] = [
    ["--scene", "x"], ["--devices", "iphone-0"], ["--strategy", "all"], ["--size", "0"],
    ["--text-sizes", "huge"],
  ]

  @Test(arguments: misuses)
  func whatMakesNoSenseIsUsageAndWritesNothing(_ options: [String]) {
    #expect(status([Self.keyboard] + options) == 64)
    #expect(status([Self.findings, "--size", "3"]) == 64)
    #expect(Runs.status(["view", Self.keyboard, "-o", page + ".png"]) == 64)
    #expect(Runs.status(["view", Self.keyboard, "-o", "-", "--watch"]) == 64)
    #expect(!FileManager.default.fileExists(atPath: page))
  }
}
