public import Foundation
package import LayoutModel
import Simulation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough for two columns.
  case regular = 2

  init(_ sizeClass: SizeClass) {
    self = sizeClass == .compact ? .compact : .regular
  }
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the size.
  public var rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three sizes below the default.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two sizes below the default.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One size below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One size above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two sizes above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three sizes above the default.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The last of the sizes for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ category: ContentSizeCategory) {
    self = UIContentSizeCategory.all[category.rawValue]
  }

  /// The model's size.
  package var modelCategory: ContentSizeCategory {
    let index = UIContentSizeCategory.all.firstIndex(of: self)
    return index.flatMap(ContentSizeCategory.init(rawValue:)) ?? .large
  }

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { modelCategory.isAccessibilityCategory }
}

extension UIContentSizeCategory: Comparable {
  /// Orders by size.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.modelCategory < right.modelCategory
  }
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// The traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What surrounds a view: size classes, scale, text size.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// How much room there is along x.
  open private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is along y.
  open private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  open private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Whether the interface is light or dark.
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels a point.
  open private(set) var displayScale: CGFloat = 0
  /// The text size that the user chose.
  open private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The reading direction of the interface.
  open private(set) var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// Creates traits of which nothing is known.
  public override init() {
    super.init()
  }

  /// Creates traits of a width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates traits of a height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates traits of a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates traits of a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates the traits of a device with size classes.
  convenience init(
    _ device: Device, _ classes: SizeClasses, _ category: ContentSizeCategory,
    _ direction: LayoutDirection, _ style: UIUserInterfaceStyle
  ) {
    self.init()
    horizontalSizeClass = UIUserInterfaceSizeClass(classes.horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(classes.vertical)
    userInterfaceIdiom = device.idiom == .phone ? .phone : .pad
    userInterfaceStyle = style == .unspecified ? .light : style
    displayScale = CGFloat(device.scale.value)
    preferredContentSizeCategory = UIContentSizeCategory(category)
    layoutDirection = UIUserInterfaceLayoutDirection(direction)
  }

  /// Creates the same traits with other size classes.
  convenience init(_ classes: SizeClasses, from traits: UITraitCollection) {
    self.init()
    horizontalSizeClass = UIUserInterfaceSizeClass(classes.horizontal)
    verticalSizeClass = UIUserInterfaceSizeClass(classes.vertical)
    userInterfaceIdiom = traits.userInterfaceIdiom
    userInterfaceStyle = traits.userInterfaceStyle
    displayScale = traits.displayScale
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    layoutDirection = traits.layoutDirection
  }

  /// The traits of the main screen.
  public static var current: UITraitCollection {
    assumingMainActor { UIScreen.main.traitCollection }
  }

  /// Whether the size classes and styles differ in a way that colours follow.
  open func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle
  }
}
