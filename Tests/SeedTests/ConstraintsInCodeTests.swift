import AutoLayoutEngine
import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// Seed document 004: a screen whose constraints are written in code, carried over line by line.
@Suite @MainActor struct ConstraintsInCodeTests {
  /// The picture of the document: half its width is 120.5 in the log.
  static let apple = UIImage(size: CGSizeMake(241, 203), name: "apple.jpg")

  /// The first version, which forgets to turn the mask's translation off.
  final class ForgetfulController: UIViewController {
    var logoImageView = UIImageView()

    override func viewDidLoad() {
      super.viewDidLoad()
      logoImageView = UIImageView(image: apple)
      self.view.addSubview(logoImageView)
      addLogoConstraints(logoImageView)
    }
  }

  /// The whole screen.
  final class AppleController: UIViewController {
    let logoImageView = UIImageView(image: apple)
    let scrollView = UIScrollView()
    let nameLabel = UILabel()
    let descriptionLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      logoImageView.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(logoImageView)
      addLogoConstraints(logoImageView)

      scrollView.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(scrollView)
      addScrollViewConstraints()

      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      nameLabel.text = "苹果公司"
      scrollView.addSubview(nameLabel)

      descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
      descriptionLabel.text = String(
        repeating: "苹果公司(Apple Inc. )是美国的一家高科技公司。总部位于加利福尼亚州的库比蒂诺。\n", count: 12)
      descriptionLabel.numberOfLines = 0
      scrollView.addSubview(descriptionLabel)
      addLabelConstraints()
    }

    private func addScrollViewConstraints() {
      let scrollLeftConstraint = NSLayoutConstraint(
        item: scrollView, attribute: .leading, relatedBy: .equal, toItem: self.view,
        attribute: .leading, multiplier: 1.0, constant: 0.0)
      let scrollRightConstraint = NSLayoutConstraint(
        item: scrollView, attribute: .trailing, relatedBy: .equal, toItem: self.view,
        attribute: .trailing, multiplier: 1.0, constant: 0.0)
      let scrollBottomConstraint = NSLayoutConstraint(
        item: scrollView, attribute: .bottom, relatedBy: .equal, toItem: self.view,
        attribute: .bottom, multiplier: 1.0, constant: 0.0)
      let scrollTopConstraint = NSLayoutConstraint(
        item: scrollView, attribute: .top, relatedBy: .equal, toItem: logoImageView,
        attribute: .bottom, multiplier: 1.0, constant: 0.0)
      NSLayoutConstraint.activate([
        scrollLeftConstraint, scrollRightConstraint, scrollBottomConstraint, scrollTopConstraint,
      ])
    }

    private func addLabelConstraints() {
      let nameLabelLeftConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: scrollView,
        attribute: .leading, multiplier: 1.0, constant: 0.0)
      let nameLabelRightConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .trailing, relatedBy: .equal, toItem: scrollView,
        attribute: .trailing, multiplier: 1.0, constant: 0.0)
      let nameLabelBottomConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .bottom, relatedBy: .equal, toItem: descriptionLabel,
        attribute: .top, multiplier: 1.0, constant: 0.0)
      let nameLabelTopConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .top,
        multiplier: 1.0, constant: 0.0)
      let nameLabelHeightConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1.0, constant: 20.0)
      NSLayoutConstraint.activate([
        nameLabelLeftConstraint, nameLabelRightConstraint, nameLabelBottomConstraint,
        nameLabelTopConstraint, nameLabelHeightConstraint,
      ])
      let descriptionLabelLeftConstraint = NSLayoutConstraint(
        item: descriptionLabel, attribute: .leading, relatedBy: .equal, toItem: scrollView,
        attribute: .leading, multiplier: 1.0, constant: 0.0)
      let descriptionLabelRightConstraint = NSLayoutConstraint(
        item: descriptionLabel, attribute: .trailing, relatedBy: .equal, toItem: scrollView,
        attribute: .trailing, multiplier: 1.0, constant: 0.0)
      let descriptionLabelBottomConstraint = NSLayoutConstraint(
        item: descriptionLabel, attribute: .bottom, relatedBy: .equal, toItem: scrollView,
        attribute: .bottom, multiplier: 1.0, constant: 0.0)
      NSLayoutConstraint.activate([
        descriptionLabelLeftConstraint, descriptionLabelRightConstraint,
        descriptionLabelBottomConstraint,
      ])
      let nameLabelWidthConstraint = NSLayoutConstraint(
        item: nameLabel, attribute: .width, relatedBy: .equal, toItem: logoImageView,
        attribute: .width, multiplier: 1.0, constant: 0.0)
      let descriptionLabelWidthConstraint = NSLayoutConstraint(
        item: descriptionLabel, attribute: .width, relatedBy: .equal, toItem: logoImageView,
        attribute: .width, multiplier: 1.0, constant: 0.0)
      NSLayoutConstraint.activate([nameLabelWidthConstraint, descriptionLabelWidthConstraint])
    }
  }

  /// The four constraints of the logo, activated together.
  static func addLogoConstraints(_ logoImageView: UIImageView) {
    let leftConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .leading, relatedBy: .equal,
      toItem: logoImageView.superview, attribute: .leading, multiplier: 1.0, constant: 0.0)
    let rightConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .trailing, relatedBy: .equal,
      toItem: logoImageView.superview, attribute: .trailing, multiplier: 1.0, constant: 0.0)
    let topConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .top, relatedBy: .equal, toItem: logoImageView.superview,
      attribute: .top, multiplier: 1.0, constant: 0.0)
    let heightConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .height, relatedBy: .equal,
      toItem: logoImageView.superview, attribute: .height, multiplier: 0.5, constant: 0.0)
    NSLayoutConstraint.activate([leftConstraint, rightConstraint, topConstraint, heightConstraint])
  }

  @Test(arguments: SolverStrategy.allCases)
  func theForgottenMaskIsReportedAsInTheDocument(_ strategy: SolverStrategy) throws {
    let controller = ForgetfulController()
    let screen = try Screen(controller, on: "iphone-5s", .landscapeLeft, strategy: strategy)
    let conflict = try #require(
      screen.window.engine.conflicts.first { $0.broken.firstAttribute == .trailing })
    let report = ConflictReport(conflict.constraints, breaking: conflict.broken)
    screen.addresses.assign(0x7f96_25f0_4530, to: controller.logoImageView.model)
    screen.addresses.assign(0x7f96_25d2_7350, to: controller.view.model)
    let addresses: [UInt] = [
      0x6000_003c_adf0, 0x6000_003c_ba20, 0x6000_003c_b890, 0x6000_003c_8280,
    ]
    for (constraint, address) in zip(report.constraints, addresses) {
      screen.addresses.assign(address, to: constraint)
    }
    let expected = """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
      Try this:
      (1) look at each constraint and try to figure out which you don't expect;
      (2) find the code that added the unwanted constraint or constraints and fix it.
      (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
      to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
      (
      "<NSAutoresizingMaskLayoutConstraint:0x6000003cadf0 h=--& v=--& apple.jpg.midX == 120.5 \
      (active, names: apple.jpg:0x7f9625f04530 )>",
      "<NSLayoutConstraint:0x6000003cba20 H:|-(0)-[apple.jpg] (active, names: \
      apple.jpg:0x7f9625f04530, '|':UIView:0x7f9625d27350 )>",
      "<NSLayoutConstraint:0x6000003cb890 apple.jpg.trailing == UIView:0x7f9625d27350.trailing \
      (active, names: apple.jpg:0x7f9625f04530 )>",
      "<NSLayoutConstraint:0x6000003c8280 'UIView-Encapsulated-Layout-Width' \
      UIView:0x7f9625d27350.width == 568 (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6000003cb890 apple.jpg.trailing == UIView:0x7f9625d27350.trailing \
      (active, names: apple.jpg:0x7f9625f04530 )>
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(
      report.text(in: .uikit(screen.addresses)).withSingleBlanks == expected.withSingleBlanks)
  }

  @Test(arguments: SolverStrategy.allCases)
  func turningTheTranslationOffResolvesIt(_ strategy: SolverStrategy) throws {
    let controller = ForgetfulController()
    let screen = try Screen(controller, on: "iphone-5s", .landscapeLeft, strategy: strategy)
    #expect(!screen.window.engine.conflicts.isEmpty)
    controller.logoImageView.translatesAutoresizingMaskIntoConstraints = false
    screen.window.layoutIfNeeded()
    #expect(screen.window.engine.conflicts.isEmpty)
    #expect(controller.logoImageView.frame == CGRectMake(0, 0, 568, 160))
  }

  @Test(arguments: SolverStrategy.allCases)
  func theWholeScreen(_ strategy: SolverStrategy) throws {
    let controller = AppleController()
    let screen = try Screen(controller, on: "iphone-5s", strategy: strategy)
    func check(width: CGFloat, height: CGFloat) {
      #expect(controller.logoImageView.frame == CGRectMake(0, 0, width, height / 2))
      #expect(controller.scrollView.frame == CGRectMake(0, height / 2, width, height / 2))
      #expect(controller.nameLabel.frame == CGRectMake(0, 0, width, 20))
      let text = controller.descriptionLabel.frame
      #expect(text.origin == CGPoint(x: 0, y: 20))
      #expect(text.width == width)
      #expect(controller.scrollView.contentSize == CGSizeMake(width, 20 + text.height))
      #expect(screen.window.engine.conflicts.isEmpty)
      #expect(screen.window.engine.ambiguities().isEmpty)
    }
    check(width: 320, height: 568)
    let uprightHeight = controller.descriptionLabel.frame.height
    screen.window.rotate(to: .landscapeLeft)
    screen.window.layoutIfNeeded()
    check(width: 568, height: 320)
    // Longer lines need fewer of them.
    #expect(controller.descriptionLabel.frame.height < uprightHeight)
    #expect(controller.descriptionLabel.frame.height > 0)
  }

  @Test func constraintsAreAddedAsBeforeIOS8() throws {
    let controller = UIViewController()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    let constraints = [
      child.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 100),
    ]
    #expect(constraints.map(\.isActive) == [false, false])
    controller.view.addConstraints(constraints)
    #expect(constraints.map(\.isActive) == [true, true])
    controller.view.removeConstraints(constraints)
    #expect(constraints.map(\.isActive) == [false, false])
    constraints[0].isActive = true
    #expect(controller.view.constraints.count == 1)
  }

  @Test(arguments: SolverStrategy.allCases)
  func anchorsSayTheSameInLessCode(_ strategy: SolverStrategy) throws {
    let controller = UIViewController()
    let views = (0..<4).map { _ in UIView() }
    let (headerImageView, logoImageView, button5, button8) = (
      views[0], views[1], views[2], views[3]
    )
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    headerImageView.heightAnchor.constraint(equalToConstant: 100.0).isActive = true
    let superview = try #require(logoImageView.superview)
    logoImageView.heightAnchor.constraint(equalTo: superview.heightAnchor, multiplier: 0.5)
      .isActive = true
    button5.topAnchor.constraint(equalTo: button8.bottomAnchor).isActive = true
    button8.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 7).isActive = true
    button8.heightAnchor.constraint(equalToConstant: 44).isActive = true
    _ = try Screen(controller, on: "iphone-8", strategy: strategy)
    #expect(headerImageView.frame.height == 100)
    #expect(logoImageView.frame.height == 333.5)
    #expect(button5.frame.minY == 51)
  }

  /// The document's sentences on what constraints can state, before its example.
  @Test(arguments: SolverStrategy.allCases)
  func sizesMayBeFixedBoundedAndTiedAcrossAxes(_ strategy: SolverStrategy) throws {
    let controller = UIViewController()
    let label = UILabel()
    let fixed = UIView()
    let tied = UIView()
    let button5 = UIView()
    let button8 = UIView()
    for view in [label, fixed, tied, button5, button8] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    func size(
      _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1.0, constant: constant)
    }
    NSLayoutConstraint.activate([
      size(label, .width, .greaterThanOrEqual, 50), size(label, .width, .lessThanOrEqual, 200),
      size(fixed, .width, .equal, 100), size(fixed, .height, .equal, 44),
      NSLayoutConstraint(
        item: tied, attribute: .height, relatedBy: .equal, toItem: fixed, attribute: .width,
        multiplier: 1.0, constant: 0.0),
      button8.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 7),
      size(button8, .height, .equal, 44),
      NSLayoutConstraint(
        item: button5, attribute: .top, relatedBy: .equal, toItem: button8, attribute: .bottom,
        multiplier: 1.0, constant: 0.0),
    ])
    let screen = try Screen(controller, on: "iphone-8", strategy: strategy)
    #expect(tied.frame.height == 100)
    #expect(button5.frame.minY == 51)
    // The text counts between the bounds, and they beyond it.
    var widths: [CGFloat] = []
    for text in ["a", "twelve letters", String(repeating: "long ", count: 40)] {
      label.text = text
      screen.window.layoutIfNeeded()
      widths.append(label.frame.width)
    }
    #expect(widths[0] == 50)
    #expect(widths[1] > 50 && widths[1] < 200)
    #expect(widths[2] == 200)
  }

  @Test func attributesAndRelationsHaveTheDocumentsNumbers() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...11))
    let relations: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
  }
}
