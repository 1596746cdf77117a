package import LayoutModel

extension InterfaceDocument {
  /// How large texts in text styles were set when the canvas was last laid out.
  ///
  /// The canvas can be set to another text size than the default one. The document does not write
  /// it, and no constraint decides it; like the insets of a root it is read off the stored frames
  /// of labels. Up to Xcode 7 the canvas had texts one size smaller than the default.
  package var canvasTextSize: ContentSizeCategory {
    let usual: ContentSizeCategory = generation <= .xcode7 ? .medium : .large
    return follows(.canvasTextSize) ? storedTextSize ?? usual : usual
  }

  /// How many labels must agree on another size than the default one.
  private static let minimumLabelCount = 2

  /// The text size at which most labels in text styles, and buttons with a configuration, are as
  /// high as their line; nil where they agree on none, or on the usual one.
  func textSizeOfLabels() -> ContentSizeCategory? {
    var votes = [Int](repeating: 0, count: ContentSizeCategory.allCases.count)
    for view in views.lazy.map({ $0.applying(canvasTraits) }) {
      for category in ContentSizeCategory.allCases where isOneLine(view, at: category) {
        votes[category.rawValue] += 1
      }
    }
    let usual = canvasTextSize
    // Several sizes share heights: the one next to the usual size counts.
    let best = ContentSizeCategory.allCases.max { first, second in
      let (one, other) = (votes[first.rawValue], votes[second.rawValue])
      return one != other ? one < other : first.distance(to: usual) > second.distance(to: usual)
    }
    guard let best, best != usual, votes[best.rawValue] >= InterfaceDocument.minimumLabelCount,
      votes[best.rawValue] > 2 * votes[usual.rawValue]
    else { return nil }
    return best
  }

  /// Whether a view is stored as high as one line of its text is at a size.
  private func isOneLine(_ view: InterfaceView, at category: ContentSizeCategory) -> Bool {
    guard view.element == "label" || view.attributes.hasButtonConfiguration,
      SystemFontProportions.style(of: view) != nil, view.attributes.font.face == nil,
      let text = view.attributes.text, !text.isEmpty, let frame = view.frame
    else { return false }
    // One letter is as high as any text of one line.
    var single = view
    single.attributes.text = "x"
    single.attributes.numberOfLines = 1
    let content = MeasuredContent(of: single, in: self, category: category)
    return content.height.map { abs($0 - frame.height) < 0.02 } ?? false
  }
}

extension ContentSizeCategory {
  /// How many steps lie between two sizes.
  fileprivate func distance(to other: ContentSizeCategory) -> Int { abs(rawValue - other.rawValue) }
}
