import Foundation

/// Where headers and footers of sections stand that stick to the edges of what is in sight.
///
/// UIKit's rule, for plain tables and for flow layouts that pin: a header is drawn along to stay in
/// sight for as long as its section does, and the end of the section pushes it out; a footer the
/// same, upside down.
enum PinnedEdges {
  /// Where a header begins along the axis of scrolling.
  ///
  /// - Parameters:
  ///   - start: Where it begins while nothing is scrolled.
  ///   - height: Its extent along the axis.
  ///   - sectionEnd: Where its section ends, footer included.
  ///   - visible: What is in sight; nil where the header does not stick.
  /// - Returns: Its place, in points.
  static func headerStart(
    _ start: CGFloat, height: CGFloat, sectionEnd: CGFloat, visible: ClosedRange<CGFloat>?
  ) -> CGFloat {
    guard let visible else { return start }
    return max(start, min(visible.lowerBound, sectionEnd - height))
  }

  /// Where a footer begins along the axis of scrolling.
  ///
  /// - Parameters:
  ///   - start: Where it begins while nothing is scrolled.
  ///   - height: Its extent along the axis.
  ///   - sectionStart: Where its section begins, header included.
  ///   - visible: What is in sight; nil where the footer does not stick.
  /// - Returns: Its place, in points.
  static func footerStart(
    _ start: CGFloat, height: CGFloat, sectionStart: CGFloat, visible: ClosedRange<CGFloat>?
  ) -> CGFloat {
    guard let visible else { return start }
    return min(start, max(visible.upperBound - height, sectionStart))
  }
}

extension UIScrollView {
  /// What is in sight between the adjusted insets, along one axis of the content.
  final func visibleExtent(isVertical: Bool) -> ClosedRange<CGFloat> {
    let insets = adjustedContentInset
    let offset = contentOffset
    return isVertical
      ? ordered(offset.y + insets.top, offset.y + bounds.height - insets.bottom)
      : ordered(offset.x + insets.left, offset.x + bounds.width - insets.right)
  }

  /// Insets may exceed the size.
  private func ordered(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    start...max(start, end)
  }
}
