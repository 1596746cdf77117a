import Foundation
package import LayoutModel
import ResultStore

/// Makes the text of a picture as wide as layout measured it, for a renderer that cannot.
///
/// Pictures write each line's width as `textLength`, by which browsers fit the glyphs of whichever
/// font they have. librsvg passes over it: a line in a wider font than the measured one would run past
/// its label. Here the width becomes a distance between letters, by the metrics of the font file that
/// fontconfig chooses, as librsvg does.
package struct RasterText {
  /// The metrics of the fonts that a renderer draws with, by weight.
  private var metrics: [Int: any FontMetrics] = [:]
  private let metricsOfWeight: (Int) -> (any FontMetrics)?

  /// Creates a fitter.
  ///
  /// - Parameter metricsOfWeight: The metrics of the renderer's font of a weight in CSS's numbers; nil
  ///   where they are not known, and such text stays as it is.
  package init(metricsOfWeight: @escaping (Int) -> (any FontMetrics)?) {
    self.metricsOfWeight = metricsOfWeight
  }

  /// Rewrites the texts of a picture that have a width.
  package mutating func fitting(_ svg: String) -> String {
    var result = ""
    result.reserveCapacity(svg.utf8.count)
    let parts = svg.split(separator: "<text", omittingEmptySubsequences: false)
    result += parts[0]
    for part in parts.dropFirst() {
      result += "<text"
      result += fittingElement(part) ?? String(part)
    }
    return result
  }

  /// Rewrites what follows `<text` up to the next one.
  private mutating func fittingElement(_ part: Substring) -> String? {
    guard let end = part.firstIndex(of: ">"), let close = part.range(of: "</text>") else {
      return nil
    }
    let attributes = part[..<end]
    guard let width = Self.number("textLength", in: attributes),
      let size = Self.number("font-size", in: attributes),
      let length = attributes.firstRange(of: #/ textLength="[^"]*" lengthAdjust="[^"]*"/#)
    else { return nil }
    let classes = Self.value("class", in: attributes)?.split(separator: " ") ?? []
    let weight =
      Self.number("font-weight", in: attributes) ?? (classes.contains("w") ? 600 : 400)
    let text = Self.unescaped(part[part.index(after: end)..<close.lowerBound])
    let measured = naturalWidth(of: text, size: size, weight: Int(weight))
    guard let natural = measured, !text.isEmpty else { return nil }
    // Pango puts the distance after each letter, the last one included.
    let spacing = (width - natural) / Double(text.count)
    return attributes[..<length.lowerBound] + " letter-spacing=\""
      + String(format: "%.3f", spacing) + "\"" + attributes[length.upperBound...] + part[end...]
  }

  private mutating func naturalWidth(of text: String, size: Double, weight: Int) -> Double? {
    if metrics[weight] == nil { metrics[weight] = metricsOfWeight(weight) }
    guard let metrics = metrics[weight] else { return nil }
    let font = Font.system(size)
    return text.unicodeScalars.reduce(0) { $0 + metrics.advance(of: $1, in: font) }
  }

  private static func value(_ name: String, in attributes: Substring) -> Substring? {
    guard let start = attributes.range(of: " \(name)=\"") else { return nil }
    return attributes[start.upperBound...].prefix { $0 != "\"" }
  }

  private static func number(_ name: String, in attributes: Substring) -> Double? {
    value(name, in: attributes).flatMap { Double($0.hasPrefix(".") ? "0" + $0 : String($0)) }
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension RasterText {
  /// Fontconfig's number of a weight in CSS's numbers.
  package static func fontconfigWeight(_ weight: Int) -> Int {
    let weights = [0, 40, 50, 80, 100, 180, 200, 205, 210]
    return weights[min(max(weight / 100, 1), 9) - 1]
  }

  /// A fitter by the fonts that fontconfig chooses for the style sheet's families; nil where its
  /// program `fc-match` is not installed.
  static func usingFontconfig() -> RasterText? {
    guard let program = InstalledProgram.path(of: "fc-match") else { return nil }
    return RasterText { weight in
      let families = "SF Pro Text,Inter,Helvetica Neue,Arial,Liberation Sans,sans-serif"
      let words = [program, "--format=%{file}", "\(families):weight=\(fontconfigWeight(weight))"]
      guard let path = ProgramOutput.text(of: words),
        let font = try? Data(contentsOf: URL(filePath: path))
      else { return nil }
      return try? TrueTypeFontMetrics(bytes: [UInt8](font))
    }
  }
}
