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
  /// The height of one line in the system's font.
  case lineHeight
  /// The frame that the document stores, which stands for what would need the platform's fonts.
  case storedFrame
  /// A guess from text and font size, for views without a stored frame.
  case estimate
}

/// A content size along one axis, and where it comes from.
public struct ContentExtent: Hashable, Sendable {
  /// The extent in points; nil for none.
  public var value: Double?
  /// Where it comes from.
  public var source: ContentSizeSource
}

/// What kinds of views know about their content and their alignment rectangle.
enum ContentSizing {
  /// A label of one line that is stored higher than its line by more than this was stretched by
  /// constraints, in points; less is what rounding and the generations' fonts make.
  private static let stretchedBy = 0.75

  /// How far the alignment rectangle lies within the frame.
  static func alignmentInsets(
    of element: String, in generation: InterfaceDocument.Generation
  ) -> EdgeInsets {
    switch element {
    case "slider" where generation >= .xcode26: .zero
    case "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The content size of a view, with stored frames standing in for what needs fonts.
  static func contentSize(
    of view: InterfaceView, in document: InterfaceDocument
  ) -> [ContentExtent] {
    LayoutAxis.allCases.map { axis in
      let kind = extent(of: view, axis, in: document)
      guard let placeholder = view.attributes.placeholderSize[axis.rawValue] else { return kind }
      return ContentExtent(
        value: placeholder.isFinite ? placeholder : nil, source: .placeholder)
    }
  }

  private static func extent(
    of view: InterfaceView, _ axis: LayoutAxis, in document: InterfaceDocument
  ) -> ContentExtent {
    let isHorizontal = axis == .horizontal
    func stored() -> ContentExtent {
      guard let frame = view.frame else {
        return ContentExtent(
          value: ContentEstimate.extent(of: view, axis), source: .estimate)
      }
      let insets = alignmentInsets(of: view.element, in: document.generation)
      let extent =
        isHorizontal
        ? frame.width - insets.left - insets.right : frame.height - insets.top - insets.bottom
      return ContentExtent(value: max(extent, 0), source: .storedFrame)
    }
    let none = ContentExtent(value: nil, source: .none)
    if !isHorizontal, let frame = view.frame,
      let height = FontMetrics.lineHeight(of: view, scale: document.canvasScale),
      frame.height - height > stretchedBy
    {
      return ContentExtent(value: height, source: .lineHeight)
    }
    switch view.element {
    case "label", "button", "textField", "segmentedControl", "stepper", "activityIndicatorView",
      "pageControl", "datePicker", "pickerView", "colorWell":
      return stored()
    case "textView":
      return view.attributes.isScrollEnabled ? none : stored()
    case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
      return isHorizontal ? none : stored()
    case "switch":
      // The switch of the newest systems is 63 by 28; every other one is 51 by 31.
      let isWide = view.frame.map { $0.width > 60 } ?? false
      let size = isWide ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
      return ContentExtent(value: isHorizontal ? size.width : size.height, source: .kind)
    case "imageView":
      guard let name = view.attributes.image else { return none }
      guard let size = document.imageSizes[name] else { return stored() }
      return ContentExtent(value: isHorizontal ? size.width : size.height, source: .resource)
    default:
      return none
    }
  }
}

extension InterfaceDocument {
  /// The content size of a view along both axes, and where it comes from.
  package func contentExtents(ofView index: Int) -> [ContentExtent] {
    ContentSizing.contentSize(of: views[index], in: self)
  }
}
