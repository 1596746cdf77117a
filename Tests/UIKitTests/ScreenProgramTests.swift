import AutoLayoutEngine
import Foundation
import LayoutModel
import Simulation
import Testing
import UIKit

/// Small programs as a reader of UIKit's documentation writes them, and what it states that they do:
/// controllers, their containers, traits and appearance.
@Suite @MainActor struct ScreenProgramTests {
  /// Notes the calls of a controller's life.
  class Noted: UIViewController {
    static var log: [String] = []
    var name = ""
    convenience init(_ name: String) {
      self.init(nibName: nil, bundle: nil)
      self.name = name
    }
    private func note(_ call: String) { Noted.log.append("\(name).\(call)") }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did(\(Int(view.frame.width)))")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note(isMovingFromParent ? "willGo" : "willHide")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("gone")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note(parent == nil ? "willLeave" : "willJoin")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "left" : "joined")
    }
  }

  @Test func viewsAppearOnceTheyAreLaidOut() throws {
    Noted.log = []
    let root = Noted("root")
    let window = try window(root)
    #expect(Noted.log == ["root.load", "root.will", "root.did(393)"])
    withExtendedLifetime(window) {}
  }

  @Test func aChildComesAndGoes() throws {
    Noted.log = []
    let (root, child) = (Noted("root"), Noted("child"))
    let window = try window(root)
    Noted.log = []
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 200),
      child.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
    ])
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    #expect(
      Noted.log == ["child.willJoin", "child.load", "child.will", "child.joined", "child.did(200)"])
    #expect(child.view.frame == CGRect(x: 0, y: 59, width: 200, height: 793))
    // The child's safe area is what of the root's reaches into it.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    Noted.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(Noted.log == ["child.willLeave", "child.willHide", "child.gone", "child.left"])
    #expect(root.children.isEmpty)
    // Outside of a window there is no safe area.
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test func aStackOfScreensWithTabs() throws {
    Noted.log = []
    let (first, second) = (Noted("first"), Noted("second"))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Noted("other")]
    let window = try window(tabs)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    Noted.log = []
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(
      Noted.log == [
        "second.willJoin", "first.willHide", "first.gone", "second.load", "second.will",
        "second.joined", "second.did(393)",
      ])
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    Noted.log = []
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(
      Noted.log == [
        "second.willLeave", "second.willGo", "second.gone", "second.left", "first.will",
        "first.did(393)",
      ])
    #expect(first.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let last = ["first.willHide", "first.gone", "other.load", "other.will", "other.did(393)"]
    #expect(Noted.log.suffix(5) == last)
  }

  @Test func aQuestionChangesNothingBelow() throws {
    Noted.log = []
    let root = Noted("root")
    let window = try window(root)
    Noted.log = []
    var answers: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("no") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("yes") })
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(root.presentedViewController === alert)
    #expect(alert.presentingViewController === root)
    #expect(root.view.subviews.isEmpty)
    #expect(alert.textFields?.first?.placeholder == "Name")
    alert.actions[1].perform()
    #expect(answers == ["yes"])
    #expect(root.presentedViewController == nil)
    #expect(Noted.log.isEmpty)
  }

  /// Changes its constraints where its documentation has it.
  final class Updating: UIViewController {
    let box = UIView()
    var updates = 0
    var marginChanges = 0
    private var width: NSLayoutConstraint?
    var wanted: CGFloat = 50

    override func loadView() {
      view = UIView()
      view.backgroundColor = .white
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
    }

    override func updateViewConstraints() {
      updates += 1
      if width == nil {
        let made = box.widthAnchor.constraint(equalToConstant: wanted)
        width = made
        NSLayoutConstraint.activate([
          made, box.heightAnchor.constraint(equalToConstant: 10),
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
      width?.constant = wanted
      super.updateViewConstraints()
    }

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      marginChanges += 1
    }
  }

  @Test func constraintsAreUpdatedOnDemand() throws {
    let controller = Updating()
    let window = try window(controller)
    #expect(controller.updates >= 1)
    #expect(controller.box.frame.width == 50)
    let before = controller.updates
    controller.wanted = 80
    window.layoutIfNeeded()
    #expect(controller.updates == before)
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(controller.updates == before + 1)
    #expect(controller.box.frame.width == 80)
    let margins = controller.marginChanges
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 40, bottom: 1, right: 40)
    window.layoutIfNeeded()
    #expect(controller.marginChanges > margins)
  }

  /// Switches between two sets of constraints with the size class, the way of iOS 17.
  final class Adaptive: UIViewController {
    let (first, second) = (UIView(), UIView())
    private var beside: [NSLayoutConstraint] = []
    private var below: [NSLayoutConstraint] = []
    var changes: [UIUserInterfaceSizeClass] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [first, second] {
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
      }
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: area.topAnchor),
        first.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        second.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        second.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ])
      beside = [
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.topAnchor.constraint(equalTo: area.topAnchor),
        first.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ]
      below = [
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
        second.heightAnchor.constraint(equalTo: first.heightAnchor),
        second.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        first.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      ]
      arrange()
      registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (self: Self, previous: UITraitCollection) in
        self.changes.append(previous.verticalSizeClass)
        self.arrange()
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
        self.changes.append(.unspecified)
      }
    }

    private func arrange() {
      let isLow = traitCollection.verticalSizeClass == .compact
      NSLayoutConstraint.deactivate(isLow ? below : beside)
      NSLayoutConstraint.activate(isLow ? beside : below)
    }
  }

  @Test func constraintsFollowTheSizeClass() throws {
    let controller = Adaptive()
    let window = try window(controller)
    #expect(
      controller.first.frame == CGRect(x: 0, y: 59, width: 393, height: CGFloat(379.5).rounded3))
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(controller.changes == [.regular])
    #expect(controller.first.frame == CGRect(x: 59, y: 0, width: 367, height: 372))
    #expect(controller.second.frame == CGRect(x: 426, y: 0, width: 367, height: 372))
    window.rotate(to: .portrait)
    window.layoutIfNeeded()
    #expect(controller.changes == [.regular, .compact])
    #expect(controller.second.frame.maxY == 818)
    #expect(window.engine.conflicts.isEmpty)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.changes == [.regular, .compact, .unspecified])
    #expect(controller.first.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func textAboveTheKeyboard() throws {
    let controller = UIViewController()
    let (field, button) = (UITextField(), UIButton(type: .system))
    field.borderStyle = .roundedRect
    button.setTitle("Send", for: .normal)
    for child in [field, button] {
      child.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(child)
    }
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.leadingAnchor.constraint(
        equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      controller.view.keyboardLayoutGuide.topAnchor.constraint(
        equalToSystemSpacingBelow: field.bottomAnchor, multiplier: 1),
    ])
    button.setContentHuggingPriority(.required, for: .horizontal)
    let window = try window(controller)
    #expect(field.frame.maxY == 852 - 34 - 8)
    #expect(button.frame.maxX == 377)
    #expect(button.frame.width == button.intrinsicContentSize.width)
    #expect(button.frame.minX == field.frame.maxX + 8)
    window.setKeyboard(.docked)
    window.layoutIfNeeded()
    let keyboard = try #require(window.keyboardFrame)
    #expect(field.frame.maxY == keyboard.minY - 8)
    #expect(window.engine.conflicts.isEmpty)
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel at three pixels a point.
  fileprivate var rounded3: CGFloat { (self * 3).rounded() / 3 }
}
