import AutoLayoutEngine
import Foundation
import ScenarioEngine
import SolverCatalog
import Testing

/// Documents of Interface Builder played as scenarios.
@Suite("Documents as scenarios")
struct DocumentScenarioTests {
  static let folder = ShippedScenarios.directory.appending(path: "interface-builder").path

  static let paths: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter(DocumentScenario.isDocument).sorted().map { folder + "/" + $0 }
  }()

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
}
