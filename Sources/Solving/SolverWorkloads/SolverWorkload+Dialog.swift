import LinearConstraints
import Statistics

extension SolverWorkload {
  /// A form: groups of labelled fields, and buttons.
  static let dialog = SolverWorkload(
    name: "dialog",
    purpose: "Many priorities and inequalities in one window, as form toolkits make them."
  ) { size, seed in
    var builder = WorkloadBuilder(seed: seed)
    let window = Frame("window", in: &builder)
    builder.add(.equal, [(1, window.x)])
    builder.add(.equal, [(1, window.y)])
    builder.edit(window.width, at: .medium, from: 640)
    builder.edit(window.height, at: .medium, from: 480)
    let labelWidth = builder.variable("labels.w")
    // Two widgets a line, two buttons at the end.
    var above: Frame?
    for line in 0..<max(1, (size - 2) / 2) {
      let label = widget("label\(line)", hugging: .compression, in: &builder)
      let field = widget("field\(line)", hugging: .low, in: &builder)
      builder.add(.equal, [(1, label.x)], -12)
      builder.add(.equal, [(1, label.width), (-1, labelWidth)])
      builder.add(.equal, [(1, field.x), (-1, label.x), (-1, label.width)], -8)
      builder.add(.lessThanOrEqual, [(1, field.x), (1, field.width), (-1, window.width)], 12)
      builder.add(.equal, [(1, field.x), (1, field.width), (-1, window.width)], 12, at: .hugging)
      builder.add(
        .equal, [(1, label.y), (0.5, label.height), (-1, field.y), (-0.5, field.height)])
      if let above {
        builder.add(.greaterThanOrEqual, [(1, field.y), (-1, above.y), (-1, above.height)], -6)
        builder.add(.equal, [(1, field.y), (-1, above.y), (-1, above.height)], -6, at: .low)
      } else {
        builder.add(.equal, [(1, field.y)], -12)
      }
      above = field
    }
    let cancel = widget("cancel", hugging: .compression, in: &builder)
    let accept = widget("accept", hugging: .compression, in: &builder)
    builder.add(.equal, [(1, cancel.width), (-1, accept.width)])
    builder.add(.equal, [(1, accept.x), (1, accept.width), (-1, window.width)], 12)
    builder.add(.equal, [(1, cancel.x), (1, cancel.width), (-1, accept.x)], 8)
    builder.add(.greaterThanOrEqual, [(1, cancel.x)], -12)
    builder.add(.equal, [(1, cancel.y), (-1, accept.y)])
    builder.add(.equal, [(1, accept.y), (1, accept.height), (-1, window.height)], 12)
    if let above {
      builder.add(.greaterThanOrEqual, [(1, accept.y), (-1, above.y), (-1, above.height)], -12)
    }
    builder.solve("build")
    builder.move(window.width, through: sweep(300, 900), label: "width")
    builder.move(window.width, through: turns(390, 844), label: "turn")
    builder.move(window.height, through: sweep(400, 5_000), label: "height")
    return builder.trace
  }

  /// A rectangle with a natural size that it keeps as far as it can.
  private static func widget(
    _ name: String, hugging: Priority, in builder: inout WorkloadBuilder
  ) -> Frame {
    let frame = Frame(name, in: &builder)
    builder.add(.greaterThanOrEqual, [(1, frame.x)])
    builder.add(.greaterThanOrEqual, [(1, frame.y)])
    builder.add(.greaterThanOrEqual, [(1, frame.width)])
    builder.add(.greaterThanOrEqual, [(1, frame.height)])
    let width = Double(60 + builder.generator.number(below: 100))
    let height = Double(21 + builder.generator.number(below: 12))
    builder.add(.equal, [(1, frame.width)], -width, at: hugging)
    builder.add(.greaterThanOrEqual, [(1, frame.width)], -width, at: .compression)
    builder.add(.equal, [(1, frame.height)], -height, at: .compression)
    return frame
  }
}
