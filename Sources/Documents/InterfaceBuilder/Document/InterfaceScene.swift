/// A scene of a storyboard, or the whole of a xib.
public struct InterfaceScene: Sendable {
  /// The scene's id; empty for a xib.
  public internal(set) var id: String
  /// Where it begins.
  public internal(set) var position: SourcePosition
  /// The view controllers; a storyboard's scene has one.
  public internal(set) var controllers: [InterfaceController] = []
  /// The roots of the scene's view trees, as indices into the document's views: the controllers'
  /// views and whatever else lies in the scene without a superview.
  public internal(set) var roots: [Int] = []

  /// The scene's name for reports: the controller's label, class or kind.
  public var name: String {
    guard let controller = controllers.first else { return id.isEmpty ? "objects" : id }
    return controller.userLabel ?? controller.title ?? controller.customClass ?? controller.element
  }
}

/// A view controller of a document.
public struct InterfaceController: Sendable {
  /// Its id.
  public internal(set) var id: String
  /// The element's name, such as `tableViewController`.
  public internal(set) var element: String
  /// The class that it names, if it is not the element's own.
  public internal(set) var customClass: String?
  /// The label that its author gave it.
  public internal(set) var userLabel: String?
  /// Its title.
  public internal(set) var title: String?
  /// The name by which code makes it.
  public internal(set) var storyboardIdentifier: String?
  /// Where it begins.
  public internal(set) var position: SourcePosition
  /// Its view, as an index into the document's views.
  public internal(set) var view: Int?
  /// Its top and bottom guides, as indices into the document's guides.
  public internal(set) var guides: [Int] = []
  /// Where its segues lead.
  public internal(set) var segues: [Segue] = []
  /// What the canvas was asked to show around the view.
  public internal(set) var metrics = SimulatedMetrics()
  /// What a navigation bar shows while the controller's view is on the screen.
  package internal(set) var navigationItem: BarContent?
  /// The controller's entry of a tab bar.
  package internal(set) var tabBarItem: BarContent.Item?
  /// What a tool bar shows while the controller's view is on the screen.
  package internal(set) var toolbarItems: [BarContent.Item] = []

  /// A connection to another controller.
  public struct Segue: Hashable, Sendable {
    /// The id of the controller that it leads to.
    public internal(set) var destination: String
    /// `show`, `embed`, `relationship` and so on.
    public internal(set) var kind: String
    /// Which relationship, such as `rootViewController`.
    public internal(set) var relationship: String?
    /// The container view that embeds the controller, as an index into the document's views; nil
    /// for other segues.
    package internal(set) var containerView: Int?
    /// Where it is written.
    public internal(set) var position: SourcePosition
  }
}

/// What a canvas was asked to show around a view.
public struct SimulatedMetrics: Hashable, Sendable {
  /// A navigation bar.
  public internal(set) var navigationBar: Bar?
  /// A tool bar or tab bar at the bottom.
  public internal(set) var bottomBar: Bar?
  /// A status bar that is asked for explicitly.
  public internal(set) var statusBar: Bool?
  /// Whether the size of the view is its own.
  public internal(set) var isFreeform = false

  /// Whether any bar is shown.
  var showsBars: Bool { navigationBar != nil || bottomBar != nil || statusBar == true }

  /// A bar of the canvas.
  public struct Bar: Hashable, Sendable {
    /// The element's name, such as `simulatedToolbarMetrics`.
    public internal(set) var element: String
    /// Whether content lies below it.
    public internal(set) var isTranslucent: Bool
  }
}
