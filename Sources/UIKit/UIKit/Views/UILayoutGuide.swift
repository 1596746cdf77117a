public import Foundation
package import LayoutModel

/// A rectangle that constraints can relate and that nothing draws.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AssociationOwner {
  @safe nonisolated(unsafe) final var hasAssociations = false
  /// The guide of the model.
  @safe nonisolated(unsafe) package final let model: LayoutGuide

  /// Creates a guide that no view owns yet.
  public override init() {
    model = LayoutGuide()
    super.init()
    model.frontGuide = self
  }

  /// Creates a guide without an owner: there are no archives here, and the coder is not read.
  public required init?(coder: NSCoder) {
    model = LayoutGuide()
    super.init()
    model.frontGuide = self
  }

  init(_ model: LayoutGuide) {
    self.model = model
    super.init()
    model.frontGuide = self
  }

  deinit {
    model.frontGuide = nil
    endAssociations()
  }

  /// The view in whose coordinates the guide lies; ``UIView/addLayoutGuide(_:)`` sets it.
  open weak var owningView: UIView?
  /// The anchors that constraints on the guide were asked for.
  final var askedAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

  /// A name for reports.
  open var identifier: String {
    get { model.identifier }
    set { model.identifier = newValue }
  }

  /// The rectangle in the owning view's coordinates, after the last layout, in points.
  open var layoutFrame: CGRect { CGRect(model.layoutFrame) }

  /// Whether the constraints leave the rectangle undetermined; for debugging.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutHost.hasAmbiguousLayout(model) ?? false
  }

  /// The constraints that decide the place and size along an axis; for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutHost.constraintsAffectingLayout(of: model, for: axis.modelAxis)
      .map(NSLayoutConstraint.front) ?? []
  }

  /// The edge where lines of text start.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(model, .leading) }
  /// The edge where lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(model, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(model, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(model, .right) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(model, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(model, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(model, .bottom) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(model, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(model, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(model, .height) }

  /// The guide with its frame and its owner.
  open nonisolated override var description: String { model.description }
}
