import LayoutDrawing
import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// Controllers in windows, and in the simulator.
@Suite @MainActor struct ControllerTests {
  /// A controller that writes down what it is called for, with one view in its safe area.
  final class Recorder: UIViewController {
    var log: [String] = []
    let box = UIView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
      for child in [box, field] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: safeArea.topAnchor),
        box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("viewWillTransition(\(Int(size.width)))")
      coordinator.animate(alongsideTransition: { _ in
        self.log.append("alongside(\(Int(self.view.bounds.width)))")
      })
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.append("traits")
    }
  }

  @Test func aViewIsLoadedOnDemandAtTheScreensSize() {
    let controller = Recorder()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.log == ["viewDidLoad"])
  }

  @Test func aPlainWindowHoldsTheRootsView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(window.subviews == [controller.view])
    #expect(controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    let other = UIView()
    controller.view = other
    #expect(window.subviews == [other])
    #expect(other.frame == window.bounds)
    window.makeKeyAndVisible()
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
    #expect(UIWindow().rootViewController == nil)
  }

  /// A view that is put into a window brings its controller to be seen, by itself or where the
  /// controller around it is; never that of a controller that is away.
  @Test func viewsBringTheirControllers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (alone, root, child, hidden) = (Recorder(), UIViewController(), Recorder(), Recorder())
    window.addSubview(alone.view)
    window.layoutIfNeeded()
    #expect(alone.log.contains("viewWillAppear") && alone.log.contains("viewDidAppear"))
    let away = UIViewController()
    away.addChild(hidden)
    window.addSubview(hidden.view)
    window.layoutIfNeeded()
    #expect(!hidden.log.contains("viewWillAppear"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(child)
    root.view.addSubview(child.view)
    window.layoutIfNeeded()
    #expect(child.log.contains("viewWillAppear") && child.log.contains("viewDidAppear"))
    child.view.removeFromSuperview()
    #expect(child.log.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func aControllerIsShownOnADevice() throws {
    let controller = Recorder()
    let window = try window(controller)
    #expect(controller.view.window === window.uiWindow)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(controller.box.frame == CGRect(x: 0, y: 59, width: 393, height: 50))
    #expect(controller.field.frame.maxY == 852 - 34)
    #expect(controller.field.frame.minX == 16)
    #expect(
      controller.log.filter { $0 != "viewDidLayoutSubviews" }
        == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
    let traits = controller.traitCollection
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.displayScale == 3)
  }

  @Test func itIsTurned() throws {
    let controller = Recorder()
    let window = try window(controller)
    controller.log = []
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(
      controller.log.filter { $0 != "viewDidLayoutSubviews" }
        == ["viewWillTransition(852)", "traits", "alongside(852)"])
    #expect(controller.box.frame == CGRect(x: 59, y: 0, width: 734, height: 50))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(UIScreen.main.bounds.width == 852)
    #expect(controller.view.window?.bounds.width == 852)
  }

  @Test func theKeyboardIsFollowed() throws {
    let controller = Recorder()
    let window = try window(controller)
    var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { heights.append(frame?.height ?? -1) }
    }
    var frames: [CGRect?] = []
    let moves = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { frames.append(frame) }
    }
    defer {
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.removeObserver(moves)
    }
    window.setKeyboard(.docked)
    window.layoutIfNeeded()
    let keyboard = try #require(window.keyboardFrame)
    #expect(controller.field.frame.maxY == CGFloat(keyboard.minY))
    #expect(heights == [CGFloat(keyboard.height)])
    window.setKeyboard(.hidden)
    window.layoutIfNeeded()
    #expect(controller.field.frame.maxY == 852 - 34)
    // A keyboard that leaves ends just below the window.
    #expect(frames == [CGRect(keyboard), CGRect(x: 0, y: 852, width: 393, height: 0)])
  }

  @Test func textGrowsWithTheUsersChoice() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    let window = try window(controller)
    defer { window.engine.contentSizeCategory = .large }
    let before = label.frame.height
    window.engine.contentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 33)
    #expect(label.frame.height > 1.5 * before)
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aWindowBeginsWithTheDefaultTextSize() throws {
    let earlier = try window(UIViewController())
    earlier.engine.contentSizeCategory = .accessibilityLarge
    earlier.layoutIfNeeded()
    #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    let controller = UIViewController()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    controller.view.addSubview(label)
    let later = try window(controller)
    #expect(later.engine.contentSizeCategory == .large)
    #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func containersHaveBars() throws {
    let (first, second) = (Recorder(), Recorder())
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = try window(tabs)
    #expect(first.box.frame.minY == 59 + 44)
    #expect(first.view.safeAreaInsets.bottom == 34 + 49)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(first.view.superview == nil)
    #expect(first.view.safeAreaInsets == .zero)
    #expect(first.log.contains("viewDidDisappear"))
    #expect(second.box.frame.minY == 59 + 44)
    #expect(second.navigationController === navigation)
    #expect(second.tabBarController === tabs)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(second.box.frame.minY == 59 + 44 + 52)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(second.box.frame.minY == 59)
    #expect(navigation.popViewController(animated: false) === second)
    window.layoutIfNeeded()
    #expect(first.view.superview === navigation.view)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(navigation.view.superview == nil)
  }

  /// A controller without a navigation container presents what it is to show, in motion.
  @Test func shownControllersArePresented() throws {
    final class Presenter: UIViewController {
      var motions: [Bool] = []
      override func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) {
        motions.append(animated)
        super.present(controller, animated: animated, completion: completion)
      }
    }
    let (root, shown) = (Presenter(), UIViewController())
    let window = try window(root)
    root.show(shown, sender: nil)
    window.layoutIfNeeded()
    #expect(root.presentedViewController === shown)
    #expect(root.motions == [true])
  }

  @Test func sheetsComeAndGo() throws {
    let (root, sheet) = (UIViewController(), Recorder())
    let window = try window(root)
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.view.frame.minY == 59 + 10)
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil)
    #expect(sheet.view.superview == nil)
    #expect(sheet.log.last == "viewDidDisappear")
  }

  @Test func theLayoutIsPictured() throws {
    let controller = Recorder()
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.center = CGPoint(x: 100, y: 300)
    button.sizeToFit()
    controller.view.addSubview(button)
    let navigation = UINavigationController(rootViewController: controller)
    let scene = LayoutScene(try window(navigation), contents: .findings, title: "recorder")
    let picture = LayoutPicture(scene, heading: "recorder")
    #expect(picture.svg.hasPrefix("<svg "))
    #expect(picture.svg.contains(">Sign in</text>"))
  }

  @Test func windowAndControllerEndTogether() throws {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    weak var weakWindow: UIWindow?
    do {
      let window = try window(UINavigationController(rootViewController: Recorder()))
      weakWindow = window.uiWindow
      weakController = window.uiWindow?.rootViewController
      weakView = weakController?.view
      #expect(weakView != nil)
    }
    #expect(weakWindow == nil)
    #expect(weakController == nil)
    #expect(weakView == nil)
  }

  @Test func aControllerOutlivesItsWindow() throws {
    let controller = Recorder()
    _ = try window(controller)
    _ = try window(controller, "iphone-8")
    #expect(controller.box.frame == CGRect(x: 0, y: 20, width: 375, height: 50))
  }

  /// Nothing is shown bit by bit, so that no change of appearance is animated, whoever asked for it.
  @Test func appearancesAreNotAnimated() {
    final class Listener: UIViewController {
      var calls: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { calls.append(animated) }
      override func viewDidAppear(_ animated: Bool) { calls.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { calls.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { calls.append(animated) }
    }
    let (first, second) = (Listener(), Listener())
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(first.calls == Array(repeating: false, count: 6))
    #expect(second.calls == Array(repeating: false, count: 4))
  }
}
