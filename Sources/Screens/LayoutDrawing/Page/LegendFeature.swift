import LayoutModel

/// What a legend may have to explain, in the order in which it does.
enum LegendFeature: Int, Hashable, CaseIterable {
  case view
  case stack
  case scroll
  case image
  case control
  case bar
  case keyboard
  case overflow
  case safeArea
  case guide
  case alignmentRect
  case constraint
  case conflict
  case ambiguity
  case movedFrom
  case movedTo
  case removed

  /// What it is called in the legend.
  var name: String {
    switch self {
    case .view: "view"
    case .stack: "stack view"
    case .scroll: "scroll view"
    case .image: "image"
    case .control: "control"
    case .bar: "bar"
    case .keyboard: "keyboard"
    case .overflow: "beyond the screen"
    case .safeArea: "safe area"
    case .guide: "layout guide"
    case .alignmentRect: "alignment rectangle"
    case .constraint: "constraint"
    case .conflict: "conflict"
    case .ambiguity: "ambiguous"
    case .movedFrom: "before"
    case .movedTo: "moved or new"
    case .removed: "gone"
    }
  }

  /// Draws a sample of it.
  func drawSwatch(in rect: Rect, into writer: inout SVGWriter) {
    switch self {
    case .view: writer.rect(rect, "v")
    case .stack: writer.rect(rect, "t")
    case .scroll: writer.rect(rect, "c")
    case .image: writer.rect(rect, "i", radius: 2)
    case .control: writer.rect(rect, "k", radius: rect.height / 3)
    case .bar: writer.rect(rect, "bar")
    case .keyboard: writer.rect(rect, "kb", radius: 2)
    case .overflow: writer.rect(rect, "v b2")
    case .safeArea: writer.rect(rect, "sa")
    case .guide: writer.rect(rect, "g")
    case .alignmentRect: writer.rect(rect, "a")
    case .constraint:
      writer.line(rect.minX, rect.midY, rect.maxX, rect.midY, "l")
      writer.line(rect.minX, rect.minY, rect.minX, rect.maxY, "l")
      writer.line(rect.maxX, rect.minY, rect.maxX, rect.maxY, "l")
    case .conflict:
      writer.rect(rect, "xf")
      writer.rect(rect, "x")
    case .ambiguity:
      writer.rect(rect, "q", extra: " style=\"fill:url(#\(writer.idPrefix)hatch)\"")
    case .movedFrom: writer.rect(rect, "o")
    case .movedTo: writer.rect(rect, "r")
    case .removed:
      writer.rect(rect, "o")
      writer.line(rect.minX, rect.minY, rect.maxX, rect.maxY, "o")
    }
  }
}
