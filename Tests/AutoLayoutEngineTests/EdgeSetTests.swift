import AutoLayoutEngine
import LayoutModel
import Testing

/// Which edges of an item an attribute follows.
@Suite struct EdgeSetTests {
  @Test(arguments: [
    (LayoutAttribute.left, EdgeSet.left), (.right, .right), (.top, .top), (.bottom, .bottom),
    (.leading, .left), (.trailing, .right), (.width, .horizontal), (.height, .vertical),
    (.centerX, .horizontal), (.centerY, .vertical), (.firstBaseline, .vertical),
    (.lastBaseline, .vertical), (.leftMargin, .left), (.trailingMargin, .right),
    (.bottomMargin, .bottom), (.centerXWithinMargins, .horizontal), (.notAnAttribute, EdgeSet()),
  ])
  func attributesFollowTheirEdges(_ attribute: LayoutAttribute, _ edges: EdgeSet) {
    #expect(EdgeSet(of: attribute, isMirrored: false) == edges)
    switch attribute.withoutMargin {
    case .leading: #expect(EdgeSet(of: attribute, isMirrored: true) == .right)
    case .trailing: #expect(EdgeSet(of: attribute, isMirrored: true) == .left)
    default: #expect(EdgeSet(of: attribute, isMirrored: true) == edges)
    }
  }

  @Test func anEdgeThatLiesElsewhereIsADifference() {
    func edges(_ insets: EdgeInsets) -> GuideEdges? {
      let view = View(frame: Rect(0, 0, 100, 100))
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = insets
      return view.layoutMarginsGuide.edges
    }
    let plain = edges(.all(8))
    let others: [(EdgeInsets, EdgeSet)] = [
      (.all(8), []), (EdgeInsets(top: 9, left: 8, bottom: 8, right: 8), .top),
      (EdgeInsets(top: 8, left: 9, bottom: 8, right: 8), .left),
      (EdgeInsets(top: 8, left: 8, bottom: 9, right: 8), .bottom),
      (EdgeInsets(top: 8, left: 8, bottom: 8, right: 9), .right), (.all(9), .all),
    ]
    for (insets, difference) in others {
      #expect(plain?.difference(from: edges(insets)) == difference, "\(insets)")
    }
    #expect(plain?.difference(from: nil) == .all)
  }
}
