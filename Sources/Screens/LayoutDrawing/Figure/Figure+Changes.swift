import Drawing
import Formatting
import LayoutModel

extension Figure {
  /// What moved, came and went since another scene of the run.
  mutating func drawChanges(_ changes: SceneChanges, into writer: inout SVGWriter) {
    let width = " stroke-width=\"\(SVGText.number(1.5 * unit))\""
    for move in changes.moved.prefix(Figure.overlayLimit) {
      guard move.after.depth > 0,
        move.before.frame.touches(region) || move.after.frame.touches(region)
      else { continue }
      features.formUnion([.movedFrom, .movedTo])
      writer.rect(region.intersection(move.before.frame), "o", extra: width)
      writer.rect(region.intersection(move.after.frame), "r", extra: width)
      drawArrow(from: move.before.frame, to: move.after.frame, into: &writer)
    }
    for view in changes.removed.prefix(Figure.overlayLimit) where view.frame.touches(region) {
      features.insert(.removed)
      let frame = region.intersection(view.frame)
      writer.rect(frame, "o", extra: width)
      writer.line(frame.minX, frame.minY, frame.maxX, frame.maxY, "o")
    }
    for view in changes.added.prefix(Figure.overlayLimit) where view.frame.touches(region) {
      features.insert(.movedTo)
      writer.rect(region.intersection(view.frame), "r", extra: width)
    }
    let counts = [changes.moved.count, changes.removed.count, changes.added.count]
    addNote(
      count: counts.reduce(0) { $0 + max(0, $1 - Figure.overlayLimit) },
      singular: "change is not drawn",
      plural: "changes are not drawn")
  }

  /// An arrow between the middles of two places, where they are apart.
  private func drawArrow(from old: Rect, to new: Rect, into writer: inout SVGWriter) {
    let start = Point(x: old.midX, y: old.midY)
    let end = Point(x: new.midX, y: new.midY)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let head = 5 * unit
    guard length > head * 1.5, region.touches(Rect(origin: start, size: .zero)),
      region.touches(Rect(origin: end, size: .zero))
    else { return }
    let (ux, uy) = (dx / length * head, dy / length * head)
    let number = SVGText.number
    writer.path(
      "M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))"
        + "M\(number(end.x - ux - uy * 0.5)) \(number(end.y - uy + ux * 0.5))"
        + "L\(number(end.x)) \(number(end.y))"
        + "L\(number(end.x - ux + uy * 0.5)) \(number(end.y - uy - ux * 0.5))", "r")
  }

  /// The changes in words.
  func findings(for changes: SceneChanges) -> [FindingText] {
    let counts = [
      (changes.moved.count, "moved"), (changes.indirectlyMovedCount, "carried along"),
      (changes.added.count, "new"), (changes.removed.count, "gone"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    let summary = counts.isEmpty ? "Nothing moved." : counts.joined(separator: ", ") + "."
    var texts = [FindingText(style: "p", marker: "", text: summary)]
    for move in changes.moved.filter({ !$0.name.isEmpty }).prefix(Figure.findingLimit) {
      texts.append(
        FindingText(
          style: "rt", marker: "",
          text: "\(move.name) \(move.before.place) → \(move.after.place)"))
    }
    return texts
  }
}

extension SceneView {
  /// The frame as UIKit prints it.
  var place: String {
    let number = SVGText.readable
    return "(\(number(localFrame.minX)) \(number(localFrame.minY)); "
      + "\(number(localFrame.width)) \(number(localFrame.height)))"
  }
}
