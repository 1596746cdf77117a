import FlatStorage
import Statistics
import Testing

@Suite struct BitSetTests {
  /// Numbers come and go in any order; what is taken out is always the least that is there.
  @Test(arguments: [1, 63, 64, 65, 4096, 4097, 300_000])
  func theLeastComesFirst(numberCount: Int) {
    var random = SeededGenerator(seed: UInt64(numberCount))
    var set = BitSet()
    var expected: Set<Int32> = []
    for _ in 0..<8 {
      for _ in 0..<Int.random(in: 0...200, using: &random) {
        let number = Int32.random(in: 0..<Int32(numberCount), using: &random)
        set.insert(number)
        expected.insert(number)
      }
      for _ in 0..<Int.random(in: 0...150, using: &random) {
        let least = expected.min()
        #expect(set.popFirst() == least)
        if let least { expected.remove(least) }
      }
      #expect(set.isEmpty == expected.isEmpty)
    }
    for least in expected.sorted() { #expect(set.popFirst() == least) }
    #expect(set.popFirst() == nil)
    #expect(set.isEmpty == true)
  }
}
