import LayoutModel

/// Where a fault begins: the text size, the width and the height from which it shows, by search.
struct ThresholdSearch {
  private let probe: FaultProbe

  /// The shortest and the longest side of a screen that are tried, in points.
  private static let sides = 280.0...1400.0

  init(_ probe: FaultProbe) {
    self.probe = probe
  }

  /// The words; nil where the fault depends on none of them.
  var words: String? {
    let parts = [sizeWords, words(along: .horizontal), words(along: .vertical)].compactMap(\.self)
    return parts.isEmpty ? nil : "breaks " + parts.joined(separator: "; ")
  }

  /// The first text size that has the fault, all others as in the worst configuration.
  private var sizeWords: String? {
    let worst = probe.worst.textSize
    guard worst > .large, !probe.look(textSize: .large).isFaulty else { return nil }
    let first = ContentSizeCategory.allCases.first {
      $0 > .large && $0 <= worst && probe.look(textSize: $0).isFaulty
    }
    return first.map { "from \($0.shortName)" }
  }

  /// The length of a side of the screen below or from which the fault shows, to a point.
  private func words(along axis: LayoutAxis) -> String? {
    guard probe.check.root.followsScreen, let size = probe.check.matrix.size(at: probe.worst) else {
      return nil
    }
    // A cell has the height of its content.
    guard axis == .horizontal || !probe.check.root.fitsContent else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    let name = axis == .horizontal ? "width" : "height"
    let range = Self.sides
    let at =
      probe.worst.textSize == .large ? "" : " at \(probe.worst.textSize.shortName)"
    func isFaulty(_ length: Double) -> Bool { probe.look(side: (axis, length)).isFaulty }
    if !isFaulty(range.upperBound) {
      let edge = edge(faulty: length, sound: range.upperBound, isFaulty)
      return "below \(Int(edge)) pt of \(name)\(at)"
    }
    if length > range.lowerBound, !isFaulty(range.lowerBound) {
      let edge = edge(faulty: length, sound: range.lowerBound, isFaulty)
      return "above \(Int(edge)) pt of \(name)\(at)"
    }
    return nil
  }

  /// The sound length nearest to the faulty ones.
  private func edge(faulty: Double, sound: Double, _ isFaulty: (Double) -> Bool) -> Double {
    var faulty = faulty.rounded()
    var sound = sound
    while (faulty - sound).magnitude > 1 {
      let middle = ((faulty + sound) / 2).rounded(.down)
      guard middle != faulty, middle != sound else { break }
      if isFaulty(middle) { faulty = middle } else { sound = middle }
    }
    return sound
  }
}
