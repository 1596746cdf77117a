public import FlatStorage

/// Constraints that are added in one call, in order: see ``IncrementalSolver/add(_:from:to:)``.
public struct ConstraintBatch: ~Copyable {
  /// A constraint but for its terms, and where these end.
  @usableFromInline
  struct Entry: BitwiseCopyable {
    @usableFromInline var shape: ConstraintShape
    @usableFromInline var end: Int32
    @usableFromInline var isPlain: Bool

    @inlinable
    init(shape: ConstraintShape, end: Int32, isPlain: Bool) {
      self.shape = shape
      self.end = end
      self.isPlain = isPlain
    }
  }

  /// The terms of all constraints, those of each behind those of the one before, and of the one that is open.
  @usableFromInline var terms = FlatArray<Term>()
  @usableFromInline var entries = FlatArray<Entry>()
  /// Where the terms of the open constraint begin.
  @usableFromInline var start = 0

  /// Creates a batch without constraints.
  public init() {}

  /// The number of constraints, without the open one.
  @inlinable public var count: Int { entries.count }

  /// Whether there is no constraint but the open one.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// The number of terms of the open constraint.
  @inlinable public var openCount: Int { terms.count - start }

  /// Appends a term to the constraint that is open: one always is.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable @inline(__always)
  public mutating func append(_ term: Term) {
    terms.append(term)
  }

  /// Appends the open constraint to those before it; the next one is open then.
  ///
  /// - Parameters:
  ///   - shape: the constraint but for its terms.
  ///   - isPlain: whether its terms are known to be plain: of different unknowns that are in use, with coefficients
  ///     that ``arePlain(_:)``. A solver takes that on trust, and neither sums nor scales such terms.
  /// - Complexity: O(1), amortised.
  @inlinable @inline(__always)
  public mutating func close(_ shape: ConstraintShape, isPlain: Bool = false) {
    start = terms.count
    entries.append(Entry(shape: shape, end: Int32(truncatingIfNeeded: start), isPlain: isPlain))
  }

  /// Takes the terms of the open constraint back.
  @inlinable @inline(__always)
  public mutating func withdraw() {
    terms.truncate(to: start)
  }

  /// Forgets all constraints and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    terms.removeAll()
    entries.removeAll()
    start = 0
  }

  /// Lends the terms of the open constraint.
  @inlinable @inline(__always)
  public func withOpenTerms<Result>(_ body: (Span<Term>) -> Result) -> Result {
    terms.withSpan { body($0.extracting(start..<$0.count)) }
  }

  /// Lends the constraints from one on, in order.
  ///
  /// - Parameters:
  ///   - first: the first of them.
  ///   - body: called with the terms and the rest of each, and whether its terms are known to be plain.
  /// - Throws: what `body` throws; those after it are not lent then.
  @inlinable @inline(__always)
  public func forEach<Failure: Error>(
    from first: Int, _ body: (Span<Term>, ConstraintShape, Bool) throws(Failure) -> Void
  ) throws(Failure) {
    try terms.withSpan { terms throws(Failure) in
      var start = first > 0 ? Int(entries[first - 1].end) : 0
      for index in first..<entries.count {
        let end = Int(entries[index].end)
        try body(terms.extracting(start..<end), entries[index].shape, entries[index].isPlain)
        start = end
      }
    }
  }
}

extension ConstraintBatch {
  /// Whether coefficients are ordinary ones of a layout: of magnitudes from a 64th to below 2, the largest at least 1.
  ///
  /// - Complexity: O(coefficients).
  @inlinable
  public static func arePlain(_ coefficients: some Sequence<Double>) -> Bool {
    var largest = 0.0
    for coefficient in coefficients {
      let magnitude = coefficient.magnitude
      guard magnitude >= 0x1p-6, magnitude < 2 else { return false }
      largest = max(largest, magnitude)
    }
    return largest >= 1
  }
}
