extension StackView {
  /// How arranged views are sized and placed along the stack's axis; raw values are UIKit's.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the stack; hugging and compression resistance decide who gives way.
    case fill = 0
    /// The views fill the stack and are of one size.
    case fillEqually = 1
    /// The views fill the stack, in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing = 3
    /// The centres are equally far apart as far as the spacing, which is the least, allows.
    case equalCentering = 4
  }

  /// How arranged views are placed across the stack's axis; raw values are UIKit's.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// The views are as wide, or high, as the stack.
    case fill = 0
    /// At the leading edge, or the top.
    case leading = 1
    /// By the baselines of the first lines; for a horizontal stack.
    case firstBaseline = 2
    /// By the centres.
    case center = 3
    /// At the trailing edge, or the bottom.
    case trailing = 4
    /// By the baselines of the last lines; for a horizontal stack.
    case lastBaseline = 5

    /// At the top: ``leading`` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom: ``trailing`` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack's own.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// The spacing that stands for the system's, 8 points.
  public static var spacingUseSystem: Double { .leastNormalMagnitude }
}
