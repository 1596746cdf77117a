import LayoutModel
import Testing

@Suite struct DisplayColorTests {
  /// Apple's guidelines (Human Interface Guidelines, Color) give red, green and blue in light and in
  /// dark appearance.
  static let published: [(name: String, light: [Double], dark: [Double])] = [
    ("systemRed", [255, 59, 48], [255, 69, 58]),
    ("systemOrange", [255, 149, 0], [255, 159, 10]),
    ("systemYellow", [255, 204, 0], [255, 214, 10]),
    ("systemGreen", [52, 199, 89], [48, 209, 88]),
    ("systemMint", [0, 199, 190], [99, 230, 226]),
    ("systemTeal", [48, 176, 199], [64, 200, 224]),
    ("systemCyan", [50, 173, 230], [100, 210, 255]),
    ("systemBlue", [0, 122, 255], [10, 132, 255]),
    ("systemIndigo", [88, 86, 214], [94, 92, 230]),
    ("systemPurple", [175, 82, 222], [191, 90, 242]),
    ("systemPink", [255, 45, 85], [255, 55, 95]),
    ("systemBrown", [162, 132, 94], [172, 142, 104]),
    ("systemGray", [142, 142, 147], [142, 142, 147]),
    ("systemGray2", [174, 174, 178], [99, 99, 102]),
    ("systemGray3", [199, 199, 204], [72, 72, 74]),
    ("systemGray4", [209, 209, 214], [58, 58, 60]),
    ("systemGray5", [229, 229, 234], [44, 44, 46]),
    ("systemGray6", [242, 242, 247], [28, 28, 30]),
  ]

  @Test(arguments: published)
  func theSystemsColorsAreThePublishedOnes(
    name: String, light: [Double], dark: [Double]
  ) throws {
    let color = try #require(DisplayColor.system(named: name))
    let parts = (light, dark)
    let expected = (Self.opaque(parts.0), Self.opaque(parts.1))
    #expect(color == DisplayColor(expected.0.light, dark: expected.1.light))
    #expect(DisplayColor.system(named: name + "Color") == color)
  }

  private static func opaque(_ bytes: [Double]) -> DisplayColor {
    DisplayColor(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255)
  }

  @Test func aNameThatTheSystemDoesNotHaveIsNone() {
    #expect(DisplayColor.system(named: "systemBeige") == nil)
    #expect(DisplayColor.system(named: "Color") == nil)
  }

  @Test func componentsHaveAByteEach() {
    let color = DisplayColor(red: 1 / 255.0, green: 2 / 255.0, blue: 3 / 255.0, alpha: 4 / 255.0)
    #expect(color.light == 0x0102_0304 && color.dark == color.light)
    #expect(DisplayColor(red: 0.5, green: 0, blue: 1).light == 0x8000_FFFF)
  }

  @Test func componentsOutOfRangeAreClamped() {
    let color = DisplayColor(red: -1, green: 7, blue: .nan, alpha: .infinity)
    #expect(color.light == 0x00FF_0000)
  }

  @Test func opacitiesMultiply() {
    let color = DisplayColor(0x1122_33FF, dark: 0x4455_6680)
    #expect(color.opacity == 1)
    #expect(color.withOpacity(0.5) == DisplayColor(0x1122_3380, dark: 0x4455_6640))
    #expect(color.withOpacity(0.2).opacity == 0.2)
    #expect(color.withOpacity(2) == color)
    #expect(color.withOpacity(-1) == DisplayColor(0x1122_3300, dark: 0x4455_6600))
  }

  /// The weights of WCAG 2, and gamma for 2, whatever the other appearance is.
  @Test(
    arguments: [
      (0x0000_00FF, 0.0), (0xFFFF_FFFF, 1.0), (0xFF00_00FF, 0.2126), (0x00FF_00FF, 0.7152),
      (0x0000_FFFF, 0.0722), (0x3300_0000, 0.2126 / 25), (0x0033_0000, 0.7152 / 25),
      (0x0000_3300, 0.0722 / 25), (0x3366_9900, (0.2126 + 4 * 0.7152 + 9 * 0.0722) / 25),
    ] as [(UInt32, Double)])
  func luminanceIsTheWeightedSum(color: UInt32, luminance: Double) {
    #expect((DisplayColor(color, dark: 0x1234_5678).luminance - luminance).magnitude < 1e-12)
  }
}
