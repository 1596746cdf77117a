/// Lays views out in a row or a column, by constraints that it makes and keeps up to date.
///
/// The constraints are those of UIKit's stack views, with their identifiers; ``StackArrangement``
/// states which. A change of one view or option changes the constraints that it concerns only.
open class StackView: View {
  /// The views that the stack lays out, in order; each is a subview, too.
  public final var arrangedSubviews: [View] { arranged.map(\.view) }

  /// The direction in which views follow each other.
  public final var axis: LayoutAxis = .horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views are sized and placed along the axis.
  public final var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How views are placed across the axis.
  public final var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between neighbours, the least one for the equal distributions, in points.
  public final var spacing: Double = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the spacing of a column is measured from baseline to baseline.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether views keep to the layout margins instead of the bounds.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  struct Arranged {
    var view: View
    var key: Int32
    var customSpacing: Double?
  }

  final var arranged: [Arranged] = []
  final private(set) var viewsByKey: [Int32: View] = [:]
  private var nextKey: Int32 = 0
  final var installation = StackInstallation()
  /// The host's generation in which the stack, and those around it, noted changed content.
  private var notedGeneration = -1

  /// Creates a stack that arranges the views given.
  public init(arrangedSubviews views: [View] = []) {
    super.init()
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Guides may outlive the stack; their way back to it must not.
    for guide in installation.guides { guide.owningView = nil }
  }

  /// Arranges a view after all others; it becomes a subview if it is none.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at an index, or moves it there; it becomes a subview if it is none.
  ///
  /// The view is laid out by constraints from now on.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    if let present = place(of: view) {
      let item = arranged.remove(at: present)
      arranged.insert(item, at: min(index, arranged.count))
    } else {
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = false
      arranged.insert(Arranged(view: view, key: nextKey), at: min(index, arranged.count))
      viewsByKey[nextKey] = view
      nextKey += 1
    }
    setNeedsUpdateConstraints()
  }

  /// Ends the arrangement of a view, which stays a subview.
  public final func removeArrangedSubview(_ view: View) {
    guard let index = place(of: view) else { return }
    viewsByKey[arranged.remove(at: index).key] = nil
    // The view owns constraints on its size itself; it may leave before the next layout.
    LayoutConstraint.deactivate(view.constraints.filter(\.isSizeInStack))
    setNeedsUpdateConstraints()
  }

  /// The distance after an arranged view that was set for it; else ``spacingUseDefault``.
  public final func customSpacing(after view: View) -> Double {
    place(of: view).flatMap { arranged[$0].customSpacing } ?? StackView.spacingUseDefault
  }

  /// Sets the distance after an arranged view, in points, for as long as it is arranged.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    guard let index = place(of: view) else { return }
    let custom = spacing == StackView.spacingUseDefault ? nil : spacing
    guard custom != arranged[index].customSpacing else { return }
    arranged[index].customSpacing = custom
    setNeedsUpdateConstraints()
  }

  /// Where a view is among the arranged ones; nil for another.
  private func place(of view: View) -> Int? {
    // Every arranged view is a subview.
    guard view.superview === self else { return nil }
    return arranged.firstIndex { $0.view === view }
  }

  open override func willRemoveSubview(_ subview: View) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  open override func updateConstraints() {
    // From here on a change of content has to be noted anew.
    if distribution == .fillProportionally { host?.contentSizeGeneration += 1 }
    if installation.apply(arrangement, in: self) {
      noteBaselineChange()
      superview?.subviewContentSizeDidChange(self)
    }
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  package override func subviewNeedsRearranging(_ subview: View) {
    setNeedsUpdateConstraints()
  }

  package override func subviewContentSizeDidChange(_ subview: View) {
    guard let host else { return }
    // Stacks around this one arrange by its content, and have its baselines. Once they noted a
    // change, another one adds nothing until the host looked: a pass goes up a chain of stacks once.
    var stack = self
    while stack.notedGeneration != host.contentSizeGeneration {
      stack.notedGeneration = host.contentSizeGeneration
      if stack.distribution == .fillProportionally { stack.setNeedsUpdateConstraints() }
      stack.noteBaselineChange()
      guard let outer = stack.superview as? StackView else { return }
      stack = outer
    }
  }

  package override func forEachGuide(_ body: (LayoutGuide) -> Void) {
    super.forEachGuide(body)
    for guide in installation.guides { body(guide) }
  }
}

extension LayoutConstraint {
  /// Whether a stack view decides the size of one of its arranged views by the constraint.
  fileprivate var isSizeInStack: Bool {
    guard origin == .stackView, secondItem == nil else { return false }
    return identifier == StackRule.Role.hiding.identifier
      || identifier == StackRule.Role.ambiguitySuppression.identifier
  }
}
