/// A rectangle that constraints can speak about and nobody draws.
///
/// A guide that is used on one axis only needs no constraint on the other.
open class LayoutGuide: LayoutItem {
  /// The view in whose coordinates the guide lies.
  public internal(set) final var owningView: View? {
    get { holder?.view }
    set { holder = newValue.map(UnretainedView.init) }
  }
  /// A name for reports.
  open var identifier = ""
  /// The rectangle of a custom guide after the last layout, in the owning view's coordinates.
  package final var storedFrame: Rect = .zero

  /// The guide of another module that stands for this one; it clears this in its `deinit`.
  @safe package final unowned(unsafe) var frontGuide: AnyObject?
  public final override var front: AnyObject? { frontGuide }

  /// Creates a guide that no view owns yet.
  public init() {
    super.init(isView: false)
  }

  /// Creates a guide with a name.
  package convenience init(_ identifier: String) {
    self.init()
    self.identifier = identifier
  }

  /// The guide's rectangle in the owning view's bounds coordinates, in points.
  open var layoutFrame: Rect {
    guard let owningView, let edges else { return storedFrame }
    return edges.rect(in: owningView.bounds)
  }

  /// Whether the constraints leave the rectangle undetermined, on an axis that they speak of; false
  /// while nobody lays the owning view out.
  ///
  /// For debugging: it examines all solutions, and brings the layout up to date first.
  public final var hasAmbiguousLayout: Bool { host?.hasAmbiguousLayout(self) ?? false }

  /// The constraints that decide the guide's place and size along an axis; for debugging.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    host?.constraintsAffectingLayout(of: self, for: axis) ?? []
  }

  /// Where the edges lie when they follow from the owning view alone; nil for a custom guide,
  /// whose edges constraints decide.
  package var edges: GuideEdges? { nil }

  package override var isDerivedFromOwner: Bool { edges != nil }
  package override var layoutDirection: LayoutDirection {
    owningView?.layoutDirection ?? .leftToRight
  }
  open override var displayName: String? { identifier.isEmpty ? nil : identifier }
}

/// The edges of a guide as functions of its owning view's size.
package struct GuideEdges: Hashable, Sendable, BitwiseCopyable {
  /// One edge: a share of the owner's size along its axis plus a distance, in points.
  package struct Edge: Hashable, Sendable, BitwiseCopyable {
    package var share: Double
    package var distance: Double

    package init(share: Double, distance: Double) {
      self.share = share
      self.distance = distance
    }
  }

  package var left: Edge
  package var top: Edge
  package var right: Edge
  package var bottom: Edge

  package init(left: Edge, top: Edge, right: Edge, bottom: Edge) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The owner's bounds less insets.
  package init(_ insets: EdgeInsets) {
    left = Edge(share: 0, distance: insets.left)
    top = Edge(share: 0, distance: insets.top)
    right = Edge(share: 1, distance: -insets.right)
    bottom = Edge(share: 1, distance: -insets.bottom)
  }

  /// A rectangle that does not depend on the owner's size.
  package init(_ rect: Rect) {
    left = Edge(share: 0, distance: rect.minX)
    top = Edge(share: 0, distance: rect.minY)
    right = Edge(share: 0, distance: rect.maxX)
    bottom = Edge(share: 0, distance: rect.maxY)
  }

  /// The rectangle within an owner of the given bounds; negative sizes become zero.
  package func rect(in bounds: Rect) -> Rect {
    let minX = left.share * bounds.width + left.distance
    let minY = top.share * bounds.height + top.distance
    let maxX = right.share * bounds.width + right.distance
    let maxY = bottom.share * bounds.height + bottom.distance
    return Rect(
      x: bounds.minX + minX, y: bounds.minY + minY, width: max(maxX - minX, 0),
      height: max(maxY - minY, 0))
  }
}
