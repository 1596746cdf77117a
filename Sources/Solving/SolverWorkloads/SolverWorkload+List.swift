import LinearConstraints
import Statistics

extension SolverWorkload {
  /// Rows below one another, each with one optional height.
  static let list = SolverWorkload(
    name: "list",
    purpose: "A long chain: the width reaches every row, a height moves all rows below it."
  ) { size, seed in
    var builder = WorkloadBuilder(seed: seed)
    let width = builder.variable("width")
    builder.edit(width, at: .outside, from: 320)
    var rows: [Frame] = []
    for index in 0..<size {
      let row = Frame("row\(index)", in: &builder)
      builder.add(.equal, [(1, row.x)], -16)
      builder.add(.equal, [(1, row.x), (1, row.width), (-1, width)], 16)
      if let above = rows.last {
        builder.add(.equal, [(1, row.y), (-1, above.y), (-1, above.height)], -8)
      } else {
        builder.add(.equal, [(1, row.y)])
      }
      let height = Double(20 + builder.generator.number(below: 60))
      builder.add(.equal, [(1, row.height)], -height, at: .compression)
      rows.append(row)
    }
    let middle = rows[size / 2].height
    builder.edit(middle, at: .outside, from: 44)
    builder.solve("build")
    builder.move(width, through: sweep(320, 800), label: "width")
    builder.move(width, through: turns(390, 844), label: "turn")
    builder.move(middle, through: sweep(44, 200), label: "row")
    return builder.trace
  }
}
