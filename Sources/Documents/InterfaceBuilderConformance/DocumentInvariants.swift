import AutoLayoutEngine
public import InterfaceBuilder
import LayoutModel
public import LinearConstraints

/// What must hold of a document on every screen, in both directions and at any text size, where no
/// stored frame is needed to know what is right: layout ends, keeps what it keeps on the document's own canvas,
/// and mirrored twice it is what it was.
public struct DocumentInvariants: Sendable, Codable {
  /// What did not hold.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// Frames differ after the direction was turned around and back.
    case mirroring
    /// The layout never settles.
    case feedback
    /// The solver gave up.
    case failure
    /// A required constraint of the document is broken that holds on its own canvas.
    case conflict
  }

  /// A place where an invariant did not hold.
  public struct Exception: Sendable, Codable {
    /// What did not hold.
    public var kind: Kind
    /// The document and the line of the root.
    public var place: String
    /// The screen, the direction and the text size.
    public var situation: String
  }

  /// Which constraints a layout broke, by index in the document; -1 for those of the system.
  private typealias Broken = Set<Int>

  /// The text sizes to lay out at.
  private static let categories: [ContentSizeCategory] = [
    .extraSmall, .accessibilityExtraExtraExtraLarge,
  ]

  /// The layouts that were computed.
  public private(set) var layouts = 0
  /// The trees that were laid out.
  public private(set) var trees = 0
  /// Where an invariant did not hold.
  public private(set) var exceptions: [Exception] = []

  /// Creates a check of nothing yet.
  public init() {}

  /// The number of exceptions of a kind.
  public func count(of kind: Kind) -> Int { exceptions.count { $0.kind == kind } }

  /// The number of trees with exceptions of a kind.
  public func treeCount(of kind: Kind) -> Int {
    Set(exceptions.lazy.filter { $0.kind == kind }.map(\.place)).count
  }

  /// Lays every tree of a document out on screens.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - screens: The screens, each as it lies.
  ///   - makeSolver: Makes a solver without unknowns, one a tree.
  public mutating func check(
    _ document: InterfaceDocument, on screens: [LayoutScreen],
    makeSolver: () -> any IncrementalSolver
  ) {
    for root in document.layoutRoots {
      let canvas = LaidOutTree(
        document, root: root, environment: document.inferredEnvironment(ofRoot: root),
        makeSolver: makeSolver)
      guard canvas.tree.views.count > 1, !canvas.tree.constraints.isEmpty else { continue }
      trees += 1
      let place = "\(document.path):\(document.views[root].position.line)"
      let broken = DocumentInvariants.broken(canvas)
      note(canvas, canBreak: broken, place, "its own canvas")
      checkMirroring(canvas, place)
      for screen in screens {
        for category in Self.categories {
          var environment = document.environment(ofRoot: root, on: screen)
          environment.contentSizeCategory = category
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let tree = LaidOutTree(
              document, root: root, environment: environment, direction: direction,
              makeSolver: makeSolver)
            note(
              tree, canBreak: broken, place,
              "\(Int(screen.size.width)) x \(Int(screen.size.height)), \(direction), \(category)")
          }
        }
      }
    }
  }

  private mutating func note(
    _ tree: LaidOutTree, canBreak: Broken, _ place: String, _ situation: String
  ) {
    layouts += 1
    func add(_ kind: Kind) {
      exceptions.append(Exception(kind: kind, place: place, situation: situation))
    }
    if tree.engine.failure != nil { add(.failure) }
    if tree.engine.isCaughtInFeedbackLoop { add(.feedback) }
    if !DocumentInvariants.broken(tree).isSubset(of: canBreak) { add(.conflict) }
  }

  private mutating func checkMirroring(_ canvas: LaidOutTree, _ place: String) {
    let frames = canvas.frames
    canvas.engine.layoutDirection = .rightToLeft
    canvas.engine.layoutIfNeeded()
    canvas.engine.layoutDirection = .leftToRight
    canvas.engine.layoutIfNeeded()
    layouts += 2
    guard !canvas.engine.isCaughtInFeedbackLoop else { return }
    // What constraints leave open, or break, may settle elsewhere.
    guard canvas.engine.conflicts.isEmpty else { return }
    let isOpen = canvas.ambiguousViews()
    let differs = zip(frames, canvas.frames).enumerated().contains { index, pair in
      !isOpen[index]
        && zip(pair.0.components, pair.1.components).contains {
          abs($0 - $1) > 0.5 + ViewScore.slack
        }
    }
    guard differs, !isOpen.contains(true) else { return }
    exceptions.append(
      Exception(kind: .mirroring, place: place, situation: "its own canvas, turned twice"))
  }

  private static func broken(_ tree: LaidOutTree) -> Broken {
    Set(
      tree.engine.conflicts.map { conflict in
        tree.tree.constraints.first { $0.constraint === conflict.broken }?.index ?? -1
      })
  }
}
