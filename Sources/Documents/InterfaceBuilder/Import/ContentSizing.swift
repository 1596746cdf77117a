internal import LayoutModel

/// Where a content size comes from.
public enum ContentSizeSource: String, Sendable, Codable {
  /// The view has none along the axis.
  case none
  /// The kind of view alone decides it.
  case kind
  /// The size of the image in the document's resources.
  case resource
  /// The size that the document gives for design time.
  case placeholder
  /// The frame that the document stores, which stands for what would need the platform's fonts.
  case storedFrame
  /// Measured from text, font and kind of view, without any stored frame.
  case measured
}

/// A content size along one axis, and where it comes from.
public struct ContentExtent: Hashable, Sendable {
  /// The extent in points; nil for none.
  public var value: Double?
  /// Where it comes from.
  public var source: ContentSizeSource

  static let none = ContentExtent(value: nil, source: .none)
}

/// What one view knows about its content and its alignment rectangle.
struct ContentSizing {
  private let document: InterfaceDocument
  private let view: InterfaceView
  /// The view as the canvas had it, when its frame was stored.
  private let canvasView: InterfaceView
  private let contentSizes: LayoutEnvironment.ContentSizes
  private let category: ContentSizeCategory

  /// - Parameters:
  ///   - document: The document.
  ///   - index: The view, as an index into the document's views.
  ///   - traits: The traits that its variations are chosen by; nil for the canvas's.
  ///   - contentSizes: Where content sizes come from that need the platform's fonts.
  ///   - category: How large the user wants text.
  init(
    _ document: InterfaceDocument, view index: Int, traits: TraitSelection? = nil,
    contentSizes: LayoutEnvironment.ContentSizes = .stored, category: ContentSizeCategory
  ) {
    self.document = document
    canvasView = document.views[index].applying(document.canvasTraits)
    view = traits.map(document.views[index].applying) ?? canvasView
    self.contentSizes = contentSizes
    self.category = category
  }

  /// How far the alignment rectangle lies within the frame.
  var alignmentInsets: EdgeInsets {
    if view.element == "imageView", view.attributes.showsSymbol, contentSizes == .stored,
      document.follows(.symbolInsets)
    {
      return document.symbolInsets(of: view)
    }
    guard document.follows(.controlInsets) else { return .zero }
    return switch view.element {
    case "slider" where document.generation >= .xcode26: .zero
    case "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The content size along both axes.
  var extents: [ContentExtent] {
    let measured = contentSizes == .measured ? measuredContent : nil
    let scaling = contentSizes == .stored ? textScaling : nil
    return LayoutAxis.allCases.map { axis in
      var extent = measured.map { self.extent($0, axis) } ?? storedExtent(axis)
      if let value = extent.value, let scaling { extent.value = scaling.extent(value, axis) }
      guard let placeholder = view.attributes.placeholderSize[axis.rawValue],
        !document.follows(.fixedPlaceholders) || !document.fixesSize(of: view, along: axis)
      else { return extent }
      return ContentExtent(
        value: placeholder.isFinite ? placeholder : nil, source: .placeholder)
    }
  }

  /// How the stored size changes with another font than the canvas had.
  private var textScaling: TextScaling? {
    TextScaling(
      view, from: DocumentText.font(of: canvasView, document.canvasTextSize),
      to: DocumentText.font(of: view, category))
  }

  /// What the view's content measures without stored frames.
  var measuredContent: MeasuredContent {
    MeasuredContent(of: view, in: document, category: category)
  }

  private func extent(_ content: MeasuredContent, _ axis: LayoutAxis) -> ContentExtent {
    switch view.element {
    case "switch": return knownExtent(axis) ?? measured(content, axis)
    case "imageView" where view.attributes.image != nil:
      return knownExtent(axis) ?? measured(content, axis)
    default: return measured(content, axis)
    }
  }

  private func measured(_ content: MeasuredContent, _ axis: LayoutAxis) -> ContentExtent {
    // What shows nothing has no content where a constraint states how large it is.
    guard !content.isStandIn || !document.fixesSize(of: view, along: axis) else { return .none }
    let value = axis == .horizontal ? content.width : content.height
    return value.map { ContentExtent(value: $0, source: .measured) } ?? .none
  }

  /// What needs no font: the size of a switch, or of an image in the document's resources.
  private func knownExtent(_ axis: LayoutAxis) -> ContentExtent? {
    let size: Size
    let source: ContentSizeSource
    if view.element == "switch" {
      let isWide =
        document.follows(.wideSwitch)
        ? document.generation >= .xcode26 : view.frame.map { $0.width > 60 } ?? false
      size = isWide ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
      source = .kind
    } else {
      guard let name = view.attributes.image else { return ContentExtent.none }
      guard let known = document.imageSizes[name] else { return nil }
      size = known
      source = .resource
    }
    return ContentExtent(value: size.extent(along: axis), source: source)
  }

  private func storedExtent(_ axis: LayoutAxis) -> ContentExtent {
    let isHorizontal = axis == .horizontal
    switch view.element {
    case "label", "button", "textField", "segmentedControl", "stepper", "activityIndicatorView",
      "pageControl", "datePicker", "pickerView", "colorWell":
      return stored(axis)
    case "textView" where !view.attributes.isScrollEnabled: return stored(axis)
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
      if !isHorizontal { return stored(axis) }
    case "switch": return knownExtent(axis) ?? .none
    case "imageView":
      guard let extent = knownExtent(axis) else { return stored(axis) }
      if extent.value != nil { return extent }
    default: break
    }
    return isArrangedWithoutContent ? stored(axis) : .none
  }

  /// The stored size, which stands for the content's.
  private func stored(_ axis: LayoutAxis) -> ContentExtent {
    guard let frame = view.frame else { return extent(measuredContent, axis) }
    let insets = alignmentInsets
    let extent =
      axis == .horizontal
      ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
    return ContentExtent(value: max(extent, 0), source: .storedFrame)
  }

  /// Whether a stack arranges the view and nothing inside it can give it a size.
  private var isArrangedWithoutContent: Bool {
    guard document.follows(.arrangedContent), view.frame != nil, !view.attributes.isHidden,
      document.isArranged(view)
    else { return false }
    // A stack that was never laid out by constraints keeps its size as any other view does.
    return view.element != "stackView" || view.subviews.isEmpty
      || !view.attributes.isConstraintBased
  }
}

extension InterfaceDocument {
  /// The content size of a view along both axes, and where it comes from.
  package func contentExtents(
    ofView index: Int, _ contentSizes: LayoutEnvironment.ContentSizes = .stored
  ) -> [ContentExtent] {
    ContentSizing(
      self, view: index, contentSizes: contentSizes, category: canvasTextSize
    ).extents
  }
}
