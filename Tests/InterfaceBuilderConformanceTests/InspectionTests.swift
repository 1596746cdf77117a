import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutModel
import SolverCatalog
import Testing

struct InspectionTests {
  private func inspect(
    _ name: String, _ request: DocumentInspector.Request = .init()
  ) throws -> DocumentInspection {
    let path = try #require(Documents.own.first { $0.contains(name) })
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    return inspector.inspect(try Documents.document(path), request)
  }

  @Test("a conflict names its constraints and their lines")
  func conflict() throws {
    let finding = try #require(try inspect("findings").findings.first { $0.rule == .conflict })
    // The trailing edge yields, the width stays.
    #expect(finding.position.line == 27)
    #expect(finding.message.hasPrefix("4 required constraints cannot hold together; laid out "))
    #expect(finding.details.count == 4)
    #expect(finding.details.compactMap(\.position?.line).sorted() == [20, 26, 27])
  }

  @Test("an ambiguity names the view and what of it is open")
  func ambiguity() throws {
    let findings = try inspect("findings").findings.filter { $0.rule == .ambiguity }
    #expect(
      findings.map(\.message) == ["UIView amb-vw-001: constraints do not decide width"])
  }

  @Test("a misplaced frame is told with both frames, and fails no check")
  func misplaced() throws {
    let finding = try #require(try inspect("findings").findings.last)
    #expect(finding.rule == .misplaced)
    #expect(!finding.rule.isFailure)
    #expect(
      finding.message
        == "UIView mis-vw-001: the document stores (20, 40; 200 x 50), constraints give "
        + "(20, 40; 300 x 50)")
  }

  @Test(
    "documents without a flaw have no findings",
    arguments: Documents.own.filter { !$0.contains("findings") })
  func flawless(path: String) throws {
    let inspection = try inspect(String(path.split(separator: "/").last ?? ""))
    #expect(inspection.findings.isEmpty, "\(inspection.findings)")
    #expect(inspection.trees.allSatisfy { !$0.views.isEmpty && !$0.firstLayout.isEmpty })
  }

  @Test("a controller's view is turned, and what it cost is counted")
  func rotation() throws {
    let tree = try #require(try inspect("sign-in-form").trees.first)
    #expect(tree.rotation.contains { $0.name == "solves" && $0.count > 0 })
    #expect(tree.rotation.first { $0.name == "loweredConstraints" }?.count == 0)
  }

  @Test("another screen lays the document out anew, mirrored if asked")
  func otherScreen() throws {
    let screen = LayoutScreen(
      size: Size(width: 320, height: 568), safeAreaInsets: EdgeInsets(top: 20),
      traits: TraitSelection(width: .compact, height: .regular))
    let tree = try #require(
      try inspect("sign-in-form", .init(screen: screen, direction: .rightToLeft)).trees.first)
    let label = try #require(tree.views.first { $0.id == "lbl-nm-001" })
    // The name stands at the right margin: 320 - 16 - 52.
    #expect(label.frame[0] == 252)
    #expect(tree.size == [320, 568])
    #expect(!tree.findings.contains { $0.rule == .misplaced })
  }

  @Test("phases are handed to whoever measures them")
  func phases() throws {
    var phases: [DocumentInspector.Phase] = []
    let path = try #require(Documents.own.first { $0.contains("chat-keyboard") })
    let document = try Documents.document(path)
    withoutActuallyEscaping(
      { phases.append($0) },
      do: { note in
        let inspector = DocumentInspector(
          makeSolver: { SolverStrategy.standard.makeSolver() },
          measure: { phase, body in
            note(phase)
            body()
          })
        _ = inspector.inspect(document)
      })
    #expect(phases == [.firstLayout, .rotation])
  }
}

struct TextSizeInspectionTests {
  /// A view with a line of body text, and a paragraph of a footnote's.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><dependencies><plugIn \
    identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies><objects>
    <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
    <label text="Line" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="40" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Paragraph" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="50" width="300" height="47"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
    </subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    id="d"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="50" id="e"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    id="f"/>
    </constraints></view></objects></document>
    """

  @Test("larger text makes labels in text styles larger, and says nothing of stored frames")
  func largerText() throws {
    let document = try InterfaceDocument.parse(Array(Self.document.utf8), path: "text.xib")
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    var request = DocumentInspector.Request()
    request.contentSizeCategory = .accessibilityMedium
    let inspection = inspector.inspect(document, request)
    #expect(inspection.findings.isEmpty)
    // 28 points for 17 and 23 for 13; three lines of a footnote become six.
    let sizes = inspection.trees[0].views.dropFirst().map { Array($0.frame[2...]) }
    #expect(sizes == [[66, 34], [300, 173]])
  }

  @Test("strategies agree wherever constraints decide")
  func strategies() throws {
    var agreement = StrategyAgreement()
    let makers = SolverStrategy.allCases.map { strategy in { strategy.makeSolver() } }
    for path in Documents.own { agreement.add(try Documents.document(path), makers: makers) }
    #expect(agreement.trees > 20)
    #expect(agreement.agreeing > 100)
    #expect(agreement.differing.isEmpty, "\(agreement.differing)")
  }

  @Test(
    "strategies agree on a sample of the corpus; bench inspect --strategy all compares the whole",
    .enabled(if: !Documents.corpus.isEmpty))
  func corpusStrategies() {
    var agreement = StrategyAgreement()
    let makers = [SolverStrategy.activeSet, .tableau].map { strategy in { strategy.makeSolver() } }
    for (index, path) in Documents.corpus.enumerated() where index.isMultiple(of: 10) {
      guard let document = try? Documents.document(path) else { continue }
      agreement.add(document, makers: makers)
    }
    #expect(agreement.trees > 50)
    #expect(agreement.differing.isEmpty, "\(agreement.lines)")
  }
}
