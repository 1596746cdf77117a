internal import LayoutModel

extension InterfaceDocument {
  /// Sets standard distances between baselines in a vertical stack: lines lie as far apart as those of
  /// one text, in that of both fonts which has more between its lines.
  ///
  /// - Parameters:
  ///   - index: The stack view, as an index into ``views``.
  ///   - stack: The view made from it, with all that it arranges.
  ///   - category: How large the user wants text.
  func spaceBaselines(
    of index: Int, in stack: DocumentStackView, category: ContentSizeCategory
  ) {
    guard follows(.baselineSpacing), let attributes = views[index].attributes.stack,
      attributes.axis == .vertical, attributes.isBaselineRelative, attributes.hasStandardSpacing
    else { return }
    for (upper, lower) in zip(stack.arrangedSubviews, stack.arrangedSubviews.dropFirst()) {
      let distances = [upper, lower].compactMap { lineDistance(in: $0, category: category) }
      guard let distance = distances.max() else { continue }
      stack.setCustomSpacing(distance, after: upper)
    }
  }

  /// How far lines of a view's text lie apart, in points; nil for a view without text.
  private func lineDistance(in view: View, category: ContentSizeCategory) -> Double? {
    guard let item = view as? any DocumentItem, case let source = views[item.content.index],
      source.attributes.text != nil
    else { return nil }
    let text = DocumentText(of: source, in: self, category: category)
    return text.lineHeight + text.textAttributes.font.interlineSpacing
  }
}
