public import Foundation
import LayoutModel
import Simulation

/// Manages a view that fills a window or a container, and is called at what the system does to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment,
  UITraitChangeObservable
{
  private var ownedCore: ControllerCore?
  private weak var attachedCore: ControllerCore?
  final weak var container: UIWindow?
  private var loadedView: UIView?
  final var appearance = Appearance.away
  final var traitHandlers: [TraitHandler] = []
  private let ownNavigationItem = UINavigationItem()
  private weak var holder: UIViewController?
  private var held: [UIViewController] = []
  private var topSupport: _UILayoutGuide?
  private var bottomSupport: _UILayoutGuide?

  /// How much of the view is to be seen.
  enum Appearance {
    /// Nothing.
    case away
    /// All, as soon as it is laid out.
    case appearing
    /// All.
    case visible
    /// All, for the last time.
    case disappearing
  }

  /// Creates a controller; there are no nib files here, and the names are not read.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller: there are no archives here, and the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The controller of the simulation.
  ///
  /// The controller owns it, until a window of the simulation does, which ends before it may.
  final var core: ControllerCore {
    if let attachedCore { return attachedCore }
    let made = ControllerCore(self)
    if let loadedView { made.view = loadedView.model }
    ownedCore = made
    attachedCore = made
    for child in held { made.addChild(child.core, insertsView: false) }
    return made
  }

  /// Leaves the simulation's controller to a window of the simulation.
  final func releaseCore() { ownedCore = nil }

  // MARK: View

  /// The view, loaded when it is first asked for, at the screen's size.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      let old = loadedView
      loadedView = newValue
      topSupport = nil
      bottomSupport = nil
      old?.attributes?.controller = nil
      guard let newValue else { return }
      core.view = newValue.model
      newValue.madeAttributes.controller = self
      newValue.setNeedsUpdateConstraints()
      guard let old, old !== newValue, let superview = old.superview else {
        container?.showRootView()
        return
      }
      // The new view takes the place of the old one.
      newValue.frame = old.frame
      newValue.autoresizingMask = old.autoresizingMask
      let index = superview.subviews.firstIndex { $0 === old } ?? 0
      old.removeFromSuperview()
      superview.insertSubview(newValue, at: index)
    }
  }

  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it was.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    // A controller that overrides `loadView` and makes none gets a plain one.
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view, and assigns it to ``view``.
  open func loadView() {
    let made = UIView(frame: container?.bounds ?? UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  // MARK: Life cycle, for subclasses to override

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is being seen, before its first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The layout margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Adds or changes constraints, just before they are solved, and lets the view do so; call super
  /// last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Memory is short; never called.
  open func didReceiveMemoryWarning() {}

  /// The view is about to change its size, or to rotate.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The controller is about to get a container, or to leave the one it has.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller got a container, or left one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks for the looks of the status bar; without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The traits of the view's surroundings.
  open var traitCollection: UITraitCollection {
    (loadedView ?? container)?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The title.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// What a tab bar shows for the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Whether the status bar is away; kept, without effect: the simulator's window decides.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The orientations of the interface; without effect: the simulator decides.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The size that a container is asked for.
  open var preferredContentSize = CGSize.zero
  /// Whether a tab bar is away while the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether the controller cannot be dismissed by a drag; kept, without effect.
  open var isModalInPresentation = false
  /// How the controller comes and goes; kept, without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether controllers are presented over this one's view; kept, without effect.
  open var definesPresentationContext = false
  /// Which bars the view lies below; kept, without effect: it lies below all.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the controller edits what it shows.
  open var isEditing = false
  /// Whether the controller is being pushed, or added to a container.
  public internal(set) final var isMovingToParent = false
  /// Whether the controller is being popped, or taken out of a container.
  public internal(set) final var isMovingFromParent = false
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  open override var next: UIResponder? { viewIfLoaded?.superview ?? container ?? parent }

  // MARK: Containment

  /// The container that holds this controller.
  open var parent: UIViewController? { holder }
  /// The controllers that this one holds.
  open var children: [UIViewController] { held }

  /// Takes in a controller; its view is the container's to place.
  open func addChild(_ child: UIViewController) {
    if child.holder === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.holder = self
    // Made before the child is one of those that a new core takes in.
    let core = core
    held.append(child)
    core.addChild(child.core, insertsView: false)
  }

  /// Leaves the container.
  open func removeFromParent() {
    guard let holder else { return }
    holder.held.removeAll { $0 === self }
    holder.core.removeChild(core)
    self.holder = nil
    didMove(toParent: nil)
  }

  /// Puts the controllers that this one holds in an order.
  final func arrangeChildren(_ order: [UIViewController]) { held = order }

  /// Moves the guides to where the safe area of the view now ends.
  final func updateSupports() {
    topSupport?.update()
    bottomSupport?.update()
  }

  /// Places bars; for containers.
  func layOutBars() {}
  /// The bars that the controller places; for containers.
  var bars: [(view: View, kind: BarKind)] { [] }

  /// The controller that is presented over this one itself.
  final var ownPresented: UIViewController?
  /// The controller that this one itself is presented over.
  final weak var ownPresenting: UIViewController?
  /// How the controller is presented; nil before it is asked for.
  final var presentationStorage: UIPresentationController?
  /// Whether the controller is presented without being laid out.
  var floats: Bool { false }

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? { ancestor() }

  // MARK: Presentation

  /// Presents a controller over the whole window, or as a sheet on a device, at once.
  ///
  /// A question or a sheet of the system's is presented without being laid out.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { performPresent(controller, completion) }

  /// Takes away what is presented over this controller, else this controller itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: animated, completion)
  }

  /// Brings another controller to be seen: a navigation container pushes it, else it is presented.
  open func show(_ controller: UIViewController, sender: Any?) { performShow(controller) }
  /// Brings another controller to be seen beside this one: here as ``show(_:sender:)`` does.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  /// The controller that is presented over this one or over one that holds it.
  open var presentedViewController: UIViewController? {
    ownPresented ?? holder?.presentedViewController
  }

  /// The controller that this one, or one that holds it, is presented over.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? holder?.presentingViewController
  }

  // MARK: Environment

  /// Insets that the application adds to the safe area of the view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(core.additionalSafeAreaInsets) }
    set {
      loadViewIfNeeded()
      core.additionalSafeAreaInsets = EdgeInsets(newValue)
    }
  }

  /// Whether the scroll view that the controller shows is inset by bars however small its content is,
  /// within a navigation controller; on by default.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { core.automaticallyAdjustsScrollViewInsets }
    set { core.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Whether the view is light or dark, whatever its surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { performStyleChange(to: newValue) }
  }

  /// Whether the view's margins are at least the system's; on by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { core.viewRespectsSystemMinimumLayoutMargins }
    set { core.viewRespectsSystemMinimumLayoutMargins = newValue }
  }

  /// The margins that the system asks for: 16 on the sides below 414 points of width, else 20.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    loadViewIfNeeded()
    return NSDirectionalEdgeInsets(core.systemMinimumLayoutMargins)
  }

  // MARK: Guides

  /// The strip that bars cover at the top.
  public final var topLayoutGuide: any UILayoutSupport {
    if let topSupport { return topSupport }
    let made = _UILayoutGuide.make(isTop: true, in: view)
    topSupport = made
    return made
  }

  /// The strip that bars cover at the bottom.
  public final var bottomLayoutGuide: any UILayoutSupport {
    if let bottomSupport { return bottomSupport }
    let made = _UILayoutGuide.make(isTop: false, in: view)
    bottomSupport = made
    return made
  }
}
