import LayoutModel

/// Which views of a scene a figure shows, and what it has to say of the others.
struct ViewSelection {
  /// The views that are drawn, as indices into the scene's, superviews first.
  private(set) var drawn: [Int] = []
  /// What was left out, a sentence each.
  private(set) var notes: [String] = []

  /// The least side of a view that can be told from a line, in points.
  private static let thinnest = 0.35

  /// Chooses the views that touch a region, at most `limit` of them.
  ///
  /// Too many views lose the thin ones first, then those that lie deepest, then the last.
  init(_ scene: LayoutScene, in region: Rect, limit: Int) {
    drawn = scene.views.indices.filter { scene.views[$0].frame.touches(region) }
    tell(scene.views.count - drawn.count, "lies", "lie", "beyond the picture")
    guard drawn.count > limit else { return }

    let before = drawn.count
    drawn.removeAll { index in
      let size = scene.views[index].frame.size
      return min(size.width, size.height) < ViewSelection.thinnest
    }
    tell(before - drawn.count, "is", "are", "too thin to be drawn")
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
      tell(
        drawn.count - thinned.count, "lies", "lie",
        "deeper than level \(cut - 1) and \(drawn.count - thinned.count == 1 ? "is" : "are")"
          + " not drawn")
      drawn = thinned
    } else {
      tell(drawn.count - limit, "comes", "come", "after the first \(limit) and are not drawn")
      drawn.removeLast(drawn.count - limit)
    }
  }

  private mutating func tell(_ count: Int, _ one: String, _ many: String, _ what: String) {
    guard count > 0 else { return }
    notes.append("\(count.grouped) \(count == 1 ? "view \(one)" : "views \(many)") \(what).")
  }
}

extension Int {
  /// The number with a comma after each group of three digits.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (self < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}
