internal import LayoutModel

/// What a view's content measures by its text, font and kind: no stored frame enters.
///
/// Numbers of controls are those of the canvas of the document's Xcode, without alignment insets.
struct MeasuredContent {
  /// Points along the horizontal axis; nil for none.
  private(set) var width: Double?
  /// Points along the vertical axis; nil for none.
  private(set) var height: Double?
  /// The text, where its height follows from the width that it gets.
  private(set) var wrapping: DocumentText?

  /// Whether the size stands for content that is not there.
  private(set) var isStandIn = false
  /// Whether the view is as large as what it holds where that is larger.
  private(set) var isLeast = false

  private let generation: InterfaceDocument.Generation
  private let scale: Double
  /// Whether a stack arranges the view.
  private let isArranged: Bool
  /// Whether the size that the library gives a view stays where only pixels speak against it.
  private let keepsLibrarySize: Bool

  /// Measures the content of a view.
  init(of view: InterfaceView, in document: InterfaceDocument, category: ContentSizeCategory) {
    generation = document.generation
    scale = document.storedScale
    isArranged = document.isArranged(view)
    keepsLibrarySize = !isArranged && scale == 3 && document.follows(.libraryHeights)
    let text = DocumentText(of: view, in: document, category: category)
    switch view.element {
    case "label": measureLabel(view, text)
    case "button": measureButton(view, text, document)
    case "textField":
      measureField(view, text, isWhole: MeasuredContent.hasWholeLine(view, in: document))
    case "textView" where !view.attributes.isScrollEnabled: measureTextView(text)
    case "segmentedControl": measureSegments(view, text)
    default: measureControl(view, document)
    }
    if isArranged { standIn(for: view, document) }
  }

  /// Gives what has no content in a stack the size that stands for it.
  private mutating func standIn(for view: InterfaceView, _ document: InterfaceDocument) {
    if view.element == "view", !view.subviews.isEmpty {
      guard document.follows(.fullArranged) else { return }
      isLeast = true
    } else {
      let hasLines = view.element == "label" && view.attributes.numberOfLines != 1
      guard document.follows(.emptyArranged), view.showsNothing, !hasLines else { return }
    }
    isStandIn = true
    let isWide =
      view.element == "view" && document.follows(.emptyInColumn) && document.isInColumn(view)
    set(isWide ? MeasuredContent.emptyWidth : MeasuredContent.emptySide, MeasuredContent.emptySide)
  }

  /// The side of what shows nothing, in a stack.
  private static let emptySide = 50.0
  /// The width of a view that shows nothing, in a vertical stack: that of the library's views.
  private static let emptyWidth = 240.0

  private mutating func set(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  private mutating func measureLabel(_ view: InterfaceView, _ text: DocumentText) {
    guard !text.string.isEmpty else {
      set(0, 0)
      return
    }
    let hasLines = view.attributes.numberOfLines != 1
    let preferred = hasLines ? view.attributes.preferredWidth ?? 0 : 0
    // Rounding widths to pixels may take up to one of them from text that just fits.
    let size = text.size(width: preferred > 0 ? preferred + 1 / scale : .infinity, scale: scale)
    set(preferred > 0 ? min(size.width, preferred) : size.width, size.height)
    if hasLines {
      if preferred <= 0 { wrapping = text }
    } else if generation <= .xcode8
      || generation < .xcode26 && keepsLibrarySize && isOfLibrarySize(view, text)
    {
      height = size.height.rounded(.up)
    }
  }

  /// Whether a label has the size of text that the library gives it.
  private func isOfLibrarySize(_ view: InterfaceView, _ text: DocumentText) -> Bool {
    text.textAttributes.font.pointSize == Font.label.pointSize && view.attributes.font.style == nil
      && view.attributes.font.face == nil
  }

  /// A title's line in whole points and 12 more, none beside an image, or the insets that the
  /// document gives; at least as large as an image behind it.
  private mutating func measureButton(
    _ view: InterfaceView, _ text: DocumentText, _ document: InterfaceDocument
  ) {
    let attributes = view.attributes
    if let side = MeasuredContent.sideOfInfoButton(attributes.buttonType, generation) {
      set(side, side)
      return
    }
    var title = text.string.isEmpty ? .zero : text.size(width: .infinity, scale: scale)
    // Buttons have whole points; half of one is as near as the fitted widths come.
    title.width = title.width.roundedUp(toScale: 2)
    let image = attributes.image.map { document.imageSizes[$0] ?? Size(width: 20, height: 20) }
    let padding =
      attributes.contentInsets
      ?? (attributes.hasButtonConfiguration
        ? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        : image == nil ? ControlMetrics.buttonPadding : .zero)
    let isConfigured = attributes.hasButtonConfiguration
    let lineHeight = isConfigured ? title.height : text.lineHeight.rounded(.up)
    let line = title.height > 0 || image == nil ? lineHeight : 0
    let isWhole = isConfigured && keepsLibrarySize && view.attributes.font.size == nil
    let content = title.width + (image?.width ?? 0)
    set(
      max(content + padding.left + padding.right, image == nil ? 30 : 0),
      (max(line, image?.height ?? 0) + padding.top + padding.bottom)
        .roundedUp(toScale: isWhole ? 1 : scale))
    if let image, title.height == 0, attributes.contentInsets == nil,
      !attributes.hasButtonConfiguration
    {
      // The line of the empty title counts, without its padding.
      set(image.width, max(image.height, text.lineHeight.rounded(.up)))
    }
    if let background = attributes.backgroundImage.flatMap({ document.imageSizes[$0] }) {
      set(max(width ?? 0, background.width), max(height ?? 0, background.height))
    }
  }

  /// The side of a button that only shows a symbol of its own; nil for other kinds.
  private static func sideOfInfoButton(
    _ type: String?, _ generation: InterfaceDocument.Generation
  ) -> Double? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      generation >= .xcode11 ? 25 : 22
    default: nil
    }
  }

  /// Whether a plain field is as high as its line in whole points, with no room beyond it.
  private static func hasWholeLine(_ view: InterfaceView, in document: InterfaceDocument) -> Bool {
    document.follows(.plainFields)
      && (document.plugInVersion < InterfaceDocument.firstOfXcode12 || view.attributes.isSecure)
  }

  private mutating func measureField(
    _ view: InterfaceView, _ text: DocumentText, isWhole: Bool
  ) {
    let isRounded = view.attributes.borderStyle == "roundedRect"
    let padding = view.attributes.borderStyle == nil ? 0 : 14.0
    let length =
      text.string.isEmpty ? 0 : text.size(width: .infinity, scale: scale).width
    let rounded: Double = generation >= .xcode11 ? 34 : 30
    let line = text.lineHeight
    // What the editor has beyond its line, in whole pixels.
    let excess = (5 / 3 * scale).rounded(.down) / scale
    let plain = isWhole ? line.rounded(.up) : line.roundedUp(toScale: scale) + excess
    set(length + padding, isRounded ? rounded : plain)
  }

  private mutating func measureTextView(_ text: DocumentText) {
    var text = text
    let inset = ControlMetrics.textContainerInset
    let line = ControlMetrics.lineFragmentPadding
    text.padding = EdgeInsets(top: inset.top, left: line, bottom: inset.bottom, right: line)
    if text.string.isEmpty { text.string = " " }
    let size = text.size(width: .infinity, scale: scale)
    set(size.width, size.height)
    wrapping = text
  }

  /// Segments of whole points, with a divider of one between two; those without a width of their own
  /// are as wide as the widest of their titles needs, or each as wide as its own.
  private mutating func measureSegments(_ view: InterfaceView, _ text: DocumentText) {
    var text = text
    let isModern = generation >= .xcode11
    text.textAttributes.font = ControlMetrics.segmentFont
    // The selected segment is the widest.
    if isModern { text.textAttributes.font.weight = .medium }
    let padding = isModern ? 18.0 : 14
    let titles = view.attributes.segments
    let widths = zip(titles, view.attributes.segmentWidths).map { title, given in
      if let given { return given }
      text.string = title
      return (text.size(width: .infinity, scale: scale).width + padding).rounded(.up)
    }
    let widest =
      zip(widths, view.attributes.segmentWidths)
      .compactMap { width, given in given == nil ? width : nil }.max() ?? 0
    let segments = zip(widths, view.attributes.segmentWidths).map { width, given in
      given == nil && !view.attributes.apportionsSegments ? widest : width
    }
    let dividers = Double(max(segments.count - 1, 0))
    set(segments.reduce(0, +) + dividers, isModern ? 31 : 28)
  }

  /// Dots of 7 points, 9 apart; iOS 14 gave them more room, known for three of them.
  private mutating func measurePages(_ count: Int, runsIOS14: Bool) {
    let dots = Double(max(16 * count - 9, 0))
    if generation >= .xcode13 {
      set(count == 3 ? 116 : dots, 26)
    } else if runsIOS14 {
      set(count == 3 ? 121.3.roundedUp(toScale: scale) : dots, 27.3.roundedUp(toScale: scale))
    } else {
      set(dots, 37)
    }
  }

  private mutating func measureControl(_ view: InterfaceView, _ document: InterfaceDocument) {
    let isModern = generation >= .xcode11
    let runsIOS14 = document.plugInVersion >= InterfaceDocument.firstOfXcode12
    switch view.element {
    case "stepper": set(94, isModern ? 32 : 29)
    case "activityIndicatorView":
      let style = view.attributes.style
      let isLarge = style == "whiteLarge" || style == "large"
      set(isLarge ? 37 : 20, isLarge ? 37 : 20)
    case "pageControl":
      measurePages(view.appearance.pageCount, runsIOS14: runsIOS14)
    case "datePicker"
    where generation >= .xcode26 && [nil, "compact"].contains(view.attributes.style):
      set(320, 36)
    case "datePicker", "pickerView": set(320, generation <= .xcode7 ? 162 : 216)
    case "colorWell": set(28, 28)
    case "slider": set(nil, generation >= .xcode26 ? 34 : 30)
    case "progressView": set(nil, runsIOS14 ? 4 : 2)
    case "searchBar": set(nil, generation >= .xcode9 ? 56 : 44)
    case "toolbar":
      let hasHomeIndicator = (document.device?.model?.safeArea.bottom ?? 0) > 0
      set(nil, isModern && hasHomeIndicator ? 49 : 44)
    case "navigationBar": set(nil, 44)
    case "tabBar": set(nil, 49)
    case "imageView" where view.attributes.image != nil: set(20, 20)
    default: break
    }
  }
}

extension InterfaceDocument {
  /// Whether a stack arranges a view.
  func isArranged(_ view: InterfaceView) -> Bool {
    guard case .subview(let parent) = view.role else { return false }
    return views[parent].element == "stackView"
  }

  /// Whether a vertical stack arranges a view.
  fileprivate func isInColumn(_ view: InterfaceView) -> Bool {
    guard case .subview(let parent) = view.role else { return false }
    return views[parent].attributes.stack?.axis == .vertical
  }
}

extension InterfaceView {
  /// Whether the view is one that shows a text, a picture or other views, and has none of them.
  fileprivate var showsNothing: Bool {
    switch element {
    case "label": (attributes.text ?? "").isEmpty
    case "imageView": attributes.image == nil
    case "view": subviews.isEmpty
    default: false
    }
  }
}
