import AutoLayoutEngine
public import InterfaceBuilder
import LayoutModel
public import LinearConstraints

/// Scores documents: lays their trees out and compares frames with the stored ones.
public struct ConformanceScorer {
  /// Where what surrounds a root is taken from.
  public enum Insets: String, Sendable, Codable {
    /// Read off the frames of views that are tied to guides.
    case read
    /// Predicted from devices and bars.
    case predicted
  }

  /// Where what surrounds a root is taken from.
  public var insets: Insets
  private let makeSolver: () -> any IncrementalSolver

  /// Creates a scorer.
  ///
  /// - Parameters:
  ///   - insets: Where what surrounds a root is taken from.
  ///   - makeSolver: Makes a solver without unknowns, one a tree.
  public init(insets: Insets = .read, makeSolver: @escaping () -> any IncrementalSolver) {
    self.insets = insets
    self.makeSolver = makeSolver
  }

  /// The scores of a document's trees; a tree without a stored frame for every view has none, nor
  /// has one in which constraints place nothing.
  public func scores(of document: InterfaceDocument) -> [TreeScore] {
    document.layoutRoots.compactMap { score(of: document, root: $0) }
  }

  /// The score of one tree; nil where there is nothing to compare.
  func score(of document: InterfaceDocument, root: Int) -> TreeScore? {
    let environment =
      insets == .read
      ? document.environmentRead(ofRoot: root) : document.predictedEnvironment(ofRoot: root)
    let stored = document.layoutTree(root: root, environment: environment)
    guard stored.hasAllFrames(in: document) else { return nil }
    let isCounted = countedViews(stored, in: document)
    guard isCounted.contains(true) else { return nil }
    stored.applyStoredFrames(of: document)

    let laidOut = LaidOutTree(
      document, root: root, environment: environment, makeSolver: makeSolver)
    let frames = laidOut.frames
    let ambiguous = laidOut.ambiguousViews()
    let hasConflict = !laidOut.engine.conflicts.isEmpty
    let isExplicit = laidOut.explicitlyPlaced()

    var score = TreeScore(
      path: document.path, scene: document.sceneName(ofRoot: root),
      position: document.views[root].position,
      isFlagged: Staleness.isFlagged(stored, in: document), isStale: Staleness.isStale(stored),
      isInconsistent: Staleness.isInconsistent(stored), hasConflict: hasConflict, views: [],
      readsInsets: insets == .read)
    for (order, entry) in stored.views.enumerated() where isCounted[order] {
      let view = document.views[entry.index]
      let extents = document.contentExtents(ofView: entry.index)
      let category: ViewScore.Category =
        if ambiguous[order] {
          .nonUnique
        } else {
          isExplicit[order] ? .explicitOnly : .needsContentSize
        }
      let old = (view.frame ?? .zero).components
      let new = frames[order].components
      let difference = zip(old, new).map { abs($0 - $1) }.max() ?? 0
      score.views.append(
        ViewScore(
          id: view.id, name: view.reportName, element: view.element, position: view.position,
          category: category,
          hasBothSizesFromFile: extents.allSatisfy { $0.source == .storedFrame }, stored: old,
          computed: new, difference: difference, cause: nil))
    }
    explain(&score, stored, frames, document)
    return score
  }

  /// The views that count: placed by constraints, and neither hidden nor in a hidden arranged view.
  private func countedViews(
    _ tree: InterfaceLayoutTree, in document: InterfaceDocument
  ) -> [Bool] {
    var hiddenRoots: Set<ObjectIdentifier> = []
    return tree.views.map { entry in
      let view = entry.view
      let isBelowHidden = view.superview.map { hiddenRoots.contains(ObjectIdentifier($0)) } ?? false
      if isBelowHidden || view.isHidden && view.superview is StackView {
        hiddenRoots.insert(ObjectIdentifier(view))
        return false
      }
      return !view.isHidden && document.isConstraintLaid(entry.index)
        && !document.views[entry.index].attributes.hasFixedFrame
    }
  }
}
