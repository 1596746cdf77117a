import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// Seed document 003: from top and bottom layout guides to the safe area, with what it printed.
@Suite @MainActor struct LayoutGuideDocumentTests {
  /// The controller of the document: one coloured view, as Interface Builder places it.
  final class StudyController: UIViewController {
    let colored = UIView()
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      colored.translatesAutoresizingMaskIntoConstraints = false
      colored.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      view.addSubview(colored)
    }

    func placeBelowTopGuide() {
      loadViewIfNeeded()
      NSLayoutConstraint.activate([
        colored.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        colored.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        colored.widthAnchor.constraint(equalToConstant: 240),
        colored.heightAnchor.constraint(equalToConstant: 128),
      ])
      _ = bottomLayoutGuide
    }
  }

  @Test(arguments: SolverStrategy.allCases)
  func theRedViewStandsBelowTheStatusBar(_ strategy: SolverStrategy) throws {
    let controller = StudyController()
    controller.placeBelowTopGuide()
    let screen = try Screen(controller, on: "iphone-8", strategy: strategy)
    #expect(
      screen.text(controller.colored, at: 0x7ff1_0860_fa90, layer: 0x6000_0003_b5c0)
        == "<UIView: 0x7ff10860fa90; frame = (0 20; 240 128); autoresize = RM+BM; "
        + "layer = <CALayer: 0x60000003b5c0>>")
  }

  @Test(arguments: SolverStrategy.allCases)
  func theYellowViewStandsBelowTheNavigationBar(_ strategy: SolverStrategy) throws {
    let controller = StudyController()
    controller.placeBelowTopGuide()
    let screen = try Screen(controller, on: "iphone-8", inNavigation: true, strategy: strategy)
    #expect(
      screen.text(controller.colored, at: 0x7fb0_4fe0_8040, layer: 0x6180_0003_ef60)
        == "<UIView: 0x7fb04fe08040; frame = (0 64; 240 128); autoresize = RM+BM; "
        + "layer = <CALayer: 0x61800003ef60>>")
    #expect(
      screen.text(
        try #require(controller.topLayoutGuide as? UIView), at: 0x7fd7_cce0_c350,
        layer: 0x6100_0003_f2c0)
        == "<_UILayoutGuide: 0x7fd7cce0c350; frame = (0 0; 0 64); hidden = YES; "
        + "layer = <CALayer: 0x61000003f2c0>>")
    #expect(
      screen.text(
        try #require(controller.bottomLayoutGuide as? UIView), at: 0x7fd7_cce0_d6b0,
        layer: 0x6100_0022_1620)
        == "<_UILayoutGuide: 0x7fd7cce0d6b0; frame = (0 667; 0 0); hidden = YES; "
        + "layer = <CALayer: 0x610000221620>>")
    #expect(controller.topLayoutGuide.length == 64)
    #expect(controller.bottomLayoutGuide.length == 0)
  }

  @Test func theGuidesAreViewsAmongTheSubviews() throws {
    let controller = StudyController()
    controller.placeBelowTopGuide()
    let screen = try Screen(controller, on: "iphone-8", inNavigation: true)
    #expect(controller.topLayoutGuide as Any is UIView)
    #expect(controller.bottomLayoutGuide as Any is UIView)
    let addresses: [(view: UInt, layer: UInt)] = [
      (0x7ffc_7740_35b0, 0x6080_0002_c720), (0x7ffc_7740_ae10, 0x6080_0002_c480),
      (0x7ffc_7740_b1e0, 0x6080_0002_b820),
    ]
    let texts = zip(controller.view.subviews, addresses).map { view, address in
      "    \"\(screen.text(view, at: address.view, layer: address.layer))\""
    }
    #expect(
      "viewController view subViews (\n" + texts.joined(separator: ",\n") + "\n)"
        == """
        viewController view subViews (
            "<UIView: 0x7ffc774035b0; frame = (0 64; 240 128); autoresize = RM+BM; \
        layer = <CALayer: 0x60800002c720>>",
            "<_UILayoutGuide: 0x7ffc7740ae10; frame = (0 0; 0 64); hidden = YES; \
        layer = <CALayer: 0x60800002c480>>",
            "<_UILayoutGuide: 0x7ffc7740b1e0; frame = (0 667; 0 0); hidden = YES; \
        layer = <CALayer: 0x60800002b820>>"
        )
        """)
  }

  @Test(arguments: SolverStrategy.allCases)
  func aViewFollowsAGuideOfOnesOwn(_ strategy: SolverStrategy) throws {
    let controller = UIViewController()
    // The guide has to be added to the view before it is used.
    let layoutGuide = UILayoutGuide()
    controller.view.addLayoutGuide(layoutGuide)
    layoutGuide.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 64).isActive =
      true
    layoutGuide.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    layoutGuide.widthAnchor.constraint(equalToConstant: 250).isActive = true
    layoutGuide.heightAnchor.constraint(equalToConstant: 200).isActive = true

    let viewBaseLayoutGuide = UIView()
    viewBaseLayoutGuide.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(viewBaseLayoutGuide)

    viewBaseLayoutGuide.topAnchor.constraint(equalTo: layoutGuide.bottomAnchor, constant: 20)
      .isActive = true
    viewBaseLayoutGuide.leadingAnchor.constraint(equalTo: layoutGuide.leadingAnchor).isActive =
      true
    viewBaseLayoutGuide.widthAnchor.constraint(equalTo: layoutGuide.widthAnchor).isActive = true
    viewBaseLayoutGuide.heightAnchor.constraint(equalTo: layoutGuide.heightAnchor).isActive = true

    _ = try Screen(controller, on: "iphone-8", strategy: strategy)
    #expect(layoutGuide.layoutFrame == CGRectMake(0, 64, 250, 200))
    #expect(viewBaseLayoutGuide.frame == CGRectMake(0, 284, 250, 200))
  }

  @Test(
    arguments: [("iphone-8", CGFloat(20), CGFloat(487)), ("iphone-x", 44, 598)],
    SolverStrategy.allCases)
  func viewsKeepToTheSafeArea(
    _ device: (name: String, redTop: CGFloat, brownTop: CGFloat), _ strategy: SolverStrategy
  ) throws {
    let controller = UIViewController()
    let red = UIView()
    let brown = UIView()
    let root = try #require(controller.view)
    let safeArea = root.safeAreaLayoutGuide
    for view in [red, brown] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 240),
        view.heightAnchor.constraint(equalToConstant: 180),
      ])
    }
    red.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
    brown.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor).isActive = true
    _ = try Screen(controller, on: device.name, strategy: strategy)
    #expect(red.frame == CGRectMake(0, device.redTop, 240, 180))
    #expect(brown.frame == CGRectMake(0, device.brownTop, 240, 180))
  }

  @Test func theSafeAreaOfAnIPhoneX() throws {
    let controller = UIViewController()
    let screen = try Screen(controller, on: "iphone-x")
    let view: UIView = controller.view
    _ = screen.text(view, at: 0x7f88_8240_c3b0, layer: 0x6080_0043_1ec0)
    screen.addresses.assign(0x6080_009a_3c60, to: view.safeAreaLayoutGuide.model)
    #expect(NSStringFromUIEdgeInsets(view.safeAreaInsets) == "{44, 0, 34, 0}")
    #expect(
      view.safeAreaLayoutGuide.model.description(in: .uikit(screen.addresses))
        == "<UILayoutGuide: 0x6080009a3c60 - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{0, 44}, {375, 734}}, owningView = <UIView: 0x7f888240c3b0; "
        + "frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x608000431ec0>>>")
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    #expect(NSStringFromUIEdgeInsets(view.safeAreaInsets) == "{0, 44, 21, 44}")
    #expect(
      view.safeAreaLayoutGuide.model.description(in: .uikit(screen.addresses))
        == "<UILayoutGuide: 0x6080009a3c60 - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{44, 0}, {724, 354}}, owningView = <UIView: 0x7f888240c3b0; "
        + "frame = (0 0; 812 375); autoresize = W+H; layer = <CALayer: 0x608000431ec0>>>")
  }

  /// The controller that moves a view by hand whenever the safe area changes.
  final class OrientationController: UIViewController {
    let customerView = UIView(frame: CGRectMake(0, 0, 375, 812))
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(customerView)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append("viewSafeAreaInsetsDidChange-" + NSStringFromUIEdgeInsets(view.safeAreaInsets))
      updateOrientation()
    }

    /// Keeps the view inside the safe area.
    func updateOrientation() {
      var frame = customerView.frame
      frame.origin.x = view.safeAreaInsets.left
      frame.size.width =
        view.frame.size.width - view.safeAreaInsets.left - view.safeAreaInsets.right
      frame.size.height = view.frame.size.height - view.safeAreaInsets.bottom
      customerView.frame = frame
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("viewWillTransition-" + NSStringFromCGSize(size))
    }

    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
  }

  @Test(arguments: SolverStrategy.allCases)
  func framesSetWhenTheSafeAreaChangesHold(_ strategy: SolverStrategy) throws {
    let controller = OrientationController()
    let screen = try Screen(controller, on: "iphone-x", strategy: strategy)
    #expect(controller.log.first == "viewSafeAreaInsetsDidChange-{44, 0, 34, 0}")
    #expect(controller.log.last == "viewDidLayoutSubviews")
    #expect(controller.customerView.frame == CGRectMake(0, 0, 375, 778))
    controller.log = []
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    #expect(
      controller.log == [
        "viewWillTransition-{812, 375}", "viewSafeAreaInsetsDidChange-{0, 44, 21, 44}",
        "viewDidLayoutSubviews",
      ])
    #expect(controller.customerView.frame == CGRectMake(44, 0, 724, 354))
    // And nothing moves it afterwards.
    controller.view.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(controller.customerView.frame == CGRectMake(44, 0, 724, 354))
  }
}
