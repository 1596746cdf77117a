import LayoutModel
import Simulation

/// A set of configurations in words: the fewest ranges that cover it, as "all phones in landscape,
/// from AX1".
///
/// Each range is a product of values along the axes, grown from the first configuration that no
/// range covers yet. Configurations that were not looked at are in the way of none.
package struct ConfigurationRanges: Sendable {
  /// One product of values.
  private struct Box {
    var devices: [Int?]
    var orientations: [Bool]
    var sizes: [ContentSizeCategory]
    var directions: [LayoutDirection]
    var doubled: [Bool]

    func contains(_ one: ScreenConfiguration) -> Bool {
      devices.contains(one.device) && orientations.contains(one.isLandscape)
        && sizes.contains(one.textSize) && directions.contains(one.direction)
        && doubled.contains(one.isDoubled)
    }
  }

  private let matrix: ScreenMatrix
  private let universe: [ScreenConfiguration]
  private let members: Set<ScreenConfiguration>

  /// What all configurations together are called.
  package static let all = "in all configurations"
  /// The ranges that a message names; what is left is counted.
  package static let messageLimit = 3

  /// Creates the ranges of a set.
  ///
  /// - Parameters:
  ///   - members: The set.
  ///   - universe: The configurations that were looked at, in order.
  ///   - matrix: The axes.
  package init(
    _ members: [ScreenConfiguration], of universe: [ScreenConfiguration], in matrix: ScreenMatrix
  ) {
    self.matrix = matrix
    self.universe = universe
    self.members = Set(members)
  }

  /// The words.
  package var text: String { text(limit: Self.messageLimit) }

  /// The words, of at most so many ranges; what is left is counted.
  package func text(limit: Int) -> String {
    guard !universe.isEmpty, members.count < universe.count else { return Self.all }
    var left = universe.filter(members.contains)
    var parts: [String] = []
    while let first = left.first, parts.count < limit {
      let box = grown(from: first)
      left.removeAll(where: box.contains)
      parts.append(words(box))
    }
    if !left.isEmpty { parts.append("and \(left.count) more") }
    return parts.joined(separator: "; ")
  }

  private func isInside(_ box: Box) -> Bool {
    universe.allSatisfy { !box.contains($0) || members.contains($0) }
  }

  private func grown(from one: ScreenConfiguration) -> Box {
    var box = Box(
      devices: [one.device], orientations: [one.isLandscape], sizes: [one.textSize],
      directions: [one.direction], doubled: [one.isDoubled])
    func grow<Value: Equatable>(_ path: WritableKeyPath<Box, [Value]>, _ values: [Value]) {
      for value in values where !box[keyPath: path].contains(value) {
        var larger = box
        larger[keyPath: path].append(value)
        if isInside(larger) { box = larger }
      }
    }
    grow(\.directions, values(\.direction))
    grow(\.sizes, values(\.textSize))
    grow(\.orientations, values(\.isLandscape))
    grow(\.devices, values(\.device))
    grow(\.doubled, values(\.isDoubled))
    return box
  }

  /// The values along an axis that were looked at, in order.
  private func values<Value: Equatable>(_ path: KeyPath<ScreenConfiguration, Value>) -> [Value] {
    universe.reduce(into: []) { values, one in
      if !values.contains(one[keyPath: path]) { values.append(one[keyPath: path]) }
    }
  }

  private func words(_ box: Box) -> String {
    var parts: [String] = []
    if let text = deviceWords(box) { parts.append(text) }
    if box.directions == [.rightToLeft], values(\.direction).count > 1 {
      parts.append("right to left")
    } else if box.directions == [.leftToRight], values(\.direction).count > 1 {
      parts.append("left to right")
    }
    if let text = sizeWords(box) { parts.append(text) }
    if box.doubled == [true] { parts.append("with doubled text") }
    return parts.isEmpty ? Self.all : parts.joined(separator: ", ")
  }

  private func sizeWords(_ box: Box) -> String? {
    let all = values(\.textSize).sorted()
    let sizes = all.filter(box.sizes.contains)
    guard sizes.count < all.count, let first = sizes.first, let last = sizes.last else {
      return nil
    }
    if Array(all.suffix(sizes.count)) == sizes { return "from \(first.shortName)" }
    if Array(all.prefix(sizes.count)) == sizes { return "up to \(last.shortName)" }
    return "at " + sizes.map(\.shortName).joined(separator: ", ")
  }

  /// Devices and orientations: by width or height where those distinguish them, else by kind or name.
  private func deviceWords(_ box: Box) -> String? {
    let places = values(\.device).compactMap(\.self)
    let chosen = places.filter { box.devices.contains($0) }
    guard !chosen.isEmpty else { return nil }
    let sides = values(\.isLandscape)
    let side =
      sides.count > 1 && box.orientations.count == 1
      ? box.orientations[0] ? "in landscape" : "in portrait" : nil
    let devices = deviceWords(chosen, of: places, box.orientations)
    let words = [devices, side].compactMap(\.self).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  private func deviceWords(_ chosen: [Int], of all: [Int], _ sides: [Bool]) -> String? {
    if chosen.count == all.count { return nil }
    func kind(_ idiom: Device.Idiom, _ name: String) -> String? {
      let ofKind = all.filter { matrix.devices[$0].idiom == idiom }
      return ofKind == chosen ? "all \(name)" : nil
    }
    if let name = kind(.phone, "phones") ?? kind(.pad, "tablets") { return name }
    if sides.count == 1 {
      func width(_ index: Int) -> Double {
        matrix.devices[index].size(in: sides[0] ? .landscapeLeft : .portrait).width
      }
      let widest = chosen.map(width).max() ?? 0
      let narrowest = chosen.map(width).min() ?? 0
      if all.filter({ width($0) <= widest }) == chosen {
        return "width <= \(Int(widest))"
      }
      if all.filter({ width($0) >= narrowest }) == chosen {
        return "width >= \(Int(narrowest))"
      }
    }
    return chosen.map { matrix.devices[$0].identifier }.joined(separator: ", ")
  }
}
