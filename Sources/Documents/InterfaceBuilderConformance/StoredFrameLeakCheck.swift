public import InterfaceBuilder
import LayoutModel
public import LinearConstraints
import Statistics

/// Shows that stored frames do not leak into answers: it replaces them by noise and looks whether
/// anything changes that explicit constraints decide.
///
/// Trees count all of whose views are placed by explicit constraints alone. What surrounds the root
/// stays as it was read from the original; the root's own frame is given, as a window gives it.
public struct StoredFrameLeakCheck: Sendable, Codable {
  /// Trees all of whose views are explicit-only.
  public var trees = 0
  /// Their views.
  public var views = 0
  /// The views whose computed frames changed; empty unless something leaks.
  public var changed: [String] = []

  /// Creates a check of nothing yet.
  public init() {}

  /// Checks a document's trees.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - seed: What the noise follows from.
  ///   - makeSolver: Makes a solver without unknowns, one a tree.
  public mutating func check(
    _ document: InterfaceDocument, seed: UInt64, makeSolver: () -> any IncrementalSolver
  ) {
    var noise = SeededGenerator(seed: seed)
    let noisy = document.replacingStoredFrames { _, frame in
      Rect(
        x: noise.distance(), y: noise.distance(), width: frame.width + abs(noise.distance()),
        height: frame.height + abs(noise.distance()))
    }
    for root in document.layoutRoots {
      let environment = document.inferredEnvironment(ofRoot: root)
      let original = LaidOutTree(
        document, root: root, environment: environment, makeSolver: makeSolver)
      let frames = original.frames
      guard original.isExplicitOnly else { continue }
      let disturbed = LaidOutTree(
        noisy, root: root, environment: environment, makeSolver: makeSolver)
      trees += 1
      for (order, entry) in original.tree.views.enumerated().dropFirst() {
        views += 1
        let other = disturbed.tree.views[order].view
        guard frames[order] != other.frame else { continue }
        let view = document.views[entry.index]
        changed.append(
          "\(document.path):\(view.position.line): \(view.reportName): \(frames[order].components)"
            + " became \(other.frame.components), seed \(seed)")
      }
    }
  }
}

extension LaidOutTree {
  /// Whether explicit constraints alone decide every frame below the root.
  fileprivate var isExplicitOnly: Bool {
    guard tree.views.count > 1,
      tree.views.dropFirst().allSatisfy({ document.isConstraintBased($0.index) }),
      !ambiguousViews().contains(true)
    else { return false }
    return !explicitlyPlaced().contains(false)
  }
}

extension SeededGenerator {
  /// A distance between -500 and 500 points.
  fileprivate mutating func distance() -> Double {
    Double(next() % 1_000_000) / 1000 - 500
  }
}
