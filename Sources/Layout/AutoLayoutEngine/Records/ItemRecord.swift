import LayoutModel
import LinearConstraints

/// What an item is and what it waits for.
package struct ItemTraits: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A view, and not a guide.
  package static let view = ItemTraits(rawValue: 1 << 0)
  /// The view at the top, whose size is given.
  package static let root = ItemTraits(rawValue: 1 << 1)
  package static let scrollView = ItemTraits(rawValue: 1 << 2)
  /// A view whose frame the constraints decide, and not its autoresizing mask.
  package static let constraintBased = ItemTraits(rawValue: 1 << 3)
  /// A view in whose constraints leading means right.
  package static let rightToLeft = ItemTraits(rawValue: 1 << 4)
  /// A guide whose edges follow from its owning view alone.
  package static let inset = ItemTraits(rawValue: 1 << 5)
  /// The guide of a scroll view's frame.
  package static let scrollFrame = ItemTraits(rawValue: 1 << 6)
  /// The guide of a scroll view's content.
  package static let scrollContent = ItemTraits(rawValue: 1 << 7)
  /// Whether its size rests is to be looked at before the next solve.
  package static let awaitsRestingSize = ItemTraits(rawValue: 1 << 8)
  /// `layoutSubviews` is due.
  package static let awaitsLayout = ItemTraits(rawValue: 1 << 9)
  /// `updateConstraints` is due.
  package static let awaitsUpdate = ItemTraits(rawValue: 1 << 10)
  /// It moved, and its insets and those of its subviews are to be looked at after frames are read.
  package static let hasMoved = ItemTraits(rawValue: 1 << 12)
  /// How far a scroll view scrolls is to be looked at.
  package static let awaitsScrollRange = ItemTraits(rawValue: 1 << 11)
  /// The size that would fit it is being asked for: nothing places it, and its content has a say.
  package static let isFitted = ItemTraits(rawValue: 1 << 13)
  /// A view of a class of its own, which may give it a content size: a plain one has none.
  package static let mayHaveContent = ItemTraits(rawValue: 1 << 14)
}

/// What the engine knows of one item: plain values, written when the item or its rows change.
package struct ItemRecord: BitwiseCopyable {
  /// The view in whose coordinates the item lies: a view's superview, a guide's owning view.
  package var parent: Int32 = -1
  /// How many views lie above it.
  package var depth: Int32 = 0
  /// The index of its ``ItemGeometry``; negative while all of that is zero.
  var geometry: Int32 = -1
  package var traits = ItemTraits(rawValue: 0)
  /// What of the item changed since the engine last looked.
  var pendingChanges = LayoutItemChanges(rawValue: 0)
  /// The axes along which the autoresizing mask was turned into rows.
  var translatedAxes = LayoutAxisSet(rawValue: 0)
  /// What equations on the item say, of those that were lowered since one left last, as far as that is known.
  var equations = EquationTally()
  /// `width >= 0` and `height >= 0`, made when a solve first needs them.
  var extentRows: [2 of ConstraintID] = .init(repeating: .none)
  /// Hugging and compression resistance: width's two, then height's two.
  ///
  /// Where a view has no content size, the row in the first place is that of its resting size.
  var contentRows: [4 of ConstraintID] = .init(repeating: .none)
  /// The autoresizing mask, the root's size, or the content offset: two rows an axis.
  var placementRows: [4 of ConstraintID] = .init(repeating: .none)

  /// Creates a record of an item without unknowns.
  package init(parent: Int32 = -1, depth: Int32 = 0, traits: ItemTraits = ItemTraits(rawValue: 0)) {
    self.parent = parent
    self.depth = depth
    self.traits = traits
  }

  /// Whether the item's unknowns are given from outside.
  @inline(__always) var isPlaced: Bool {
    guard traits.contains(.view) else { return traits.contains(.scrollFrame) }
    if traits.contains(.isFitted) { return false }
    return traits.contains(.root) || !traits.contains(.constraintBased)
  }

  /// Whether the item takes part in layout only as a function of its owning view.
  @inline(__always) var isDerivedFromOwner: Bool {
    traits.contains(.inset) || traits.contains(.scrollContent)
  }

  /// Whether an attribute is one of the unknowns, or a sum of them, where nothing else has to be known: that
  /// of a view whose unknowns are meant in the coordinates of `space`.
  @inline(__always)
  func isAlignedRect(of attribute: LayoutAttribute, in space: Int32) -> Bool {
    parent == space && attribute.isWithinAlignment
      && traits.intersection([.view, .inset]) == .view
  }

  // By constant places: to read one that is computed, the compiler copies the whole array first.

  /// The row of hugging, or of a resting size, along an axis.
  @inline(__always)
  func huggingRow(_ axis: LayoutAxis) -> ConstraintID {
    axis == .horizontal ? contentRows[0] : contentRows[2]
  }

  /// The row of compression resistance along an axis.
  @inline(__always)
  func resistanceRow(_ axis: LayoutAxis) -> ConstraintID {
    axis == .horizontal ? contentRows[1] : contentRows[3]
  }

  /// Whether the rows of a content size are there.
  @inline(__always)
  func hasContentSize(_ axis: LayoutAxis) -> Bool { resistanceRow(axis).exists }

  /// Whether the row of a resting size is there.
  @inline(__always)
  func hasRestingRow(_ axis: LayoutAxis) -> Bool {
    huggingRow(axis).exists && !hasContentSize(axis)
  }

  /// Notes the rows of hugging and compression resistance along an axis.
  mutating func setContentRows(
    _ axis: LayoutAxis, _ rows: (atMost: ConstraintID, atLeast: ConstraintID)
  ) {
    switch axis {
    case .horizontal:
      contentRows[0] = rows.atMost
      contentRows[1] = rows.atLeast
    case .vertical:
      contentRows[2] = rows.atMost
      contentRows[3] = rows.atLeast
    }
  }

  /// Inserts or removes a trait.
  mutating func set(_ trait: ItemTraits, to isThere: Bool) {
    if isThere {
      traits.insert(trait)
    } else {
      traits.remove(trait)
    }
  }

  /// Inserts a trait; whether it was not there.
  mutating func insertTrait(_ trait: ItemTraits) -> Bool {
    if traits.contains(trait) { return false }
    traits.insert(trait)
    return true
  }

  /// Removes a trait; whether it was there.
  mutating func removeTrait(_ trait: ItemTraits) -> Bool {
    guard traits.contains(trait) else { return false }
    traits.remove(trait)
    return true
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
