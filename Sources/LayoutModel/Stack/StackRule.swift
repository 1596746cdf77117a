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

  /// What a rule is for; raw values are the identifiers that UIKit gives such constraints.
  package enum Role: String, Hashable, Sendable {
    /// Arranged views lie along a common line.
    case alignment = "UISV-alignment"
    /// A size that nothing else decides is none at all.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// The outermost arranged views meet the edges of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// The stack is no larger than its views need.
    case canvasFit = "UISV-canvas-fit"
    /// A gap guide begins and ends at arranged views.
    case distributingEdge = "UISV-distributing-edge"
    /// Views, or gap guides, are of one size.
    case fillEqually = "UISV-fill-equally"
    /// A view's size is a share of the stack's.
    case fillProportionally = "UISV-fill-proportionally"
    /// A hidden view takes no room.
    case hiding = "UISV-hiding"
    /// Neighbours keep their distance.
    case spacing = "UISV-spacing"
    /// The spanner reaches as far as every arranged view.
    case spanningBoundary = "UISV-spanning-boundary"
    /// The spanner is no larger than it must be.
    case spanningFit = "UISV-spanning-fit"
    /// Texts of several lines share the width, since their widths decide nothing.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  package var first: Anchor
  package var relation: LayoutRelation
  package var second: Anchor?
  package var multiplier: Double
  package var constant: Double
  package var priority: LayoutPriority
  package var role: Role

  /// The rule without what an active constraint can change: rules of one key can share one.
  package var key: StackRule {
    var key = self
    key.constant = 0
    if priority != .required { key.priority = .defaultLow }
    return key
  }
}
