public import Foundation

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether a part is ticked; kept, without effect.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off = 0
    /// Ticked.
    case on = 1
    /// Partly ticked.
    case mixed = 2
  }

  /// How a part can be used; kept, without effect.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Not at all.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// For something that cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not to be seen.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The title.
  open var title: String
  /// The picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something to do, with a title and a picture.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The action's name.
  public final let identifier: Identifier
  /// How it can be used.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// What called for the action.
  public private(set) final weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  final func run(_ sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// Things to do, to be chosen from: nothing is shown, the actions are kept.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown within another one; kept, without effect.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Among the other's actions.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As something that cannot be undone.
    public static let destructive = Options(rawValue: 1 << 1)
    /// With one choice at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What the menu holds.
  public final let children: [UIMenuElement]
  /// How it is shown.
  public final let options: Options

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
