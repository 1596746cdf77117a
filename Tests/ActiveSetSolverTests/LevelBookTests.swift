import FlatStorage
import Testing

@testable import ActiveSetSolver

/// The levels themselves: how many rows each has, and that those without any are forgotten.
@Suite struct LevelBookTests {
  @Test func aLevelGoesWithItsLastRow() {
    var levels = PriorityLevels()
    let kept = levels.retain(priority: 250)
    let again = levels.retain(priority: 250)
    #expect(kept == again && levels.slots[kept].rowCount == 2 && levels.count == 2)
    for step in 1...40 { levels.release(levels.retain(priority: 300 + Double(step))) }
    #expect(levels.count == 42 && levels.shouldPurge)
    levels.release(kept)
    levels.purge()
    #expect(levels.count == 2 && !levels.shouldPurge)
    #expect(levels.slots[again].rowCount == 1 && levels.slots[again].rank == 1)
    levels.release(again)
    #expect(levels.unusedCount == 2)
    levels.purge()
    // The required level stays without a row.
    #expect(levels.count == 1 && levels.byRank[0] == PriorityLevels.required)
  }
}
