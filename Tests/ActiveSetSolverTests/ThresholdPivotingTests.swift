import ActiveSetSolver
import Statistics
import Testing

/// Pivots of a factorization are chosen to fill in little, but never at the cost of digits.
@Suite struct ThresholdPivotingTests {
  /// The part of its row's largest entry that a pivot must reach, as the method's own notes promise.
  private let threshold = 0.1

  /// By Markowitz's rule alone the small entry comes first: no other has so few neighbours.
  @Test func aSmallEntryIsNoPivotHoweverFewItsNeighbours() throws {
    let parts = try #require(
      BlockFactors.pivotParts(factoring: [
        [1e-6, 1, 0, 0],
        [1, 1, 1, 1],
        [0, 1, 2, 1],
        [0, 1, 1, 3],
      ]))
    #expect(parts.count == 4)
    #expect(parts.allSatisfy { $0 >= threshold }, "\(parts)")
  }

  /// Entries over six orders of magnitude, sparse enough that most steps have a choice.
  @Test func everyPivotReachesItsPartOfTheRow() {
    var generator = SeededGenerator(seed: 14)
    var factored = 0
    for _ in 0..<300 {
      let size = 3 + generator.number(below: 8)
      var matrix = Array(repeating: Array(repeating: 0.0, count: size), count: size)
      for row in 0..<size {
        // Something in every row and column, so that most matrices are regular.
        for column in [row, (row + 1) % size, generator.number(below: size)] {
          let magnitude = [1e-6, 1e-3, 0.3, 1, 1, 2][generator.number(below: 6)]
          matrix[row][column] = generator.number(below: 2) == 0 ? magnitude : -magnitude
        }
      }
      guard let parts = BlockFactors.pivotParts(factoring: matrix) else { continue }
      factored += 1
      #expect(parts.allSatisfy { $0 >= threshold }, "\(matrix): \(parts)")
    }
    #expect(factored > 200)
  }

  /// Rows of one entry, and rows and columns that only the last steps can choose.
  @Test(arguments: 1...6)
  func everyOrderOfRowsIsFactored(size: Int) {
    for shift in 0..<size {
      var order = Array(repeating: Array(repeating: 0.0, count: size), count: size)
      for row in 0..<size { order[row][(row + shift) % size] = 2 }
      #expect(BlockFactors.pivotParts(factoring: order) == Array(repeating: 1, count: size))
      // The same below a triangle of other entries.
      for row in 0..<size {
        for other in 0..<row { order[row][(other + shift) % size] = 1 }
      }
      #expect(BlockFactors.pivotParts(factoring: order)?.count == size)
    }
  }

  @Test func aSingularMatrixHasNoFactors() {
    #expect(BlockFactors.pivotParts(factoring: [[1, 2], [2, 4]]) == nil)
  }
}
