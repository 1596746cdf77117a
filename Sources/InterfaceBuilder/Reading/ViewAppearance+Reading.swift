extension ViewAppearance {
  /// Reads the attributes of a view's element.
  init(_ element: XMLElement) {
    alpha = element.number("alpha") ?? 1
    clipsSubviews = element.isYes("clipsSubviews")
    isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    isEnabled = element["enabled"] != "NO"
    textAlignment = element["textAlignment"].flatMap(TextAlignment.init) ?? .natural
    contentAlignment =
      switch element["contentHorizontalAlignment"] {
      case "left": .left
      case "right": .right
      case "leading": .natural
      case "fill": .justified
      default: .center
      }
    if element.isYes("adjustsFontSizeToFit") || element["minimumScaleFactor"] != nil {
      minimumScale = element.number("minimumScaleFactor") ?? 1
      minimumFontSize = element.number("minimumFontSize")
    }
    adjustsFontForTextSize = element.isYes("adjustsFontForContentSizeCategory")
    rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
  }

  /// Reads a direct child of a view's element.
  mutating func read(_ element: XMLElement) {
    switch (element.name, element["key"]) {
    case ("color", "backgroundColor"):
      let alpha = element.number("alpha") ?? 1
      hasOpaqueBackground = alpha > 0.5 && element["systemColor"] != "clearColor"
    case ("attributedString", "userComments"):
      let fragments = element.children.filter { $0.name == "fragment" }
      notes = fragments.map { $0["content"] ?? $0.child("string")?.text ?? "" }.joined()
    case ("connections", _):
      for connection in element.children {
        switch (connection.name, connection["property"]) {
        case ("outletCollection", "gestureRecognizers"): hasGestures = true
        case ("action", _):
          actions.append("\(connection["selector"] ?? "") \(connection["destination"] ?? "")")
        default: break
        }
      }
    default: break
    }
  }
}
