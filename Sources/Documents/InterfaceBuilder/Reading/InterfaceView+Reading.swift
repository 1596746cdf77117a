internal import LayoutModel

extension ViewAttributes {
  init(_ element: XMLElement, _ name: String) {
    customClass = element["customClass"]
    userLabel = element["userLabel"]
    text = element["text"] ?? element["title"] ?? element["placeholder"]
    image = element["image"]
    showsSymbol = element["catalog"] == "system"
    isConstraintBased = element["translatesAutoresizingMaskIntoConstraints"] == "NO"
    hasFixedFrame = element.isYes("fixedFrame")
    isHidden = element.isYes("hidden")
    isMisplaced = element.isYes("misplaced")
    isAmbiguous = element.isYes("ambiguous")
    hugging = ["horizontalHuggingPriority", "verticalHuggingPriority"].map { element.number($0) }
    resistance = [
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    ]
    .map { element.number($0) }
    placeholderSize = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].map {
      element[$0] == "infinite" ? .infinity : element.number($0)
    }
    preservesSuperviewMargins = element.isYes("preservesSuperviewLayoutMargins")
    insetsMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
    followsReadableWidth = element.isYes("layoutMarginsFollowReadableWidth")
    semanticContent =
      switch element["semanticContentAttribute"] {
      case "playback": .playback
      case "spatial": .spatial
      case "forceLeftToRight": .forceLeftToRight
      case "forceRightToLeft": .forceRightToLeft
      default: .unspecified
      }
    buttonType = element["buttonType"]
    isPrimary = element["role"] == "primary"
    isSystemButton = element["buttonType"] == "system" || element["buttonType"] == "roundedRect"
    isScrollEnabled = element["scrollEnabled"] != "NO"
    alwaysBouncesHorizontally = element.isYes("alwaysBounceHorizontal")
    alwaysBouncesVertically = element.isYes("alwaysBounceVertical")
    insetAdjustment =
      switch element["contentInsetAdjustmentBehavior"] {
      case "scrollableAxes": .scrollableAxes
      case "never": .never
      case "always": .always
      default: .automatic
      }
    numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    preferredWidth = element.number("preferredMaxLayoutWidth")
    accessoryType = element["accessoryType"]
    style = element["style"]
    borderStyle = element["borderStyle"]
    apportionsSegments = element.isYes("apportionsSegmentWidthsByContent")
    hidesWhenStopped = element.isYes("hidesWhenStopped")
    isAnimating = element.isYes("animating")
    if name == "stackView" { stack = StackAttributes(element) }
  }
}

extension StackAttributes {
  init(_ element: XMLElement) {
    if element["axis"] == "vertical" { axis = .vertical }
    distribution = element["distribution"] ?? "fill"
    alignment = element["alignment"] ?? "fill"
    // The standard spacing between siblings.
    spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing") ?? 0
    isBaselineRelative = element.isYes("baselineRelativeArrangement")
    isMarginsRelative = element.isYes("layoutMarginsRelativeArrangement")
  }
}

extension InterfaceView {
  /// Reads the frame from the direct children of a view's element.
  mutating func readMetrics(of element: XMLElement) {
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("rect", "frame"): frame = Rect(child)
      case ("frame", "frameInset") where frame == nil: frame = Rect(frameInset: child)
      default: break
      }
    }
  }

  /// Reads a direct child of a view's element.
  mutating func readDetail(_ element: XMLElement, _ name: String) {
    switch name {
    case "autoresizingMask":
      let marks: [(String, AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      for (mark, option) in marks where element.isYes(mark) { autoresizingMask.insert(option) }
    case "edgeInsets" where element["key"] == "layoutMargins":
      attributes.stack?.isMarginsRelative = true
      attributes.layoutMargins = EdgeInsets(element)
    case "directionalEdgeInsets" where element["key"] == "directionalLayoutMargins":
      attributes.stack?.isMarginsRelative = true
      attributes.directionalLayoutMargins = DirectionalEdgeInsets(element)
    case "fontDescription" where element["key"] == "fontDescription":
      attributes.font = InterfaceFont(element)
    case "textInputTraits": attributes.isSecure = element.isYes("secureTextEntry")
    case "attributedString" where element["key"] == "attributedText":
      attributes.readAttributedText(element)
    case "string", "mutableString":
      if ["text", "title"].contains(element["key"]) { attributes.text = element.decodedText }
    case "state" where element["key"] == "normal":
      if !attributes.hasButtonConfiguration {
        attributes.text = element["title"] ?? attributes.text
        if let title = element.child("attributedString") { attributes.readAttributedText(title) }
      }
      attributes.image =
        element["image"] ?? element.child("imageReference")?["image"] ?? attributes.image
      attributes.backgroundImage = element["backgroundImage"]
    case "imageReference" where element["key"] == "image":
      attributes.image = element["image"] ?? attributes.image
      attributes.showsSymbol = element["catalog"] == "system"
    case "inset" where element["key"] == "contentEdgeInsets":
      attributes.contentInsets = EdgeInsets(
        top: element.number("minY") ?? 0, left: element.number("minX") ?? 0,
        bottom: element.number("maxY") ?? 0, right: element.number("maxX") ?? 0)
    case "buttonConfiguration":
      // A configuration's title replaces that of the state, also by none.
      attributes.hasButtonConfiguration = true
      attributes.text = element["title"]
      attributes.image = element["image"] ?? attributes.image
      if let image = element.child("imageReference") { attributes.image = image["image"] }
      if let font = element.child("fontDescription") { attributes.font = InterfaceFont(font) }
      if let title = element.child("attributedString") { attributes.readAttributedText(title) }
    case "segments":
      attributes.segments = element.children.map { $0["title"] ?? "" }
      attributes.segmentWidths = element.children.map { $0.number("width") }
    case "preferredSymbolConfiguration":
      let font = element.child("fontDescription")
      attributes.font.size = element.number("pointSize") ?? font?.number("pointSize")
      attributes.font.style = font?["style"]
    case "accessibility":
      attributes.accessibilityIdentifier = element["identifier"]
    default: break
    }
  }
}

extension SimulatedMetrics {
  mutating func read(_ element: XMLElement) {
    let bar = Bar(element: element.name, isTranslucent: element["translucent"] != "NO")
    switch element.name {
    case "simulatedNavigationBarMetrics": navigationBar = bar
    case "simulatedToolbarMetrics", "simulatedTabBarMetrics": bottomBar = bar
    case "simulatedStatusBarMetrics": statusBar = true
    case "freeformSimulatedSizeMetrics": isFreeform = true
    default: break
    }
  }
}
