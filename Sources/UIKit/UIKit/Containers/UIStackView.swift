public import Foundation
import LayoutModel

/// Lays views out in a row or a column, by constraints that it makes and keeps up to date.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views are sized and placed along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; hugging and compression resistance decide which gives way.
    case fill = 0
    /// The views fill the stack and are of one size.
    case fillEqually = 1
    /// The views fill the stack, in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The gaps are equal, and at least the spacing.
    case equalSpacing = 3
    /// The centres are equally far apart, as far as the spacing, which is the least, allows.
    case equalCentering = 4
  }

  /// How views are placed across the axis.
  public enum Alignment: Int, Sendable {
    /// As wide, or high, as the stack.
    case fill = 0
    /// At the leading edge, or the top.
    case leading = 1
    /// By the baselines of the first lines.
    case firstBaseline = 2
    /// By the centres.
    case center = 3
    /// At the trailing edge, or the bottom.
    case trailing = 4
    /// By the baselines of the last lines.
    case lastBaseline = 5

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  override class func makeModel() -> any FrontedView { StackModel() }

  private var stack: StackModel { unsafe unsafeDowncast(fronted, to: StackModel.self) }
  private var arranged: [UIView] = []

  /// The custom spacing that stands for the stack's own.
  public nonisolated static var spacingUseDefault: CGFloat {
    CGFloat(StackView.spacingUseDefault)
  }
  /// The spacing that stands for the system's, 8 points.
  public nonisolated static var spacingUseSystem: CGFloat { CGFloat(StackView.spacingUseSystem) }

  /// Creates a stack that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// The views that the stack lays out, in order; each is a subview, too.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after all others; it becomes a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at an index, or moves it there; it becomes a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    stack.insertArrangedSubview(view.model, at: index)
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index, arranged.count))
  }

  /// Ends the arrangement of a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    stack.removeArrangedSubview(view.model)
    arranged.removeAll { $0 === view }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// The direction in which views follow each other.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.axis == .horizontal ? .horizontal : .vertical }
    set { stack.axis = newValue.modelAxis }
  }

  /// How views are sized and placed along the axis.
  open var distribution: Distribution {
    get { Distribution(rawValue: stack.distribution.rawValue) ?? .fill }
    set { stack.distribution = .init(rawValue: newValue.rawValue) ?? .fill }
  }

  /// How views are placed across the axis.
  open var alignment: Alignment {
    get { Alignment(rawValue: stack.alignment.rawValue) ?? .fill }
    set { stack.alignment = .init(rawValue: newValue.rawValue) ?? .fill }
  }

  /// The distance between neighbours, the least one for the equal distributions, in points.
  open var spacing: CGFloat {
    get { CGFloat(stack.spacing) }
    set { stack.spacing = Double(newValue) }
  }

  /// Whether the spacing of a column runs from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }

  /// Whether views keep to the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// The distance after an arranged view that was set for it; else ``spacingUseDefault``.
  open func customSpacing(after view: UIView) -> CGFloat {
    CGFloat(stack.customSpacing(after: view.model))
  }

  /// Sets the distance after an arranged view, in points, for as long as it is arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    stack.setCustomSpacing(Double(spacing), after: view.model)
  }
}
