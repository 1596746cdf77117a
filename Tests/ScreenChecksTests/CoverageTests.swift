import InterfaceBuilder
import ScreenChecks
import Simulation
import SolverCatalog
import Testing

/// What a check did not look at is counted, by reason.
@Suite struct CoverageTests {
  typealias S = ScreenSketch

  private func skipped(
    _ subviews: String, devices: [String] = ["iphone-15"], path: String = "Sketch.storyboard"
  ) throws -> [String: Int] {
    var matrix = ScreenMatrix()
    matrix.devices = try devices.map { try #require(DeviceCatalog.device(named: $0)) }
    let sketch = S(subviews, [])
    let document = try InterfaceDocument.parse(Array(sketch.text.utf8), path: path)
    let checker = ScreenChecker(matrix: matrix) { SolverStrategy.standard.makeSolver() }
    return checker.check(document).coverage.skipped
  }

  @Test func textsNobodyWroteAndFontsThatAreNotAtHand() throws {
    let custom = S.view(
      "label", "d", "text='Own'",
      "<fontDescription key='fontDescription' name='Own-Bold' family='Own' pointSize='17'/>")
    let texts = S.label("a", "Label") + S.label("b", "Lorem ipsum dolor") + S.label("c", "Name")
    #expect(
      try skipped(texts + custom) == [
        "texts nobody wrote": 2, "texts in fonts that are not at hand, measured to 10 %": 1,
      ])
  }

  @Test func viewsOfClassesOfOnesOwn() throws {
    let own = S.view("view", "a", "customClass='Chart'") + S.view("view", "b", "customClass='Dial'")
    // A label of a class of one's own is still a label.
    let others = S.view("view", "c") + S.label("d", "Name", more: "customClass='Fancy'")
    #expect(
      try skipped(own + others) == ["views of classes of one's own, drawn by code": 2])
    #expect(try skipped(others).isEmpty)
  }

  @Test(arguments: [
    ("Sketch~ipad.xib", ["iphone-15"], "documents for tablets, on phones"),
    ("Sketch~iphone.xib", ["ipad-pro-11"], "documents for phones, on tablets"),
    ("Sketch~iphone.xib", ["iphone-15"], nil), ("Sketch~ipad.xib", ["ipad-pro-11"], nil),
    ("Sketch.xib", ["iphone-15", "ipad-pro-11"], nil),
  ])
  func documentsForOthers(path: String, devices: [String], reason: String?) throws {
    let expected = reason.map { [$0: 1] } ?? [:]
    #expect(try skipped(S.label("a", "Name"), devices: devices, path: path) == expected)
  }

  @Test func reasonsThatApplyToNothingAreLeftOut() {
    var coverage = ScreenCoverage()
    coverage.skip("none", 0)
    coverage.skip("some", 2)
    coverage.skip("some", 3)
    #expect(coverage.skipped == ["some": 5])
  }
}
