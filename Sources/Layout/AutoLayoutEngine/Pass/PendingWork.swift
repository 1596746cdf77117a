import FlatStorage
import LayoutModel
import LinearConstraints

/// The work that waits for a pass, by handles of items and constraints.
///
/// A handle may stand on a list whose item left since, or stand there twice: what its record waits for
/// decides, and no handle is given out again while a list may hold it.
struct PendingWork: ~Copyable {
  /// Items that changed.
  var items = HandleQueue()
  /// Constraints that are new, or whose constant or priority changed.
  var constraints = HandleQueue()
  /// How many of them are new; some may have left.
  var newConstraintCount = 0
  /// Views whose `layoutSubviews` is due.
  var layouts = HandleList()
  /// Views whose `updateConstraints` is due.
  var updates = HandleList()
  /// Items whose frames are to be read back.
  var marked = BitSet()
  /// Views that got other frames.
  var moved = HandleList()
  /// Items whose rows of placement are to be made or changed.
  var placements: [Int32] = []
  /// Items for which it is to be decided whether their sizes rest at 0.
  var restingSizes = HandleList()
  /// Scroll views whose size, content or insets changed.
  var scrollRanges: [Int32] = []
  /// Constraints without a row, or that were without one: see ``LayoutEngine/reportContradictions()``.
  var rowless: [Int32] = []
  /// Unknowns of items that left.
  var discards: [Variable] = []

  /// Whether anything waits that a cycle works on.
  var isDue: Bool {
    !items.isEmpty || !constraints.isEmpty || !layouts.isEmpty || !updates.isEmpty
      || !scrollRanges.isEmpty
  }

  /// Whether no list names any item or constraint.
  var isEmpty: Bool {
    !isDue && marked.isEmpty && moved.isEmpty && placements.isEmpty && restingSizes.isEmpty
      && rowless.isEmpty
  }
}
