import LayoutModel

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
    sectionHeaderHeight = element.number("sectionHeaderHeight").flatMap { $0 >= 0 ? $0 : nil }
    sectionFooterHeight = element.number("sectionFooterHeight").flatMap { $0 >= 0 ? $0 : nil }
    rowHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    contentMode = element["contentMode"]
    isOn = element.isYes("on")
    let least = element.number("minValue") ?? element.number("minimumValue") ?? 0
    let range = (element.number("maxValue") ?? element.number("maximumValue") ?? 1) - least
    let position = element.number("value") ?? element.number("progress") ?? least
    value = range > 0 ? min(max((position - least) / range, 0), 1) : 0
    selectedIndex =
      (element["selectedSegmentIndex"] ?? element["currentPage"]).flatMap { Int($0) } ?? 0
    pageCount = element["numberOfPages"].flatMap { Int($0) } ?? 3
    showsPlaceholder = (element["text"] ?? "").isEmpty
    hasSeparators = element["separatorStyle"] != "none"
  }

  /// Reads a direct child of a view's element.
  mutating func read(_ element: XMLElement) {
    if element.name == "color", let key = element["key"] { colors[key] = DocumentColor(element) }
    switch (element.name, element["key"]) {
    case ("state", "normal"):
      for color in element.children where color.name == "color" {
        if let key = color["key"] { colors[key] = DocumentColor(color) }
      }
    case ("buttonConfiguration", _):
      for color in element.children where color.name == "color" {
        if let key = color["key"] { colors[key] = DocumentColor(color) }
      }
      buttonStyle =
        switch element["style"] {
        case "filled": .filled
        case "tinted": .tinted
        case "gray": .gray
        default: ViewLook.ButtonBackground.none
        }
      cornerStyle = element["cornerStyle"]
      let background = element.child("backgroundConfiguration", key: "background")
      if let color = background?.child("color", key: "backgroundColor") {
        colors["baseBackgroundColor"] = DocumentColor(color)
      }
      if let radius = background?.number("cornerRadius"), radius >= 0 { cornerRadius = radius }
    case ("attributedString", "attributedText"):
      let fragment = element.child("fragment")?.child("attributes")
      if let color = fragment?.child("color", key: "NSColor") {
        colors["textColor"] = DocumentColor(color)
      }
    case ("textAttributes", "titleTextAttributes"):
      if let color = element.child("color", key: "textColor") {
        colors["textColor"] = DocumentColor(color)
      }
    case ("userDefinedRuntimeAttributes", _): readRuntimeAttributes(element)
    case ("sections", _): sections = element.children.map { TableSection($0) }
    case ("collectionViewFlowLayout", _): flow = CollectionFlow(element)
    case ("items", _):
      if let item = element.child("navigationItem") {
        bar = BarContent(navigationItem: item)
      } else {
        bar = BarContent()
        bar?.leading = BarContent.items(in: element)
      }
    case ("color", "backgroundColor"):
      let alpha = element.number("alpha") ?? 1
      hasOpaqueBackground = alpha > 0.5 && element["systemColor"] != "clearColor"
    case ("attributedString", "userComments"):
      let fragments = element.children.filter { $0.name == "fragment" }
      notes = fragments.map(\.fragmentText).joined()
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

  /// Reads what a nib sets by key, as far as it shows.
  private mutating func readRuntimeAttributes(_ element: XMLElement) {
    for attribute in element.children {
      let number = attribute.children.first { $0["key"] == "value" }?.number("value")
      switch attribute["keyPath"] {
      case "cornerRadius", "layer.cornerRadius": cornerRadius = max(number ?? 0, 0)
      case "borderWidth", "layer.borderWidth": borderWidth = max(number ?? 0, 0)
      case "borderColor", "layer.borderColor":
        if let color = attribute.child("color", key: "value") {
          colors["borderColor"] = DocumentColor(color)
        }
      default: break
      }
    }
  }
}
