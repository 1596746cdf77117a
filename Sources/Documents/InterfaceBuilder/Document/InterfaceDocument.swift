public import LayoutModel

/// The parts of an Interface Builder document that concern layout, as values.
///
/// Views, constraints and scenes stand in arrays in document order and name each other by index,
/// so that the whole is one Sendable value without cycles.
public struct InterfaceDocument: Sendable {
  /// The document, as it was named when it was opened.
  public internal(set) var path: String
  /// Storyboard or xib.
  public internal(set) var kind: Kind
  /// The version of Interface Builder's plug-in that saved it; the best sign of the Xcode.
  public internal(set) var plugInVersion: Int
  /// The platform that it is for, such as `iOS.CocoaTouch`.
  public internal(set) var targetRuntime: String
  /// Whether constraints are used at all.
  public internal(set) var usesAutoLayout: Bool
  /// Whether safe-area guides are used.
  public internal(set) var usesSafeAreas: Bool
  /// Whether size classes are used.
  public internal(set) var usesTraitCollections: Bool
  /// The device that the canvas showed; nil before Xcode 8.
  public internal(set) var device: CanvasDevice?
  /// The scene that a storyboard begins with.
  public internal(set) var initialController: String?
  /// The scenes; a xib is one.
  public internal(set) var scenes: [InterfaceScene] = []
  /// All views, each before the views inside it.
  public internal(set) var views: [InterfaceView] = []
  /// All constraints, in document order.
  public internal(set) var constraints: [InterfaceConstraint] = []
  /// All guides, in document order.
  public internal(set) var guides: [InterfaceGuide] = []
  /// The sizes of images, by name, in points.
  public internal(set) var imageSizes: [String: Size] = [:]
  /// The colours that the document brings along, by name.
  package internal(set) var namedColors: [String: DisplayColor] = [:]
  /// The names of the application's colours that the document uses or brings along.
  package internal(set) var colorNames: Set<String> = []
  /// The connections that name something of the document in code, in document order.
  public internal(set) var outlets: [InterfaceOutlet] = []
  /// What may have been misread, by position.
  public internal(set) var warnings: [DocumentWarning] = []
  /// The elements that this reader does not know, by name, and the parts of variations that it does
  /// not take over, as `variation@attribute` and `variation/element`.
  public internal(set) var unknownElements: [UnknownElement] = []

  /// How large texts in text styles were set on the canvas, as far as labels show; nil where they do not show it.
  var storedTextSize: ContentSizeCategory?

  var idIndex: [String: ItemReference] = [:]
  /// The rules that are switched off, to count what they are worth.
  var disabledRules: Set<CanvasRule> = []

  /// Whether a document holds scenes or loose objects.
  public enum Kind: String, Sendable, Codable {
    /// Scenes with their view controllers.
    case storyboard
    /// Loose objects.
    case xib
  }

  /// An element, or a part of a variation, that the reader does not know.
  public struct UnknownElement: Hashable, Sendable, Codable {
    /// Its name.
    public var name: String
    /// How often it occurs.
    public var count: Int
    /// Where it occurs first.
    public var position: SourcePosition
  }

  /// What an id names, as far as layout is concerned.
  package enum ItemReference: Hashable, Sendable {
    case view(Int)
    case guide(Int)
    case constraint(Int)
    case other
  }

  /// What an id names; nil for an id that nothing has.
  package func item(withID id: String) -> ItemReference? { idIndex[id] }

  /// The Xcode that saved the document, as far as it matters to layout.
  public var generation: Generation {
    switch plugInVersion {
    case ..<11000: .xcode7
    case ..<13000: .xcode8
    case ..<14700: .xcode9
    case ..<19000: .xcode11
    case ..<24000: .xcode13
    default: .xcode26
    }
  }

  /// Families of Xcode that lay their canvas out alike.
  public enum Generation: Int, Comparable, Sendable, Codable {
    /// Up to 7.
    case xcode7 = 7
    /// 8.
    case xcode8 = 8
    /// 9 and 10.
    case xcode9 = 9
    /// 11 and 12.
    case xcode11 = 11
    /// 13 to 16.
    case xcode13 = 13
    /// 26 and later.
    case xcode26 = 26

    /// Orders by time.
    public static func < (left: Generation, right: Generation) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

extension InterfaceDocument {
  /// The document with other stored frames, but for layout roots.
  ///
  /// - Parameter frame: Makes the new frame of the view at an index from the old one.
  /// - Returns: The changed copy.
  package func replacingStoredFrames(_ frame: (Int, Rect) -> Rect) -> InterfaceDocument {
    var copy = self
    for index in views.indices where !views[index].isLayoutRoot {
      copy.views[index].frame = views[index].frame.map { frame(index, $0) }
    }
    return copy
  }
}
