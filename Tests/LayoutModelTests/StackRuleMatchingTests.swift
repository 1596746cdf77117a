import LayoutModel
import Statistics
import Testing

@Suite struct StackRuleMatchingTests {
  private func arrangement(_ generator: inout SeededGenerator, keys: [Int32]) -> StackArrangement {
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
    var generator = SeededGenerator(seed: seed)
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
