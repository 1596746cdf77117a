import FlatStorage
import LayoutModel

/// The items themselves, by handle, beside their records.
///
/// Each is retained as long as it has a handle, and if it leaves while objects are kept, until that ends: a cycle
/// of a pass goes through thousands of views in half a dozen stages, and to retain each anew in each of them was a
/// sixth of the time of turning 1,000 cards. What an application's code takes out of the tree meanwhile leaves it at
/// once, and is let go of afterwards.
@safe struct ItemObjects: ~Copyable {
  @unsafe private var objects = unsafe FlatArray<Unmanaged<LayoutItem>?>()
  /// What left while objects were kept.
  private var departed: [LayoutItem] = []
  private var keeperCount = 0

  deinit {
    for index in unsafe 0..<objects.count { unsafe objects[index]?.release() }
  }

  /// The item that has a handle, retained; nil for one that was given back.
  subscript(handle: Int32) -> LayoutItem? {
    unsafe objects[handle]?.takeUnretainedValue()
  }

  /// The item that has a handle, while objects are kept.
  @unsafe @inline(__always)
  func kept(_ handle: Int32) -> Unmanaged<LayoutItem>? {
    precondition(keeperCount > 0, "objects are lent only while they are kept")
    return unsafe objects[handle]
  }

  /// Makes room for so many items more.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    unsafe objects.reserveCapacity(objects.count + additionalCount)
  }

  /// Takes an item in under a handle that is free, or the next one.
  mutating func insert(_ item: LayoutItem, as handle: Int32) {
    let object = unsafe Unmanaged.passRetained(item)
    if unsafe Int(handle) == objects.count {
      unsafe objects.append(object)
    } else {
      unsafe objects[handle] = object
    }
  }

  /// Forgets an item, which its caller retains.
  mutating func remove(_ handle: Int32) {
    guard let object = unsafe objects[handle] else { return }
    unsafe objects[handle] = nil
    let item = unsafe object.takeRetainedValue()
    if keeperCount > 0 { departed.append(item) }
  }

  // MARK: Keeping

  /// Whether objects are being kept: some work is under way that names handles.
  var isKeeping: Bool { keeperCount > 0 }

  /// Begins to keep what leaves.
  mutating func beginKeeping() {
    keeperCount += 1
  }

  /// Ends what was begun last.
  ///
  /// - Returns: What is kept no longer. Letting go of it may run deinitialisers, and these an application's code: it is
  ///   to end after the access to the objects, and not where it is returned.
  mutating func endKeeping() -> [LayoutItem] {
    keeperCount -= 1
    return keeperCount == 0 && !departed.isEmpty ? exchange(&departed, with: []) : []
  }
}
