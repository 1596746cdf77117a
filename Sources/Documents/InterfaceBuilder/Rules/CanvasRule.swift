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
  /// The margins of a table cell, which its content preserves.
  case preservedCellMargins
  /// The side margin of a table's cells is read off the file.
  case tableMargins
  /// Cells of inset tables are as wide as the inset leaves, whatever the file says.
  case insetCells
  /// Halves of points on canvases of whole points.
  case halfPoints
  /// The baselines of a label, however high it is.
  case textBaselines
  /// Placeholders of content sizes that a constraint fixes.
  case fixedPlaceholders
  /// The baselines of views without text.
  case plainBaselines
  /// The alignment rectangles of controls.
  case controlInsets
  /// The alignment rectangle of a symbol.
  case symbolInsets
  /// The edges of a symbol's alignment rectangle.
  case symbolEdges
  /// The wide switch.
  case wideSwitch
  /// A root of a xib with simulated bars is like a controller's view.
  case simulatedBars
  /// The side margins of a xib's root.
  case xibMargins
  /// The side margins of a root are read off the file.
  case sideMargins
  /// The least side margins of a controller's view.
  case minimumMargins
  /// A standard distance to a guide is resolved anew.
  case standardDistance
  /// An indicator that hides when it stops keeps its room.
  case stoppedIndicator
  /// Scroll views are shown unscrolled.
  case unscrolledContent
  /// The side margins of cells on narrow devices.
  case narrowMargins
  /// The baselines of texts in faces that are not the system's.
  case faceMetrics
  /// The baselines of texts whose font the document does not decide.
  case storedLines
  /// The heights of text fields without a border.
  case plainFields
  /// The room between two lines of a text style.
  case styleLeading
  /// The paragraph styles of attributed texts.
  case paragraphStyles
  /// The spaces before a break of wrapped text.
  case hangingSpaces
  /// Labels and buttons as high as they come out of the library.
  case libraryHeights
  /// What shows nothing in a stack.
  case emptyArranged
  /// The least size of what holds other views in a stack.
  case fullArranged
  /// The width of what shows nothing in a vertical stack.
  case emptyInColumn
  /// The text size that the canvas was set to.
  case canvasTextSize
  /// The widths of free faces that applications bundle.
  case freeFaces
  /// The widths of Avenir Next.
  case avenirNext
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
          + "wide or wider, and 15 up to Xcode 11 where the table is not a controller's view. For a "
          + "cell alone in a xib its own width decides, and from Xcode 11 on the device's as well.",
        since: .xcode7, source: .fitted,
        evidence: "over 600 constraints on margins of cells")
    case .insetCells:
      Facts(
        statement: "A cell of an inset table that is stored as wide as its table was laid out "
          + "between the table's side margins.",
        since: .xcode13, source: .measured, evidence: "13 constraints of one repository")
    case .preservedCellMargins:
      Facts(
        statement: "A table cell has the margins that its content has by default; content with "
          + "margins of its own that preserves its superview's keeps at least these.",
        since: .xcode9, source: .measured, evidence: "22 constraints of 12 cells")
    case .tableMargins:
      Facts(
        statement: "All cells of a table have one side margin: where most constraints in them tell "
          + "of another than the rule's, it is theirs.",
        since: .xcode9, source: .measured, evidence: "two tables whose cells tell of two margins")
    case .fixedPlaceholders:
      Facts(
        statement: "A placeholder for a content size does not count where a required constraint of "
          + "the view fixes that size.",
        since: .xcode7, source: .measured, evidence: "a text field in a proportional stack")
    case .halfPoints:
      Facts(
        statement: "Before Xcode 7.3 frames are stored in whole points, halves up or down; they "
          + "are computed to half points. Later ones lie on the pixels of the canvas's device.",
        since: .xcode7, source: .measured,
        evidence: "of halves in Xcode 6 53 went up and 18 down, in Xcode 7.0 to 7.2 6 and 15")
    case .textBaselines:
      Facts(
        statement: "The first baseline of a label lies the ascent of its font below its top, the "
          + "last one the descent above its bottom, however high the label is.",
        since: .xcode9, source: .measured,
        evidence: "5 of 6 relations of stretched or squeezed labels; 3 views of Xcode 8 deny it")
    case .xibMargins:
      Facts(
        statement: "A plain root of a xib has the side margins of a controller's view as wide as "
          + "it is, and none above and below.",
        since: .xcode9, source: .measured, evidence: "35 constraints on margins of such roots")
    case .plainBaselines:
      Facts(
        statement: "The first baseline of a view without text is its top, the last its bottom.",
        since: .xcode7, source: .measured, evidence: "a table below a text")
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
    case .symbolEdges:
      Facts(
        statement:
          "Edges of a symbol's view that relations put elsewhere than its frame has them tell "
          + "its alignment rectangle, whose insets above and below differ.",
        since: .xcode11, source: .measured,
        evidence: "symbols in stacks, tied to margins or of a height of their own")
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
    case .minimumMargins:
      Facts(
        statement:
          "The side margins of a controller's view are at least the system's, whatever smaller ones "
          + "it sets.",
        since: .xcode9, source: .documented, evidence: "one scene of three views")
    case .standardDistance:
      Facts(
        statement: "A standard distance to a safe area is 0, to a controller's guide 8, whatever "
          + "number stands beside it.",
        since: .xcode7, source: .measured, evidence: "9 of 9 constraints")
    case .stoppedIndicator:
      Facts(
        statement: "An activity indicator that hides when it stops keeps its room in a stack.",
        since: .xcode7, source: .measured, evidence: "indicators in stacks")
    case .unscrolledContent:
      Facts(
        statement: "A scroll view below bars is shown at offset 0: the safe area is not added to "
          + "its insets as it is where the application runs.",
        since: .xcode9, source: .measured,
        evidence: "views that are tied to a scroll view's frame from within, and to its content "
          + "from without")
    case .narrowMargins:
      Facts(
        statement:
          "Cells have side margins of 16 points in Xcode 26 on the phone of 390 points, and from "
          + "Xcode 13 on in documents without a device, however wide their table is.",
        since: .xcode13, source: .measured, evidence: "6 constraints of three cells")
    case .faceMetrics:
      Facts(
        statement: "The baseline of a text lies in its line where its face's ascent puts it.",
        since: .xcode7, source: .documented, evidence: "labels in Open Sans beside others")
    case .storedLines:
      Facts(
        statement:
          "A label whose class sets its font, or whose face is not known, has its baselines where "
          + "a line as high as the stored one has them.",
        since: .xcode7, source: .measured, evidence: "labels of one line beside pictures")
    case .plainFields:
      Facts(
        statement:
          "A text field without a border is as high as its line in whole points; from Xcode 12 on "
          + "one that does not hide what is typed has room beyond its line.",
        since: .xcode7, source: .measured,
        evidence: "10 of 10 fields that hide it, and 12 of 13 others before Xcode 12")
    case .styleLeading:
      Facts(
        statement:
          "The lines of a text style lie as far apart as Apple's guidelines list; a single line is "
          + "as high as in any font.",
        since: .xcode7, source: .documented, evidence: "wrapped texts of all styles")
    case .paragraphStyles:
      Facts(
        statement:
          "Lines of an attributed text are as high, and lie as far apart, as its paragraph style "
          + "says.",
        since: .xcode7, source: .documented, evidence: "labels of one to five lines")
    case .hangingSpaces:
      Facts(
        statement:
          "The spaces before a break take room, as far as the line has some: wrapped text is as wide "
          + "as its widest line with them.",
        since: .xcode7, source: .measured,
        evidence: "wrapped labels and text views of six repositories")
    case .libraryHeights:
      Facts(
        statement:
          "At three pixels a point a label of 17 points, up to Xcode 16, and a configured button "
          + "that no stack arranges stay whole points high, as they come out of the library: "
          + "Interface Builder leaves frames alone that are less than a point off. A stack view "
          + "arranges its own to pixels.",
        since: .xcode9, source: .measured,
        evidence: "66 labels of whole points and 4 of pixels outside stacks, none and 9 in them")
    case .emptyArranged:
      Facts(
        statement: "A view, a label of one line or a picture that shows nothing is 50 by 50 points "
          + "in a stack that leaves it its size.",
        since: .xcode9, source: .measured, evidence: "empty labels and views in stacks")
    case .fullArranged:
      Facts(
        statement:
          "A view that holds others is at least as large in a stack as one that shows nothing: it "
          + "resists, and does not hug.",
        since: .xcode9, source: .measured,
        evidence: "12 views of seven repositories that are 50 points high")
    case .emptyInColumn:
      Facts(
        statement: "Without content a view is 240 points wide in a vertical stack that leaves it "
          + "its width: as wide as the library's views are.",
        since: .xcode9, source: .measured,
        evidence: "14 of 16 such views of seven repositories, and 2 of 9 in rows")
    case .freeFaces:
      Facts(
        statement:
          "Texts in free faces, which applications bundle with the fonts' files, are as wide as these "
          + "fonts make them.",
        since: .xcode7, source: .documented,
        evidence: "31 of 31 labels in Fira Sans of one repository to the pixel")
    case .avenirNext:
      Facts(
        statement:
          "Texts in the regular and the medium face of Avenir Next have widths of their own.",
        since: .xcode7, source: .fitted,
        evidence: "nineteen widths that a document states, and 27 texts of four repositories")
    case .canvasTextSize:
      Facts(
        statement:
          "The canvas can be set to another text size than the default one, which no attribute "
          + "tells: where two labels or more are as high as a line is at another size, and hardly "
          + "any at the default one, it was.",
        since: .xcode7, source: .measured,
        evidence: "17 documents of 10 repositories, most at the smallest size")
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
