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
      ? document.inferredEnvironment(ofRoot: root) : document.predictedEnvironment(ofRoot: root)
    let plain = document.layoutTree(
      root: root, environment: environment, activatesConstraints: false)
    guard plain.hasAllFrames(in: document) else { return nil }
    let isCounted = countedViews(plain, in: document)
    guard isCounted.contains(true) else { return nil }

    let laidOut = LaidOutTree(
      document, root: root, environment: environment, makeSolver: makeSolver)
    let frames = laidOut.frames
    let ambiguous = laidOut.ambiguousViews()
    let hasConflict = !laidOut.engine.conflicts.isEmpty
    let isExplicit = laidOut.explicitlyPlaced()
    let measured = measuredFrames(document, root: root, environment)
    // The stacks' rules are there once the tree was laid out.
    laidOut.tree.applyStoredFrames(of: document)
    let staleness = Staleness(laidOut.tree, in: document)

    var score = TreeScore(
      path: document.path, scene: document.sceneName(ofRoot: root),
      position: document.views[root].position,
      isFlagged: Staleness.isFlagged(laidOut.tree, in: document), hasConflict: hasConflict,
      views: [], readsInsets: insets == .read)
    for (order, entry) in laidOut.tree.views.enumerated() where isCounted[order] {
      let view = document.views[entry.index]
      let extents = document.contentExtents(ofView: entry.index)
      let category: ViewScore.Category =
        if ambiguous[order] {
          .nonUnique
        } else {
          isExplicit[order] ? .explicitOnly : .needsContentSize
        }
      var one = ViewScore(
        id: view.id, name: view.reportName, element: view.element, position: view.position,
        category: category,
        hasBothSizesFromFile: extents.allSatisfy { $0.source == .storedFrame },
        staleness: staleness.causes[order], stored: (view.frame ?? .zero).components,
        computed: frames[order].components, measured: measured[order].components)
      if !one.isClose {
        one.cause = cause(of: entry.view, one, in: score)
      }
      score.views.append(one)
    }
    return score
  }

  /// The frames without any size from the file but the root's.
  private func measuredFrames(
    _ document: InterfaceDocument, root: Int, _ environment: LayoutEnvironment
  ) -> [Rect] {
    var environment = environment
    environment.contentSizes = .measured
    return LaidOutTree(document, root: root, environment: environment, makeSolver: makeSolver)
      .frames
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
      return !view.isHidden && document.isConstraintBased(entry.index)
        && !document.views[entry.index].attributes.hasFixedFrame
    }
  }
}
