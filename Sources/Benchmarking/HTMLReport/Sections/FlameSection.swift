import Drawing
import Formatting
import ResultStore

/// The part of the page that shows where memory is asked for.
struct FlameSection {
  var markup: String
  /// What is not drawn, in a sentence.
  var omission: String?

  /// Draws folded stacks; nothing when none of the lines is one.
  init?(folded: String) {
    let graph = FlameGraph(FoldedStacks(text: folded)) { Units.bytes($0) }
    guard !graph.isEmpty else { return nil }
    let (markup, omission) = graph.drawing(label: "Flame graph of allocated bytes")
    self.markup = markup
    self.omission = omission.map { omission in
      "\(Units.count(omission.frameCount)) of \(Units.count(omission.allCount)) frames are left out, "
        + "each with less than \(Units.bytes(omission.threshold)), "
        + "\(Percent.text(omission.share)) of all; the file of stacks has them."
    }
  }
}
