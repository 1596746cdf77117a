package import LayoutModel

/// How the views of a visual format are aligned and read; raw values are UIKit's.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All left edges are aligned.
  public static let alignAllLeft = VisualFormatOptions(aligning: .left)
  /// All right edges are aligned.
  public static let alignAllRight = VisualFormatOptions(aligning: .right)
  /// All top edges are aligned.
  public static let alignAllTop = VisualFormatOptions(aligning: .top)
  /// All bottom edges are aligned.
  public static let alignAllBottom = VisualFormatOptions(aligning: .bottom)
  /// All leading edges are aligned.
  public static let alignAllLeading = VisualFormatOptions(aligning: .leading)
  /// All trailing edges are aligned.
  public static let alignAllTrailing = VisualFormatOptions(aligning: .trailing)
  /// All horizontal centres are aligned.
  public static let alignAllCenterX = VisualFormatOptions(aligning: .centerX)
  /// All vertical centres are aligned.
  public static let alignAllCenterY = VisualFormatOptions(aligning: .centerY)
  /// All last baselines are aligned.
  public static let alignAllLastBaseline = VisualFormatOptions(aligning: .lastBaseline)
  /// All first baselines are aligned.
  public static let alignAllFirstBaseline = VisualFormatOptions(aligning: .firstBaseline)
  /// The bits for what is aligned.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// Views stand in reading direction: the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Views stand from left to right.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Views stand from right to left.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// The bits for the direction in which views stand.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  /// Distances are measured from edge to edge: the default.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Vertical distances between views are measured from last to first baseline.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// The bits for how distances are measured.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)

  private init(aligning attribute: LayoutAttribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }
}

extension VisualFormatOptions {
  /// What is aligned, in the order in which constraints are made of it.
  package var alignedAttributes: [LayoutAttribute] {
    LayoutAttribute.allCases.filter { attribute in
      attribute.rawValue <= LayoutAttribute.firstBaseline.rawValue
        && attribute.kind != .dimension && attribute != .notAnAttribute
        && contains(VisualFormatOptions(aligning: attribute))
    }
  }

  private static let named: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
    ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// The names that ``init(names:)`` understands.
  public static var names: [String] { named.map(\.name) }

  /// The options that a text names: names joined by `|`, or a raw value in decimal.
  ///
  /// - Returns: nil when a name is unknown.
  public init?(names text: some StringProtocol) {
    var options: VisualFormatOptions = []
    for name in text.split(separator: "|") {
      let trimmed = name.drop { $0 == " " }.prefix { $0 != " " }
      if let bits = UInt(trimmed) {
        options.formUnion(VisualFormatOptions(rawValue: bits))
      } else if let match = VisualFormatOptions.named.first(where: { $0.name == trimmed }) {
        options.formUnion(match.option)
      } else {
        return nil
      }
    }
    self = options
  }
}
