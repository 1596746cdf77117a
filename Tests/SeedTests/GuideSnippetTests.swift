import AutoLayoutEngine
import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// The code of seed document 001, on layout guides, as it stands there.
@Suite @MainActor struct GuideSnippetTests {
  private let controller = UIViewController()
  private var view: UIView { controller.view }

  private func subview<Child: UIView>(_ child: Child, in superview: UIView? = nil) -> Child {
    child.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? view).addSubview(child)
    return child
  }

  private func screen(_ strategy: SolverStrategy, _ device: String = "iphone-8") throws -> Screen {
    try Screen(controller, on: device, strategy: strategy)
  }

  @Test func attributesOfDifferentAxesAreRefused() throws {
    let a = subview(UIView())
    let b = subview(UIView())
    let constraint = NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1,
      constant: 0)
    let addresses = ObjectAddressTable()
    addresses.assign(0x1_17d2_ecc0, to: constraint.makeModel())
    addresses.assign(0x1_1600_39c0, to: a.model)
    addresses.assign(0x1_1600_3640, to: b.model)
    // The window's engine refuses it; nothing else would stop an application.
    constraint.isActive = true
    let screen = try screen(.standard)
    #expect(
      screen.window.engine.refusals.first?.error.message
        == "Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint UIView#0.left == UIView#1.top   (active)>")
    #expect(
      constraint.makeModel().description(in: .uikit(addresses), asActive: true).withSingleBlanks
        == "<NSLayoutConstraint:0x117d2ecc0 UIView:0x1160039c0.left == UIView:0x116003640.top "
        + "(active)>")
  }

  @Test(arguments: SolverStrategy.allCases)
  func aThirdOfTheHeight(_ strategy: SolverStrategy) throws {
    let childView = subview(UIView())
    let height = childView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3)
    NSLayoutConstraint.activate([
      height, childView.topAnchor.constraint(equalTo: view.topAnchor),
      childView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      childView.widthAnchor.constraint(equalToConstant: 10),
    ])
    let screen = try screen(strategy)
    #expect(childView.frame == CGRectMake(0, 0, 10, 222.5))
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    #expect(childView.frame.height == 125)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aConstantDoesNotFollowAHiddenViewDoes(_ strategy: SolverStrategy) throws {
    view.frame = CGRectMake(0, 0, 375, 667)
    let fixedView = subview(UIView())
    let childView = subview(UIView())
    let helperView = subview(UIView())
    let top = fixedView.topAnchor.constraint(
      equalTo: view.topAnchor, constant: view.bounds.height / 3)
    NSLayoutConstraint.activate([
      top, helperView.topAnchor.constraint(equalTo: view.topAnchor),
      helperView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3),
      childView.topAnchor.constraint(equalTo: helperView.bottomAnchor),
    ])
    helperView.isHidden = true
    let screen = try screen(strategy)
    #expect(fixedView.frame.minY == 222.5)
    #expect(childView.frame.minY == 222.5)
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    #expect(fixedView.frame.minY == 222.5)
    #expect(childView.frame.minY == 125)
  }

  @Test(arguments: SolverStrategy.allCases)
  func marginsAreChangedInOnePlace(_ strategy: SolverStrategy) throws {
    let childView1 = subview(UIView())
    let childView2 = subview(UIView())
    let childView3 = subview(UIView())
    let constants = [
      childView1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      childView2.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      childView3.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    ]
    NSLayoutConstraint.activate(constants)
    let screen = try screen(strategy)
    let children = [childView1, childView2, childView3]
    #expect(children.map(\.frame.minX) == [20, 20, 20])
    NSLayoutConstraint.deactivate(constants)

    view.layoutMargins.left = 20
    let constraints = [
      childView1.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      childView2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      childView3.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    // The margins' attributes of iOS 8 mean the same place.
    let marked = subview(UIView())
    NSLayoutConstraint(
      item: marked, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
      multiplier: 1, constant: 0
    ).isActive = true
    screen.window.layoutIfNeeded()
    #expect((children + [marked]).map(\.frame.minX) == [20, 20, 20, 20])
    view.layoutMargins.left = 32
    screen.window.layoutIfNeeded()
    #expect((children + [marked]).map(\.frame.minX) == [32, 32, 32, 32])
  }

  @Test(arguments: SolverStrategy.allCases)
  func readableContent(_ strategy: SolverStrategy) throws {
    let label = subview(UIView())
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.readableContentGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    let screen = try screen(strategy, "ipad-pro-11")
    #expect(label.frame == view.readableContentGuide.layoutFrame)
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    // Wide enough for the guide to be narrower than the margins.
    #expect(label.frame.width == 672)
    #expect(label.frame.midX == view.bounds.midX)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aBarAtTheBottom(_ strategy: SolverStrategy) throws {
    let bottomView = subview(UIView())
    let textfield = subview(UITextField(), in: bottomView)
    NSLayoutConstraint.activate([
      bottomView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bottomView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      textfield.topAnchor.constraint(equalTo: bottomView.topAnchor, constant: 5),
      textfield.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -5),
      textfield.leadingAnchor.constraint(equalTo: bottomView.layoutMarginsGuide.leadingAnchor),
      textfield.trailingAnchor.constraint(equalTo: bottomView.layoutMarginsGuide.trailingAnchor),
    ])
    _ = try screen(strategy, "iphone-x")
    let height = textfield.frame.height
    #expect(height == textfield.intrinsicContentSize.height)
    // The bar reaches to the edge, its content ends above the home indicator.
    #expect(bottomView.frame == CGRectMake(0, 812 - height - 10 - 34, 375, height + 10 + 34))
    #expect(textfield.frame.minY == 5)
    #expect(textfield.frame.minX == 8)
  }

  @Test(arguments: SolverStrategy.allCases)
  func contentDecidesTheContentSize(_ strategy: SolverStrategy) throws {
    let scrollView = subview(UIScrollView())
    let button = subview(UIButton(title: "OK"), in: scrollView)
    NSLayoutConstraint.activate([
      scrollView.frameLayoutGuide.widthAnchor.constraint(equalTo: view.widthAnchor),
      scrollView.frameLayoutGuide.heightAnchor.constraint(equalTo: view.heightAnchor),
      scrollView.frameLayoutGuide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      scrollView.frameLayoutGuide.centerYAnchor.constraint(equalTo: view.centerYAnchor),

      button.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 1000),
      button.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -1000),
      button.leadingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 1000),
      button.trailingAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -1000),
    ])
    _ = try screen(strategy)
    #expect(scrollView.frame == CGRectMake(0, 0, 375, 667))
    #expect(button.frame.origin == CGPoint(x: 1000, y: 1000))
    #expect(scrollView.contentSize.width == 2000 + button.frame.width)
    #expect(scrollView.contentSize.height == 2000 + button.frame.height)
  }

  @Test(arguments: SolverStrategy.allCases)
  func twoPagesWithoutHelperViews(_ strategy: SolverStrategy) throws {
    let scrollView = subview(UIScrollView())
    let button = subview(UIButton(title: "OK"), in: scrollView)
    NSLayoutConstraint.activate([
      scrollView.frameLayoutGuide.widthAnchor.constraint(equalTo: view.widthAnchor),
      scrollView.frameLayoutGuide.heightAnchor.constraint(equalTo: view.heightAnchor),
      scrollView.frameLayoutGuide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      scrollView.frameLayoutGuide.centerYAnchor.constraint(equalTo: view.centerYAnchor),

      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
      scrollView.contentLayoutGuide.heightAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 2),

      button.centerXAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerYAnchor),
    ])
    _ = try screen(strategy)
    #expect(scrollView.contentSize == CGSizeMake(375, 1334))
    #expect(abs(button.frame.midX - 187.5) <= 0.25)
    #expect(abs(button.frame.midY - 667) <= 0.25)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aTextFieldAboveTheKeyboard(_ strategy: SolverStrategy) throws {
    let textfield = subview(UITextField())
    NSLayoutConstraint.activate([
      textfield.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -5),
      textfield.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textfield.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let screen = try screen(strategy, "iphone-x")
    #expect(textfield.frame.maxY == 812 - 34 - 5)
    screen.window.setKeyboard(.docked)
    screen.window.layoutIfNeeded()
    let keyboard = try #require(screen.window.keyboardFrame)
    #expect(textfield.frame.maxY == keyboard.minY - 5)
    screen.window.setKeyboard(.hidden)
    screen.window.layoutIfNeeded()
    #expect(textfield.frame.maxY == 812 - 34 - 5)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aGuideOfOnesOwn(_ strategy: SolverStrategy) throws {
    let button = subview(UIButton(title: "OK"))
    // step 1
    let customGuide = UILayoutGuide()

    // step 2
    view.addLayoutGuide(customGuide)

    // step 3
    NSLayoutConstraint.activate([
      customGuide.topAnchor.constraint(equalTo: view.topAnchor),
      customGuide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3),
    ])

    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: customGuide.bottomAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    let screen = try screen(strategy)
    // The guide states nothing along x, and nothing is missing.
    #expect(button.frame.minY == 222.5)
    #expect(screen.window.engine.ambiguities().isEmpty)
    #expect(screen.window.engine.conflicts.isEmpty)
  }

  @Test func aGuideOutsideTheHierarchyIsRefused() throws {
    let button = subview(UIButton(title: "OK"))
    button.accessibilityIdentifier = "button"
    let customGuide = UILayoutGuide()
    customGuide.identifier = "third"
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(validating: [
        button.topAnchor.constraint(equalTo: customGuide.bottomAnchor).makeModel()
      ])
    }
    #expect(
      error?.message.hasPrefix(
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"button.top\"> and "
          + "<NSLayoutYAxisAnchor \"third.bottom\"> because they have no common ancestor.  ")
        == true)
  }
}
