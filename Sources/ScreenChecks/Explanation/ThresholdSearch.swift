import LayoutModel

/// Where a fault begins: the text size and the width from which it shows, found by search.
struct ThresholdSearch {
  private let probe: FaultProbe

  /// The narrowest and the widest screen that are tried, in points.
  private static let widths = 280.0...1400.0

  init(_ probe: FaultProbe) {
    self.probe = probe
  }

  /// The words; nil where the fault depends on neither.
  var words: String? {
    let parts = [sizeWords, widthWords].compactMap(\.self)
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

  /// The width below or from which the fault shows, to a point.
  private var widthWords: String? {
    guard probe.check.root.followsScreen, let size = probe.check.matrix.size(at: probe.worst) else {
      return nil
    }
    let range = Self.widths
    let at =
      probe.worst.textSize == .large ? "" : " at \(probe.worst.textSize.shortName)"
    if !probe.look(width: range.upperBound).isFaulty {
      let edge = edge(faulty: size.width, sound: range.upperBound)
      return "below \(Int(edge)) pt of width\(at)"
    }
    if size.width > range.lowerBound, !probe.look(width: range.lowerBound).isFaulty {
      let edge = edge(faulty: size.width, sound: range.lowerBound)
      return "above \(Int(edge)) pt of width\(at)"
    }
    return nil
  }

  /// The sound width nearest to the faulty ones.
  private func edge(faulty: Double, sound: Double) -> Double {
    var faulty = faulty.rounded()
    var sound = sound
    while (faulty - sound).magnitude > 1 {
      let middle = ((faulty + sound) / 2).rounded(.down)
      guard middle != faulty, middle != sound else { break }
      if probe.look(width: middle).isFaulty { faulty = middle } else { sound = middle }
    }
    return sound
  }
}
