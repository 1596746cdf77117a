import LinearConstraints
import Statistics

extension SolverWorkload {
  /// Cells that have nothing to do with one another.
  static let cells = SolverWorkload(
    name: "cells",
    purpose: "Independent blocks: an edit in one cell must not cost anything in the others."
  ) { size, seed in
    var builder = WorkloadBuilder(seed: seed)
    for index in 0..<size {
      let cell = builder.variable("cell\(index)")
      if index == size / 2 {
        builder.edit(cell, at: .outside, from: 320)
      } else {
        builder.add(.equal, [(1, cell)], -320, at: .outside)
      }
      let label = Frame("label\(index)", in: &builder)
      let icon = Frame("icon\(index)", in: &builder)
      let text = Double(40 + builder.generator.number(below: 300))
      builder.add(.equal, [(1, label.x)], -16)
      builder.add(.equal, [(1, label.y)], -8)
      builder.add(.equal, [(1, label.height)], -20, at: .compression)
      builder.add(.lessThanOrEqual, [(1, label.width)], -text, at: .hugging)
      builder.add(.greaterThanOrEqual, [(1, label.width)], -text, at: .compression)
      builder.add(.lessThanOrEqual, [(1, label.x), (1, label.width), (-1, icon.x)], 8)
      builder.add(.equal, [(1, icon.x), (1, icon.width), (-1, cell)], 16)
      builder.add(.equal, [(1, icon.width)], -24)
      builder.add(.equal, [(1, icon.height), (-1, icon.width)])
      builder.add(
        .equal, [(1, icon.y), (0.5, icon.height), (-1, label.y), (-0.5, label.height)])
    }
    builder.solve("build")
    let middle = TraceVariable(index: Int32(size / 2 * 9))
    builder.move(middle, through: sweep(200, 480), label: "cell")
    return builder.trace
  }
}
