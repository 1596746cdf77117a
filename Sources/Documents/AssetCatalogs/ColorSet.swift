package import Foundation
package import LayoutModel

/// A colour of an asset catalogue: `Contents.json` in a folder `NAME.colorset`.
///
/// Apple's *Asset Catalog Format Reference* describes the file. Of a set's entries those count that a
/// phone shows: without an appearance, and for dark ones; high contrast and other gamuts do not.
package struct ColorSet: Hashable, Sendable {
  /// The colour in light and dark appearance.
  package var color: DisplayColor

  /// A file of more bytes is no colour set.
  package static let sizeLimit = 1 << 20

  /// Reads a set; nil for one without a colour for phones, or with one of the system that is not known.
  ///
  /// - Parameter contents: The bytes of its `Contents.json`.
  /// - Throws: `DecodingError` for bytes that are no colour set.
  package init?(_ contents: Data) throws {
    let entries = try JSONDecoder().decode(Contents.self, from: contents).colors ?? []
    func color(_ isWanted: (Entry) -> Bool) -> DisplayColor? {
      for idiom in ["universal", "iphone", "ipad"] {
        for entry in entries where (entry.idiom ?? "universal") == idiom && isWanted(entry) {
          if let color = entry.color?.displayColor { return color }
        }
      }
      return nil
    }
    let plain = color { ($0.appearances ?? []).isEmpty }
    let dark = color { entry in
      (entry.appearances ?? []).allSatisfy { $0.appearance == "luminosity" && $0.value == "dark" }
        && !(entry.appearances ?? []).isEmpty
    }
    guard let light = plain ?? dark else { return nil }
    self.color = DisplayColor(light.light, dark: (dark ?? light).dark)
  }
}

private struct Contents: Decodable {
  var colors: [Entry]?
}

private struct Entry: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Value: Decodable {
    /// A colour of the system, by its name, in place of components.
    var reference: String?
    var components: [String: Component]?

    var displayColor: DisplayColor? {
      if let reference { return DisplayColor.system(named: reference) }
      guard let components else { return nil }
      func part(_ name: String) -> Double? { components[name]?.value }
      let alpha = part("alpha") ?? 1
      if let white = part("white") {
        return DisplayColor(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  var idiom: String?
  var appearances: [Appearance]?
  var color: Value?
}

/// A component: a share with a decimal point, a byte in decimal or in hexadecimal digits, or a number.
private struct Component: Decodable {
  /// From 0 to 1.
  var value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
    } else {
      let text = try container.decode(String.self)
      guard let number = Self.number(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected a component such as 0.5, 128 or 0x80, found '\(text)'")
      }
      value = number
    }
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let byte = UInt8(text) {
      // Opacity is written as a share; a lone 1 means all of it.
      return byte == 1 ? 1 : Double(byte) / 255
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
