import CassowaryTableau
import LinearConstraints
import Statistics
import Testing

/// The tableau by itself: whatever is done to it, its rows stay the equations of the constraints.
@Suite struct TableauKernelTests {
  /// What a sum over some twenty rows may be off.
  private let tolerance = 1e-7

  /// A tableau in which constraints come and go, and what stands in it.
  private struct Sketch: ~Copyable {
    let unknownCount: Int
    var kernel: TableauKernel
    var generator: SeededGenerator
    var standing: [(constraint: Int, isOptional: Bool)] = []
    let priorities = [250.0, 500, 750].compactMap(Priority.init)

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      unknownCount = 3 + generator.number(below: 5)
      kernel = TableauKernel(unknownCount: unknownCount)
    }

    mutating func values() -> [Double] {
      // Thirteen, so that symbols that belong together have different ones.
      (0..<13).map { _ in Double(generator.number(below: 2_001) - 1_000) / 8 }
    }

    mutating func insertOne(isOptional: Bool) {
      var coefficients = Array(repeating: 0.0, count: unknownCount)
      for _ in 0..<2 + generator.number(below: 2) {
        coefficients[generator.number(below: unknownCount)] = generator.pick([1, -1, 0.5, 2, -3])
      }
      let shape = ConstraintShape(
        generator.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: Double(generator.number(below: 400)) - 200,
        priority: isOptional ? generator.pick(priorities) : .required)
      let constraint = kernel.insert(coefficients, shape, scale: generator.pick([0.5, 1, 2]))
      standing.append((constraint, isOptional))
    }

    mutating func removeOne() {
      let index = generator.number(below: standing.count)
      kernel.remove(standing.remove(at: index).constraint)
    }
  }

  private func check(_ sketch: inout Sketch, _ step: String) {
    let values = sketch.values()
    let (equations, objective) = (
      sketch.kernel.equationError(at: values), sketch.kernel.objectiveError(at: values)
    )
    let contradictions = sketch.kernel.invariantViolations()
    #expect(equations < tolerance, "\(step)")
    #expect(objective < tolerance, "\(step)")
    #expect(contradictions == [], "\(step)")
  }

  /// Optional constraints come, are optimised, move and go; after each step all identities hold.
  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func rowsStayTheEquationsOfTheirConstraints(seed: UInt64) throws {
    var sketch = Sketch(seed: seed)
    for round in 0..<12 {
      for _ in 0..<3 { sketch.insertOne(isOptional: true) }
      check(&sketch, "inserted in round \(round)")
      let isFeasible = try sketch.kernel.optimize()
      let (value, cost) = (
        sketch.kernel.leastRestrictedValue(), sketch.kernel.leastReducedCost()
      )
      #expect(isFeasible && value > -1e-8 && cost > -1e-7)
      check(&sketch, "optimised in round \(round)")
      let moved = sketch.standing[sketch.generator.number(below: sketch.standing.count)]
      sketch.kernel.shiftConstant(
        of: moved.constraint, by: Double(sketch.generator.number(below: 60)) - 30)
      check(&sketch, "moved in round \(round)")
      sketch.kernel.setPriority(
        sketch.generator.pick(sketch.priorities), of: moved.constraint)
      check(&sketch, "changed in priority in round \(round)")
      sketch.removeOne()
      check(&sketch, "removed in round \(round)")
    }
    while !sketch.standing.isEmpty { sketch.removeOne() }
    check(&sketch, "emptied")
    let (cells, levels) = (sketch.kernel.cellCount, sketch.kernel.levelCount)
    #expect(cells == 0 && levels == 0)
  }

  /// Required constraints that fit, with optional ones beside them, and constants that move until
  /// something does not fit any more.
  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func requiredRowsHoldWhereTheyCan(seed: UInt64) throws {
    var sketch = Sketch(seed: seed)
    for _ in 0..<sketch.unknownCount { sketch.insertOne(isOptional: true) }
    for round in 0..<8 {
      sketch.insertOne(isOptional: false)
      check(&sketch, "required in round \(round)")
      guard try sketch.kernel.optimize() else {
        // What does not fit is taken out, and the rest fits as before.
        sketch.kernel.remove(sketch.standing.removeLast().constraint)
        check(&sketch, "given up in round \(round)")
        let fits = try sketch.kernel.optimize()
        #expect(fits)
        continue
      }
      check(&sketch, "solved in round \(round)")
      let (value, cost) = (
        sketch.kernel.leastRestrictedValue(), sketch.kernel.leastReducedCost()
      )
      #expect(value > -1e-8 && cost > -1e-7)
    }
  }

  /// What is inserted and removed in any order leaves the value that the rest gives.
  @Test func aConstraintThatGoesTakesItsInfluenceWithIt() throws {
    var kernel = TableauKernel(unknownCount: 2)
    func optional(_ constant: Double, at priority: Double) throws -> ConstraintShape {
      ConstraintShape(.equal, constant: constant, priority: try #require(Priority(priority)))
    }
    let sum = kernel.insert([1, 1], ConstraintShape(.equal, constant: -30))
    let weak = kernel.insert([1, 0], try optional(-10, at: 250))
    let strong = kernel.insert([1, 0], try optional(-12, at: 750))
    func expect(_ x: Double, _ y: Double) throws {
      let isFeasible = try kernel.optimize()
      let values = [kernel.value(of: 0), kernel.value(of: 1)]
      #expect(isFeasible && values == [x, y])
    }
    try expect(12, 18)
    kernel.shiftConstant(of: strong, by: -1)
    try expect(13, 17)
    kernel.shiftConstant(of: sum, by: 5)
    try expect(13, 12)
    kernel.setPriority(try #require(Priority(100)), of: strong)
    try expect(10, 15)
    kernel.remove(weak)
    try expect(13, 12)
  }

  @Test func rowsThatCannotHoldTogetherAreFound() throws {
    var kernel = TableauKernel(unknownCount: 2)
    _ = kernel.insert([1, -1], ConstraintShape(.greaterThanOrEqual, constant: -5))
    _ = kernel.insert([0, 1], ConstraintShape(.greaterThanOrEqual))
    let limit = kernel.insert([1, 0], ConstraintShape(.lessThanOrEqual, constant: -5))
    #expect(try kernel.optimize())
    kernel.shiftConstant(of: limit, by: 0.5)
    #expect(try !kernel.optimize())
    kernel.shiftConstant(of: limit, by: -0.5)
    #expect(try kernel.optimize())
  }

  /// In proportion to the terms, and in the units of variables where those are smaller than the row's.
  @Test(arguments: [
    (0.0, 1.0, 1e-9), (0, 0.25, 1e-9), (0, 4, 2.5e-10), (1e5, 1, 6e-9), (1e5, 2, 5.5e-9),
  ])
  func aRowMayBeOffByRounding(size: Double, scale: Double, allowance: Double) {
    let found = TableauTolerances.allowance(ofSize: size, scale: scale)
    #expect(abs(found / allowance - 1) < 1e-12)
  }

  /// Which rows and symbols are exchanged is part of the method: rules that choose worse, or in another
  /// order, answer alike with more work.
  @Test func theChoiceOfPivotsIsKept() throws {
    var (pivots, cells) = (0, 0)
    for seed in 1...20 as ClosedRange<UInt64> {
      var sketch = Sketch(seed: seed)
      for round in 0..<6 {
        for _ in 0..<3 { sketch.insertOne(isOptional: true) }
        if round < 2 { sketch.insertOne(isOptional: false) }
        guard try sketch.kernel.optimize() else { break }
        sketch.removeOne()
        guard try sketch.kernel.optimize() else { break }
      }
      pivots += sketch.kernel.pivots
      cells += sketch.kernel.changedCells
    }
    #expect(pivots == 514)
    #expect(cells == 34_061)
  }
}
