import Foundation
import TestSupport
import Testing
import UIKit

/// Colours, fonts, texts, pictures, transforms and paths of UIKit's, as `Tests/Stored` has them.
@Suite @MainActor struct StoredValueTests {
  @Test func coloursAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("colours")
    let colours: [(String, UIColor)] = [
      ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
      ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
      ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
      ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed),
      ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
      ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
      ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
      ("systemPurple", .systemPurple), ("systemPink", .systemPink),
      ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
      ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
      ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("label", .label),
      ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
      ("link", .link), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
      ("systemBackground", .systemBackground),
      ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground),
      ("systemGroupedBackground", .systemGroupedBackground),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
      ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
      ("tertiarySystemFill", .tertiarySystemFill), ("tintColor", .tintColor),
    ]
    for (name, colour) in colours { parts.append(name, FacadeText.of(colour)) }
    for hue in stride(from: 0, through: 1, by: 0.125) {
      let colour = UIColor(hue: hue, saturation: 0.75, brightness: 0.9, alpha: 0.5)
      parts.append("hue \(hue)", FacadeText.of(colour))
    }
    parts.append("white", FacadeText.of(UIColor(white: 0.3, alpha: 0.7).withAlphaComponent(0.2)))
    try parts.check()
  }

  @Test func fontsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("fonts")
    func append(_ name: String, _ font: UIFont) {
      let numbers = [font.pointSize, font.ascender, font.descender, font.lineHeight, font.leading]
      let width = ("Hamburg 12" as NSString).size(withAttributes: [.font: font]).width
      parts.append(
        name,
        "\(font.fontName) \(font.familyName) "
          + (numbers + [width]).map { StructureText.number(Double($0)) }.joined(separator: " "))
    }
    let styles: [(String, UIFont.TextStyle)] = [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ]
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    for (name, style) in styles {
      append(name, .preferredFont(forTextStyle: style))
      let metrics = UIFontMetrics(forTextStyle: style)
      append("\(name) scaled", metrics.scaledFont(for: .systemFont(ofSize: 21)))
      parts.append("\(name) value", "\(metrics.scaledValue(for: 10))")
    }
    for (name, weight) in weights { append(name, .systemFont(ofSize: 17, weight: weight)) }
    append("bold", .boldSystemFont(ofSize: 15))
    append("italic", .italicSystemFont(ofSize: 15))
    append("digits", .monospacedDigitSystemFont(ofSize: 15, weight: .bold))
    append("monospaced", .monospacedSystemFont(ofSize: 15, weight: .regular))
    append("sized", UIFont.boldSystemFont(ofSize: 15).withSize(40))
    append("small", .systemFont(ofSize: UIFont.smallSystemFontSize))
    append("label", .systemFont(ofSize: UIFont.labelFontSize))
    append("button", .systemFont(ofSize: UIFont.buttonFontSize))
    append("system", .systemFont(ofSize: UIFont.systemFontSize))
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.withSize(19)
    append("described", UIFont(descriptor: descriptor, size: 0))
    append("described, sized", UIFont(descriptor: descriptor, size: 11))
    if let bold = descriptor.withSymbolicTraits(.traitBold) {
      append("described, bold", UIFont(descriptor: bold, size: 0))
    }
    try parts.check()
  }

  @Test func textsMeasureAsBefore() throws {
    var parts = try StoredParts.onPhone("text-sizes")
    let texts = [
      "", "Word", "Several words in a line", "Two\nlines", "A long-hyphenated-word here",
    ]
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 5
    let all: [(String, [NSAttributedString.Key: Any])] = [
      ("plain", [:]), ("large", [.font: UIFont.systemFont(ofSize: 30)]),
      ("spaced", [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: paragraph]),
    ]
    for (name, attributes) in all {
      for (index, text) in texts.enumerated() {
        var sizes = [(text as NSString).size(withAttributes: attributes)]
        let whole = NSAttributedString(string: text, attributes: attributes)
        sizes.append(whole.size())
        for width in [0, 60, 300] as [CGFloat] {
          for options: NSStringDrawingOptions in [[], .usesLineFragmentOrigin] {
            let room = CGSize(width: width, height: 1_000)
            sizes.append(whole.boundingRect(with: room, options: options, context: nil).size)
          }
        }
        parts.append(
          "\(name) \(index)",
          sizes.map {
            "\(StructureText.number($0.width))x\(StructureText.number($0.height))"
          }.joined(separator: " "))
      }
    }
    try parts.check()
  }

  @Test func picturesTransformsAndPathsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("shapes")
    let symbols: [UIImage.SymbolConfiguration?] = [
      nil, .init(pointSize: 40), .init(weight: .bold), .init(scale: .large),
      .init(font: .systemFont(ofSize: 28)), .init(textStyle: .title1),
    ]
    for (index, symbol) in symbols.enumerated() {
      let image = UIImage(systemName: "star", withConfiguration: symbol)
      parts.append("symbol \(index)", FacadeText.of(image?.size as Any))
    }
    let turned = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let moved = CGAffineTransform(translationX: 7, y: 8).rotated(by: -0.25)
    for (name, transform) in [
      ("turned", turned), ("moved", moved), ("both", turned.concatenating(moved)),
      ("scaled", CGAffineTransform(scaleX: 2, y: 0.5)),
    ] {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      let point = CGPoint(x: 3, y: 4).applying(transform)
      parts.append(
        name,
        (numbers + [point.x, point.y]).map { StructureText.number(Double($0)) }
          .joined(separator: " ") + " \(transform.isIdentity)")
    }
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0.3, endAngle: 2, clockwise: true)
    let drawn = UIBezierPath()
    drawn.move(to: CGPoint(x: 1, y: 1))
    drawn.addLine(to: CGPoint(x: 5, y: 9))
    drawn.addQuadCurve(to: CGPoint(x: 12, y: 3), controlPoint: CGPoint(x: 8, y: -2))
    drawn.addCurve(
      to: CGPoint(x: 2, y: 2), controlPoint1: CGPoint(x: 0, y: 20),
      controlPoint2: CGPoint(x: -9, y: 1))
    drawn.addArc(
      withCenter: CGPoint(x: 4, y: 4), radius: 3, startAngle: 1, endAngle: 5, clockwise: false)
    let applied = UIBezierPath(rect: rect)
    applied.apply(turned)
    for (name, path) in [
      ("rect", UIBezierPath(rect: rect)), ("oval", UIBezierPath(ovalIn: rect)),
      ("rounded", UIBezierPath(roundedRect: rect, cornerRadius: 6)), ("arc", arc),
      ("drawn", drawn), ("applied", applied),
    ] {
      let bounds = path.bounds
      let numbers = [
        bounds.minX, bounds.minY, bounds.width, bounds.height, path.currentPoint.x,
        path.currentPoint.y, path.lineWidth,
      ]
      parts.append(
        "path \(name)",
        numbers.map { StructureText.number(Double($0)) }.joined(separator: " ")
          + " \(path.isEmpty)")
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    parts.append("inset", FacadeText.of(rect.inset(by: insets)))
    parts.append(
      "strings",
      [
        NSStringFromUIEdgeInsets(insets), NSStringFromCGRect(rect), NSStringFromCGSize(rect.size),
        NSStringFromCGPoint(rect.origin),
      ].joined(separator: " "))
    try parts.check()
  }
}
