package import LayoutModel

/// All that a page shows: one source or a gallery of them.
///
/// A value without views or engines, the same for the same input; ``json`` is its only output.
package struct ViewerSession: Sendable {
  /// What the page is called.
  package var title: String
  /// What there is to look at, in order.
  package var sources: [EncodedSource] = []
  /// The address of the page that leads here, relative to this one; nil for none.
  package var home: String?
  /// The display lists and colours that all sources share.
  package var paints = PaintTable()

  /// Creates a session without sources.
  package init(title: String) {
    self.title = title
  }
}

/// A document, a scenario or a trace.
package struct ViewerSource: Sendable {
  /// The kinds of sources.
  package enum Kind: String, Sendable {
    case document
    case scenario
    case trace
  }

  /// The kind.
  package var kind: Kind
  /// What it is called.
  package var name: String
  /// The file that lines are counted in.
  package var path: String
  /// The screens, in order.
  package var scenes: [ViewerScene] = []
  /// What was left out, a sentence each.
  package var notes: [String] = []
}

/// One screen in all its states.
package struct ViewerScene: Sendable {
  /// What it is called.
  package var title: String
  /// What it is for, if its source states it.
  package var purpose = ""
  /// The views of all states, superviews first.
  package var nodes: [ViewerNode] = []
  /// The constraints of all states.
  package var constraints: [ViewerConstraint] = []
  /// The states: the canvas and other configurations, or the frames of a timeline.
  package var states: [ViewerState] = []
  /// What checks of the document found.
  package var findings: [ViewerFinding] = []

  /// Creates a scene without states.
  package init(title: String) {
    self.title = title
  }
}

/// A view of a scene.
package struct ViewerNode: Sendable {
  /// The kinds of views that the outline distinguishes.
  package enum Kind: Int, Sendable {
    case view = 0
    case stack = 1
    case scroll = 2
    case control = 3
    case text = 4
    case image = 5
    case bar = 6
  }

  /// The name that people gave it, or what it shows.
  package var name: String
  /// The name of its class.
  package var className: String
  /// Its id in the document, or in the scenario's file; empty for none.
  package var id: String
  /// Its address in the logs of the page.
  package var address: String
  /// The superview, as an index into the scene's nodes; -1 for the root.
  package var parent: Int
  /// The kind.
  package var kind: Kind
  /// The line of the source's file; 0 for none.
  package var line: Int
  /// How strongly it hugs its content, horizontally and vertically.
  package var hugging: [Double]
  /// How strongly it resists compression, horizontally and vertically.
  package var resistance: [Double]
  /// How far the alignment rectangle lies within the frame.
  package var insets: EdgeInsets
}

/// A constraint of a scene.
package struct ViewerConstraint: Sendable {
  /// One side: an item and what of it.
  package struct Side: Sendable {
    /// The view, or the view whose guide it is; -1 for one that is not in the scene.
    package var node: Int
    /// The guide's name in code; empty for the view itself.
    package var guide: String
    /// The attribute's name.
    package var attribute: String
  }

  /// The engine's sentence.
  package var equation: String
  /// The constraint as a visual format; empty where there is none.
  package var visualFormat: String
  /// The left side.
  package var first: Side
  /// The right side; nil for a constant.
  package var second: Side?
  /// `==`, `<=` or `>=`.
  package var relation: String
  /// The factor of the right side.
  package var multiplier: Double
  /// What is added to the right side, in points.
  package var constant: Double
  /// The priority.
  package var priority: Double
  /// Its identifier; empty for none.
  package var identifier: String
  /// Who made it, as ``LayoutConstraint/Origin`` numbers it.
  package var origin: Int
  /// The line of the source's file; 0 for none.
  package var line: Int
  /// Along which axis it works.
  package var axis: LayoutAxis
}

/// A fault that a check of the document found.
package struct ViewerFinding: Sendable {
  /// The rule.
  package var rule: String
  /// How much it matters: `error`, `warning` or `note`.
  package var severity: String
  /// What is wrong, in a sentence.
  package var message: String
  /// The views that take part, the victim first.
  package var nodes: [Int]
  /// The configurations in which it shows, in words.
  package var configurations: String
  /// Why it is there and what would mend it; empty where nothing was proven.
  package var advice: String
  /// The line of the source's file.
  package var line: Int
}
