import LayoutModel
import Testing

@Suite struct AlignmentRectTests {
  @Test func framesAndAlignmentRectsAreEachOthersInverse() {
    final class Badge: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let badge = Badge()
    let frame = Rect(x: 10, y: 20, width: 100, height: 50)
    let rect = badge.alignmentRect(forFrame: frame)
    #expect(rect == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(badge.frame(forAlignmentRect: rect) == frame)
  }
}
