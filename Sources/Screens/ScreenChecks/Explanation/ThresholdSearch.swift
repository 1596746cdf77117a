import LayoutModel
import Simulation

/// Where a fault begins and ends: the text sizes, widths and heights around the worst configuration
/// that show it, by search along one of them at a time.
struct ThresholdSearch {
  private let probe: FaultProbe

  /// The shortest and the longest side of a screen that are tried, in points.
  private static let sides = 280...1400

  /// The values around which a fault ends; nil where all that were tried have it.
  private struct Edges {
    /// The greatest value below the worst that is without the fault.
    var below: Int?
    /// The least value above the worst that is without the fault.
    var above: Int?
  }

  init(_ probe: FaultProbe) {
    self.probe = probe
  }

  /// The words: where it begins and ends, or that it is everywhere; nil where the fault cannot be
  /// laid out again.
  ///
  /// - Complexity: Two layouts for each side of a device and for each text size of the matrix, and
  ///   for each edge the logarithm of the way between two of them.
  var words: String? {
    guard probe.look().isFaulty else { return nil }
    var edges: [String] = []
    var free: [String] = []
    func add(_ words: String?, _ name: String) {
      if let words { edges.append(words) } else { free.append(name) }
    }
    add(sizeWords, "text size")
    if let size = probe.screenSize {
      add(words(of: size.width, along: .horizontal), "width")
      // A cell has the height of its content.
      if !probe.check.root.fitsContent { add(words(of: size.height, along: .vertical), "height") }
    }
    if !edges.isEmpty { return "breaks " + edges.joined(separator: "; ") }
    let names = free.dropFirst() + free.prefix(1)
    let last = names.last ?? ""
    return "breaks at every "
      + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last)
      + conditions
  }

  /// What is as in the worst configuration wherever the fault is, as other configurations show.
  private var conditions: String {
    let worst = probe.worst
    guard worst != .base else { return "" }
    let having = Set(probe.configurations)
    var words = ""
    if worst.direction == .rightToLeft, !having.contains(worst.leftToRight) {
      words += ", right to left"
    }
    if worst.isDoubled { words += ", with doubled text" }
    let alike = probe.check.universe.filter { one in
      one.textSize == worst.textSize && one.direction == worst.direction
        && one.isDoubled == worst.isDoubled
    }
    // Its insets and traits are then what brings the fault about.
    if !alike.allSatisfy(having.contains) {
      var place = ScreenConfiguration(device: worst.device)
      place.isLandscape = worst.isLandscape
      words += ", on screens like \(probe.check.matrix.words(place))"
    }
    return words
  }

  /// The text sizes that have the fault, all else as in the worst configuration.
  private var sizeWords: String? {
    let worst = probe.worst.textSize
    let all = ContentSizeCategory.allCases
    func isFaulty(_ size: Int) -> Bool { probe.look(textSize: all[size]).isFaulty }
    let stops = [0, all.count - 1] + probe.check.matrix.textSizes.map(\.rawValue)
    let edges = edges(around: worst.rawValue, stops, isFaulty)
    return switch (edges.below.map { all[$0 + 1] }, edges.above.map { all[$0 - 1] }) {
    case (nil, nil): nil
    case (let first?, nil): "from \(first.shortName)"
    case (nil, let last?): "up to \(last.shortName)"
    case (let first?, let last?):
      first == last ? "at \(first.shortName)" : "from \(first.shortName) to \(last.shortName)"
    }
  }

  /// The lengths of a side of the screen that have the fault, to a point.
  private func words(of worst: Double, along axis: LayoutAxis) -> String? {
    func isFaulty(_ length: Int) -> Bool { probe.look(side: (axis, Double(length))).isFaulty }
    let matrix = probe.check.matrix
    let devices = matrix.devices.indices.flatMap { device in
      matrix.orientations.compactMap { orientation in
        let place = ScreenConfiguration(device: device, isLandscape: orientation.isLandscape)
        return matrix.size(at: place).map { axis == .horizontal ? $0.width : $0.height }
      }
    }
    let stops = [Self.sides.lowerBound, Self.sides.upperBound] + devices.map { Int($0.rounded()) }
    let edges = edges(around: Int(worst.rounded()), stops, isFaulty)
    let parts = [
      edges.below.map { "above \($0) pt" }, edges.above.map { "below \($0) pt" },
    ].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let textSize = probe.worst.textSize
    return parts.joined(separator: " and ") + " of \(axis == .horizontal ? "width" : "height")"
      + (textSize == .large ? "" : " at \(textSize.shortName)")
  }

  // MARK: Search

  private func edges(
    around worst: Int, _ stops: [Int], _ isFaulty: (Int) -> Bool
  ) -> Edges {
    let stops = Set(stops).sorted()
    return Edges(
      below: edge(from: worst, stops.filter { $0 < worst }.reversed(), isFaulty),
      above: edge(from: worst, stops.filter { $0 > worst }, isFaulty))
  }

  /// The value without the fault that is nearest to those that have it; nil where all stops do.
  private func edge(from worst: Int, _ stops: [Int], _ isFaulty: (Int) -> Bool) -> Int? {
    var faulty = worst
    for stop in stops {
      guard !isFaulty(stop) else {
        faulty = stop
        continue
      }
      var sound = stop
      while (sound - faulty).magnitude > 1 {
        let middle = (sound + faulty) / 2
        if isFaulty(middle) { faulty = middle } else { sound = middle }
      }
      return sound
    }
    return nil
  }
}
