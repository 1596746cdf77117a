import FlatStorage

/// An unknown and the rate at which it changes.
struct UnknownRate: BitwiseCopyable {
  var unknown: UnknownIndex
  /// The magnitude of what the rate was summed up from.
  var size: Float
  var rate: Double
}

/// A row and the rate at which its residual changes.
struct RowRate: BitwiseCopyable {
  var row: RowIndex
  /// The magnitude of what the rate was summed up from.
  var size: Float
  var rate: Double

  /// Whether the rate is more than what rounding leaves of a sum that cancels out.
  @inline(__always)
  var isSignificant: Bool { abs(rate) > NumericalTolerances.rate * Double(size) }
}

/// How unknowns and the residuals of inactive rows move when active rows do: what a forward solve
/// finds.
struct Direction: ~Copyable {
  /// The unknowns that move, in order of dependence.
  private(set) var unknowns = FlatArray<UnknownRate>()
  /// The inactive rows that are touched; each is marked with its index here until ``clearRows(in:)``.
  private(set) var rows = FlatArray<RowRate>()
  /// The largest rate of an unknown.
  var largestRate = 0.0
  /// Whether rates carry magnitudes: then something was decided by them.
  var hasMagnitudes = true

  /// Begins with an unknown that moves nowhere yet; rows were cleared when they had been used.
  ///
  /// - Parameter unknownCount: how many unknowns are expected, so that they are not moved again and again.
  @inline(__always)
  mutating func begin(expecting unknownCount: Int) {
    unknowns.removeAll()
    unknowns.reserveCapacity(unknownCount)
  }

  @inline(__always)
  mutating func append(_ unknown: UnknownRate) {
    unknowns.append(unknown)
  }

  @inline(__always)
  mutating func append(_ row: RowRate) {
    rows.append(row)
  }

  /// Adds a part to the rate of the row at an index.
  @inline(__always)
  mutating func addRate(_ part: Double, at index: Int32) {
    rows[index].rate += part
  }

  /// Adds to the magnitude of the rate of the row at an index.
  @inline(__always)
  mutating func addSize(_ size: Float, at index: Int32) {
    rows[index].size += size
  }

  /// Forgets the rows, which are not marked any more.
  mutating func clearRows(in problem: inout Problem) {
    for index in 0..<rows.count { problem.places[rows[index].row].mark = -1 }
    rows.removeAll()
  }

  /// Gives back the memory when it is large.
  mutating func release() {
    unknowns.release()
    rows.release()
  }
}

/// A row, or an unknown, in terms of the rows of the basis: what a transposed solve finds.
struct Combination: ~Copyable {
  /// Positions of the basis by their unknowns, and how much of each.
  private(set) var shares = FlatArray<UnknownRate>()
  /// What is left at rigid unknowns, where the solve was to stop.
  private(set) var stops = FlatArray<UnknownRate>()

  /// The largest of the magnitudes that shares were summed up from; 0 where there is no share.
  var largestSize: Double {
    var largest: Float = 0
    for index in 0..<shares.count { largest = max(largest, shares[index].size) }
    return Double(largest)
  }

  @inline(__always)
  mutating func begin() {
    shares.removeAll()
    stops.removeAll()
  }

  @inline(__always)
  mutating func append(_ share: UnknownRate) {
    shares.append(share)
  }

  mutating func append(stop: UnknownRate) {
    stops.append(stop)
  }

  /// Gives back the memory when it is large.
  mutating func release() {
    shares.release()
    stops.release()
  }
}
