/// A growable array of plain values that is never copied: the storage of everything here.
///
/// `Array` checks before each write whether its buffer is shared, and copies silently if it is;
/// this type cannot be shared. Every access is checked against the bounds. This and
/// `FlatArray+Advance.swift` are the only unsafe files of the module.
@safe struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// Nil until there is room for an element.
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity: Int

  init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    if minimumCapacity > 0 { unsafe base = .allocate(capacity: minimumCapacity) }
  }

  init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    unsafe base?.initialize(repeating: element, count: count)
    self.count = count
  }

  /// The address of the elements; of an array that is not empty.
  @unsafe var storage: UnsafeMutablePointer<Element> { unsafe base.unsafelyUnwrapped }

  deinit {
    unsafe base?.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base.unsafelyUnwrapped[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield unsafe &base.unsafelyUnwrapped[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe base.unsafelyUnwrapped[count]
  }

  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  /// Forgets all elements and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Forgets the elements from `newCount` on, which is at most ``count``.
  mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Appends copies of `element` until there are `newCount` elements: mostly one or two.
  @inline(__always)
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    var index = unsafe storage + count
    let end = unsafe storage + newCount
    while unsafe index < end {
      unsafe index.initialize(to: element)
      unsafe index += 1
    }
    count = newCount
  }

  /// Makes room for so many elements in all, that none of them is moved until there are more.
  mutating func reserveCapacity(_ total: Int) {
    if total > capacity { grow(to: total) }
  }

  /// Forgets all elements, and gives back the memory when it is large.
  mutating func release() {
    count = 0
    if capacity <= 1024 { return }
    unsafe base?.deallocate()
    unsafe base = nil
    capacity = 0
  }

  /// Small arrays double; large ones fill the next size that allocators set aside.
  ///
  /// Never inlined: what is seldom done would take registers from the loops around it.
  @inline(never)
  private mutating func grow(to needed: Int) {
    let step = capacity < 4096 ? capacity : capacity < 65_536 ? capacity / 2 : capacity / 16
    let newCapacity = Self.filledCapacity(for: max(needed, capacity + step, 8))
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    if let base = unsafe base {
      unsafe newBase.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = newBase
    capacity = newCapacity
  }
}

extension FlatArray {
  /// How many elements fit where allocators put so many.
  ///
  /// Large blocks come in four sizes for each power of two; slack within is as good as used.
  private static func filledCapacity(for count: Int) -> Int {
    let stride = MemoryLayout<Element>.stride
    let bytes = count * stride
    if bytes < 16_384 { return count }
    let quarter = 1 << (Int.bitWidth - bytes.leadingZeroBitCount - 3)
    return (bytes + quarter - 1) / quarter * quarter / stride
  }

  /// Appends a part of another array.
  mutating func append(_ range: Range<Int>, of other: borrowing FlatArray) {
    precondition(range.upperBound <= other.count)
    if range.isEmpty { return }
    if count + range.count > capacity { grow(to: count + range.count) }
    unsafe (storage + count).initialize(from: other.storage + range.lowerBound, count: range.count)
    count += range.count
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }
}
