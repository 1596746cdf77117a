import AutoLayoutEngine
import Foundation
import LayoutModel
import ScenarioEngine
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// Documents of Interface Builder played as scenarios.
@Suite("Documents as scenarios")
struct DocumentScenarioTests {
  static let folder = ShippedScenarios.directory.appending(path: "interface-builder").path

  static let paths = ProjectFolder.documents(in: "Scenarios/interface-builder").map {
    ProjectFolder.url(of: $0).path
  }

  @Test(arguments: paths)
  func everySceneOfOursRunsOnAllStrategiesAlike(path: String) throws {
    let scenarios = try DocumentScenario.scenarios(at: path)
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      var checksums: Set<FrameChecksum> = []
      var isDetermined = true
      for strategy in Strategy.all {
        let run = ScenarioPlayback(scenario, makeSolver: strategy.makeSolver)
        #expect(try run.play().isEmpty)
        isDetermined = isDetermined && run.engine?.ambiguities().isEmpty == true
        checksums.insert(run.checksum())
      }
      // What constraints leave open may lie anywhere.
      #expect(checksums.count == 1 || !isDetermined, "\(scenario.name)")
    }
  }

  @Test func aFolderStandsForItsFiles() throws {
    let library = ScenarioLibrary(directory: ShippedScenarios.directory.path)
    let paths = try library.paths(matching: [Self.folder])
    #expect(paths == Self.paths)
    let names = try library.scenarios(matching: [Self.folder + "/chat-keyboard.storyboard"])
      .map(\.name)
    #expect(names == ["chat-keyboard.Chat"])
  }

  @Test(arguments: [
    ("document: x.yaml", "'x.yaml' is no document: expected a .storyboard or .xib"),
    ("document: missing.xib", "missing.xib: error: cannot be read: No such file or directory"),
    (
      "document: interface-builder/chat-keyboard.storyboard, scene: Chart",
      "the document has no scene 'Chart'; did you mean 'Chat'?"
    ),
    ("document: interface-builder/chat-keyboard.storyboard, views: []", "unknown key 'views'"),
  ])
  func tellsWhatIsWrongWithATree(hierarchy: String, message: String) {
    let text = "name: x\npurpose: y\ndevice: iphone-15\nhierarchy: {\(hierarchy)}\n"
    let file = ShippedScenarios.directory.appending(path: "x.yaml").path
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: text, file: file)
    }
    let messages = error?.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }

  @Test(arguments: [
    ("inp-vw-001", "inp_vw_001"), ("8ie-xW-0ye", "_8ie_xW_0ye"), ("title", "title"),
  ])
  func idsBecomeNamesThatFormulasCanWrite(id: String, name: String) {
    #expect(DocumentScene.name(ofID: id) == name)
  }

  /// A loose view, such as a cell, lies in the corner of a view that scrolls, as wide as the device and
  /// as high as stored.
  @Test func aLooseViewKeepsItsHeightInTheCorner() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
      <dependencies><plugIn identifier="x" version="21505"/></dependencies><objects>
      <tableViewCell id="cell" contentMode="scaleToFill">
      <rect key="frame" x="0" y="0" width="320" height="64"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="64"/><subviews>
      <label id="title" text="A" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="10" width="40" height="20"/></label></subviews><constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" constant="20" id="a"/><constraint firstItem="title" \
      firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.url.appending(path: "Cell.xib")
    try Data(text.utf8).write(to: path)
    let scenario = try #require(try DocumentScenario.scenarios(at: path.path()).first)
    let run = ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver)
    _ = try run.play()
    let window = try #require(run.window)
    var holder: View?
    run.engine?.root.forEachInSubtree { if $0 is ScrollView { holder = holder ?? $0 } }
    let cell = try #require(holder?.subviews.first)
    #expect(holder?.frame.size == window.engine.root.frame.size)
    #expect(cell.frame == Rect(x: 0, y: 0, width: window.engine.root.frame.width, height: 64))
  }
}
