import Simulation
import Testing
import UIKit

/// Traits: what they are before anything is known, how they compare, and who is called of a change.
@Suite @MainActor struct TraitTests {
  @Test func nothingIsKnownAtFirst() {
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified && traits.displayScale == 0)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func oneTraitIsGiven() {
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    #expect(narrow.horizontalSizeClass == .compact && narrow.verticalSizeClass == .unspecified)
    let low = UITraitCollection(verticalSizeClass: .compact)
    #expect(low.verticalSizeClass == .compact && low.horizontalSizeClass == .unspecified)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: low))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    let alsoDark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(!dark.hasDifferentColorAppearance(comparedTo: alsoDark))
  }

  @Test func textSizesAreInOrder() {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(smaller < larger && !(larger < smaller) && !(larger < larger))
    }
    #expect(sizes.filter(\.isAccessibilityCategory) == Array(sizes.suffix(5)))
  }

  @Test func handlersAreCalledForTheirTraitsUntilTheyAreTakenBack() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    var (styles, sizes) = (0, 0)
    let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, previous) in
      styles += previous.userInterfaceStyle == .light ? 1 : 100
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in sizes += 1 }
    window.overrideUserInterfaceStyle = .dark
    #expect(styles == 1 && sizes == 0)
    window.overrideUserInterfaceStyle = .dark
    #expect(styles == 1, "nothing changed")
    view.unregisterForTraitChanges(style)
    window.overrideUserInterfaceStyle = .light
    #expect(styles == 1)
  }

  @Test func controllersHaveHandlersToo() {
    let controller = UIViewController()
    var count = 0
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in count += 1
    }
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark && count == 1)
    controller.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .light
    #expect(count == 1)
  }

  @Test func screenAndDeviceAreThoseOfTheWindow() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let window = Simulation.Window(device: device, rootViewController: UIViewController())
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1_179, height: 2_556))
    #expect(UIScreen.main.nativeScale == 3 && UIScreen.main.maximumFramesPerSecond == 60)
    #expect(UIDevice.current.name == "iPhone 15" && UIDevice.current.model == "iPhone")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UITraitCollection.current.displayScale == 3)
    window.layoutIfNeeded()
    let pad = try #require(DeviceCatalog.device(named: "ipad-mini-6"))
    let other = Simulation.Window(device: pad, rootViewController: UIViewController())
    other.layoutIfNeeded()
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
    #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
  }

  @Test func contentMayHaveADirectionOfItsOwn() {
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  /// What is not in a window is measured for the main screen, whatever kind of view it is.
  @Test func viewsWithoutAWindowHaveTheScreensPixels() throws {
    let font = UIFont.systemFont(ofSize: 13)
    func made() -> [UIView] {
      ["W", "Wi", "Wid", "Wide", "Wide e", "Wide enough"].flatMap { words -> [UIView] in
        let (label, button, field, text) = (UILabel(), UIButton(), UITextField(), UITextView())
        label.text = words
        label.font = font
        button.setTitle(words, for: .normal)
        field.text = words
        text.text = words
        text.isScrollEnabled = false
        return [label, button, field, text]
      }
    }
    func pixels(_ name: String) throws -> [CGFloat] {
      let device = try #require(DeviceCatalog.device(named: name))
      let window = Simulation.Window(device: device, rootViewController: UIViewController())
      defer { window.layoutIfNeeded() }
      return made().map { $0.intrinsicContentSize.width * UIScreen.main.scale }
    }
    for name in ["iphone-15", "iphone-8"] {
      for width in try pixels(name) {
        #expect(width > 0 && abs(width - width.rounded()) < 1e-9, "\(name)")
      }
    }
  }
}
