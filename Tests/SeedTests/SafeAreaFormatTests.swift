import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit
import VisualFormatLanguage

/// Seed document 000: `<|` and `|>` in visual formats, there as a category on NSLayoutConstraint.
///
/// Its method is carried over below line by line, and what it makes is compared with what the
/// language itself makes of the same format.
@Suite @MainActor struct SafeAreaFormatTests {
  private let superview = UIView()
  private let button = UIView()
  private let other = UIView()

  init() {
    superview.addSubview(button)
    superview.addSubview(other)
  }

  private var views: [String: Any] { ["_button": button, "_other": other] }
  private let metrics: [String: Double] = ["normalPadding": 16]

  @Test(arguments: [
    "V:[_button]-(normalPadding)-<|", "V:|>-(normalPadding)-[_button]", "V:|>[_button][_other]<|",
    "V:|>-(>=5@300,<=9)-[_button(44)]-[_other]-(normalPadding@750)-<|", "V:|>-[_button]-<|",
    "V:|-[_button]-|", "H:|>-10-[_button]-20-<|", "V:|-5-[_button]-<|",
  ])
  func theLanguageMakesWhatTheDocumentsMethodMakes(_ format: String) {
    let options: NSLayoutConstraint.FormatOptions =
      format.hasPrefix("H:") ? .directionLeftToRight : []
    let theirs = NSLayoutConstraint.mmmConstraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    let ours = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    #expect(ours.map { $0.equation } == theirs.map { $0.equation }, "\(format)")
    #expect(ours.map { $0.priority } == theirs.map { $0.priority }, "\(format)")
  }

  @Test(arguments: ["V:[_button]-(normalPadding)-<|", "V:|>-[_button]-<|", "|>[_button]"])
  func beforeIOS11ItIsThePlainSuperview(_ format: String) {
    let theirs = NSLayoutConstraint.mmmConstraints(
      withVisualFormat: format, options: [], metrics: metrics, views: views, hasSafeArea: false)
    let ours = LayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: metrics,
      views: ["_button": button.model, "_other": other.model],
      deploymentTarget: DeploymentTarget(iOSVersion: 10))
    #expect(ours.map { $0.equation } == theirs.map { $0.equation }, "\(format)")
  }

  /// The button of the document stands above the home indicator, and at the bottom where there is
  /// none or where the system does not know safe areas.
  @Test(arguments: [("iphone-x", 11, CGFloat(762)), ("iphone-8", 11, 651), ("iphone-x", 10, 796)])
  func theButtonStandsAboveTheBottom(_ device: String, _ version: Int, _ bottom: CGFloat) throws {
    let controller = UIViewController()
    let button = UIButton(title: "OK")
    button.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(button)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "V:[_button]-(normalPadding)-<|", options: [], metrics: metrics,
        views: ["_button": button.model], deploymentTarget: DeploymentTarget(iOSVersion: version)))
    _ = try Screen(controller, on: device)
    #expect(button.frame.maxY == bottom)
  }
}

extension NSLayoutConstraint {
  fileprivate static func mmmConstraints(
    withVisualFormat format: String, options: FormatOptions, metrics: [String: Double],
    views: [String: Any], hasSafeArea: Bool = true
  ) -> [NSLayoutConstraint] {
    if !format.contains("<|"), !format.contains("|>") {
      // No traces of the special symbol, so nothing special is done.
      return constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    if !hasSafeArea {
      // Before iOS 11 simply the edges of the superview.
      let actualFormat = format.replacing("<|", with: "|").replacing("|>", with: "|")
      return constraints(
        withVisualFormat: actualFormat, options: options, metrics: metrics, views: views)
    }
    // A stub view stands for the symbol in the format, and the safe area for the stub afterwards.
    let stub = UIView()
    let stubKey = "__MMMLayoutStub"
    let stubKeyRef = "[\(stubKey)]"
    let extendedViews = views.merging([stubKey: stub]) { view, _ in view }
    let actualFormat = format.replacing("<|", with: stubKeyRef).replacing("|>", with: stubKeyRef)
    let constraints = constraints(
      withVisualFormat: actualFormat, options: options, metrics: metrics, views: extendedViews)
    var processedConstraints: [NSLayoutConstraint] = []
    for c in constraints {
      let processed: NSLayoutConstraint
      if c.firstItem === stub, let secondView = c.secondItem as? UIView,
        let superview = secondView.superview
      {
        processed = NSLayoutConstraint.mmmConstraint(
          item: superview.safeAreaLayoutGuide, attribute: c.firstAttribute.mmmOpposite,
          relatedBy: c.relation, toItem: secondView, attribute: c.secondAttribute,
          multiplier: c.multiplier, constant: c.constant, priority: c.priority,
          identifier: c.identifier)
      } else if c.secondItem === stub, let firstView = c.firstItem as? UIView,
        let superview = firstView.superview
      {
        processed = NSLayoutConstraint.mmmConstraint(
          item: firstView, attribute: c.firstAttribute, relatedBy: c.relation,
          toItem: superview.safeAreaLayoutGuide, attribute: c.secondAttribute.mmmOpposite,
          multiplier: c.multiplier, constant: c.constant, priority: c.priority,
          identifier: c.identifier)
      } else {
        processed = c
      }
      processedConstraints.append(processed)
    }
    return processedConstraints
  }

  private static func mmmConstraint(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    priority: UILayoutPriority, identifier: String?
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: c)
    result.priority = priority
    result.identifier = identifier
    return result
  }
}

extension NSLayoutConstraint {
  fileprivate var equation: String { makeModel().equation }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var mmmOpposite: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    // Special cases: they come of the options that align all views along x or y.
    case .centerY: .centerY
    case .centerX: .centerX
    default: self
    }
  }
}
