/// A reference to an item that becomes nil when the item is deallocated: constraints do not retain
/// their items and may outlive them.
///
/// A weak reference would do the same, but moves the counters of the item it points to into a table
/// aside, and so makes every retain of a view dearer for as long as the view lives.
@safe package final class ZeroingItemReference {
  /// The item; nil once it is gone.
  package final var item: LayoutItem? { unsafe storedItem?.takeUnretainedValue() }

  /// The name that the item's host has for it; negative for none, and once the item is gone.
  ///
  /// Three items a constraint are asked: without a retain and a release of each, a first layout takes
  /// 1.5 % fewer instructions.
  package final var hostHandle: Int32 {
    unsafe storedItem?._withUnsafeGuaranteedRef { $0.hostHandle } ?? -1
  }

  /// Whether the item is there still.
  final var isAlive: Bool { unsafe storedItem != nil }

  /// The item, if it is a view, or else the view that owns it; nil for none, and once the item is gone.
  final var hierarchy: UnretainedView? {
    unsafe storedItem?._withUnsafeGuaranteedRef { $0.hierarchy } ?? nil
  }

  /// Calls `body` with the item, unless it is gone; nothing may end it meanwhile.
  final func withItem(_ body: (LayoutItem) -> Void) {
    unsafe storedItem?._withUnsafeGuaranteedRef { body($0) }
  }

  /// The item, for this module alone: the optimizer proves accesses exclusive where it sees them all,
  /// and checking each while the program runs made building a tree a fifth dearer.
  ///
  /// Never dangling: an item ends its reference in its own `deinit`, until when it may be read. A
  /// checked reference would stop the program where a view takes its constraints apart as it ends.
  @unsafe fileprivate final var storedItem: Unmanaged<LayoutItem>?

  fileprivate init(_ item: LayoutItem) {
    unsafe storedItem = .passUnretained(item)
  }
}

extension LayoutItem {
  /// The way to this item, made when the first constraint names it.
  package final var reference: ZeroingItemReference {
    if let existingReference { return existingReference }
    let made = ZeroingItemReference(self)
    existingReference = made
    return made
  }

  /// Clears the reference to this item, which ends.
  final func endReference() {
    unsafe existingReference?.storedItem = nil
  }
}
