import Simulation
import Testing
import UIKit

/// Hierarchies of thousands of levels: what each view asks of those above it takes no walk up.
@Suite @MainActor struct DeepHierarchyTests {
  @Test func whatViewsHaveFromAboveFollowsThem() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    #expect(leaf.window == nil)
    window.addSubview(outer)
    #expect(leaf.window === window && window.window === window)
    outer.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    let other = UIWindow(frame: window.bounds)
    other.addSubview(inner)
    #expect(leaf.window === other && leaf.traitCollection.userInterfaceStyle == .light)
    inner.removeFromSuperview()
    #expect(inner.window == nil && leaf.window == nil)
    var short: UIWindow? = UIWindow(frame: window.bounds)
    short?.addSubview(inner)
    #expect(leaf.window != nil)
    short = nil
    #expect(leaf.window == nil)
  }

  /// With a walk up at each step this would take minutes.
  @Test func tenThousandLevels() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let controller = UIViewController()
    let window = Simulation.Window(device: device, rootViewController: controller)
    var views: [UIView] = []
    var outer: UIView = controller.view
    for _ in 0..<10_000 {
      let view = UIView(frame: CGRect(x: 0, y: 1, width: 300, height: 500))
      outer.addSubview(view)
      views.append(view)
      outer = view
    }
    window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.window != nil && $0.traitCollection.displayScale == 3 })
    for (outer, inner) in zip(views, views.dropFirst()) {
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 1))
    }
    for view in views.reversed() { view.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(controller.view.subviews.isEmpty)
  }
}
