import LayoutModel
import Testing

/// A text view keeps room around its text on each side.
@Suite struct TextViewSizeTests {
  /// The size of a text view of one word that does not scroll.
  private func size(_ insets: EdgeInsets, padding: Double) -> Size {
    let view = TextView(text: "word")
    view.isScrollEnabled = false
    view.textContainerInset = insets
    view.lineFragmentPadding = padding
    return view.intrinsicContentSize
  }

  @Test func insetsAndPaddingAddToTheText() {
    let bare = size(.zero, padding: 0)
    #expect(bare.width > 10 && bare.height > 10)
    for (insets, padding, more) in [
      (EdgeInsets(top: 0, left: 7, bottom: 0, right: 0), 0, Size(width: 7, height: 0)),
      (EdgeInsets(top: 0, left: 0, bottom: 0, right: 9), 0, Size(width: 9, height: 0)),
      (EdgeInsets(top: 11, left: 0, bottom: 0, right: 0), 0, Size(width: 0, height: 11)),
      (EdgeInsets(top: 0, left: 0, bottom: 13, right: 0), 0, Size(width: 0, height: 13)),
      (.zero, 5, Size(width: 10, height: 0)),
    ] as [(EdgeInsets, Double, Size)] {
      let found = size(insets, padding: padding)
      #expect(found.width - bare.width == more.width, "\(insets) \(padding)")
      #expect(found.height - bare.height == more.height, "\(insets) \(padding)")
    }
  }
}
