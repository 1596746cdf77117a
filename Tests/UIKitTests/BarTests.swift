import Foundation
import LayoutDrawing
import LayoutModel
import Simulation
import Testing
import UIKit

/// What pictures show in bars: titles, buttons in their order, tabs.
@Suite @MainActor struct BarTests {
  private func bar(_ name: String, of controller: UIViewController) throws -> BarDepiction {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let scene = LayoutScene(Simulation.Window(device: device, rootViewController: controller))
    let view = try #require(scene.views.first { $0.name == name })
    guard case .bar(let bar) = view.depiction else {
      throw RequirementError(text: "\(view.depiction)")
    }
    return bar
  }

  private struct RequirementError: Error { var text: String }

  @Test func navigationBarsShowTheTopItem() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    second.title = "Second"
    second.navigationItem.setLeftBarButton(UIBarButtonItem(title: "Left"), animated: false)
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(title: "Share"),
    ]
    let navigation = UINavigationController(rootViewController: first)
    let plain = try bar("navigationBar", of: navigation)
    #expect(plain.title == "First" && plain.leading.isEmpty && plain.trailing.isEmpty)
    #expect(!plain.hasBackButton)
    navigation.pushViewController(second, animated: false)
    let full = try bar("navigationBar", of: navigation)
    #expect(full.title == "Second" && full.leading.map(\.title) == ["Left"])
    // The first button is the one at the edge.
    #expect(full.trailing.map(\.title) == ["Share", ""] && full.hasBackButton)
    second.navigationItem.rightBarButtonItems = nil
    second.navigationItem.setRightBarButton(UIBarButtonItem(title: "Done"), animated: false)
    second.navigationItem.hidesBackButton = true
    second.navigationItem.titleView = UIView()
    let other = try bar("navigationBar", of: navigation)
    #expect(other.title == nil && other.trailing.map(\.title) == ["Done"] && !other.hasBackButton)
  }

  @Test func barsOfOnesOwnShowTheLastOfTheirItems() throws {
    let screen = UIViewController()
    let own = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    own.accessibilityIdentifier = "own"
    screen.view.addSubview(own)
    #expect(own.items == [] && own.topItem == nil && own.popItem(animated: true) == nil)
    #expect(try bar("own", of: screen).title == nil)
    let items = ["First", "Second"].map { UINavigationItem(title: $0) }
    own.setItems(items, animated: false)
    let both = try bar("own", of: screen)
    #expect(both.title == "Second" && both.hasBackButton && own.backItem === items[0])
    #expect(own.popItem(animated: false) === items[1] && own.topItem === items[0])
    let one = try bar("own", of: screen)
    #expect(one.title == "First" && !one.hasBackButton && own.backItem == nil)
    own.pushItem(items[1], animated: false)
    #expect(own.items == items)
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.navigationBar.items == [screen.navigationItem])
  }

  @Test func tabBarsShowATabEach() throws {
    let tabs = UITabBarController()
    let controllers = (0..<3).map { _ in UIViewController() }
    controllers[0].title = "Titled"
    controllers[1].tabBarItem = UITabBarItem(
      title: "Own", image: UIImage(systemName: "star"), tag: 7)
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    let bar = try bar("tabBar", of: tabs)
    #expect(bar.leading.map(\.title) == ["Titled", "Own", ""])
    #expect(bar.leading.map { $0.image == nil } == [true, false, true] && bar.selected == 1)
    #expect(controllers[1].tabBarItem.tag == 7)
  }

  @Test func buttonsAreMadeOfTheirParts() {
    let image = UIImage(systemName: "plus")
    let action = UIAction(title: "Add", image: image) { _ in }
    let button = UIBarButtonItem(primaryAction: action)
    #expect(button.title == "Add" && button.image === image && button.primaryAction === action)
    let named = UIBarButtonItem(title: "Own", primaryAction: action)
    #expect(named.title == "Own")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12 && UIBarButtonItem().width == 0)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem(image: image).image === image)
    let pair = UITabBarItem(title: "Both", image: image, selectedImage: UIImage(systemName: "x"))
    #expect(pair.title == "Both" && pair.image === image && pair.selectedImage !== image)
  }

  @Test func barsHaveTheSystemsHeights() {
    let heights = [UINavigationBar(), UIToolbar(), UITabBar(), UISearchBar()].map {
      $0.intrinsicContentSize.height
    }
    #expect(heights == [44, 44, 49, 56])
    #expect(UIDatePicker().intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func effectsHaveAViewForTheirContent() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.layoutIfNeeded()
    #expect(view.contentView.superview === view && view.effect is UIBlurEffect)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func searchesAreUpdatedWhenTheyBeginAndEnd() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var states: [Bool] = []
      func updateSearchResults(for searchController: UISearchController) {
        states.append(searchController.isActive)
      }
    }
    let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = updater
    search.isActive = true
    search.isActive = true
    search.isActive = false
    #expect(updater.states == [true, false])
    #expect(search.searchBar === search.searchBar && search.obscuresBackgroundDuringPresentation)
  }
}
