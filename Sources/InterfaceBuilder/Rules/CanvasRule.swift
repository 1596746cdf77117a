/// A rule by which Interface Builder's canvas lays documents out, beyond what a document writes.
///
/// The list is the whole of them; ``Facts`` says what each one means, since which Xcode it holds
/// and where it comes from. Each can be switched off, so that its worth can be counted on stored
/// frames.
public enum CanvasRule: String, Sendable, Codable, CaseIterable {
  /// An arranged view without content has its stored size as content.
  case arrangedContent
  /// The margins of a table cell's content, by Xcode and table.
  case cellMargins
  /// Cells of inset tables are as wide as the inset leaves, whatever the file says.
  case insetCells
  /// Rounding to the canvas's pixels.
  case canvasScale
  /// The baselines of views without text.
  case plainBaselines
  /// The baseline of text fields of early canvases.
  case fieldBaselines
  /// The alignment rectangles of controls.
  case controlInsets
  /// The alignment rectangle of a symbol.
  case symbolInsets
  /// The wide switch.
  case wideSwitch
  /// A root of a xib with simulated bars is like a controller's view.
  case simulatedBars
  /// The side margins of a root are read off the file.
  case sideMargins
  /// A standard distance to a guide is resolved anew.
  case standardDistance
  /// An indicator that hides when it stops keeps its room.
  case stoppedIndicator
}

extension CanvasRule {
  /// Where a rule comes from.
  public enum Source: String, Sendable, Codable {
    /// Read off stored frames, and the same on all that tell.
    case measured
    /// Fitted to stored frames: numbers that most of them follow.
    case fitted
    /// Written in Apple's documentation.
    case documented
  }

  /// What is known of a rule.
  public struct Facts: Sendable, Codable {
    /// What it says, in a sentence.
    public var statement: String
    /// The first Xcode that follows it.
    public var since: InterfaceDocument.Generation
    /// Where it comes from.
    public var source: Source
    /// What it was seen on.
    public var evidence: String
  }

  /// What is known of the rule.
  public var facts: Facts {
    switch self {
    case .arrangedContent:
      Facts(
        statement:
          "A view that a stack arranges, and that has no content of its own, has its stored "
          + "size as content: it hugs and resists like any other.",
        since: .xcode7, source: .measured,
        evidence: "custom views and pictures without image in stacks")
    case .cellMargins:
      Facts(
        statement: "Content of cells keeps 8 points to all edges up to Xcode 8; from Xcode 9 on 11 "
          + "above and below, 15 from Xcode 26 on; at the sides 16, 20 where the table is 390 points "
          + "wide or wider, and 15 up to Xcode 11 where the table is not a controller's view.",
        since: .xcode7, source: .fitted,
        evidence: "over 600 constraints on margins of cells")
    case .insetCells:
      Facts(
        statement: "A cell of an inset table that is stored as wide as its table was laid out "
          + "between the table's side margins.",
        since: .xcode13, source: .measured, evidence: "13 constraints of one repository")
    case .canvasScale:
      Facts(
        statement: "Frames are rounded to whole points before Xcode 7.3, to the pixels of the "
          + "canvas's device after.",
        since: .xcode7, source: .measured, evidence: "half points occur from plug-in 10083 on")
    case .plainBaselines:
      Facts(
        statement: "The first baseline of a view without text is its top, the last its bottom.",
        since: .xcode7, source: .measured, evidence: "a table below a text")
    case .fieldBaselines:
      Facts(
        statement: "Up to Xcode 7 the text of a field lies half a point higher than its middle.",
        since: .xcode7, source: .measured, evidence: "10 labels beside fields of two documents")
    case .controlInsets:
      Facts(
        statement: "Frames of sliders reach 2 points beyond their alignment rectangle at the sides "
          + "and 1 below, those of switches 2 at the right, of segmented controls 1 below; a slider "
          + "of Xcode 26 has none.",
        since: .xcode7, source: .measured, evidence: "every such control")
    case .symbolInsets:
      Facts(
        statement: "A constraint on the size of a symbol's view speaks of its alignment rectangle, "
          + "around whose middle the frame lies.",
        since: .xcode11, source: .measured,
        evidence: "stored sizes of symbols with explicit sizes")
    case .wideSwitch:
      Facts(
        statement: "A switch is 63 by 28 points from Xcode 26 on, 51 by 31 before.",
        since: .xcode26, source: .measured, evidence: "26 switches")
    case .simulatedBars:
      Facts(
        statement: "A root of a xib that fills the canvas, or shows bars, has a controller's safe "
          + "area and margins.",
        since: .xcode9, source: .measured, evidence: "roots of xibs with bars")
    case .sideMargins:
      Facts(
        statement: "Where views keep to the side margins of a root, the stored frames tell them: "
          + "sheets have 16 on devices whose screens have 20.",
        since: .xcode9, source: .measured, evidence: "three scenes on devices of 390 and 393 points"
      )
    case .standardDistance:
      Facts(
        statement: "A standard distance to a safe area is 0, to a controller's guide 8, whatever "
          + "number stands beside it.",
        since: .xcode7, source: .measured, evidence: "9 of 9 constraints")
    case .stoppedIndicator:
      Facts(
        statement: "An activity indicator that hides when it stops keeps its room in a stack.",
        since: .xcode7, source: .measured, evidence: "indicators in stacks")
    }
  }
}

extension InterfaceDocument {
  /// Whether a rule is in force.
  func follows(_ rule: CanvasRule) -> Bool { !disabledRules.contains(rule) }

  /// The document laid out without a rule, to count what the rule is worth.
  package func disabling(_ rule: CanvasRule) -> InterfaceDocument {
    var copy = self
    copy.disabledRules.insert(rule)
    return copy
  }
}
