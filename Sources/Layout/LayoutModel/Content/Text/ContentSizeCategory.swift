/// How large the user wants text, from extra small to the largest accessibility size.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Three sizes below the default.
  case extraSmall = 0
  /// Two sizes below the default.
  case small = 1
  /// One size below the default.
  case medium = 2
  /// The default.
  case large = 3
  /// One size above the default.
  case extraLarge = 4
  /// Two sizes above the default.
  case extraExtraLarge = 5
  /// Three sizes above the default.
  case extraExtraExtraLarge = 6
  /// The first of the sizes for accessibility.
  case accessibilityMedium = 7
  /// The second of the sizes for accessibility.
  case accessibilityLarge = 8
  /// The third of the sizes for accessibility.
  case accessibilityExtraLarge = 9
  /// The fourth of the sizes for accessibility.
  case accessibilityExtraExtraLarge = 10
  /// The last of the sizes for accessibility.
  case accessibilityExtraExtraExtraLarge = 11

  /// Whether the size is one of those for accessibility, where screens are often laid out anew.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders by size.
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
