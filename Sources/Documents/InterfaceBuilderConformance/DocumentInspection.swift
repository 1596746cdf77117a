public import InterfaceBuilder

/// The results of laying a document out: a plain value for reports of every form.
public struct DocumentInspection: Sendable, Codable {
  /// The document.
  public var path: String
  /// The elements that the reader does not know.
  public var unknownElements: [InterfaceDocument.UnknownElement]
  /// One entry a layout root, in document order.
  public var trees: [TreeInspection]

  /// All that should be looked at, by position.
  public var findings: [InspectionFinding] {
    trees.flatMap(\.findings).sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }
}

/// The frames, cost and findings of one layout root.
public struct TreeInspection: Sendable, Codable {
  /// The scene's name.
  public var scene: String
  /// The root's name.
  public var root: String
  /// Where the root is written.
  public var position: SourcePosition
  /// The root's size, in points.
  public var size: [Double]
  /// The safe-area insets: top, left, bottom, right.
  public var safeAreaInsets: [Double]
  /// The views, superviews before subviews.
  public var views: [ViewInspection]
  /// The active constraints that the document writes.
  public var constraints: Int
  /// The constraints that the engine made of them, of content sizes and of stack views.
  public var loweredConstraints: Int
  /// What the first layout cost, in counted work.
  public var firstLayout: [WorkCount]
  /// What turning the root on its side cost, in counted work; empty for a root that does not turn.
  public var rotation: [WorkCount]
  /// All that should be looked at.
  public var findings: [InspectionFinding]
}

/// A count of work, by name.
public struct WorkCount: Sendable, Codable {
  /// What is counted.
  public var name: String
  /// How often.
  public var count: Int
}

/// One view, laid out.
public struct ViewInspection: Sendable, Codable {
  /// The view's id in the document.
  public var id: String
  /// The view's name.
  public var name: String
  /// How deep it lies below the root.
  public var depth: Int
  /// Where it is written.
  public var position: SourcePosition
  /// The frame: x, y, width, height.
  public var frame: [Double]
  /// The stored frame, likewise; nil where the document stores none.
  public var stored: [Double]?
}

/// Something in a document that its author should look at.
public struct InspectionFinding: Sendable, Codable {
  /// What kinds of findings there are.
  public enum Rule: String, Sendable, Codable, CaseIterable {
    /// Required constraints cannot hold together.
    case conflict
    /// Constraints do not decide a frame.
    case ambiguity
    /// A stored frame is not the one that constraints give.
    case misplaced
    /// Something could not be taken over, or could not be solved.
    case problem
  }

  /// What kind of finding it is.
  public var rule: Rule
  /// Where to look.
  public var position: SourcePosition
  /// The view or constraint, by its id.
  public var id: String
  /// What was found, in one sentence.
  public var message: String
  /// More, a line each: the constraints of a conflict.
  public var details: [Detail]

  /// A line below a finding.
  public struct Detail: Sendable, Codable {
    /// The message.
    public var message: String
    /// Where to look; nil for what no line of the document causes.
    public var position: SourcePosition?
  }
}

extension InspectionFinding.Rule {
  /// What the rule means, in one sentence.
  public var summary: String {
    switch self {
    case .conflict: "Required constraints cannot hold together."
    case .ambiguity: "Constraints do not decide the frame."
    case .misplaced: "The stored frame is not the one that constraints give."
    case .problem: "The document says something that cannot be taken over."
    }
  }

  /// Whether the finding alone makes a check fail; a misplaced frame is a matter of saving again.
  public var isFailure: Bool { self != .misplaced }
}
