/// Handles that wait for something, taken all at once; what is added meanwhile waits for the next time.
struct HandleList {
  private(set) var handles: [Int32] = []
  /// An empty list with memory, so that a steady pass allocates nothing.
  private var spare: [Int32] = []

  var isEmpty: Bool { handles.isEmpty }
  var count: Int { handles.count }

  /// Makes room for so many handles more.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    handles.reserveCapacity(handles.count + additionalCount)
  }

  mutating func append(_ handle: Int32) {
    handles.append(handle)
  }

  mutating func removeAll() {
    handles.removeAll(keepingCapacity: true)
  }

  /// Takes all handles that wait.
  mutating func take() -> [Int32] {
    exchange(&handles, with: exchange(&spare, with: []))
  }

  /// Keeps the memory of a list that was taken and is done with, which is empty afterwards.
  mutating func recycle(_ taken: inout [Int32]) {
    taken.removeAll(keepingCapacity: true)
    swap(&spare, &taken)
  }
}
