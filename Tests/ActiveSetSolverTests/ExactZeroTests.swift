import ActiveSetSolver
import Statistics
import Testing

/// What cancels out in solves with the basis is exactly nothing, and nothing else is: against exact
/// arithmetic.
///
/// Rows have thirds, tenths and sevenths, of which sums leave a last digit behind.
@Suite struct ExactZeroTests {
  /// A residue modulo 2^61 - 1, which is zero where the fraction is, but for one chance in 2^61.
  private struct Residue: Equatable {
    static let modulus: UInt64 = (1 << 61) - 1
    var value: UInt64

    init(_ number: Int) {
      value = UInt64(number.magnitude) % Self.modulus
      if number < 0, value > 0 { value = Self.modulus - value }
    }

    static func * (one: Residue, other: Residue) -> Residue {
      var result = Residue(0)
      result.value =
        modulus.dividingFullWidth(one.value.multipliedFullWidth(by: other.value))
        .remainder
      return result
    }

    static func - (one: Residue, other: Residue) -> Residue {
      var result = Residue(0)
      result.value = (one.value + modulus - other.value) % modulus
      return result
    }

    /// One over it, by Fermat's theorem.
    var inverse: Residue {
      var (result, power, exponent) = (Residue(1), self, Self.modulus - 2)
      while exponent > 0 {
        if exponent & 1 == 1 { result = result * power }
        power = power * power
        exponent >>= 1
      }
      return result
    }
  }

  /// A coefficient as a number and exactly.
  private struct Fraction {
    var numerator: Int
    var denominator = 1

    var value: Double { Double(numerator) / Double(denominator) }
    var residue: Residue { Residue(numerator) * Residue(denominator).inverse }
  }

  private static let coefficients = [
    Fraction(numerator: 1), Fraction(numerator: -1), Fraction(numerator: 1, denominator: 3),
    Fraction(numerator: -2, denominator: 3), Fraction(numerator: 1, denominator: 10),
    Fraction(numerator: -3, denominator: 7), Fraction(numerator: 5, denominator: 7),
  ]

  /// Rows in a ring with shortcuts, more of them than unknowns.
  private static func rows(_ random: inout SeededGenerator, size: Int) -> [[Fraction]] {
    (0..<size + size / 2).map { row in
      var result = Array(repeating: Fraction(numerator: 0), count: size)
      result[row % size] = Fraction(numerator: 1)
      result[(row + 1) % size] = coefficients[random.number(below: coefficients.count)]
      for _ in 0..<random.number(below: 3) {
        result[random.number(below: size)] = coefficients[random.number(below: coefficients.count)]
      }
      return result
    }
  }

  /// The inverse of a matrix; nil where it is singular.
  private static func inverse(of matrix: [[Residue]]) -> [[Residue]]? {
    let size = matrix.count
    var rows = matrix.indices.map { row in
      matrix[row] + matrix.indices.map { Residue($0 == row ? 1 : 0) }
    }
    for column in 0..<size {
      guard let pivot = (column..<size).first(where: { rows[$0][column] != Residue(0) }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let scale = rows[column][column].inverse
      for index in column..<2 * size { rows[column][index] = rows[column][index] * scale }
      for row in 0..<size where row != column && rows[row][column] != Residue(0) {
        let factor = rows[row][column]
        for index in column..<2 * size {
          rows[row][index] = rows[row][index] - factor * rows[column][index]
        }
      }
    }
    return rows.map { Array($0[size...]) }
  }

  /// Sizes on either side of the one from which blocks are updated, not factored anew.
  @Test(arguments: [(1, 6), (2, 9), (3, 12), (4, 12), (5, 26), (6, 28)] as [(UInt64, Int)])
  func whatCancelsOutIsNothing(seed: UInt64, size: Int) throws {
    var random = SeededGenerator(seed: seed)
    let rows = Self.rows(&random, size: size)
    var kernel = BasisKernel(rows: rows.map { $0.map(\.value) }, unknownCount: size)
    var counts = (zeros: 0, others: 0)
    for round in 0..<5 {
      let pivots = kernel.pivotRows()
      let matrix = pivots.enumerated().map { unknown, row in
        row.map { rows[$0].map(\.residue) } ?? (0..<size).map { Residue($0 == unknown ? 1 : 0) }
      }
      let inverse = try #require(Self.inverse(of: matrix))
      for unknown in 0..<size {
        let direction = kernel.direction(of: unknown)
        for other in 0..<size {
          let isZero = inverse[other][unknown] == Residue(0)
          #expect(
            (direction[other] == 0) == isZero,
            "round \(round): \(unknown) moves \(other) by \(direction[other])")
          if isZero { counts.zeros += 1 } else { counts.others += 1 }
        }
      }
      let outside = rows.indices.filter { !pivots.contains($0) }
      for row in outside {
        let shares = kernel.combination(of: row)
        for unknown in 0..<size {
          // The row times the inverse.
          var sum = Residue(0)
          for (index, coefficient) in rows[row].enumerated() where coefficient.numerator != 0 {
            sum = sum - (Residue(0) - coefficient.residue * inverse[index][unknown])
          }
          #expect(
            (shares[unknown] == 0) == (sum == Residue(0)),
            "round \(round): row \(row) has \(shares[unknown]) of \(unknown)")
        }
      }
      guard let row = outside.randomElement(using: &random) else { break }
      let shares = kernel.combination(of: row)
      let steady = shares.indices.filter { abs(shares[$0]) > 0.1 }
      guard let place = steady.randomElement(using: &random), kernel.exchange(place, for: row)
      else { break }
    }
    #expect(counts.zeros > 0 && counts.others > 0)
  }

  /// Two blocks of their own, both updated many times: one is factored anew in its turn, and the
  /// updates of the other stay what they are.
  @Test func updatesOfOneBlockOutliveThoseOfAnother() throws {
    let half = 30
    let size = 2 * half
    var random = SeededGenerator(seed: 11)
    var rows: [[Double]] = []
    for row in 0..<3 * size {
      // Rows of either block by turns; rings and shortcuts.
      let start = row.isMultiple(of: 2) ? 0 : half
      let place = row / 2 % half
      var coefficients = Array(repeating: 0.0, count: size)
      coefficients[start + place] = 1
      coefficients[start + (place + 1) % half] = -0.5
      coefficients[start + random.number(below: half)] = [0.5, 2, -1][random.number(below: 3)]
      rows.append(coefficients)
    }
    var kernel = BasisKernel(rows: rows, unknownCount: size)
    var exchanged = [0, 0]
    for step in 0..<200 {
      let pivots = kernel.pivotRows()
      // One block is exchanged in five times as often as the other.
      let block = step % 6 == 0 ? 1 : 0
      let outside = rows.indices.filter { $0 % 2 == block && !pivots.contains($0) }
      guard let row = outside.randomElement(using: &random) else { break }
      let shares = kernel.combination(of: row)
      let largest = shares.map(abs).max() ?? 0
      let steady = shares.indices.filter { abs(shares[$0]) > 0.3 * largest }
      guard let place = steady.randomElement(using: &random), kernel.exchange(place, for: row)
      else { break }
      exchanged[block] += 1
      guard step % 8 == 7 else { continue }
      let matrix = kernel.pivotRows().enumerated().map { unknown, row in
        row.map { rows[$0] } ?? (0..<size).map { $0 == unknown ? 1 : 0 }
      }
      for unknown in [3, half - 1, half + 3, size - 1] {
        let direction = kernel.direction(of: unknown)
        for (other, row) in matrix.enumerated() {
          let sum = zip(row, direction).reduce(0) { $0 + $1.0 * $1.1 }
          #expect(
            abs(sum - (other == unknown ? 1 : 0)) < 1e-8,
            "step \(step): \(unknown) moves \(other) by \(sum)")
        }
      }
      let contradictions = kernel.invariantViolations()
      #expect(contradictions == [])
    }
    // More than one block is ever updated before it is factored anew.
    #expect(exchanged[0] > 64 && exchanged[1] > 20, "\(exchanged)")
  }
}
