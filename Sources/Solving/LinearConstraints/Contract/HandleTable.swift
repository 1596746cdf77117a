public import FlatStorage

/// Hands out slots with generations, and takes them back: the names of unknowns and constraints.
///
/// Slots are reused last in, first out, so that a run repeats. An odd generation means free.
/// - Complexity: every operation is O(1), amortised.
public struct HandleTable: ~Copyable {
  @usableFromInline var generations = FlatArray<UInt32>()
  @usableFromInline var freeSlots = FlatArray<Int32>()

  /// Creates a table without slots.
  public init() {}

  /// The number of slots ever used.
  public var slotCount: Int { generations.count }

  /// The number of handles in use.
  public var count: Int { generations.count - freeSlots.count }

  /// Sets memory aside for so many handles more.
  public mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    generations.reserveCapacity(generations.count + additionalCount - freeSlots.count)
  }

  /// Gives out a slot and its generation.
  @inlinable @inline(__always)
  public mutating func insert() -> (slot: Int32, generation: UInt32) {
    if let slot = freeSlots.popLast() {
      generations[slot] &+= 1
      return (slot, generations[slot])
    }
    generations.append(0)
    return (Int32(truncatingIfNeeded: generations.count - 1), 0)
  }

  /// Whether a handle is in use.
  @inlinable
  public func contains(slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < generations.count && generations[slot] == generation
      && generation & 1 == 0
  }

  /// Whether some handle is in use at `slot`, which is not negative.
  @inlinable
  public func isUsed(slot: Int32) -> Bool {
    Int(slot) < generations.count && generations[slot] & 1 == 0
  }

  /// The generation now in use at `slot`, which must be in use.
  @inlinable
  public func generation(at slot: Int32) -> UInt32 {
    generations[slot]
  }

  /// Takes back a handle that is in use.
  public mutating func remove(slot: Int32) {
    precondition(isUsed(slot: slot), "slot \(slot) is not in use")
    generations[slot] &+= 1
    freeSlots.append(slot)
  }
}
