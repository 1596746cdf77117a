import ClpSolver

/// A dense simplex method behind the functions of Clp's that the strategy calls, so that the strategy is
/// tested where Clp is not installed.
///
/// The equations are A x - r = 0, with bounds on the columns x and the rows r; nonbasic ones stand at a
/// bound, and Bland's rule chooses among the others, with the sum of infeasibilities as the objective
/// until there are none. (Chvatal, Linear Programming, 1983, chapters 3 and 8.)
@safe final class StandInClp {
  /// What counts as zero: a rate, a reduced cost or a distance to a bound.
  private static let tolerance = 1e-9

  private typealias Numbers = UnsafeMutablePointer<Double>

  private var columnCount = 0
  private var rowCount = 0
  private var allocated: [Numbers] = unsafe []
  private(set) var status: Int32 = 0
  private(set) var iterations: Int32 = 0

  // What the strategy reads and writes in place.
  private(set) var columnValues: UnsafeMutablePointer<Double>?
  private(set) var reducedCosts: UnsafeMutablePointer<Double>?
  private(set) var prices: UnsafeMutablePointer<Double>?
  private(set) var costs: UnsafeMutablePointer<Double>?
  private(set) var columnLower: UnsafeMutablePointer<Double>?
  private(set) var columnUpper: UnsafeMutablePointer<Double>?
  private(set) var rowLower: UnsafeMutablePointer<Double>?
  private(set) var rowUpper: UnsafeMutablePointer<Double>?

  /// The rows of the tableau over columns and rows: each sums to zero, and its basic one has a 1.
  private var tableau: [[Double]] = []
  private var basics: [Int] = []
  private var isBasic: [Bool] = []
  private var values: [Double] = []

  deinit {
    while let numbers = unsafe allocated.popLast() { unsafe numbers.deallocate() }
  }

  private func copy(_ source: UnsafePointer<Double>?, _ count: Int) -> Numbers {
    let numbers = Numbers.allocate(capacity: max(count, 1))
    for index in 0..<count { unsafe numbers[index] = source?[index] ?? 0 }
    unsafe allocated.append(numbers)
    return unsafe numbers
  }

  func load(
    _ columns: Int32, _ rows: Int32, _ starts: ClpLibrary.Indices, _ indices: ClpLibrary.Indices,
    _ entries: ClpLibrary.Numbers, _ bounds: [ClpLibrary.Numbers]
  ) {
    (columnCount, rowCount) = (Int(columns), Int(rows))
    unsafe columnLower = copy(bounds[0], columnCount)
    unsafe columnUpper = copy(bounds[1], columnCount)
    unsafe costs = copy(bounds[2], columnCount)
    unsafe rowLower = copy(bounds[3], rowCount)
    unsafe rowUpper = copy(bounds[4], rowCount)
    unsafe columnValues = copy(nil, columnCount)
    unsafe reducedCosts = copy(nil, columnCount)
    unsafe prices = copy(nil, rowCount)
    tableau = Array(
      repeating: Array(repeating: 0, count: columnCount + rowCount), count: rowCount)
    for column in 0..<columnCount {
      for index in unsafe starts[column]..<starts[column + 1] {
        unsafe tableau[Int(indices[Int(index)])][column] -= entries[Int(index)]
      }
    }
    for row in 0..<rowCount { tableau[row][columnCount + row] = 1 }
    basics = Array(columnCount..<columnCount + rowCount)
    isBasic = (0..<columnCount + rowCount).map { $0 >= columnCount }
    values = Array(repeating: 0, count: columnCount + rowCount)
  }

  private func lower(_ index: Int) -> Double {
    let bound =
      unsafe index < columnCount ? columnLower?[index] : rowLower?[index - columnCount]
    return bound ?? -.infinity
  }

  private func upper(_ index: Int) -> Double {
    let bound =
      unsafe index < columnCount ? columnUpper?[index] : rowUpper?[index - columnCount]
    return bound ?? .infinity
  }

  // MARK: Running

  func run() {
    iterations = 0
    for index in values.indices where !isBasic[index] {
      values[index] = min(max(values[index], lower(index)), upper(index))
    }
    status = 3
    while iterations < 5_000 {
      computeBasics()
      let pulls = infeasibilities()
      let isFeasible = pulls.allSatisfy { $0 == 0 }
      let slopes = slopes(isFeasible ? nil : pulls)
      guard let entering = entering(slopes) else {
        status = isFeasible ? 0 : 1
        break
      }
      let sign = slopes[entering] < 0 ? 1.0 : -1
      guard move(entering, sign) else {
        status = isFeasible ? 2 : 4
        break
      }
      iterations += 1
    }
    publish()
  }

  private func computeBasics() {
    for row in 0..<rowCount {
      var sum = 0.0
      for index in values.indices where !isBasic[index] {
        sum -= tableau[row][index] * values[index]
      }
      values[basics[row]] = sum
    }
  }

  /// By row: how its basic one should move, -1 up and 1 down, or 0 where it is within its bounds.
  private func infeasibilities() -> [Double] {
    basics.map {
      let slack = Self.tolerance * max(1, values[$0].magnitude)
      return values[$0] < lower($0) - slack ? -1 : values[$0] > upper($0) + slack ? 1 : 0
    }
  }

  /// The reduced costs of the objective, or of what pulls on the basic ones.
  private func slopes(_ pulls: [Double]?) -> [Double] {
    func cost(_ index: Int) -> Double {
      unsafe pulls == nil && index < columnCount ? costs?[index] ?? 0 : 0
    }
    let basicCosts = pulls ?? basics.map(cost)
    return values.indices.map { index in
      if isBasic[index] { return 0 }
      var slope = cost(index)
      for row in 0..<rowCount { slope -= basicCosts[row] * tableau[row][index] }
      return slope
    }
  }

  private func entering(_ slopes: [Double]) -> Int? {
    let scale = Self.tolerance * max(1, slopes.reduce(0) { max($0, $1.magnitude) } / 1e6)
    return values.indices.first { index in
      !isBasic[index]
        && (slopes[index] < -scale && values[index] < upper(index)
          || slopes[index] > scale && values[index] > lower(index))
    }
  }

  /// Moves a nonbasic one as far as bounds allow, and exchanges it for what stops it; false where nothing
  /// does.
  private func move(_ entering: Int, _ sign: Double) -> Bool {
    var length = upper(entering) - lower(entering)
    var leaving: (row: Int, bound: Double)?
    for row in 0..<rowCount {
      let rate = -tableau[row][entering] * sign
      guard rate.magnitude > Self.tolerance else { continue }
      let (index, value) = (basics[row], values[basics[row]])
      let slack = Self.tolerance * max(1, value.magnitude)
      // One that is outside of its bounds stops where it comes back to them.
      let bound =
        rate > 0
        ? value < lower(index) - slack ? lower(index) : upper(index)
        : value > upper(index) + slack ? upper(index) : lower(index)
      let isBehind = rate > 0 ? value > upper(index) + slack : value < lower(index) - slack
      guard bound.isFinite, !isBehind else { continue }
      let limit = max((bound - value) / rate, 0)
      if limit < length || limit == length && leaving.map({ index < basics[$0.row] }) ?? false {
        (length, leaving) = (limit, (row, bound))
      }
    }
    guard length.isFinite else { return false }
    guard let leaving else {
      values[entering] = sign > 0 ? upper(entering) : lower(entering)
      return true
    }
    values[basics[leaving.row]] = leaving.bound
    pivot(leaving.row, entering)
    return true
  }

  private func pivot(_ row: Int, _ entering: Int) {
    let element = tableau[row][entering]
    for index in values.indices { tableau[row][index] /= element }
    for other in 0..<rowCount where other != row && tableau[other][entering] != 0 {
      let factor = tableau[other][entering]
      for index in values.indices { tableau[other][index] -= factor * tableau[row][index] }
      tableau[other][entering] = 0
    }
    isBasic[basics[row]] = false
    isBasic[entering] = true
    basics[row] = entering
  }

  private func publish() {
    let slopes = slopes(nil)
    for column in 0..<columnCount {
      unsafe columnValues?[column] = values[column]
      unsafe reducedCosts?[column] = slopes[column]
    }
    for row in 0..<rowCount { unsafe prices?[row] = slopes[columnCount + row] }
  }
}
