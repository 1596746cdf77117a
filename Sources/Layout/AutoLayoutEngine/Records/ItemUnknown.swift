package import LayoutModel

/// The unknowns of a layout item: its alignment rectangle in its superview's coordinates.
///
/// A scroll view keeps two pairs more, in the records of its guides: the content guide's width and
/// height are the content size, the frame guide's minX and minY are the content offset.
public enum ItemUnknown: Int, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// Left edge.
  case minX = 0
  /// Top edge.
  case minY = 1
  /// Horizontal extent.
  case width = 2
  /// Vertical extent.
  case height = 3

  /// The unknown of a place along an axis.
  package static func origin(_ axis: LayoutAxis) -> ItemUnknown {
    axis == .horizontal ? .minX : .minY
  }

  /// The unknown of a size along an axis.
  package static func extent(_ axis: LayoutAxis) -> ItemUnknown {
    axis == .horizontal ? .width : .height
  }

  var axis: LayoutAxis { rawValue & 1 == 0 ? .horizontal : .vertical }
  var isExtent: Bool { rawValue >= 2 }
}

/// One unknown of one item.
package struct ItemQuantity: Hashable, Sendable, BitwiseCopyable {
  private let rawValue: Int32

  /// Names an unknown of the item with a handle.
  package init(_ item: Int32, _ unknown: ItemUnknown) {
    rawValue = item << 2 | Int32(truncatingIfNeeded: unknown.rawValue)
  }

  /// The handle of the item.
  package var item: Int32 { rawValue >> 2 }

  /// Its place in a table of four unknowns an item.
  var place: Int32 { rawValue }

  /// Which of its unknowns it is.
  package var unknown: ItemUnknown {
    switch rawValue & 3 {
    case 0: .minX
    case 1: .minY
    case 2: .width
    default: .height
    }
  }
}
