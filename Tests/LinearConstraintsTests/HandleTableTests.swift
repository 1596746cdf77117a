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
}
