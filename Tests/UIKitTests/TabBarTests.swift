import Simulation
import Testing
import UIKit

/// Which controller of a tab bar's is seen.
@Suite @MainActor struct TabBarTests {
  private let controllers = (0..<3).map { _ in UIViewController() }
  private let tabs = UITabBarController()

  init() { tabs.viewControllers = controllers }

  @Test func theFirstIsSeen() {
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
    #expect(controllers[0].view.superview === nil)
    tabs.loadViewIfNeeded()
    #expect(controllers[0].view.superview === tabs.view)
    #expect(controllers[0].view.frame == tabs.view.bounds)
  }

  @Test func theChosenOneTakesItsPlace() {
    tabs.loadViewIfNeeded()
    tabs.selectedViewController = controllers[2]
    #expect(tabs.selectedIndex == 2)
    #expect(controllers[2].view.superview === tabs.view && controllers[0].view.superview == nil)
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 2, "a controller that is none of them is not chosen")
  }

  @Test func theChosenOneStaysWhenOthersGo() {
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 2
    tabs.viewControllers = [controllers[1], controllers[2]]
    #expect(tabs.selectedViewController === controllers[2])
    #expect(controllers[0].parent == nil)
    #expect(controllers[2].view.superview === tabs.view)
  }

  @Test func anotherIsSeenWhenTheChosenOneGoes() {
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = 1
    tabs.viewControllers = [controllers[0], controllers[2]]
    #expect(tabs.selectedViewController === controllers[2], "the one in the same place")
    tabs.viewControllers = [controllers[0], controllers[1], controllers[2]]
    #expect(tabs.selectedIndex == 2, "it is found in its new place")
    tabs.viewControllers = [controllers[1], controllers[0]]
    #expect(tabs.selectedIndex == 0, "there is none in the same place")
    #expect(controllers[1].view.superview === tabs.view)
    tabs.selectedIndex = 1
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == 0)
    #expect(controllers[0].view.superview == nil)
  }

  @Test func tabsStandInTheOrderGiven() {
    tabs.viewControllers = controllers.reversed()
    #expect(tabs.viewControllers == controllers.reversed())
  }

  /// A controller is told before it goes that it has no parent any more, and after it has gone.
  @Test func controllersAreToldThatTheyComeAndGo() {
    final class Listener: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "will go" : "will come")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "went" : "came")
      }
    }
    let listener = Listener()
    tabs.viewControllers = [controllers[0], listener]
    #expect(listener.calls == ["will come", "came"])
    tabs.viewControllers = [controllers[0]]
    #expect(listener.calls == ["will come", "came", "will go", "went"])
  }
}
