import ActiveSetSolver
import Statistics
import Testing

/// The basis by itself, against dense algebra and against a search from nothing.
@Suite struct BasisKernelTests {
  /// Systems of sizes on either side of the one from which blocks are updated, not factored anew.
  static let cases: [(seed: UInt64, size: Int)] = (1...12).map { number in
    let size = number % 3 == 0 ? 40 : 4 + number % 9
    return (UInt64(number), size)
  }

  /// What a product may be off.
  ///
  /// Smaller, and pivots of a twentieth, of which six follow each other here, fail by their rounding;
  /// larger, and a wrong digit of a factor goes unseen.
  private let tolerance = 1e-9

  /// A basis, the rows it was crashed from, and the rows that it was not given a place in.
  private struct Sketch: ~Copyable {
    var rows: [[Double]]
    var kernel: BasisKernel
    var generator: SeededGenerator

    init(seed: UInt64, size: Int) {
      generator = SeededGenerator(seed: seed)
      rows = []
      for row in 0..<size + size / 2 {
        var coefficients = Array(repeating: 0.0, count: size)
        // A ring among them, so that there is a block, and shortcuts that make it dense.
        coefficients[row % size] = 1
        coefficients[(row + 1) % size] = -0.5
        for _ in 0..<generator.number(below: 3) {
          coefficients[generator.number(below: size)] =
            [1, -1, 0.5, 2, -3, 16.0 / 9][generator.number(below: 6)]
        }
        rows.append(coefficients)
      }
      kernel = BasisKernel(rows: rows, unknownCount: size)
    }

    /// The row that determines an unknown, or that of the unit matrix which holds it.
    mutating func basisRow(_ unknown: Int) -> [Double] {
      if let row = kernel.pivotRows()[unknown] { return rows[row] }
      var unit = Array(repeating: 0.0, count: rows[0].count)
      unit[unknown] = 1
      return unit
    }

    /// The basis as a dense matrix, by the unknowns that its rows determine.
    mutating func matrix() -> [[Double]] {
      var result: [[Double]] = []
      for unknown in rows[0].indices { result.append(basisRow(unknown)) }
      return result
    }

    /// Exchanges a row outside for one inside, where the pivot is steady; whether there was one.
    mutating func exchangeOne() -> Bool {
      let pivots = kernel.pivotRows()
      let outside = rows.indices.filter { !pivots.contains($0) }
      guard !outside.isEmpty else { return false }
      let row = outside[generator.number(below: outside.count)]
      let shares = kernel.combination(of: row)
      let steady = shares.indices.filter { abs(shares[$0]) > 0.05 }
      guard !steady.isEmpty else { return false }
      return kernel.exchange(steady[generator.number(below: steady.count)], for: row)
    }
  }

  @Test(arguments: cases)
  func forwardSolvesUndoTheMatrix(seed: UInt64, size: Int) {
    var sketch = Sketch(seed: seed, size: size)
    for round in 0..<6 {
      let matrix = sketch.matrix()
      for unknown in 0..<size {
        let direction = sketch.kernel.direction(of: unknown)
        for (other, row) in matrix.enumerated() {
          let sum = zip(row, direction).reduce(0) { $0 + $1.0 * $1.1 }
          let expected = other == unknown ? 1.0 : 0
          #expect(
            abs(sum - expected) < tolerance, "round \(round), \(unknown) moves \(other) by \(sum)")
        }
      }
      if !sketch.exchangeOne() { break }
    }
  }

  @Test(arguments: cases)
  func transposedSolvesCombineTheRow(seed: UInt64, size: Int) {
    var sketch = Sketch(seed: seed, size: size)
    for round in 0..<6 {
      let matrix = sketch.matrix()
      for row in sketch.rows.indices {
        let shares = sketch.kernel.combination(of: row)
        for unknown in 0..<size {
          var sum = 0.0
          for other in 0..<size { sum += shares[other] * matrix[other][unknown] }
          let expected = sketch.rows[row][unknown]
          #expect(abs(sum - expected) < tolerance, "round \(round), row \(row), \(unknown): \(sum)")
        }
      }
      if !sketch.exchangeOne() { break }
    }
  }

  /// The last row is the second one but for the last digit of a third; divided by what the first two
  /// leave of each other, that is 2e-10 of the first.
  @Test func whatASmallPivotEnlargesIsNoShare() {
    let third = 1.0 / 3
    let rows = [[1, -0.333333], [1, -third], [1, -third.nextUp]]
    var kernel = BasisKernel(rows: rows, unknownCount: 2)
    let pivots = kernel.pivotRows()
    let shares = kernel.combination(of: 2)
    for (unknown, row) in pivots.enumerated() { #expect(shares[unknown] == (row == 1 ? 1 : 0)) }
  }

  /// Below the size from which blocks are updated, blocks are what Tarjan's algorithm finds: here as
  /// sets of unknowns that reach each other, from nothing.
  @Test(arguments: cases.filter { $0.size < 24 })
  func blocksAreTheStronglyConnectedComponents(seed: UInt64, size: Int) {
    var sketch = Sketch(seed: seed, size: size)
    var seen = 0
    for _ in 0..<20 {
      let pivots = sketch.kernel.pivotRows()
      var reaches = Array(repeating: Array(repeating: false, count: size), count: size)
      for unknown in 0..<size {
        guard let row = pivots[unknown] else { continue }
        for other in 0..<size where other != unknown && sketch.rows[row][other] != 0 {
          reaches[other][unknown] = true
        }
      }
      for middle in 0..<size {
        for from in 0..<size where reaches[from][middle] {
          for to in 0..<size where reaches[middle][to] { reaches[from][to] = true }
        }
      }
      var expected: Set<[Int]> = []
      for unknown in 0..<size {
        let component = (0..<size).filter {
          $0 == unknown || (reaches[unknown][$0] && reaches[$0][unknown])
        }
        if component.count > 1 { expected.insert(component) }
      }
      let bumps = sketch.kernel.bumps()
      let contradictions = sketch.kernel.invariantViolations()
      #expect(bumps == expected)
      #expect(contradictions == [])
      seen += expected.count
      if !sketch.exchangeOne() { break }
    }
    #expect(seen > 0)
  }

  /// In the order each unknown, or bump, comes once, and behind all that its rows mention: when it is made,
  /// and when it stands over exchanges.
  @Test(arguments: cases)
  func theOrderIsTriangular(seed: UInt64, size: Int) {
    var sketch = Sketch(seed: seed, size: size)
    for _ in 0..<20 {
      let order = sketch.kernel.order()
      let pivots = sketch.kernel.pivotRows()
      var isSolved = Array(repeating: false, count: size)
      for group in order {
        for unknown in group {
          #expect(!isSolved[unknown])
          isSolved[unknown] = true
        }
        for unknown in group {
          guard let row = pivots[unknown] else { continue }
          for other in 0..<size where sketch.rows[row][other] != 0 { #expect(isSolved[other]) }
        }
      }
      #expect(!isSolved.contains(false))
      if !sketch.exchangeOne() { break }
    }
  }

  /// A row that is the sum of two others finds no place, and the basis stays regular.
  @Test func dependentRowsAreLeftOut() {
    var kernel = BasisKernel(
      rows: [[1, -1, 0], [0, 1, -1], [1, 0, -1]], unknownCount: 3)
    let pivots = kernel.pivotRows().compactMap(\.self)
    let contradictions = kernel.invariantViolations()
    #expect(pivots.count == 2)
    #expect(contradictions == [])
  }
}
