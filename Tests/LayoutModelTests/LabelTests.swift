import LayoutModel
import Testing

@Suite struct LabelTests {
  @Test func aLabelIsAsLargeAsItsText() {
    let label = Label(text: "苹果公司")
    #expect(label.intrinsicContentSize == Size(width: 68, height: 20.5))
    label.font = .system(10)
    #expect(label.intrinsicContentSize == Size(width: 40, height: 12))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func aPreferredWidthWrapsTheText() {
    let label = Label(text: "苹果公司", numberOfLines: 0)
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize == Size(width: 34, height: 41))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == Size(width: 40, height: 20.5), "truncated")
  }

  @Test func theHeightFollowsTheWidthThatLayoutGives() {
    let label = Label(text: "苹果公司", numberOfLines: 0)
    #expect(label.intrinsicContentSize == Size(width: 68, height: 20.5))
    #expect(label.contentWidthDidChange(40), "the height is another one")
    #expect(label.intrinsicContentSize == Size(width: 68, height: 41))
    #expect(!label.contentWidthDidChange(38), "still two lines")
    #expect(label.contentWidthDidChange(68))
    #expect(label.intrinsicContentSize == Size(width: 68, height: 20.5))
    label.numberOfLines = 1
    #expect(!label.contentWidthDidChange(20), "one line is one line high")
  }

  @Test func aPixelLostToRoundingWrapsNothing() {
    let label = Label(text: "苹果公司", numberOfLines: 0)
    #expect(!label.contentWidthDidChange(67.5))
  }

  @Test func baselinesLieWhereTheTextIsSet() {
    let label = Label(text: "x", font: .system(10))
    #expect(label.firstBaseline == label.lastBaseline)
    #expect(label.firstBaseline.edge == .center)
    #expect(abs(label.firstBaseline.offset - 3.555) < 1e-9)
    label.numberOfLines = 0
    #expect(label.firstBaseline.edge == .top)
    #expect(abs(label.firstBaseline.offset - 9.52) < 1e-9)
    #expect(label.lastBaseline.edge == .bottom)
    #expect(abs(label.lastBaseline.offset + 2.41) < 1e-9)
  }

  /// A view that has no width yet has not told how wide its text may be.
  @Test func noWidthIsAnyWidth() {
    let label = Label(text: "several words", numberOfLines: 0)
    let text = TextView(text: "several words")
    text.isScrollEnabled = false
    for view in [label, text] as [View] {
      let line = view.intrinsicContentSize
      _ = view.contentWidthDidChange(0)
      #expect(view.intrinsicContentSize == line)
      _ = view.contentWidthDidChange(line.width / 2)
      #expect(view.intrinsicContentSize.height > line.height)
      _ = view.contentWidthDidChange(0)
      #expect(view.intrinsicContentSize == line)
    }
  }
}
