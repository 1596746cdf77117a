import LayoutModel
import LinearConstraints

/// The unknowns of a layout item: its alignment rectangle in its superview's coordinates.
///
/// A scroll view keeps two pairs more, in the records of its guides: the content guide's width and
/// height are the content size, the frame guide's minX and minY are the content offset.
public enum ItemUnknown: Int, CaseIterable, Hashable, Sendable {
  /// Left edge.
  case minX = 0
  /// Top edge.
  case minY = 1
  /// Horizontal extent.
  case width = 2
  /// Vertical extent.
  case height = 3

  /// The unknown of a place or an extent along an axis.
  static func origin(_ axis: LayoutAxis) -> ItemUnknown { axis == .horizontal ? .minX : .minY }
  static func extent(_ axis: LayoutAxis) -> ItemUnknown { axis == .horizontal ? .width : .height }

  var axis: LayoutAxis { rawValue & 1 == 0 ? .horizontal : .vertical }
  var isExtent: Bool { rawValue >= 2 }
}

/// What the engine knows of one item.
struct ItemRecord {
  /// The item; nil in a free slot.
  ///
  /// Views are kept alive by their superviews anyway.
  var item: LayoutItem?
  /// The unknowns made so far; an unknown is made when a constraint first speaks of it.
  var unknowns: [4 of Variable] = .init(repeating: .none)
  /// `width >= 0` and `height >= 0`.
  var extentRows: [2 of ConstraintID] = .init(repeating: .none)
  /// Hugging and compression resistance: width's two, then height's two.
  ///
  /// Where a view has no content size, the row in the first place is that of its resting size.
  var contentRows: [4 of ConstraintID] = .init(repeating: .none)
  /// The autoresizing mask, the root's size, or the content offset: two rows an axis.
  var placementRows: [4 of ConstraintID] = .init(repeating: .none)
  /// Whether the item is among those whose frame is to be read back.
  var isMarked = false
  /// Whether the item is among those whose resting size is to be looked at.
  var awaitsRestingSize = false

  /// Whether the rows of a content size are there.
  func hasContentSize(_ axis: LayoutAxis) -> Bool {
    contentRows[axis.rawValue * 2 + 1].exists
  }

  /// Whether the row of a resting size is there.
  func hasRestingRow(_ axis: LayoutAxis) -> Bool {
    contentRows[axis.rawValue * 2].exists && !hasContentSize(axis)
  }
}

extension Variable {
  /// Stands for an unknown that was not made.
  static let none = Variable(slot: -1, generation: 0)
  var exists: Bool { slot >= 0 }
}

extension ConstraintID {
  /// Stands for a row that was not made.
  static let none = ConstraintID(slot: -1, generation: 0)
  var exists: Bool { slot >= 0 }
}

/// What a row of the solver stands for, so that answers can be told in the model's words.
enum RowSource: Hashable {
  case none
  /// A constraint of the model, by its slot.
  case constraint(Int32)
  /// `width >= 0` or `height >= 0` of an item.
  case extent(item: Int32, LayoutAxis)
  /// Hugging (even) or compression resistance (odd) of an item; width's two, then height's two.
  case content(item: Int32, index: Int)
  /// Autoresizing mask, root size or content offset of an item.
  case placement(item: Int32, index: Int)
  /// The size of an item that nothing determines.
  case resting(item: Int32, LayoutAxis)
}

/// Which unknown of which item a solver's variable is.
struct UnknownOwner {
  var item: Int32
  var unknown: ItemUnknown
}
