import Drawing
import LayoutModel

extension Figure {
  /// Distances that active constraints ask for, with their constants.
  mutating func drawConstraints(into writer: inout SVGWriter) {
    guard options.showsConstraints else { return }
    let marked = scene.constraints.filter { $0.mark != nil }
    let near = marked.filter { constraint in
      constraint.items.allSatisfy(screenFrame.touches)
    }
    let far = marked.count - near.count
    addNote(
      count: scene.constraints.count - marked.count, singular: "constraint is on what is not drawn",
      plural: "constraints are on what is not drawn")
    addNote(
      count: far, singular: "constraint reaches beyond the screen",
      plural: "constraints reach beyond the screen")
    var unlabelled = 0
    for constraint in near.prefix(Figure.constraintLimit) {
      features.insert(.constraint)
      let printsMessage = drawMark(constraint, "l", "lt", into: &writer)
      if !printsMessage { unlabelled += 1 }
    }
    addNote(
      count: near.count - Figure.constraintLimit,
      singular: "constraint comes after the first \(Figure.constraintLimit) and is not drawn",
      plural: "constraints come after the first \(Figure.constraintLimit) and are not drawn")
    addNote(
      count: unlabelled, singular: "constraint is drawn without its number, which has no room",
      plural: "constraints are drawn without their numbers, which have no room")
  }

  private static let constraintLimit = 400

  /// One constraint; returns whether what it asks for could be written beside it.
  mutating func drawMark(
    _ constraint: SceneConstraint, _ style: String, _ textStyle: String,
    into writer: inout SVGWriter, isBold: Bool = false
  ) -> Bool {
    let tick = 3 * unit
    let size = (isBold ? 9.5 : 8) * unit
    switch constraint.mark {
    case nil: return true
    case .line(let axis, let place, let from, let to):
      let extent = widened(from, to)
      if axis == .horizontal {
        writer.line(place, extent.0, place, extent.1, style)
      } else {
        writer.line(extent.0, place, extent.1, place, style)
      }
      return true
    case .span(.horizontal, let from, let to, let y):
      writer.path(
        path([(from, y - tick, from, y + tick), (from, y, to, y), (to, y - tick, to, y + tick)]),
        style)
      let middle = (from + to) / 2
      return annotate(
        constraint.label, textStyle, size: size,
        at: [
          Point(x: middle, y: y), Point(x: middle, y: y - size), Point(x: middle, y: y + size),
          Point(x: max(from, to) + size, y: y), Point(x: min(from, to) - size, y: y),
          Point(x: middle, y: y - 2.2 * size), Point(x: middle, y: y + 2.2 * size),
        ], into: &writer, isBold: isBold)
    case .span(.vertical, let from, let to, let x):
      writer.path(
        path([(x - tick, from, x + tick, from), (x, from, x, to), (x - tick, to, x + tick, to)]),
        style)
      let middle = (from + to) / 2
      let aside = TextWidth.of(constraint.label, size: size) / 2 + size * 0.6
      return annotate(
        constraint.label, textStyle, size: size,
        at: [
          Point(x: x, y: middle), Point(x: x + aside, y: middle), Point(x: x - aside, y: middle),
          Point(x: x + aside, y: max(from, to) + size),
          Point(x: x + aside, y: min(from, to) - size),
          Point(x: x, y: max(from, to) + size), Point(x: x, y: min(from, to) - size),
        ], into: &writer, isBold: isBold)
    }
  }

  /// A line long enough to be seen.
  private func widened(_ from: Double, _ to: Double) -> (Double, Double) {
    let middle = (from + to) / 2
    let half = max((to - from).magnitude / 2, 4 * unit)
    return (middle - half, middle + half)
  }

  private func path(_ lines: [(Double, Double, Double, Double)]) -> String {
    let number = SVGText.number
    return lines.map { "M\(number($0.0)) \(number($0.1))L\(number($0.2)) \(number($0.3))" }
      .joined()
  }
}
