import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel
import SolverCatalog
import Testing

/// Views of a document whose content changes are laid out anew, and others are not.
struct DocumentContentTests {
  private func document() throws -> InterfaceDocument {
    func subview(_ element: String, _ attributes: String, y: Int) -> String {
      """
      <\(element) id="\(element)" \(attributes) text="Some words" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="\(y)" width="100" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></\(element)>
      """
    }
    func place(_ id: String, y: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="\(id)-l"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="\(y)" id="\(id)-t"/>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" \
      orientation="portrait"/><dependencies><plugIn \
      identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21507"/></dependencies>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(subview("textView", "scrollEnabled='NO'", y: 0))\(subview("label", "", y: 100))
      </subviews><constraints>\(place("textView", y: 0))\(place("label", y: 100))</constraints>
      </view></objects></document>
      """
    return try InterfaceDocument.parse(Array(text.utf8), path: "content.xib")
  }

  @Test("a label and a text view follow the size of their content, and nothing else of it")
  func contentSizes() throws {
    let document = try document()
    let tree = document.layoutTree(
      root: 0, environment: document.inferredEnvironment(ofRoot: 0))
    let engine = LayoutEngine(root: tree.root, solver: SolverStrategy.standard.makeSolver())
    engine.layoutIfNeeded()
    let items = tree.root.subviews.compactMap { $0 as? any DocumentItem }
    #expect(items.map(\.frame.width) == [100, 100])
    let read = engine.statistics.contentSizes
    for item in items { item.content.name += " of another name" }
    engine.layoutIfNeeded()
    #expect(engine.statistics.contentSizes == read)
    for item in items { item.content.intrinsicSize.width += 30 }
    engine.layoutIfNeeded()
    #expect(items.map(\.frame.width) == [130, 130])
    #expect(engine.statistics.contentSizes == read + 2)
  }
}
