package import LayoutModel

/// The numbers of an item that rows are made with besides its unknowns; few items have any.
///
/// They are the model's, read when a row is made whose constraint needs them: see
/// ``LayoutEngine/readGeometry(for:)``.
package struct ItemGeometry: BitwiseCopyable {
  /// A baseline of a view.
  package struct Baseline: BitwiseCopyable {
    /// The view below or at this one whose baseline is meant.
    package var view: Int32
    /// The share of the view's height at which the offset begins.
    package var share: Double
    /// The distance downwards from there, in points.
    package var offset: Double

    package init(view: Int32, share: Double, offset: Double) {
      self.view = view
      self.share = share
      self.offset = offset
    }
  }

  /// What a row may need of an item.
  struct Parts: OptionSet {
    let rawValue: UInt8

    /// How far the alignment rectangle lies within the frame.
    static let alignment = Parts(rawValue: 1 << 0)
    static let margins = Parts(rawValue: 1 << 1)
    /// Where the bounds begin, or for a scroll view, the guides that stand for it.
    static let boundsOrigin = Parts(rawValue: 1 << 2)
    /// The edges of a guide that is an inset of its owning view.
    static let edges = Parts(rawValue: 1 << 3)
    static let firstBaseline = Parts(rawValue: 1 << 4)
    static let lastBaseline = Parts(rawValue: 1 << 5)
    static let contentGuide = Parts(rawValue: 1 << 6)
  }

  /// The parts that were read since ``generation`` began.
  var parts = Parts(rawValue: 0)
  /// When they were read.
  var generation: UInt32 = 0
  /// What the numbers are called that rows are made with, where they were read since ``numbersGeneration`` began.
  private var numbersName: Int32 = 0
  private var numbersGeneration: UInt32 = 0
  package var alignment = EdgeInsets()
  package var margins = EdgeInsets()
  package var boundsOrigin = Point(x: 0, y: 0)
  /// The guides of a scroll view.
  package var frameGuide: Int32 = -1
  package var contentGuide: Int32 = -1
  package var edges: GuideEdges?
  /// Whether rows may have been made with other edges than these.
  var hasOutdatedRows = false
  package var firstBaseline: Baseline?
  package var lastBaseline: Baseline?

  package init() {}

  /// Takes note that parts were read in a generation; what was read in an earlier one is no longer known.
  mutating func note(_ parts: Parts, readIn generation: UInt32) {
    if self.generation != generation {
      self.generation = generation
      self.parts = parts
    } else {
      self.parts.formUnion(parts)
    }
  }

  /// Takes note of what the numbers are called that were read in a generation.
  mutating func note(_ name: Int32, asNumbersIn generation: UInt32) {
    numbersName = name
    numbersGeneration = generation
  }

  /// What the numbers are called that were read since a generation began; 0 for none.
  @inline(__always)
  func numbersName(since generation: UInt32) -> Int32 {
    numbersGeneration == generation ? numbersName : 0
  }

  /// Takes edges that rows will be made with, while others may have been made with earlier ones.
  mutating func takeEdges(_ edges: GuideEdges?) {
    if let known = self.edges, known != edges { hasOutdatedRows = true }
    self.edges = edges
  }

  /// Takes edges that all rows will be made with.
  ///
  /// - Returns: The edges that lie elsewhere than in some row.
  mutating func replaceEdges(with edges: GuideEdges?) -> EdgeSet {
    let changed = hasOutdatedRows ? .all : self.edges?.difference(from: edges) ?? .all
    self.edges = edges
    hasOutdatedRows = false
    return changed
  }
}

extension EdgeInsets {
  /// The left or top inset.
  func near(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  /// The right or bottom inset.
  func far(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

extension GuideEdges {
  func near(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? left : top }
  func far(_ axis: LayoutAxis) -> Edge { axis == .horizontal ? right : bottom }
}
