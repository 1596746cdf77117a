/// One constraint of a stack view, as a value: what it relates is named, not held.
package struct StackRule: Hashable, Sendable {
  /// What a stack view's constraints relate.
  package enum Participant: Hashable, Sendable {
    /// The stack view itself.
    case stack
    /// The stack view's layout margins.
    case margins
    /// The arranged view of a key.
    case view(Int32)
    /// The guide that spans the gap after the arranged view of a key.
    case gap(after: Int32)
    /// The guide that spans all arranged views across the axis.
    case spanner
  }

  /// An attribute of a participant.
  package struct Anchor: Hashable, Sendable {
    package var participant: Participant
    package var attribute: LayoutAttribute

    package init(_ participant: Participant, _ attribute: LayoutAttribute) {
      self.participant = participant
      self.attribute = attribute
    }
  }

  /// What a rule is for.
  package enum Role: Int8, Hashable, Sendable {
    /// Arranged views lie along a common line.
    case alignment
    /// A size that nothing else decides is none at all.
    case ambiguitySuppression
    /// The outermost arranged views meet the edges of the stack.
    case canvasConnection
    /// The stack is no larger than its views need.
    case canvasFit
    /// A gap guide begins and ends at arranged views.
    case distributingEdge
    /// Views, or gap guides, are of one size.
    case fillEqually
    /// A view's size is a share of the stack's.
    case fillProportionally
    /// A hidden view takes no room.
    case hiding
    /// Neighbours keep their distance.
    case spacing
    /// The spanner reaches as far as every arranged view.
    case spanningBoundary
    /// The spanner is no larger than it must be.
    case spanningFit
    /// Texts of several lines share the width, since their widths decide nothing.
    case textWidthDisambiguation

    /// The identifier that UIKit gives such constraints.
    package var identifier: String {
      switch self {
      case .alignment: "UISV-alignment"
      case .ambiguitySuppression: "UISV-ambiguity-suppression"
      case .canvasConnection: "UISV-canvas-connection"
      case .canvasFit: "UISV-canvas-fit"
      case .distributingEdge: "UISV-distributing-edge"
      case .fillEqually: "UISV-fill-equally"
      case .fillProportionally: "UISV-fill-proportionally"
      case .hiding: "UISV-hiding"
      case .spacing: "UISV-spacing"
      case .spanningBoundary: "UISV-spanning-boundary"
      case .spanningFit: "UISV-spanning-fit"
      case .textWidthDisambiguation: "UISV-text-width-disambiguation"
      }
    }
  }

  package var first: Anchor
  package var relation: LayoutRelation
  package var second: Anchor?
  package var multiplier: Double
  package var constant: Double
  package var priority: LayoutPriority
  package var role: Role

  /// Hashes both anchors only: few rules share them, and hashing stays cheap.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }

  /// The rule without what an active constraint can change: rules of one key can share one.
  package var key: StackRule {
    var key = self
    key.constant = 0
    if priority != .required { key.priority = .defaultLow }
    return key
  }
}
