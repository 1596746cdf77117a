import ActiveSetSolver
import Testing

/// Multipliers by themselves: lists by level, what counts as zero, and when they are in doubt.
@Suite struct MultiplierTests {
  /// Part of the magnitudes added up below which a multiplier is zero, as the method promises.
  private let rounding = 2e-14

  /// Two positions and three levels, of which the second is the most important.
  private static func kernel() -> MultiplierKernel {
    MultiplierKernel(unknownCount: 2, priorities: [250, 750, 500])
  }

  @Test func levelsAreInOrderOfPriority() {
    var kernel = Self.kernel()
    for (level, value) in [(0, 3.0), (1, -1), (2, 2)] {
      kernel.add(value, size: abs(value), to: 0, at: level)
    }
    let entries = kernel.entries(of: 0)
    #expect(entries == [.init(1, -1, size: 1), .init(2, 2, size: 2), .init(0, 3, size: 3)])
    let values = (0..<3).map { kernel.value(of: 0, at: $0) }
    #expect(values == [3, -1, 2])
    let (others, none) = (kernel.entries(of: 1), kernel.value(of: 1, at: 1))
    #expect(others == [] && none == 0)
  }

  @Test func whatIsAddedIsSummedUp() {
    var kernel = Self.kernel()
    kernel.add(3, size: 3, to: 0, at: 2)
    kernel.add(5, size: 5, to: 0, at: 1)
    kernel.add(-1, size: 4, to: 0, at: 2)
    kernel.add(7, size: 7, to: 1, at: 2)
    let (first, second) = (kernel.entries(of: 0), kernel.entries(of: 1))
    #expect(first == [.init(1, 5, size: 5), .init(2, 2, size: 7)])
    #expect(second == [.init(2, 7, size: 7)])
  }

  /// What is left within the rounding of its parts is nothing, wherever it stands in its list.
  @Test(arguments: [0, 1, 2])
  func aRestWithinRoundingIsZero(level: Int) {
    for (rest, isZero) in [(rounding * 8, true), ((rounding * 8).nextUp, false)] {
      var kernel = Self.kernel()
      for other in 0..<3 where other != level { kernel.add(1, size: 1, to: 0, at: other) }
      kernel.add(rest, size: 0, to: 0, at: level)
      kernel.add(0, size: 8, to: 0, at: level)
      let (value, count) = (kernel.value(of: 0, at: level), kernel.entries(of: 0).count)
      #expect((value == 0) == isZero && count == (isZero ? 2 : 3))
    }
  }

  @Test func roundingAloneIsNoMultiplier() {
    var kernel = Self.kernel()
    kernel.add(-rounding * 8, size: 8, to: 0, at: 0)
    let before = kernel.entries(of: 0).count
    kernel.add((-rounding * 8).nextDown, size: 8, to: 0, at: 0)
    let after = kernel.entries(of: 0).count
    #expect(before == 0 && after == 1)
  }

  // MARK: Corrections

  @Test func onlyWhatIsNotZeroIsCorrected() {
    var kernel = Self.kernel()
    let isNothing = !kernel.correct(0, by: 1, at: 0)
    let none = kernel.entries(of: 0)
    #expect(isNothing && none == [])
    for level in 0..<3 { kernel.add(2, size: 2, to: 0, at: level) }
    for level in 0..<3 {
      let isDone = kernel.correct(0, by: Double(level) / 4, at: level)
      let value = kernel.value(of: 0, at: level)
      #expect(isDone && value == 2 + Double(level) / 4)
    }
    let sizes = kernel.entries(of: 0).map(\.size)
    #expect(sizes == [2, 2, 2], "corrections are no parts of it")
  }

  @Test(arguments: [0, 1, 2])
  func whatIsCorrectedAwayLeavesTheOthers(level: Int) {
    for (rest, isZero) in [(rounding * 4, true), ((rounding * 4).nextUp, false)] {
      var kernel = Self.kernel()
      for other in 0..<3 where other != level { kernel.add(1, size: 1, to: 0, at: other) }
      kernel.add(rest * 2, size: 4, to: 0, at: level)
      let isDone = kernel.correct(0, by: -rest, at: level)
      let (value, count) = (kernel.value(of: 0, at: level), kernel.entries(of: 0).count)
      #expect(isDone && (value == 0) == isZero && count == (isZero ? 2 : 3))
    }
  }

  // MARK: Positions

  @Test func aPositionIsScaledAsAWhole() {
    var kernel = Self.kernel()
    kernel.add(3, size: 5, to: 0, at: 0)
    kernel.add(-4, size: 6, to: 0, at: 1)
    kernel.add(1, size: 1, to: 1, at: 0)
    kernel.scale(0, by: -0.5)
    let (scaled, other) = (kernel.entries(of: 0), kernel.entries(of: 1))
    #expect(scaled == [.init(1, 2, size: 3), .init(0, -1.5, size: 2.5)])
    #expect(other == [.init(0, 1, size: 1)])
  }

  @Test func listsAreHandedOn() {
    var kernel = MultiplierKernel(unknownCount: 4, priorities: [500])
    for unknown in 0..<3 { kernel.add(Double(unknown + 1), size: 1, to: unknown, at: 0) }
    kernel.rotate(along: [2, 0, 1])
    let rotated = (0..<4).map { kernel.value(of: $0, at: 0) }
    #expect(rotated == [3, 1, 2, 0])
    kernel.move(from: 1, to: 3)
    kernel.clear(0)
    // The freed one is used again, and no other is touched.
    kernel.add(9, size: 1, to: 1, at: 0)
    let moved = (0..<4).map { kernel.value(of: $0, at: 0) }
    #expect(moved == [0, 9, 2, 1])
    kernel.reset()
    let left = (0..<4).map { kernel.entries(of: $0).count }
    #expect(left == [0, 0, 0, 0])
  }

  // MARK: Doubt

  /// A single update that is too large is steep; many that add up are not.
  @Test func largeSumsAreInDoubt() {
    var kernel = Self.kernel()
    var found: [[Bool]] = []
    for size in [1e4, 1, 1e4, 1e4 + 1] {
      kernel.add(1, size: size, to: 0, at: 0)
      found.append([kernel.isInDoubt, kernel.isSteep])
    }
    kernel.reset()
    found.append([kernel.isInDoubt, kernel.isSteep])
    kernel.add(1, size: 1e4 + 1, to: 1, at: 0)
    found.append([kernel.isInDoubt, kernel.isSteep])
    #expect(
      found == [
        [false, false], [true, false], [true, false], [true, true], [false, false], [true, true],
      ])
  }

  /// A thousand rows have no more room than one; from there on it grows with their number.
  @Test(arguments: [(1, 1e4), (1_000, 1e4), (1_500, 1.5e4), (20_000, 2e5)])
  func manyRowsMayPullMore(rowCount: Int, limit: Double) {
    var kernel = Self.kernel()
    kernel.note(rowCount: rowCount)
    kernel.add(1, size: limit, to: 0, at: 0)
    let isBelow = !kernel.isInDoubt
    kernel.add(1, size: limit + 1, to: 0, at: 1)
    let isBeyond = kernel.isInDoubt
    #expect(isBelow && isBeyond)
  }
}
