import Foundation
import LayoutModel
import VisualFormatLanguage

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned and read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges are aligned.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// All right edges are aligned.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// All top edges are aligned.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// All bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// All leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// All trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// All horizontal centres are aligned.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// All vertical centres are aligned.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// All last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// All first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// The bits that choose what is aligned.
    public static let alignmentMask = FormatOptions(.alignmentMask)
    /// Views stand in reading direction: the default.
    public static let directionLeadingToTrailing = FormatOptions(.directionLeadingToTrailing)
    /// Views stand from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// Views stand from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    /// The bits that choose the direction.
    public static let directionMask = FormatOptions(.directionMask)
    /// Distances run from edge to edge: the default.
    public static let spacingEdgeToEdge = FormatOptions(.spacingEdgeToEdge)
    /// Vertical distances between views run from last to first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    /// The bits that choose how distances run.
    public static let spacingMask = FormatOptions(.spacingMask)

    private init(_ options: VisualFormatOptions) {
      rawValue = options.rawValue
    }
  }

  /// Makes inactive constraints from a visual format.
  ///
  /// Stops the program with UIKit's message when the format is wrong, and when a metric is no
  /// number or a view neither a view nor a guide. Besides `|`, the bars `|>` and `<|` stand for the
  /// superview's safe area.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How the views are aligned and read.
  ///   - metrics: Numbers by name.
  ///   - views: Views and guides by name: what `NSDictionaryOfVariableBindings` makes in
  ///     Objective-C is a dictionary literal in Swift.
  /// - Returns: The constraints.
  /// - Complexity: O(n) in the length of the format.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.mapValues { value in
      guard let item = item(value) else {
        preconditionFailure("\(value) is neither a view nor a guide")
      }
      return item
    }
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: format, options: VisualFormatOptions(rawValue: options.rawValue),
      metrics: metrics?.mapValues(number), views: items)
    return constraints.map { NSLayoutConstraint(copying: $0) }
  }

  private static func number(_ value: Any) -> Double {
    switch value {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as NSNumber: return number.doubleValue
    case let number as any BinaryInteger: return Double(number)
    default: preconditionFailure("\(value) is not a number")
    }
  }
}
