import LayoutModel

/// Which views of a scene a figure shows, and the notes about the others.
struct ViewSelection {
  /// The views that are drawn, as indices into the scene's, superviews first.
  private(set) var drawn: [Int] = []
  /// What was left out.
  private(set) var notes: [PictureNote] = []

  /// The least side of a view that can be distinguished from a line, in points.
  private static let thinnest = 0.35

  /// Chooses the views that touch a region, at most `limit` of them.
  ///
  /// Too many views lose the thin ones first, then those that lie deepest, then the last.
  init(_ scene: LayoutScene, in region: Rect, limit: Int) {
    drawn = scene.views.indices.filter { scene.views[$0].frame.touches(region) }
    addNote(
      count: scene.views.count - drawn.count, singular: "lies beyond the picture",
      plural: "lie beyond the picture")
    guard drawn.count > limit else { return }

    let before = drawn.count
    drawn.removeAll { index in
      let size = scene.views[index].frame.size
      return min(size.width, size.height) < ViewSelection.thinnest
    }
    addNote(
      count: before - drawn.count, singular: "is too thin to be drawn",
      plural: "are too thin to be drawn")
    guard drawn.count > limit else { return }

    let deepest = drawn.reduce(0) { max($0, scene.views[$1].depth) }
    var counts = [Int](repeating: 0, count: deepest + 1)
    for index in drawn { counts[scene.views[index].depth] += 1 }
    var total = 0
    let cut = counts.firstIndex { count in
      total += count
      return total > limit
    }
    if let cut, cut > 1 {
      let thinned = drawn.filter { scene.views[$0].depth < cut }
      let omitted = drawn.count - thinned.count
      addNote(
        count: omitted, singular: "lies deeper than level \(cut - 1) and is not drawn",
        plural: "lie deeper than level \(cut - 1) and are not drawn")
      drawn = thinned
    } else {
      addNote(
        count: drawn.count - limit, singular: "comes after the first \(limit) and is not drawn",
        plural: "come after the first \(limit) and are not drawn")
      drawn.removeLast(drawn.count - limit)
    }
  }

  /// Notes how many views are left out, if any are; the texts follow "view" and "views".
  private mutating func addNote(count: Int, singular: String, plural: String) {
    guard count > 0 else { return }
    notes.append(PictureNote(count: count, one: "view " + singular, many: "views " + plural))
  }
}
