public import InterfaceBuilder
import LayoutModel

/// How one view's computed frame stands to the stored one.
public struct ViewScore: Sendable, Codable {
  /// What decides the view's frame.
  public enum Category: String, Sendable, Codable, CaseIterable {
    /// The explicit constraints alone.
    case explicitOnly
    /// Constraints and content sizes.
    case needsContentSize
    /// Nothing wholly: the constraints permit other frames.
    case nonUnique
  }

  /// The view's id in the document.
  public var id: String
  /// Its name.
  public var name: String
  /// The element's name.
  public var element: String
  /// Where it is written.
  public var position: SourcePosition
  /// What decides its frame.
  public var category: Category
  /// Whether both of its sizes were read off the stored frame, as content sizes.
  public var hasBothSizesFromFile: Bool
  /// Why the stored frame cannot be the constraints', by the file alone; nil where it can.
  public var staleness: StaleCause?
  /// The stored frame: x, y, width, height.
  public var stored: [Double]
  /// The computed frame: x, y, width, height.
  public var computed: [Double]
  /// The frame computed without any size from the file: x, y, width, height.
  public var measured: [Double]
  /// What may have caused a difference; nil for a view that agrees.
  public var cause: DisagreementCause?
}

extension ViewScore {
  /// Within this many points a view agrees.
  public static let closeTolerance = 0.5
  /// Within this many points a view agrees roughly.
  public static let looseTolerance = 1.0
  /// What binary fractions of thirds leave over.
  static let slack = 1e-6

  /// The largest difference of the four numbers, in points.
  public var difference: Double { ViewScore.difference(computed, stored) }
  /// The largest difference without any size from the file, in points.
  public var measuredDifference: Double { ViewScore.difference(measured, stored) }

  private static func difference(_ frame: [Double], _ other: [Double]) -> Double {
    zip(frame, other).map { abs($0 - $1) }.max() ?? 0
  }

  /// Whether the view agrees within 0.5 points.
  public var isClose: Bool { difference <= ViewScore.closeTolerance + ViewScore.slack }
  /// Whether the view agrees within a point.
  public var isLoose: Bool { difference <= ViewScore.looseTolerance + ViewScore.slack }
  /// Whether the view agrees within 0.5 points without any size from the file.
  public var isMeasuredClose: Bool {
    measuredDifference <= ViewScore.closeTolerance + ViewScore.slack
  }
  /// Whether the view agrees within a point without any size from the file.
  public var isMeasuredLoose: Bool {
    measuredDifference <= ViewScore.looseTolerance + ViewScore.slack
  }
}

extension Rect {
  var components: [Double] { [minX, minY, width, height] }
}

/// The agreement of one tree of a document.
public struct TreeScore: Sendable, Codable {
  /// The document.
  public var path: String
  /// The scene's name.
  public var scene: String
  /// Where the root is written.
  public var position: SourcePosition
  /// Whether the document states that some frame is not the constraints'.
  public var isFlagged: Bool
  /// Whether required constraints were found to be in conflict.
  public var hasConflict: Bool
  /// The views that count.
  public var views: [ViewScore]
  /// Whether insets were given by the file and not by prediction.
  public var readsInsets: Bool

  /// Whether a view of the tree is stale.
  public var hasStaleViews: Bool { views.contains { $0.staleness != nil } }
  /// Whether every view agrees within 0.5 points.
  public var agreesWholly: Bool { views.allSatisfy(\.isClose) }
}
