import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import Testing

/// Which of a document's required constraints yields, as the stored frames of public ones show.
struct DocumentBreakRankTests {
  /// A view of 20 points' width in one of 100, as far as `constraints` have it otherwise.
  private func document(_ constraints: String, own: String) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                <constraints>
                  <constraint firstAttribute="height" constant="20" id="height"/>
                  \(own)
                </constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"/>
              \(constraints)
            </constraints>
          </view>
        </objects>
      </document>
      """
    return try InterfaceDocument.parse(Array(text.utf8), path: "yielding.xib")
  }

  private static let leading =
    "<constraint firstItem='box' firstAttribute='leading' secondItem='root' "
    + "secondAttribute='leading' constant='2' id='leading'/>"
  private static let trailing =
    "<constraint firstAttribute='trailing' secondItem='box' secondAttribute='trailing' "
    + "constant='16' id='trailing'/>"
  private static let middle =
    "<constraint firstItem='box' firstAttribute='centerX' secondItem='root' "
    + "secondAttribute='centerX' id='middle'/>"
  private static let width = "<constraint firstAttribute='width' constant='24' id='width'/>"
  private static let most =
    "<constraint firstAttribute='width' relation='lessThanOrEqual' constant='30' id='most'/>"

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var constraints: String
    var own: String
    var x: Double
    var width: Double
  }

  static let cases = [
    Case(
      testDescription: "a size stays, the far edge yields", constraints: leading + trailing,
      own: width, x: 2, width: 24),
    Case(
      testDescription: "the same, whatever stands first", constraints: trailing + leading,
      own: width, x: 2, width: 24),
    Case(
      testDescription: "a middle yields before an edge", constraints: middle + leading + trailing,
      own: "", x: 2, width: 82),
    Case(
      testDescription: "the inequality written deeper yields", constraints: leading + trailing,
      own: most, x: 2, width: 82),
  ]

  @Test("the size of a view yields to the stack that fills itself with it")
  func filledStack() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="100" height="40"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="100" height="40"/><constraints>
      <constraint firstAttribute="height" constant="52" id="own"/></constraints></view>
      </subviews><constraints><constraint firstAttribute="height" constant="40" id="height"/>
      </constraints></stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="b"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="c"/>
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument.parse(Array(text.utf8), path: "yielding.xib")
    let inspection = DocumentInspector { SolverStrategy.standard.makeSolver() }
      .inspect(document, .init())
    let box = try #require(inspection.trees.first?.views.first { $0.id == "box" })
    #expect(box.frame == [0, 0, 100, 40])
  }

  @Test(arguments: cases)
  func theRankedOneYields(_ test: Case) throws {
    let document = try document(test.constraints, own: test.own)
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    let inspection = inspector.inspect(document, .init())
    let tree = try #require(inspection.trees.first)
    let box = try #require(tree.views.first { $0.id == "box" })
    #expect(box.frame == [test.x, 0, test.width, 20])
    #expect(tree.findings.filter { $0.rule == .conflict }.count == 1)
  }
}
