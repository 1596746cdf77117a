import AutoLayoutEngine
public import InterfaceBuilder
import LayoutModel
public import LinearConstraints

/// Whether strategies give one document after another the same frames.
///
/// Where constraints decide a view, all must agree to a hair; where they leave it open any frame that
/// satisfies them is right, and strategies may choose differently: that is counted apart.
public struct StrategyAgreement: Sendable, Codable {
  /// The trees that were laid out.
  public var trees = 0
  /// The views that constraints decide, the same on all strategies.
  public var agreeing = 0
  /// The views that constraints leave open and that strategies place differently.
  public var openAndDifferent = 0
  /// The trees whose layout never settles, so that there is nothing to compare.
  public var unsettled = 0
  /// The views that constraints decide and that differ: where, and by whose frames.
  public var differing: [String] = []

  /// A pixel: exact values differ by rounding errors, which may fall on two sides of a half.
  private static let tolerance = 0.5

  /// Creates an agreement of nothing yet.
  public init() {}

  /// Lays a document out by all strategies and compares.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - makers: What makes solvers without unknowns; the first one's frames are those compared with.
  public mutating func add(_ document: InterfaceDocument, makers: [() -> any IncrementalSolver]) {
    guard let first = makers.first else { return }
    for root in document.layoutRoots {
      let environment = document.inferredEnvironment(ofRoot: root)
      let reference = LaidOutTree(
        document, root: root, environment: environment, makeSolver: first)
      trees += 1
      guard !reference.engine.isCaughtInFeedbackLoop else {
        unsettled += 1
        continue
      }
      let frames = reference.frames
      var isOpen = reference.ambiguousViews()
      // What lies in an open view, or is tied to one by a conflict, is as open.
      let hasConflict = !reference.engine.conflicts.isEmpty
      var isDifferent = Array(repeating: false, count: frames.count)
      for makeSolver in makers.dropFirst() {
        let other = LaidOutTree(
          document, root: root, environment: environment, makeSolver: makeSolver)
        for (index, isAmbiguous) in other.ambiguousViews().enumerated() where isAmbiguous {
          isOpen[index] = true
        }
        for (index, frame) in other.frames.enumerated() {
          let distances = zip(frame.components, frames[index].components).map { abs($0 - $1) }
          if (distances.max() ?? 0) > Self.tolerance + ViewScore.slack { isDifferent[index] = true }
        }
      }
      for index in frames.indices {
        if !isDifferent[index] {
          agreeing += 1
        } else if isOpen[index] {
          openAndDifferent += 1
        } else {
          let view = document.views[reference.tree.views[index].index]
          differing.append(
            "\(document.path):\(view.position.line): \(view.reportName)"
              + (hasConflict ? ", in a tree with a conflict" : ""))
        }
      }
    }
  }

  /// The agreement in a line, and one more for each view that should not differ.
  public var lines: [String] {
    let summary =
      "strategies: \(trees) trees, \(agreeing) views alike, \(openAndDifferent) that constraints "
      + "leave open placed differently, \(differing.count) that they decide; \(unsettled) trees "
      + "never settle"
    return [summary] + differing.map { "  " + $0 }
  }
}
