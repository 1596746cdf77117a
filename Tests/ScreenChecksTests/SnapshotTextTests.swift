import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog
import Testing

/// The frames of a scene as text.
struct SnapshotTextTests {
  private typealias S = ScreenSketch

  private func text(_ sketch: ScreenSketch, _ matrix: ScreenMatrix = .small) throws -> String {
    let snapshots = ScreenSnapshotter(matrix: matrix) { SolverStrategy.standard.makeSolver() }
      .snapshots(of: try sketch.document())
    var writer = SceneSnapshotText(matrix: matrix)
    return writer.text(of: snapshots, document: "Sketch.storyboard")
  }

  private let row = S(
    S.label("a", "Name \"x\"") + S.box("b", S.label("d", "In")),
    SeededFault.top("a") + [
      "b.top = a.bottom + 8", "b.leading = v.leading", "v.trailing = b.trailing",
      "b.height = 50", "d.top = b.top + 4", "d.leading = b.leading + 4",
    ])

  @Test("a line has the frame in the superview, and what configurations change of it")
  func lines() throws {
    let matrix = ScreenMatrix(
      devices: ["iphone-16"].compactMap { DeviceCatalog.device(named: $0) },
      orientations: [.portrait], textSizes: [.large], doublesText: false)
    let lines = try text(row, matrix).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "layoutbench snapshot 1")
    #expect(lines[1] == "scene \"viewController\" scene of Sketch.storyboard")
    #expect(lines[2] == "on iphone-16; portrait; L; ltr, rtl")
    #expect(lines[4] == "root v, as large as the screen")
    #expect(lines[5] == "view v 0 0 375 667 | in all configurations: w=393 h=852")
    #expect(lines[6].hasPrefix("  label a 20 40 "))
    // A pixel of this device is a third of a point.
    #expect(
      lines[6].hasSuffix(
        " \"Name \\\"x\\\"\" | left to right: y=79 h=20.667 | right to left: x=302 y=79 h=20.667"))
    #expect(lines[8].hasPrefix("    label d 4 4 "))
    #expect(lines.last == "")
  }

  @Test("the same screen gives the same text; an edit elsewhere changes no other line")
  func stability() throws {
    let before = try text(row)
    #expect(try text(row) == before)
    var other = row
    other.constraints[5] = "b.height = 60"
    let after = try text(other)
    let changed = zip(before.split(separator: "\n"), after.split(separator: "\n"))
      .filter { $0 != $1 }
    #expect(changed.count == 1 && changed[0].1.contains("view b "))
  }

  @Test("scenes are named by what code calls them, and by ids where names are shared")
  func names() throws {
    func names(_ controllers: String) throws -> [String: String] {
      let scenes = controllers.split(separator: "\n").enumerated().map { index, controller in
        "<scene sceneID='s\(index)'><objects>\(controller)</objects></scene>"
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
        """
      return SceneFileNames.names(
        of: try InterfaceDocument.parse(Array(text.utf8), path: "a.storyboard"))
    }
    #expect(
      try names(
        """
        <viewController id='c0' customClass='Login' storyboardIdentifier='sign/in'/>
        <viewController id='c1' customClass='Feed'/>
        <viewController id='c2' customClass='feed'/>
        <viewController id='c3'/>
        """)
        == [
          "s0": "sign%2Fin.screen", "s1": "Feed s1.screen", "s2": "feed s2.screen",
          "s3": "c3.screen",
        ])
  }
}
