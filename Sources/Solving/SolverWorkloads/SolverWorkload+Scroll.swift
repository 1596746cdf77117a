import LinearConstraints
import Statistics

extension SolverWorkload {
  /// Labels in a scroll view, in the coordinates of the screen.
  static let scroll = scroll(
    name: "scroll", isLocal: false,
    purpose: "Scrolling where every label's position contains the offset.")
  /// Labels in a scroll view, in the coordinates of its content.
  static let scrollLocal = scroll(
    name: "scroll-local", isLocal: true,
    purpose: "Scrolling where only a floating header depends on the offset.")

  private static func scroll(name: String, isLocal: Bool, purpose: String) -> SolverWorkload {
    SolverWorkload(name: name, purpose: purpose) { size, seed in
      var builder = WorkloadBuilder(seed: seed)
      let width = builder.variable("width")
      let offset = builder.variable("offset")
      builder.edit(width, at: .outside, from: 390)
      builder.edit(offset, at: .outside, from: 0)
      let header = Frame("header", in: &builder)
      builder.add(.equal, [(1, header.x)])
      builder.add(.equal, [(1, header.width), (-1, width)])
      builder.add(.equal, [(1, header.height)], -44)
      builder.add(
        .equal, isLocal ? [(1, header.y), (-1, offset)] : [(1, header.y)])
      let top = builder.variable("top")
      builder.add(.equal, isLocal ? [(1, top)] : [(1, top), (1, offset)], -44)
      var above: Frame?
      for index in 0..<size {
        let label = Frame("label\(index)", in: &builder)
        builder.add(.equal, [(1, label.x)], -16)
        if let above {
          builder.add(.equal, [(1, label.y), (-1, above.y), (-1, above.height)], -8)
        } else {
          builder.add(.equal, [(1, label.y), (-1, top)], -8)
        }
        builder.add(.lessThanOrEqual, [(1, label.x), (1, label.width), (-1, width)], 16)
        let text = Double(60 + builder.generator.number(below: 700))
        builder.add(.lessThanOrEqual, [(1, label.width)], -text, at: .hugging)
        builder.add(.greaterThanOrEqual, [(1, label.width)], -text, at: .compression)
        let height = Double(17 * (1 + builder.generator.number(below: 4)))
        builder.add(.lessThanOrEqual, [(1, label.height)], -height, at: .hugging)
        builder.add(.greaterThanOrEqual, [(1, label.height)], -height, at: .compression)
        above = label
      }
      builder.solve("build")
      builder.move(offset, through: sweep(0, 2_000), label: "offset")
      builder.move(width, through: sweep(320, 844), label: "width")
      builder.move(width, through: turns(390, 844), label: "turn")
      return builder.trace
    }
  }
}
