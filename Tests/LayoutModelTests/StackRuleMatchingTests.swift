import LayoutModel
import Testing

@Suite struct StackRuleMatchingTests {
  /// A small generator with a seed, so that a failure repeats (xorshift, Marsaglia 2003).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private func arrangement(_ generator: inout Generator, keys: [Int32]) -> StackArrangement {
    StackArrangement(
      axis: .vertical,
      distribution: StackView.Distribution.allCases.randomElement(using: &generator) ?? .fill,
      alignment: StackView.Alignment.allCases.randomElement(using: &generator) ?? .fill,
      items: keys.map { key in
        .init(
          key: key, isHidden: Int.random(in: 0..<4, using: &generator) == 0,
          spacing: Double(Int.random(in: 0..<3, using: &generator)),
          length: Double(Int.random(in: 1..<4, using: &generator)))
      })
  }

  @Test(arguments: 1...60) func whatIsCommonIsMatched(_ seed: UInt64) {
    var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    var keys = (0..<Int32(20)).filter { _ in Bool.random(using: &generator) }
    let present = arrangement(&generator, keys: keys).rules
    keys.append(99)
    if seed.isMultiple(of: 3) { keys.shuffle(using: &generator) }
    let wanted = arrangement(&generator, keys: keys).rules
    let matching = StackRuleMatching(present: present, wanted: wanted)

    let presentKeys = Set(present.map(\.key))
    for (rule, match) in zip(wanted, matching.matches) {
      #expect((match != nil) == presentKeys.contains(rule.key), "seed \(seed)")
      if let match { #expect(present[match].key == rule.key, "seed \(seed)") }
    }
    let wantedKeys = Set(wanted.map(\.key))
    let obsolete = present.indices.filter { !wantedKeys.contains(present[$0].key) }
    #expect(matching.obsolete == obsolete, "seed \(seed)")
  }
}
