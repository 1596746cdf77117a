import LayoutModel
import Simulation
import SolverCatalog
import Testing

@Suite("Transitions of windows, frame by frame")
struct TransitionTests {
  /// Size and safe area lie between the insets that a running app printed upright and on its side,
  /// seed document 003_a6d538cc34bc3abe: {44 0 34 0} and {0 44 21 44}.
  @Test func aRotationIsShownBitByBit() throws {
    let controller = ViewController()
    let window = try window(controller, on: "iphone-x")
    window.layoutIfNeeded()
    window.beginTransition()
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
    window.setTransitionProgress(0.5)
    window.layoutIfNeeded()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 593.5, height: 593.5))
    #expect(
      controller.view.safeAreaInsets == EdgeInsets(top: 22, left: 22, bottom: 27.5, right: 22))
    window.setTransitionProgress(1)
    window.endTransition()
    window.layoutIfNeeded()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(controller.view.safeAreaInsets == EdgeInsets(left: 44, bottom: 21, right: 44))
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame
        == Rect(x: 44, y: 0, width: 724, height: 354))
  }

  @Test func onlyItsContainerGivesAControllerUp() {
    let (container, stranger, child) = (ViewController(), ViewController(), ViewController())
    container.addChild(child)
    stranger.removeChild(child)
    #expect(child.parent === container && container.children.map { $0 === child } == [true])
    container.removeChild(child)
    #expect(child.parent == nil && container.children.isEmpty)
  }

  @Test func barsMoveWithTheRotation() throws {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    let window = try window(navigation, on: "iphone-x")
    window.layoutIfNeeded()
    window.beginTransition()
    window.rotate(to: .landscapeLeft)
    window.setTransitionProgress(0.5)
    window.layoutIfNeeded()
    // Halfway between 44 below 44 and 32 below 0.
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 22, width: 593.5, height: 38))
    #expect(controller.view.safeAreaInsets.top == 60)
    window.endTransition()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 0, width: 812, height: 32))
  }

  @Test func aKeyboardRisesFromTheEdge() throws {
    let controller = ViewController()
    let guide = controller.view.keyboardLayoutGuide
    let window = try window(controller, on: "iphone-8")
    window.layoutIfNeeded()
    window.beginTransition()
    window.setKeyboard(.docked)
    #expect(guide.layoutFrame == Rect(x: 0, y: 667, width: 375, height: 0))
    window.setTransitionProgress(0.25)
    #expect(guide.layoutFrame == Rect(x: 0, y: 602, width: 375, height: 65))
    window.endTransition()
    #expect(guide.layoutFrame == Rect(x: 0, y: 407, width: 375, height: 260))
    window.beginTransition()
    window.setKeyboard(.hidden)
    window.setTransitionProgress(0.5)
    #expect(guide.layoutFrame == Rect(x: 0, y: 537, width: 375, height: 130))
    window.endTransition()
    #expect(guide.layoutFrame == Rect(x: 0, y: 667, width: 375, height: 0))
  }

  @Test func theDividerOfASplitViewIsDragged() throws {
    let controller = ViewController()
    let window = try window(controller, on: "ipad-pro-12.9")
    window.rotate(to: .landscapeLeft)
    window.resize(toWidth: 981)
    window.layoutIfNeeded()
    #expect(window.sizeClasses.horizontal == .regular)
    window.beginTransition()
    window.resize(toWidth: 375)
    window.setTransitionProgress(0.5)
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == 678)
    window.endTransition()
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == 375)
    #expect(window.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
  }

  /// A window keeps its share of the screen as far as there is such a width.
  @Test func aWindowBesideAnotherTurnsWithTheDevice() throws {
    let controller = ViewController()
    let window = try window(controller, on: "ipad-pro-12.9")
    window.rotate(to: .landscapeLeft)
    for (wide, upright) in [(981.0, 639.0), (375, 375)] {
      window.resize(toWidth: wide)
      window.rotate(to: .portrait)
      window.layoutIfNeeded()
      #expect(controller.view.frame == Rect(x: 0, y: 0, width: upright, height: 1366))
      window.rotate(to: .portraitUpsideDown)
      #expect(window.multitaskingWidth == upright)
      window.rotate(to: .landscapeRight)
      window.layoutIfNeeded()
      #expect(controller.view.frame == Rect(x: 0, y: 0, width: wide, height: 1024))
    }
  }

  /// Apple's table of size classes under multitasking and of turned phones.
  @Test(arguments: [
    ("iphone-x", Orientation.landscapeLeft, nil, SizeClass.compact, SizeClass.compact),
    ("iphone-8-plus", .landscapeLeft, nil, .regular, .compact),
    ("iphone-8-plus", .portrait, nil, .compact, .regular),
    ("ipad-9.7", .landscapeLeft, 507.0, .compact, .regular),
    ("ipad-9.7", .landscapeLeft, 694.0, .regular, .regular),
    ("ipad-9.7", .portrait, 438.0, .compact, .regular),
    ("ipad-pro-12.9", .landscapeLeft, 678.0, .regular, .regular),
    ("ipad-pro-12.9", .portrait, nil, .regular, .regular),
  ])
  func sizeClassesAreThoseOfAppleSTable(
    name: String, orientation: Orientation, width: Double?, horizontal: SizeClass,
    vertical: SizeClass
  ) throws {
    let window = try window(ViewController(), on: name)
    window.rotate(to: orientation)
    window.resize(toWidth: width)
    #expect(window.sizeClasses == SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  @Test func tellsControllersInOrder() throws {
    final class Witness: ViewController {
      var events: [String] = []
      override func willTransition(to sizeClasses: SizeClasses) {
        events.append("will \(sizeClasses.vertical)")
      }
      override func viewWillTransition(to size: Size) { events.append("size \(size.width)") }
      override func sizeClassesDidChange(from previous: SizeClasses) {
        events.append("from \(previous.vertical)")
      }
      override func viewSafeAreaInsetsDidChange() { events.append("safe area") }
      override func viewWillLayoutSubviews() { events.append("will lay out") }
      override func viewDidLayoutSubviews() { events.append("did lay out") }
    }
    let controller = Witness()
    let window = try window(controller, on: "iphone-x")
    window.layoutIfNeeded()
    controller.events = []
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(
      controller.events == [
        "will compact", "size 812.0", "from regular", "safe area", "will lay out", "did lay out",
      ])
  }
}
