import LayoutModel
import TestSupport
import Testing

/// The fitted widths of every character that the tables hold, as they were fitted last.
struct StoredAdvanceTests {
  private static let characters: [Unicode.Scalar] = [
    0x20...0x7E, 0xA0...0x17F, 0x400...0x45F, 0x2010...0x2026, 0x2030...0x203A, 0x20AC...0x20AC,
    0x2116...0x2122, 0x2190...0x2193, 0x2212...0x2212,
  ].flatMap { $0 }.compactMap { Unicode.Scalar($0 as UInt32) }

  @Test func advancesAreAsFitted() throws {
    var parts = StoredParts("font-advances", .digest)
    for weight in [Font.Weight.light, .regular, .semibold, .bold] {
      for size in [11, 17, 20, 24, 34] as [Double] {
        for hasOpticalSizes in [true, false] {
          let metrics = FittedSystemFontMetrics(hasOpticalSizes: hasOpticalSizes)
          let font = Font.system(size, weight: weight)
          parts.append(
            "\(weight.rawValue) at \(Int(size)) points\(hasOpticalSizes ? "" : ", two faces")",
            Self.characters.map { "\($0) \(metrics.advance(of: $0, in: font))" }
              .joined(separator: "\n"))
        }
      }
    }
    let metrics = SystemFontMetrics()
    parts.append(
      "mean widths",
      Self.characters.map { "\($0) \(metrics.advance(of: $0, in: .system(1_000)))" }
        .joined(separator: "\n"))
    try parts.check()
  }

  /// What letters stand apart at each size, with optical sizes and with two faces.
  @Test func trackingIsAsFitted() throws {
    var parts = StoredParts("font-tracking", .digest)
    for hasOpticalSizes in [true, false] {
      let metrics = FittedSystemFontMetrics(hasOpticalSizes: hasOpticalSizes)
      for decade in 0...12 {
        let sizes = (0..<20).map { Double(decade) * 10 + Double($0) / 2 + 0.5 }
        parts.append(
          "from \(decade * 10) points\(hasOpticalSizes ? "" : ", two faces")",
          sizes.map { "\($0) \(metrics.advance(of: "n", in: .system($0)))" }
            .joined(separator: "\n"))
      }
    }
    try parts.check()
  }

  @Test func kerningIsAsFitted() throws {
    var parts = StoredParts("font-kerning", .digest)
    let metrics = FittedSystemFontMetrics()
    let letters = Self.characters.filter { $0.value < 0x7F }
    for first in letters {
      parts.append(
        "\(first)".trimmingPrefix(" ").isEmpty ? "space" : "\(first)",
        letters.map { "\($0) \(metrics.kerning(between: first, and: $0, in: .system(1_000)))" }
          .joined(separator: "\n"))
    }
    try parts.check()
  }
}
