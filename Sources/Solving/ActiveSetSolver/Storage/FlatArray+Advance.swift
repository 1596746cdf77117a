import FlatStorage

/// What a pass over moving values found.
struct MoveTally {
  /// How many values changed by over the tolerance.
  var changedCount = 0
  /// Whether every value is still a number.
  var isFinite = true
}

extension FlatArray where Element == Double {
  /// Moves the elements at some places, each at its rate.
  ///
  /// The hottest loop of all: an edit that moves everything is little else. Written with addresses
  /// in locals, because the compiler reloads those of arrays after each store; every place is
  /// checked against the bounds all the same.
  ///
  /// - Parameters:
  ///   - places: the places that move, no two equal.
  ///   - rates: how fast they move.
  ///   - range: the part of both that counts.
  ///   - step: how far.
  ///   - tolerance: the least change that is counted.
  ///   - olds: gets the elements as they were, in the order of places.
  /// - Returns: how many changed, and whether they are numbers.
  mutating func advance<Index: FlatIndex>(
    at places: borrowing FlatArray<Index>, rates: borrowing FlatArray<Double>,
    in range: Range<Int>, by step: Double, tolerance: Double,
    recording olds: inout FlatArray<Double>
  ) -> MoveTally {
    precondition(range.upperBound <= places.count && range.upperBound <= rates.count)
    if range.isEmpty { return MoveTally() }
    let bound = UInt(count)
    let firstOld = olds.count
    olds.extend(to: firstOld + range.count, with: 0)
    let elements = unsafe storage
    let places = unsafe places.storage
    let rates = unsafe rates.storage
    let olds = unsafe olds.storage + (firstOld - range.lowerBound)
    var tally = MoveTally()
    // Zero as long as all are numbers: infinity and not-a-number times zero are not-a-number.
    var zero = 0.0
    for index in range {
      let target = unsafe UInt(bitPattern: Int(places[index].rawValue))
      precondition(target < bound)
      let change = unsafe step * rates[index]
      let old = unsafe elements[Int(bitPattern: target)]
      let new = old + change
      unsafe olds[index] = old
      unsafe elements[Int(bitPattern: target)] = new
      zero += new * 0
      tally.changedCount += abs(new - old) > tolerance ? 1 : 0
    }
    tally.isFinite = zero == 0
    return tally
  }
}

extension FlatArray where Element == Double {
  /// Subtracts a multiple of each entry of a factor from the element of its step.
  @inline(__always)
  mutating func subtract(
    _ factor: Double, times entries: borrowing FlatArray<Bumps.Entry>, in range: Range<Int32>
  ) {
    precondition(range.lowerBound >= 0 && Int(range.upperBound) <= entries.count)
    if range.isEmpty { return }
    let bound = UInt(count)
    let (elements, entries) = unsafe (storage, entries.storage)
    for index in range {
      let entry = unsafe entries[Int(index)]
      let step = UInt(bitPattern: Int(entry.step))
      precondition(step < bound)
      unsafe elements[Int(bitPattern: step)] -= entry.value * factor
    }
  }

  /// Adds up the entries of a factor, each times the element of its step.
  @inline(__always)
  func product(
    with entries: borrowing FlatArray<Bumps.Entry>, in range: Range<Int32>
  ) -> Double {
    precondition(range.lowerBound >= 0 && Int(range.upperBound) <= entries.count)
    if range.isEmpty { return 0 }
    let bound = UInt(count)
    let (elements, entries) = unsafe (storage, entries.storage)
    var sum = 0.0
    for index in range {
      let entry = unsafe entries[Int(index)]
      let step = UInt(bitPattern: Int(entry.step))
      precondition(step < bound)
      sum += unsafe entry.value * elements[Int(bitPattern: step)]
    }
    return sum
  }

  /// Subtracts a multiple of one range of elements from another that does not overlap it.
  mutating func subtract(_ factor: Double, times source: Int, from target: Int, count: Int) {
    precondition(source >= 0 && target >= 0 && source + count <= self.count)
    precondition(target + count <= self.count && abs(source - target) >= count)
    if count == 0 { return }
    let (from, to) = unsafe (storage + source, storage + target)
    for index in 0..<count { unsafe to[index] -= factor * from[index] }
  }
}
