internal import LayoutModel

extension XMLElement {
  /// The finite number that an attribute holds.
  func number(_ attribute: String) -> Double? {
    guard let value = self[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return value
  }
}

extension EdgeInsets {
  /// The insets of an `<edgeInsets>`.
  init(_ element: XMLElement) {
    self.init(
      top: element.number("top") ?? 0, left: element.number("left") ?? 0,
      bottom: element.number("bottom") ?? 0, right: element.number("right") ?? 0)
  }
}

extension DirectionalEdgeInsets {
  /// The insets of a `<directionalEdgeInsets>`.
  init(_ element: XMLElement) {
    self.init(
      top: element.number("top") ?? 0, leading: element.number("leading") ?? 0,
      bottom: element.number("bottom") ?? 0, trailing: element.number("trailing") ?? 0)
  }
}

extension Rect {
  /// The rectangle of a `<rect>`; nil unless all four numbers are there.
  init?(_ element: XMLElement) {
    guard let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The rectangle of a `<frame>` of early Xcode 8, which leaves zeros out; nil for one given by its
  /// distance from the far edges.
  init?(frameInset element: XMLElement) {
    guard let width = element.number("width"), let height = element.number("height"),
      element["maxX"] == nil, element["maxY"] == nil
    else { return nil }
    self.init(
      x: element.number("minX") ?? 0, y: element.number("minY") ?? 0, width: width, height: height)
  }
}
