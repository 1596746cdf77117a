/// Deterministic counts of what layout passes did, by reason.
public struct LayoutStatistics: Hashable, Sendable {
  /// Calls that found something to do.
  public var passes = 0
  /// Cycles of constraints, solve and layout inside the passes; more than one per pass where text
  /// was measured again, insets moved, or `layoutSubviews` changed something.
  public var cycles = 0
  /// Solves.
  public var solves = 0
  /// Constraints of the model turned into rows.
  public var loweredConstraints = 0
  /// Constants of rows changed in place.
  public var changedConstants = 0
  /// Intrinsic content sizes asked for.
  public var contentSizes = 0
  /// Items whose margins, safe area or guides were examined.
  public var insetChanges = 0
  /// Frames that changed.
  public var changedFrames = 0
  /// Calls of `layoutSubviews`.
  public var layoutSubviewsCalls = 0

  /// Creates counts at zero.
  public init() {}

  /// The counts by name, in a fixed order.
  public var entries: [(name: String, count: Int)] {
    [
      ("passes", passes), ("rounds", cycles), ("solves", solves),
      ("loweredConstraints", loweredConstraints), ("changedConstants", changedConstants),
      ("contentSizes", contentSizes), ("insetChanges", insetChanges),
      ("changedFrames", changedFrames), ("layoutSubviewsCalls", layoutSubviewsCalls),
    ]
  }
}
