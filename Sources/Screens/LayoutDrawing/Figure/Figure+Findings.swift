import Drawing
import Formatting
import LayoutModel

extension Figure {
  /// At most so many findings of a kind are reported in words.
  static let findingLimit = 8

  /// Hatched views whose frames the constraints leave open, with their names.
  mutating func drawAmbiguities(into writer: inout SVGWriter) {
    guard !scene.ambiguities.isEmpty else { return }
    features.insert(.ambiguity)
    let size = 9.5 * unit
    let hatch =
      " fill=\"url(#\(writer.idPrefix)hatch)\" style=\"fill:url(#\(writer.idPrefix)hatch)\""
    let number = SVGText.number
    let dash =
      " stroke-dasharray=\"\(number(4 * unit)) \(number(2.5 * unit))\""
      + " stroke-width=\"\(number(1.6 * unit))\""
    addNote(
      count: scene.ambiguities.count - Figure.overlayLimit,
      singular: "ambiguous view is not hatched",
      plural: "ambiguous views are not hatched")
    // Views that lie on one another are hatched once, or the hatching would cover everything.
    var hatched = MarkedRects()
    for ambiguity in scene.ambiguities.prefix(Figure.overlayLimit) {
      guard let index = ambiguity.view else { continue }
      let view = scene.views[index]
      // Where a view has no extent, that is what is to be seen.
      let least = 3 * unit
      let frame = view.frame
      let shown = Rect(
        x: frame.minX - max(0, least - frame.width) / 2,
        y: frame.minY - max(0, least - frame.height) / 2, width: max(frame.width, least),
        height: max(frame.height, least))
      guard shown.touches(region), hatched.insert(shown) else { continue }
      // Over what the device shows an outline is enough.
      let isHatched = options.style == .blueprint && min(shown.width, shown.height) > 5 * unit
      writer.rect(region.intersection(shown), "q", extra: isHatched ? hatch : dash)
      annotate(
        view.name, "qt", size: size,
        at: (options.style == .blueprint ? [Point(x: shown.midX, y: shown.midY)] : []) + [
          Point(
            x: shown.maxX + TextWidth.of(view.name, size: size, isBold: true) / 2 + size * 0.5,
            y: shown.midY),
          Point(x: shown.midX, y: shown.maxY + size), Point(x: shown.midX, y: shown.minY - size),
        ], into: &writer, isBold: true)
    }
  }

  /// The items of conflicts, the constraint that was given up, and the number it is reported under.
  mutating func drawConflicts(into writer: inout SVGWriter) {
    guard !scene.conflicts.isEmpty else { return }
    features.insert(.conflict)
    let size = 10 * unit
    addNote(
      count: scene.conflicts.count - Figure.overlayLimit, singular: "conflict is not marked",
      plural: "conflicts are not marked")
    // What lies in one place is marked once, or it would turn into a solid block.
    var filled = MarkedRects()
    var outlined = MarkedRects()
    for (index, conflict) in scene.conflicts.prefix(Figure.overlayLimit).enumerated() {
      guard index < Figure.findingLimit else {
        for item in conflict.broken.items
        where item.touches(region) && outlined.insert(item) {
          writer.rect(region.intersection(item), "xm")
        }
        continue
      }
      for item in conflict.broken.items
      where item.touches(region) && filled.insert(item) {
        writer.rect(region.intersection(item), "xf")
        writer.rect(
          region.intersection(item), "x", extra: " stroke-width=\"\(SVGText.number(1.6 * unit))\"")
      }
      for other in conflict.others {
        for item in other.items
        where item.touches(region) && item != screenFrame && outlined.insert(item) {
          writer.rect(region.intersection(item), "xm")
        }
      }
      _ = drawMark(conflict.broken, "x", "xt", into: &writer, isBold: true)
      guard let first = conflict.broken.items.first else { continue }
      let radius = size * 0.72
      let corners = [
        Point(x: first.maxX, y: first.minY), Point(x: first.minX, y: first.minY),
        Point(x: first.maxX, y: first.maxY), Point(x: first.minX, y: first.maxY),
        Point(x: first.maxX + radius * 2.2, y: first.midY),
      ]
      let places = corners.map {
        Rect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius)
      }
      guard let place = labels.placeFirstFree(places.filter(screenFrame.contains)) else { continue }
      writer.circle(place.midX, place.midY, radius, "badge")
      writer.label(
        "\(index + 1)", x: place.midX, baseline: place.midY + size * 0.36, size: size, "bt w m")
    }
  }

  /// The findings in words: conflicts by number, then ambiguity.
  var findings: [FindingText] {
    var texts: [FindingText] = []
    for (index, conflict) in scene.conflicts.prefix(Figure.findingLimit).enumerated() {
      texts.append(
        FindingText(
          style: "xt", marker: "\(index + 1)", text: "broken: " + conflict.broken.equation))
      // All of them: without any one of its members a set is no conflict.
      for other in conflict.others {
        texts.append(FindingText(style: "n", marker: "", text: "against " + other.equation))
      }
    }
    if scene.conflicts.count > Figure.findingLimit {
      let more = scene.conflicts.count - Figure.findingLimit
      texts.append(
        FindingText(style: "xt", marker: "", text: "and \(more.grouped) more conflicts"))
    }
    for ambiguity in scene.ambiguities.prefix(Figure.findingLimit) {
      let open = ambiguity.unknowns.joined(separator: ", ")
      texts.append(
        FindingText(style: "qt", marker: "?", text: "\(ambiguity.name): \(open) open"))
    }
    if scene.ambiguities.count > Figure.findingLimit {
      let more = scene.ambiguities.count - Figure.findingLimit
      texts.append(
        FindingText(style: "qt", marker: "", text: "and \(more.grouped) more ambiguous views"))
    }
    return texts
  }
}

/// A line of what was found, with the sign that it has in the picture.
struct FindingText: Hashable {
  var style: String
  var marker: String
  var text: String
}

/// The rectangles that are marked already, so that what lies in nearly the same place is marked once.
private struct MarkedRects {
  private var rects: [Rect] = []

  /// Inserts a rectangle; returns false for one that has most of its area in common with a marked one.
  ///
  /// One that merely lies within a much larger one is inserted.
  ///
  /// - Complexity: O(marked rectangles), which are some hundreds at most.
  mutating func insert(_ rect: Rect) -> Bool {
    let isTaken = rects.contains { other in
      let common = rect.intersection(other)
      let shared = common.width > 0 && common.height > 0 ? common.width * common.height : 0
      let both = rect.width * rect.height + other.width * other.height - shared
      return rect == other || shared > both * 0.5
    }
    if !isTaken { rects.append(rect) }
    return !isTaken
  }
}
