/// Hands out slots with generations, and takes them back: the names of unknowns and constraints.
///
/// Slots are reused last in, first out, so that a run repeats. An odd generation means free.
/// - Complexity: every operation is O(1), amortised.
public struct HandleTable: ~Copyable {
  @usableFromInline internal private(set) var generations: [UInt32] = []
  private var freeSlots: [Int32] = []

  /// Creates a table without slots.
  public init() {}

  /// The number of slots ever used: the length of arrays indexed by slot.
  public var slotCount: Int { generations.count }

  /// The number of handles in use.
  public var count: Int { generations.count - freeSlots.count }

  /// Sets memory aside for so many handles more.
  public mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    let needed = generations.count + additionalCount - freeSlots.count
    // Little at a time would be copied each time.
    guard needed > generations.capacity + generations.capacity / 8 else { return }
    generations.reserveCapacity(needed)
  }

  /// Gives out a slot and its generation.
  public mutating func insert() -> (slot: Int32, generation: UInt32) {
    if !freeSlots.isEmpty {
      let slot = freeSlots.removeLast()
      generations[Int(slot)] &+= 1
      return (slot, generations[Int(slot)])
    }
    if generations.count == generations.capacity, generations.count >= 4096 {
      // Doubling would waste half of a large table.
      generations.reserveCapacity(generations.count + generations.count / 8)
    }
    generations.append(0)
    return (Int32(generations.count - 1), 0)
  }

  /// Whether a handle is in use.
  @inlinable
  public func contains(slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < generations.count && generations[Int(slot)] == generation
      && generation & 1 == 0
  }

  /// Whether some handle is in use at `slot`, which must be below ``slotCount``.
  @inlinable
  public func isUsed(slot: Int32) -> Bool {
    generations[Int(slot)] & 1 == 0
  }

  /// The generation now in use at `slot`, which must be in use.
  @inlinable
  public func generation(at slot: Int32) -> UInt32 {
    generations[Int(slot)]
  }

  /// Takes back a handle that is in use.
  public mutating func remove(slot: Int32) {
    precondition(isUsed(slot: slot), "slot \(slot) is not in use")
    generations[Int(slot)] &+= 1
    freeSlots.append(slot)
  }
}
