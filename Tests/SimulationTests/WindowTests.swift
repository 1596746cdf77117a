import AutoLayoutEngine
import LayoutModel
import Simulation
import SolverCatalog
import Testing

@Suite("Windows and controllers")
struct WindowTests {
  /// Notes the calls that it gets, in order.
  private final class Witness: ViewController {
    var events: [String] = []

    override func viewWillTransition(to size: Size) {
      events.append("transition \(Int(size.width))x\(Int(size.height))")
    }
    override func viewSafeAreaInsetsDidChange() {
      let insets = view.safeAreaInsets
      events.append(
        "safe area \(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) "
          + "\(Int(insets.right))")
    }
    override func viewWillLayoutSubviews() { events.append("will lay out") }
    override func viewDidLayoutSubviews() { events.append("did lay out") }
  }

  @Test func callbacksComeInOrder() throws {
    let controller = Witness()
    let window = try window(controller)
    window.layoutIfNeeded()
    #expect(controller.events == ["safe area 44 0 34 0", "will lay out", "did lay out"])
    controller.events = []
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(
      controller.events == [
        "transition 812x375", "safe area 0 44 21 44", "will lay out", "did lay out",
      ])
    controller.events = []
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(controller.events.isEmpty)
  }

  /// Constraints that speak of one axis only must not leave the other one behind.
  @Test func aTurnedChildBelowANavigationBarFillsTheWindow() throws {
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    let window = try window(navigation, on: "iphone-8")
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    LayoutConstraint.activate([
      label.bottomAnchor.constraint(equalTo: content.view.bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(content.view.frame == Rect(x: 0, y: 0, width: 667, height: 375))
    #expect(content.view.layoutMargins.left == 20)
    #expect(label.frame.maxY == 375)
  }

  @Test func aChangeOfDirectionKeepsBarsAndInsetsOfTheSameBatch() throws {
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    let window = try window(navigation)
    navigation.isNavigationBarHidden = true
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 20),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.origin == Point(x: 0, y: 44))
    window.setLayoutDirection(.rightToLeft)
    navigation.isNavigationBarHidden = false
    content.additionalSafeAreaInsets = EdgeInsets(top: 10)
    window.layoutIfNeeded()
    #expect(label.frame.origin == Point(x: 355, y: 98))
  }

  @Test func guidesOfTheSafeAreaAreThoseOfARunningApp() throws {
    let controller = ViewController()
    let window = try window(controller)
    window.layoutIfNeeded()
    let guide = controller.view.safeAreaLayoutGuide
    #expect(guide.layoutFrame == Rect(x: 0, y: 44, width: 375, height: 734))
    window.rotate(to: .landscapeRight)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 44, y: 0, width: 724, height: 354))
  }

  @Test func systemMarginsFollowTheWidth() throws {
    let controller = ViewController()
    let window = try window(controller)
    window.layoutIfNeeded()
    let portrait = EdgeInsets(top: 44, left: 16, bottom: 34, right: 16)
    #expect(controller.view.layoutMargins == portrait)
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    let landscape = EdgeInsets(top: 0, left: 64, bottom: 21, right: 64)
    #expect(controller.view.layoutMargins == landscape)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    let bare = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    #expect(controller.view.layoutMargins == bare)
  }

  @Test func barsReachIntoTheSafeAreaOfTheChild() throws {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    let tabs = TabBarController(selectedViewController: navigation)
    let window = try window(tabs)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 88, bottom: 83))
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 44, width: 375, height: 44))
    #expect(tabs.tabBar.frame == Rect(x: 0, y: 729, width: 375, height: 83))
    navigation.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 140)
    navigation.isToolbarHidden = false
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.frame == Rect(x: 0, y: 734, width: 375, height: 78))
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(navigation.navigationBar.frame.width == 812)
    let insets = EdgeInsets(top: 32, left: 44, bottom: 53, right: 44)
    #expect(controller.view.safeAreaInsets == insets)
  }

  @Test func layoutSupportsAreHiddenViewsAsHighAsTheBars() throws {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    let window = try window(navigation, on: "iphone-8")
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.frame == Rect(x: 0, y: 0, width: 0, height: 64))
    #expect(controller.bottomLayoutGuide.frame == Rect(x: 0, y: 667, width: 0, height: 0))
    #expect(controller.topLayoutGuide.isHidden)
    #expect(controller.topLayoutGuide.superview === controller.view)
    controller.additionalSafeAreaInsets = EdgeInsets(top: 6, bottom: 10)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 70)
    #expect(controller.bottomLayoutGuide.frame == Rect(x: 0, y: 657, width: 0, height: 10))
  }

  @Test func keyboardMovesItsGuide() throws {
    let controller = ViewController()
    let guide = controller.view.keyboardLayoutGuide
    let window = try window(controller, on: "ipad-pro-11")
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 0, y: 1174, width: 834, height: 20))
    window.setKeyboard(.docked)
    #expect(guide.layoutFrame == Rect(x: 0, y: 857, width: 834, height: 337))
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 0, y: 412, width: 1194, height: 422))
    window.setKeyboard(.floating(Point(x: 100, y: 200)))
    #expect(guide.layoutFrame == Rect(x: 0, y: 814, width: 1194, height: 20))
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == Rect(x: 100, y: 200, width: 320, height: 260))
    window.setKeyboard(.hidden)
    #expect(guide.layoutFrame == Rect(x: 0, y: 814, width: 1194, height: 20))
  }

  @Test func phonesHaveNoFloatingKeyboard() throws {
    let window = try window(ViewController())
    window.setKeyboard(.floating(.zero))
    #expect(window.keyboard == .hidden)
  }

  @Test func multitaskingNarrowsTheWindow() throws {
    let controller = Witness()
    let window = try window(controller, on: "ipad-pro-11")
    window.layoutIfNeeded()
    controller.events = []
    window.resize(toWidth: 320)
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == 320)
    #expect(controller.events.first == "transition 320x1194")
    #expect(controller.view.layoutMargins.left == 16)
  }

  /// A window beside another one keeps its share of the screen when the device turns: the nearest of
  /// the widths that there are; where there are none, the same width.
  @Test func aTurnKeepsTheShareOfTheScreen() throws {
    let tablet = try window(ViewController(), on: "ipad-pro-11")
    let widths = tablet.device.multitaskingWidths
    let upright = try #require(widths.portrait.value.min())
    tablet.resize(toWidth: upright)
    tablet.rotate(to: .landscapeLeft)
    let wanted = upright / 834 * 1_194
    let nearest = widths.landscape.value.sorted {
      abs($0 - wanted) < abs($1 - wanted)
    }.first
    #expect(tablet.multitaskingWidth == nearest)
    tablet.rotate(to: .landscapeRight)
    #expect(tablet.multitaskingWidth == nearest, "the other way round is as wide")

    let phone = try window(ViewController(), on: "iphone-se-3")
    phone.resize(toWidth: 300)
    phone.rotate(to: .landscapeLeft)
    #expect(phone.multitaskingWidth == 300)
    phone.resize(toWidth: 500)
    phone.rotate(to: .portrait)
    #expect(phone.multitaskingWidth == 375, "no wider than the screen")
  }

  /// Subviews are laid out between what is said before and after.
  @Test func subviewsAreLaidOutBetweenTheCallbacks() throws {
    let controller = Witness()
    let window = try window(controller)
    window.layoutIfNeeded()
    controller.events = []
    controller.performLayout { controller.events.append("lay out") }
    #expect(controller.events == ["will lay out", "lay out", "did lay out"])
  }
}
