import AssetCatalogs
import Foundation
import LayoutModel
import Testing

/// What a colour set states, by the entries that a phone shows.
@Suite struct ColorSetTests {
  private func color(_ text: String) throws -> DisplayColor? {
    try ColorSet(Data(text.utf8))?.color
  }

  private static let light = """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0x80", "blue": "64", "alpha": "0.500"}}}
    """
  private static let dark = """
    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "1"}}}
    """
  private static let contrast = """
    {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"},
      {"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}
    """
  private static let watch = """
    {"idiom": "watch", "color": {"components": {"white": "0", "alpha": "1"}}}
    """

  @Test func lightAndDarkAreTheVariantsOfTheirAppearance() throws {
    let entries = [Self.contrast, Self.watch, Self.dark, Self.light].joined(separator: ",")
    #expect(
      try color(#"{"colors": [\#(entries)]}"#) == DisplayColor(0xFF80_4080, dark: 0x3333_33FF))
    #expect(try color(#"{"colors": [\#(Self.light)]}"#) == DisplayColor(0xFF80_4080))
  }

  /// A variant is dark where all it asks for is dark luminosity, not where one of its words says so.
  @Test(arguments: [
    ("luminosity", "light"), ("contrast", "dark"), ("contrast", "high"),
  ])
  func othersThanDarkOnesAreNotDark(_ appearance: String, _ value: String) throws {
    let other = Self.dark.replacing(
      #""appearance": "luminosity", "value": "dark""#,
      with: #""appearance": "\#(appearance)", "value": "\#(value)""#)
    #expect(other != Self.dark)
    let entries = [other, Self.light].joined(separator: ",")
    #expect(try color(#"{"colors": [\#(entries)]}"#) == DisplayColor(0xFF80_4080))
  }

  @Test func coloursOfTheSystemAreNamed() throws {
    let reference = #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
    #expect(try color(reference) == .systemBlue)
  }

  @Test(
    arguments: [
      "{}", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#,
      #"{"colors": [{"color": {"components": {"red": "1"}}}]}"#,
      #"{"colors": [\#(ColorSetTests.watch)]}"#,
    ])
  func aSetWithoutAColourForPhonesHasNone(_ text: String) throws {
    #expect(try color(text) == nil)
  }

  @Test(
    arguments: [
      "", "[]", "{\"colors\": 1}", "\u{0}", #"{"colors": [{"color": {"components": []}}]}"#,
      #"{"colors": [{"color": {"components": {"white": "bright"}}}]}"#,
      #"{"colors": [{"color": {"components": {"white": "0x100"}}}]}"#,
      #"{"colors": [{"color": {"components": {"white": null}}}]}"#,
    ])
  func whatIsNoColourSetIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) { try color(text) }
  }
}
