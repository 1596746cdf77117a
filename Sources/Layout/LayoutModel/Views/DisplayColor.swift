/// A colour as a display shows it, in light and in dark appearance.
package struct DisplayColor: Hashable, Sendable {
  /// Red, green, blue and opacity in light appearance, a byte each, red in the highest.
  package var light: UInt32
  /// The same in dark appearance.
  package var dark: UInt32

  /// Creates a colour from its bytes; without `dark` it does not adapt.
  package init(_ light: UInt32, dark: UInt32? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// Creates a colour that does not adapt from components between 0 and 1; others are clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let bytes = [red, green, blue, alpha].map { value in
      UInt32((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded())
    }
    self.init(bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3])
  }

  /// The opacity in light appearance, 0 to 1.
  package var opacity: Double { Double(light & 0xFF) / 255 }

  /// The same colour with its opacity multiplied by a factor between 0 and 1.
  package func withOpacity(_ factor: Double) -> DisplayColor {
    func scaled(_ value: UInt32) -> UInt32 {
      let alpha = (Double(value & 0xFF) * min(max(factor, 0), 1)).rounded()
      return value & 0xFFFF_FF00 | UInt32(alpha)
    }
    return DisplayColor(scaled(light), dark: scaled(dark))
  }

  /// The relative luminance in light appearance after WCAG 2, 0 for black and 1 for white, without
  /// the opacity; gamma is taken for 2.
  package var luminance: Double {
    func part(_ shift: UInt32) -> Double {
      let value = Double(light >> shift & 0xFF) / 255
      return value * value
    }
    return 0.2126 * part(24) + 0.7152 * part(16) + 0.0722 * part(8)
  }
}

/// The system's colours, with the values that Apple's guidelines publish.
extension DisplayColor {
  package static let clear = DisplayColor(0)
  package static let white = DisplayColor(0xFFFF_FFFF)
  package static let black = DisplayColor(0x0000_00FF)
  package static let label = DisplayColor(0x0000_00FF, dark: 0xFFFF_FFFF)
  package static let secondaryLabel = DisplayColor(0x3C3C_4399, dark: 0xEBEB_F599)
  package static let tertiaryLabel = DisplayColor(0x3C3C_434D, dark: 0xEBEB_F54D)
  package static let separator = DisplayColor(0x3C3C_434A, dark: 0x5454_5899)
  package static let systemBackground = DisplayColor(0xFFFF_FFFF, dark: 0x0000_00FF)
  package static let secondaryBackground = DisplayColor(0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  package static let groupedBackground = DisplayColor(0xF2F2_F7FF, dark: 0x0000_00FF)
  package static let groupedCell = DisplayColor(0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  package static let systemBlue = DisplayColor(0x007A_FFFF, dark: 0x0A84_FFFF)
  package static let systemGreen = DisplayColor(0x34C7_59FF, dark: 0x30D1_58FF)
  package static let systemRed = DisplayColor(0xFF3B_30FF, dark: 0xFF45_3AFF)
  package static let systemGray = DisplayColor(0x8E8E_93FF)
  package static let systemFill = DisplayColor(0x7878_8033, dark: 0x7878_805C)
  package static let tertiaryFill = DisplayColor(0x7676_801F, dark: 0x7676_803D)
  package static let bar = DisplayColor(0xF9F9_F9FF, dark: 0x1616_18FF)

  private static let byName: [String: DisplayColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": DisplayColor(0x3C3C_432E, dark: 0xEBEB_F529),
    "placeholderText": .tertiaryLabel, "link": .systemBlue, "tint": .systemBlue,
    "separator": .separator, "opaqueSeparator": DisplayColor(0xC6C6_C8FF, dark: 0x3838_3AFF),
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondaryBackground,
    "tertiarySystemBackground": DisplayColor(0xFFFF_FFFF, dark: 0x2C2C_2EFF),
    "systemGroupedBackground": .groupedBackground, "groupTableViewBackground": .groupedBackground,
    "secondarySystemGroupedBackground": .groupedCell, "tableCellGroupedBackground": .groupedCell,
    "tableBackground": .systemBackground, "tableCellPlainBackground": .systemBackground,
    "tertiarySystemGroupedBackground": DisplayColor(0xF2F2_F7FF, dark: 0x2C2C_2EFF),
    "systemFill": .systemFill, "secondarySystemFill": DisplayColor(0x7878_8029, dark: 0x7878_8052),
    "tertiarySystemFill": .tertiaryFill,
    "quaternarySystemFill": DisplayColor(0x7474_8014, dark: 0x7676_802E),
    "systemBlue": .systemBlue, "systemGreen": .systemGreen, "systemRed": .systemRed,
    "systemOrange": DisplayColor(0xFF95_00FF, dark: 0xFF9F_0AFF),
    "systemYellow": DisplayColor(0xFFCC_00FF, dark: 0xFFD6_0AFF),
    "systemPink": DisplayColor(0xFF2D_55FF, dark: 0xFF37_5FFF),
    "systemPurple": DisplayColor(0xAF52_DEFF, dark: 0xBF5A_F2FF),
    "systemTeal": DisplayColor(0x30B0_C7FF, dark: 0x40C8_E0FF),
    "systemCyan": DisplayColor(0x32AD_E6FF, dark: 0x64D2_FFFF),
    "systemMint": DisplayColor(0x00C7_BEFF, dark: 0x63E6_E2FF),
    "systemIndigo": DisplayColor(0x5856_D6FF, dark: 0x5E5C_E6FF),
    "systemBrown": DisplayColor(0xA284_5EFF, dark: 0xAC8E_68FF),
    "systemGray": .systemGray, "systemGray2": DisplayColor(0xAEAE_B2FF, dark: 0x6363_66FF),
    "systemGray3": DisplayColor(0xC7C7_CCFF, dark: 0x4848_4AFF),
    "systemGray4": DisplayColor(0xD1D1_D6FF, dark: 0x3A3A_3CFF),
    "systemGray5": DisplayColor(0xE5E5_EAFF, dark: 0x2C2C_2EFF),
    "systemGray6": .secondaryBackground, "darkText": .black,
    "lightText": DisplayColor(0xFFFF_FF99), "white": .white, "black": .black, "clear": .clear,
    "viewFlipsideBackground": DisplayColor(0x1F21_24FF),
    "scrollViewTexturedBackground": DisplayColor(0x6F72_77FF),
  ]

  /// The system's colour of a name such as `systemBlueColor`; nil for a name that it does not have.
  package static func system(named name: String) -> DisplayColor? {
    byName[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }
}
