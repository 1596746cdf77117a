/// Handles that wait for work that may call an application.
///
/// They are taken one by one, so that what the application needs done on the way goes on with those that are left;
/// what is added meanwhile comes last.
struct HandleQueue {
  /// Those that were taken, and those that wait.
  private var storage: [Int32] = []
  private var takenCount = 0

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
}
