import Foundation
import TestSupport
import Testing
import UIKit

/// What controllers, their items and sheets are made with and what their setters change, as `Tests/Stored`
/// has it.
@Suite @MainActor struct StoredControllerTests {
  @Test func controllersAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-controllers")
    func all<Controller: UIViewController>() -> [Facade<Controller>.Property] {
      typealias F = Facade<Controller>
      return [
        F.r("isViewLoaded", \.isViewLoaded), F.p("title", \.title, "a title"),
        F.p("preferredContentSize", \.preferredContentSize, CGSize(width: 30, height: 40)),
        F.p("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, true),
        F.p("isModalInPresentation", \.isModalInPresentation, true),
        F.p("modalTransitionStyle", \.modalTransitionStyle, .crossDissolve),
        F.p(
          "modalPresentationStyle", \.modalPresentationStyle, .fullScreen, .pageSheet, .formSheet),
        F.p("definesPresentationContext", \.definesPresentationContext, true),
        F.p("edgesForExtendedLayout", \.edgesForExtendedLayout, .top),
        F.p("isEditing", \.isEditing, true),
        F.p(
          "additionalSafeAreaInsets", \.additionalSafeAreaInsets,
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        F.p("adjustsInsets", \.automaticallyAdjustsScrollViewInsets, false),
        F.p("style", \.overrideUserInterfaceStyle, .dark),
        F.p("respectsMargins", \.viewRespectsSystemMinimumLayoutMargins, false),
        F.r("systemMargins", \.systemMinimumLayoutMargins),
        F.r("statusBar", \.prefersStatusBarHidden), F.r("bar", \.preferredStatusBarStyle),
        F.r("turns", \.supportedInterfaceOrientations.rawValue),
        F.r("isMovingToParent", \.isMovingToParent), F.r("isMovingFrom", \.isMovingFromParent),
        F.r("children", \.children.count), F.r("item", \.navigationItem.title),
        F.r("tab", \.tabBarItem?.title), F.f("parent") { $0.parent == nil },
        F.r("safeArea", \.view?.safeAreaInsets), F.r("margins", \.view?.layoutMargins),
        F.r("frame", \.view?.frame), F.r("traits", \.traitCollection.userInterfaceStyle),
      ]
    }
    Facade(UIViewController(), all()).append(to: &parts, as: "UIViewController")
    typealias Navigation = Facade<UINavigationController>
    Navigation(
      UINavigationController(rootViewController: UIViewController()),
      [
        Navigation.p("isNavigationBarHidden", \.isNavigationBarHidden, true),
        Navigation.p("isToolbarHidden", \.isToolbarHidden, false),
        Navigation.p("large", \.navigationBar.prefersLargeTitles, true),
        Navigation.r("controllers", \.viewControllers.count),
        Navigation.r("top", \.topViewController?.view?.safeAreaInsets),
      ], inherited: all()
    ).append(to: &parts, as: "UINavigationController")
    typealias Tabs = Facade<UITabBarController>
    func tabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs
    }
    Tabs(
      tabs(),
      [Tabs.p("selectedIndex", \.selectedIndex, 1), Tabs.r("shown", \.children.count)],
      inherited: all()
    ).append(to: &parts, as: "UITabBarController")
    Facade(UITableViewController(style: .insetGrouped), [], inherited: all())
      .append(to: &parts, as: "UITableViewController")
    typealias Item = Facade<UINavigationItem>
    Item(
      {
        let item = UINavigationItem()
        item.title = "item"
        return item
      }(),
      [
        Item.p("title", \.title, "other"), Item.p("prompt", \.prompt, "prompt"),
        Item.p("large", \.largeTitleDisplayMode, .never, .always),
        Item.p("hidesBackButton", \.hidesBackButton, true),
        Item.p("back", \.backButtonTitle, "back"),
        Item.p("backMode", \.backButtonDisplayMode, .minimal),
        Item.p("hidesSearch", \.hidesSearchBarWhenScrolling, false),
        Item.f("left") { [$0.leftBarButtonItems?.count, $0.rightBarButtonItems?.count] },
      ]
    ).append(to: &parts, as: "UINavigationItem")
    typealias Sheet = Facade<UISheetPresentationController>
    func sheet() -> UISheetPresentationController {
      UIViewController().sheetPresentationController
        ?? UISheetPresentationController(
          presentedViewController: UIViewController(), presenting: nil)
    }
    Sheet(
      sheet(),
      [
        Sheet.p("grabber", \.prefersGrabberVisible, true),
        Sheet.p("radius", \.preferredCornerRadius, 12), Sheet.r("detents", \.detents.count),
        Sheet.p("selected", \.selectedDetentIdentifier, .medium),
      ]
    ).append(to: &parts, as: "UISheetPresentationController")
    try parts.check()
  }
}
