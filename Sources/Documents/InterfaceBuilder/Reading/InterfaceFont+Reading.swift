internal import LayoutModel

extension InterfaceFont {
  /// Reads a `<fontDescription>`.
  init(_ element: XMLElement) {
    size = element.number("pointSize")
    style = element["style"]
    face = InterfaceFont.faceName(element["name"])
    isCustom = face != nil
    weight =
      Font.Weight(documentName: element["weight"], kind: element["type"])
      ?? element["name"].flatMap(Font.Weight.init(faceName:))
  }

  /// Takes over the `<font>` of an attributed text.
  mutating func read(fontOfText element: XMLElement) {
    style = nil
    size = element.number("size") ?? InterfaceFont.size(ofMetaFont: element["metaFont"]) ?? size
    face = InterfaceFont.faceName(element["name"])
    let isBold = element["metaFont"]?.hasSuffix("Bold") == true
    weight = isBold ? .bold : element["name"].flatMap(Font.Weight.init(faceName:))
  }

  /// The size of a font that a document names by its role alone, which is that of the Mac's.
  private static func size(ofMetaFont role: String?) -> Double? {
    switch role {
    case "system", "systemBold", "message", "menu": 13
    case "cellTitle": 12
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "label": 10
    case "miniSystem": 9
    default: nil
    }
  }

  /// The name of a face; nil for the names that the system's own goes by.
  private static func faceName(_ name: String?) -> String? {
    name.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }
}

extension ViewAttributes {
  /// Reads a text whose parts have fonts of their own; the first one's stands for all.
  mutating func readAttributedText(_ element: XMLElement) {
    // Attachments make lines of any height.
    font.isCustom = true
    let fragments = element.children.filter { $0.name == "fragment" }
    text = fragments.map(\.fragmentText).joined()
    guard let attributes = fragments.first?.child("attributes") else { return }
    if let style = attributes.child("paragraphStyle") { paragraphStyle = ParagraphStyle(style) }
    if let element = attributes.children.first(where: { $0["key"] == "NSFont" }) {
      font.read(fontOfText: element)
    }
  }
}

extension Font.Weight {
  /// The weight in the PostScript name of a face; nil for a name without one.
  ///
  /// What other families than Helvetica Neue call medium or semibold is as wide as their regular face.
  init?(faceName: String) {
    guard let style = faceName.split(separator: "-").dropFirst().last?.lowercased() else {
      return nil
    }
    let isBold = ["bold", "heavy", "black"].contains(where: style.contains)
    if isBold, !style.contains("demi"), !style.contains("semi") {
      self = .bold
    } else if style.contains("light") || style.contains("thin") {
      self = .light
    } else if style.contains("medium"), faceName.hasPrefix("HelveticaNeue") {
      self = .medium
    } else {
      return nil
    }
  }

  /// The weight of a font's description; nil for one that names none.
  init?(documentName: String?, kind: String?) {
    switch (documentName, kind) {
    case ("ultraLight", _), ("thin", _), ("light", _): self = .light
    case ("medium", _): self = .medium
    case ("semibold", _): self = .semibold
    case ("bold", _), ("heavy", _), ("black", _): self = .bold
    case (_, "boldSystem"): self = .bold
    default: return nil
    }
  }
}
