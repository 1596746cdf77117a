public import Foundation
import LayoutModel

/// The control that loads a table's or collection's content anew; it takes no room.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  /// The text below the wheel; kept, without effect.
  open var attributedTitle: NSAttributedString?

  /// Begins loading; the content keeps its place.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends loading.
  open func endRefreshing() { isRefreshing = false }

  override var depiction: ViewDepiction { .activity }
}
