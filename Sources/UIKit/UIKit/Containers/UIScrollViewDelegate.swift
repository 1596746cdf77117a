public import Foundation

/// What a scroll view notifies: of fingers and of zooming never, as there are no events.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll; never called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger no longer scrolls; never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content came to rest; never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scrolling by code ended, whose animation takes no time here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is zoomed; never called.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// The content was scrolled; by default nothing happens.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A finger begins to scroll; by default nothing happens.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A finger no longer scrolls; by default nothing happens.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// The content came to rest; by default nothing happens.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// A scrolling by code ended; by default nothing happens.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The adjusted insets changed; by default nothing happens.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The view that is zoomed; none by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
