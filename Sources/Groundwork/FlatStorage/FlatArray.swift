/// A growable array of plain values that is never copied: the storage of the solver and of the engine.
///
/// `Array` checks before each write whether its buffer is shared, and copies silently if it is; this
/// type cannot be shared. Every access is checked against the bounds. Elements are read and written
/// where they lie: a field of a large one costs as much as that of a small one. With it in place of
/// `Array`, a first layout takes 7 % fewer instructions in the engine.
///
/// Public and not of the package, since the compiler specialises only public declarations in the modules
/// that import them: with package ones a first layout took twice the instructions.
///
/// This and `LargeBlock.swift` are the only unsafe files of the module; clients that need the address have one
/// such file each.
@safe public struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// Nil until there is room for an element.
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  @usableFromInline var storedCount = 0
  @usableFromInline var capacity: Int

  /// Creates an empty array with room for some elements.
  @inlinable
  public init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    if minimumCapacity > 0 { unsafe base = Self.allocate(capacity: minimumCapacity) }
  }

  /// Creates an array of equal elements.
  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init(minimumCapacity: count)
    unsafe base?.initialize(repeating: element, count: count)
    storedCount = count
  }

  /// The address of the elements; of an array that is not empty.
  @unsafe @inlinable public var storage: UnsafeMutablePointer<Element> {
    unsafe base.unsafelyUnwrapped
  }

  deinit {
    unsafe base?.deallocate()
  }

  /// The number of elements.
  @inlinable public var count: Int {
    @inline(__always) get { storedCount }
  }

  /// Whether there is no element.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The element at a place.
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe UnsafePointer(base.unsafelyUnwrapped + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base.unsafelyUnwrapped + index
    }
  }

  /// The element at a place.
  @inlinable public subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      precondition(UInt(bitPattern: Int(index)) < UInt(bitPattern: count))
      return unsafe UnsafePointer(base.unsafelyUnwrapped + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      precondition(UInt(bitPattern: Int(index)) < UInt(bitPattern: count))
      return unsafe base.unsafelyUnwrapped + Int(index)
    }
  }

  /// Adds an element at the end.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base.unsafelyUnwrapped + count).initialize(to: element)
    storedCount += 1
  }

  /// Takes the last element out; nil when there is none.
  @inlinable
  public mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    storedCount -= 1
    return unsafe base.unsafelyUnwrapped[count]
  }

  /// Drops the last element.
  @inlinable
  public mutating func removeLast() {
    precondition(count > 0)
    storedCount -= 1
  }

  /// Forgets all elements and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    storedCount = 0
  }

  /// Forgets the elements from `newCount` on, which is at most ``count``.
  @inlinable
  public mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    storedCount = newCount
  }

  /// Appends copies of `element` until there are `newCount` elements: mostly one or two.
  @inlinable @inline(__always)
  public mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    var index = unsafe storage + count
    let end = unsafe storage + newCount
    while unsafe index < end {
      unsafe index.initialize(to: element)
      unsafe index += 1
    }
    storedCount = newCount
  }

  /// Makes room for so many elements in all, that none of them is moved until there are more.
  @inlinable
  public mutating func reserveCapacity(_ total: Int) {
    if total > capacity { grow(to: total) }
  }

  /// Forgets all elements, and gives back the memory when it is large.
  @inlinable
  public mutating func release() {
    storedCount = 0
    if capacity <= 1024 { return }
    unsafe base?.deallocate()
    unsafe base = nil
    capacity = 0
  }

  /// Small arrays double, others grow by half, to the next size that allocators set aside.
  ///
  /// Never inlined: what is seldom done would take registers from the loops around it.
  @inlinable @inline(never)
  mutating func grow(to needed: Int) {
    let step = capacity < 4096 ? capacity : capacity / 2
    let newCapacity = Self.filledCapacity(for: max(needed, capacity + step, 8))
    let newBase = unsafe Self.allocate(capacity: newCapacity)
    if let base = unsafe base {
      unsafe newBase.moveInitialize(from: base, count: count)
      unsafe base.deallocate()
    }
    unsafe base = newBase
    capacity = newCapacity
  }
}

extension FlatArray {
  @inlinable
  static func allocate(capacity: Int) -> UnsafeMutablePointer<Element> {
    let byteCount = capacity * MemoryLayout<Element>.stride
    if byteCount < LargeBlock.leastSize { return .allocate(capacity: capacity) }
    return unsafe LargeBlock.allocate(byteCount: byteCount).bindMemory(
      to: Element.self, capacity: capacity)
  }

  /// How many elements fit where allocators put so many.
  ///
  /// Large blocks come in four sizes for each power of two; slack within is as good as used.
  @inlinable
  static func filledCapacity(for count: Int) -> Int {
    let stride = MemoryLayout<Element>.stride
    let bytes = count * stride
    if bytes < 16_384 { return count }
    let quarter = 1 << (Int.bitWidth - bytes.leadingZeroBitCount - 3)
    return (bytes + quarter - 1) / quarter * quarter / stride
  }

  /// Appends a part of another array.
  @inlinable
  public mutating func append(_ range: Range<Int>, of other: borrowing FlatArray) {
    precondition(range.upperBound <= other.count)
    if range.isEmpty { return }
    if count + range.count > capacity { grow(to: count + range.count) }
    unsafe (storage + count).initialize(from: other.storage + range.lowerBound, count: range.count)
    storedCount += range.count
  }

  /// Exchanges two elements.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  /// Lends all elements at once.
  @inlinable @inline(__always)
  public func withSpan<Result, Failure: Error>(
    _ body: (Span<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let elements = unsafe UnsafeBufferPointer(start: base, count: count)
    return try unsafe body(elements.span)
  }
}
