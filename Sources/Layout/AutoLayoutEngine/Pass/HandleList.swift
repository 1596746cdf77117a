/// Handles that wait for something.
///
/// A list is taken all at once, and what is added meanwhile waits for the next time; or always one by one, where
/// work on one may call an application that needs the work on all: it then goes on with those that are left.
struct HandleList {
  /// Those taken one by one, and those that wait.
  private var storage: [Int32] = []
  /// How many were taken one by one.
  private var takenCount = 0
  /// An empty list with memory, so that a steady pass allocates nothing.
  private var spare: [Int32] = []

  var isEmpty: Bool { takenCount == storage.count }
  var count: Int { storage.count - takenCount }
  /// Those that wait.
  var handles: ArraySlice<Int32> { storage[takenCount...] }

  /// Makes room for so many handles more.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    storage.reserveCapacity(storage.count + additionalCount)
  }

  mutating func append(_ handle: Int32) {
    storage.append(handle)
  }

  mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
    takenCount = 0
  }

  /// Takes the handle that has waited longest; nil when none waits.
  @inline(__always)
  mutating func takeNext() -> Int32? {
    guard takenCount < storage.count else {
      if takenCount > 0 { removeAll() }
      return nil
    }
    defer { takenCount &+= 1 }
    return storage[takenCount]
  }

  /// Takes all handles that wait.
  mutating func take() -> [Int32] {
    exchange(&storage, with: exchange(&spare, with: []))
  }

  /// Keeps the memory of a list that was taken and is done with, which is empty afterwards.
  mutating func recycle(_ taken: inout [Int32]) {
    taken.removeAll(keepingCapacity: true)
    swap(&spare, &taken)
  }
}
