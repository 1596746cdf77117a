import LinearConstraints
import Testing

@Suite struct HandleTableTests {
  @Test func aStaleHandleIsRefusedAfterItsSlotWasReused() {
    var table = HandleTable()
    let first = table.insert()
    table.remove(slot: first.slot)
    let isFirstKnown = table.contains(slot: first.slot, generation: first.generation)
    #expect(!isFirstKnown)
    let second = table.insert()
    #expect(second.slot == first.slot)
    let isFirstKnownAgain = table.contains(slot: first.slot, generation: first.generation)
    let isSecondKnown = table.contains(slot: second.slot, generation: second.generation)
    #expect(!isFirstKnownAgain)
    #expect(isSecondKnown)
    let (count, slotCount) = (table.count, table.slotCount)
    #expect(count == 1)
    #expect(slotCount == 1)
  }

  @Test func slotsAreReusedLastInFirstOut() {
    var table = HandleTable()
    let handles = (0..<4).map { _ in table.insert() }
    #expect(handles.map(\.slot) == [0, 1, 2, 3])
    #expect(handles.allSatisfy { $0.generation == 0 })
    table.remove(slot: 1)
    table.remove(slot: 3)
    let (count, slotCount) = (table.count, table.slotCount)
    #expect(count == 2 && slotCount == 4)
    let used = (0..<4).map { table.isUsed(slot: $0) }
    #expect(used == [true, false, true, false])
    let again = [table.insert(), table.insert(), table.insert()]
    #expect(again.map(\.slot) == [3, 1, 4])
    // Odd generations are those of free slots, so that one in use is even.
    #expect(again.map(\.generation) == [2, 2, 0])
    let generation = table.generation(at: 3)
    #expect(generation == 2)
  }

  @Test func handlesThatWereNeverGivenOutAreRefused() {
    var table = HandleTable()
    _ = table.insert()
    let (below, beyond) = (
      table.contains(slot: -1, generation: 0), table.contains(slot: 1, generation: 0)
    )
    #expect(!below && !beyond)
    let isKnown = table.contains(slot: 0, generation: 0)
    #expect(isKnown)
    table.remove(slot: 0)
    // The generation of a free slot is no handle either.
    let isFreeKnown = table.contains(slot: 0, generation: 1)
    #expect(!isFreeKnown)
  }
}
