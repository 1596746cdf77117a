import Foundation
import TestSupport
import Testing
import UIKit

/// What bar items, recognizers, guides and their like are made with and what their setters change, as
/// `Tests/Stored` has it.
@Suite @MainActor struct StoredItemTests {
  @Test func itemsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-items")
    typealias Bar = Facade<UIBarButtonItem>
    let bars = [
      Bar.p("title", \.title, "new"), Bar.p("isEnabled", \.isEnabled, false),
      Bar.p("tintColor", \.tintColor, .red), Bar.p("width", \.width, 9), Bar.p("tag", \.tag, 2),
      Bar.p("label", \.accessibilityLabel, "l"), Bar.p("id", \.accessibilityIdentifier, "i"),
      Bar.r("image", \.image?.size), Bar.r("view", \.customView?.frame),
      Bar.f("drawn") { item in
        let toolbar = UIToolbar()
        toolbar.items = [
          item, UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil),
        ]
        return FacadeText.look(of: toolbar)
      },
    ]
    Bar(UIBarButtonItem(), bars).append(to: &parts, as: "UIBarButtonItem")
    Bar(UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil), bars)
      .append(to: &parts, as: "with a title")
    Bar(
      UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
      bars
    )
    .append(to: &parts, as: "with a picture")
    for system in [UIBarButtonItem.SystemItem.add, .done, .flexibleSpace, .fixedSpace] {
      Bar(UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil), bars)
        .append(to: &parts, as: "system \(system)")
    }
    Bar(UIBarButtonItem(customView: UISwitch()), bars).append(to: &parts, as: "with a view")
    typealias Tab = Facade<UITabBarItem>
    Tab(
      UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 3),
      [
        Tab.p("title", \.title, "new"), Tab.p("tag", \.tag, 4), Tab.p("badge", \.badgeValue, "7"),
        Tab.r("image", \.image?.size), Tab.r("selectedImage", \.selectedImage?.size),
        Tab.f("drawn") { item in
          let bar = UITabBar()
          bar.items = [item, UITabBarItem(title: "Other", image: nil, tag: 0)]
          return FacadeText.look(of: bar)
        },
      ]
    ).append(to: &parts, as: "UITabBarItem")
    try parts.check()
  }

  @Test func othersAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-others")
    typealias Tap = Facade<UITapGestureRecognizer>
    Tap(
      UITapGestureRecognizer(),
      [
        Tap.p("taps", \.numberOfTapsRequired, 2), Tap.p("isEnabled", \.isEnabled, false),
        Tap.p("cancels", \.cancelsTouchesInView, false), Tap.p("state", \.state, .began),
      ]
    ).append(to: &parts, as: "UITapGestureRecognizer")
    typealias Guide = Facade<UILayoutGuide>
    Guide(
      UILayoutGuide(),
      [
        Guide.p("identifier", \.identifier, "guide"), Guide.r("frame", \.layoutFrame),
        Guide.r("open", \.hasAmbiguousLayout), Guide.r("text", \.description),
      ]
    ).append(to: &parts, as: "UILayoutGuide")
    typealias Animator = Facade<UIViewPropertyAnimator>
    let made = [
      UIViewPropertyAnimator(duration: 0.3, curve: .linear) {},
      UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) {},
    ]
    for (index, animator) in made.enumerated() {
      Animator(
        animator,
        [
          Animator.r("state", \.state), Animator.r("isRunning", \.isRunning),
          Animator.p("reversed", \.isReversed, true),
          Animator.p("fraction", \.fractionComplete, 0.5),
        ]
      ).append(to: &parts, as: "UIViewPropertyAnimator \(index)")
    }
    typealias Alert = Facade<UIAlertController>
    func alert(_ style: UIAlertController.Style) -> UIAlertController {
      let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in })
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in })
      return alert
    }
    for style in [UIAlertController.Style.alert, .actionSheet] {
      Alert(
        alert(style),
        [
          Alert.p("message", \.message, nil, "Other"), Alert.p("title", \.title, nil, "Other"),
          Alert.r("style", \.preferredStyle), Alert.f("actions") { $0.actions.map(\.title) },
          Alert.f("styles") { $0.actions.map(\.style) },
          Alert.f("enabled") { $0.actions.map(\.isEnabled) },
          Alert.r("fields", \.textFields?.count), Alert.r("shown as", \.modalPresentationStyle),
        ]
      ).append(to: &parts, as: "UIAlertController \(style)")
    }
    typealias Refresh = Facade<UIRefreshControl>
    Refresh(UIRefreshControl(), [Refresh.r("isRefreshing", \.isRefreshing)])
      .append(to: &parts, as: "UIRefreshControl")
    typealias Constraint = Facade<NSLayoutConstraint>
    func constraint() -> NSLayoutConstraint {
      let (view, other) = (UIView(), UIView())
      view.addSubview(other)
      let constraint = other.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4)
      constraint.isActive = true
      withExtendedLifetime(view) {}
      return constraint
    }
    Constraint(
      constraint(),
      [
        Constraint.p("constant", \.constant, 9), Constraint.p("isActive", \.isActive, false),
        Constraint.p("identifier", \.identifier, "named"),
        Constraint.p("archived", \.shouldBeArchived, true),
        Constraint.p("priority", \.priority, .defaultHigh),
        Constraint.r("multiplier", \.multiplier), Constraint.r("relation", \.relation),
        Constraint.r("first", \.firstAttribute), Constraint.r("second", \.secondAttribute),
      ]
    ).append(to: &parts, as: "NSLayoutConstraint")
    typealias Window = Facade<UIWindow>
    Window(
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      [
        Window.r("isKeyWindow", \.isKeyWindow), Window.p("level", \.windowLevel, 2),
        Window.r("screen", \.screen.bounds), Window.r("native", \.screen.nativeBounds),
        Window.r("scale", \.screen.scale), Window.r("rate", \.screen.maximumFramesPerSecond),
      ], inherited: Window.ofViews
    ).append(to: &parts, as: "UIWindow")
    try parts.check()
  }
}
