import Simulation
import Testing
import UIKit

/// Which controllers a navigation container holds, which of them is seen, and what they are called
/// for meanwhile.
@Suite @MainActor struct NavigationTests {
  /// A controller that writes down where it comes from and goes to.
  private final class Traveller: UIViewController {
    var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      log.append(isMovingToParent ? "appears, pushed" : "appears")
    }
    override func viewWillDisappear(_ animated: Bool) {
      log.append(isMovingFromParent ? "goes, popped" : "goes")
    }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "entered")
    }
  }

  private let first = Traveller()
  private let second = Traveller()
  private let third = Traveller()
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    first.log = []
  }

  private func push(_ controllers: UIViewController...) {
    for controller in controllers { navigation.pushViewController(controller, animated: false) }
    window.layoutIfNeeded()
  }

  @Test func aPushIsSeenByBothControllers() {
    push(second)
    #expect(second.log == ["will enter", "appears, pushed", "entered"])
    #expect(first.log == ["goes"])
    #expect(!second.isMovingToParent && !first.isMovingFromParent)
    #expect(navigation.topViewController === second)
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(second.view.frame == navigation.view.bounds)
  }

  @Test func aPopIsSeenByBothControllers() {
    push(second)
    (first.log, second.log) = ([], [])
    #expect(navigation.popViewController(animated: false) === second)
    window.layoutIfNeeded()
    #expect(second.log == ["will leave", "goes, popped", "left"])
    #expect(first.log == ["appears"])
    #expect(!second.isMovingFromParent && second.parent == nil)
    #expect(navigation.viewControllers == [first])
  }

  @Test func theRootStays() {
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [])
    #expect(navigation.viewControllers == [first])
  }

  @Test func controllersAbovePopTogether() {
    push(second, third)
    #expect(navigation.popToViewController(Traveller(), animated: false) == nil)
    #expect(navigation.popToViewController(third, animated: false) == [])
    #expect(navigation.popToViewController(second, animated: false) == [third])
    #expect(navigation.viewControllers == [first, second])
    push(third)
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    #expect(first.view.superview === navigation.view)
  }

  @Test func theStackIsReplacedInItsOrder() {
    push(second)
    navigation.viewControllers = [second, third]
    #expect(navigation.viewControllers == [second, third])
    #expect(first.parent == nil && third.view.superview === navigation.view)
    navigation.viewControllers = [third, second]
    #expect(navigation.viewControllers == [third, second])
    #expect(second.view.superview === navigation.view && third.view.superview == nil)
  }

  @Test func whatIsPresentedIsSeenFirst() {
    #expect(navigation.visibleViewController === first)
    first.present(second, animated: false)
    #expect(navigation.visibleViewController === second && navigation.topViewController === first)
  }

  @Test func shownControllersArePushed() {
    first.show(second, sender: nil)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func barsOfTheBottomAreShownOnDemand() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = Simulation.Window(device: device, rootViewController: navigation)
    window.layoutIfNeeded()
    #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 34 + 44)
    #expect(navigation.toolbar.frame.minY == 852 - 34 - 44)
  }

  @Test func largeTitlesAreGivenUpByTheItem() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let root = UIViewController()
    root.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = Simulation.Window(device: device, rootViewController: navigation)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 59 + 44)
    let other = UIViewController()
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(other.view.safeAreaInsets.top == 59 + 44 + 52)
  }
}
