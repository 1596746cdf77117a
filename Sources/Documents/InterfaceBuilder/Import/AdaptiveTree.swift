public import LayoutModel

/// A document's tree that follows the size classes: what the document installs, or sets, for some of
/// them only comes and goes with them.
///
/// Views and constraints of all classes are there from the beginning, those that are not installed
/// outside the tree or inactive. A change touches only what differs between the two selections, so
/// that what an application set by itself stays. The tree belongs to one queue.
public final class AdaptiveTree {
  /// The tree; its ``InterfaceLayoutTree/constraints`` are those of the traits at the beginning, and
  /// its views all that any traits install.
  public let tree: InterfaceLayoutTree

  private let document: InterfaceDocument
  private var resolution: TraitResolution
  private let constraints: [(index: Int, constraint: LayoutConstraint)]
  private let viewsByIndex: [Int: View]
  /// Whether the document has variations for some traits.
  private let varies: Bool

  init(
    _ tree: InterfaceLayoutTree, spare: [(index: Int, constraint: LayoutConstraint)],
    _ document: InterfaceDocument, _ resolution: TraitResolution
  ) {
    self.tree = tree
    self.document = document
    self.resolution = resolution
    constraints = tree.constraints + spare
    viewsByIndex = Dictionary(tree.views.map { ($0.index, $0.view) }) { first, _ in first }
    varies =
      tree.views.contains { !document.views[$0.index].variations.isEmpty }
      || (tree.constraints + spare).contains { !document.constraints[$0.index].variations.isEmpty }
  }

  /// The constraints of all traits, with their indices in the document.
  public var allConstraints: [(index: Int, constraint: LayoutConstraint)] { constraints }

  /// The traits that the tree is made for.
  public var traits: TraitSelection { resolution.traits }

  /// Makes the tree as the document states for other traits, in one batch and without layout.
  ///
  /// - Complexity: O(n) in the number of views and constraints, and nothing when the document states
  ///   the same for all traits.
  public func setTraits(_ traits: TraitSelection) {
    guard varies, traits != self.traits else { return }
    let old = resolution
    var environment = tree.environment
    environment.traits = traits
    resolution = TraitResolution(document, in: environment)
    let wereInstalled = constraints.map { isInstalled($0, by: old) }
    for (index, view) in tree.views where index != tree.rootIndex {
      updatePlace(of: view, index, from: old)
    }
    for (index, view) in tree.views { updateAttributes(of: view, index, from: old) }
    var leaving: [LayoutConstraint] = []
    var coming: [LayoutConstraint] = []
    for (entry, wasInstalled) in zip(constraints, wereInstalled) {
      updateConstant(of: entry, from: old)
      let isInstalled = isInstalled(entry, by: resolution)
      if wasInstalled && !isInstalled { leaving.append(entry.constraint) }
      if isInstalled && !wasInstalled { coming.append(entry.constraint) }
    }
    LayoutConstraint.deactivate(leaving)
    // Nothing is refused: both items of each are in the tree, and each was checked when it was made.
    try? LayoutConstraint.activate(validating: coming)
  }

  private func isInstalled(
    _ entry: (index: Int, constraint: LayoutConstraint), by resolution: TraitResolution
  ) -> Bool {
    resolution.isIncluded(document.constraints[entry.index]) && tree.holds(entry.constraint)
  }

  private func updatePlace(of view: View, _ index: Int, from old: TraitResolution) {
    let source = document.views[index]
    let isIncluded = resolution.isIncluded(source)
    guard isIncluded != old.isIncluded(source) else { return }
    if isIncluded {
      install(view, index)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Puts a view behind the last of those that the document writes before it.
  private func install(_ view: View, _ index: Int) {
    guard view.superview == nil, let parent = document.views[index].parent,
      let superview = viewsByIndex[parent]
    else { return }
    let previous = document.views[parent].subviews.prefix { $0 != index }.reversed().lazy
      .compactMap { self.viewsByIndex[$0] }.first { $0.superview === superview }
    func place(in views: [View]) -> Int {
      views.firstIndex { $0 === previous }.map { $0 + 1 } ?? 0
    }
    if let stack = superview as? StackView {
      stack.insertArrangedSubview(view, at: place(in: stack.arrangedSubviews))
    } else {
      superview.insertSubview(view, at: place(in: superview.subviews))
    }
  }

  private func updateAttributes(of view: View, _ index: Int, from old: TraitResolution) {
    guard !document.views[index].variations.isEmpty else { return }
    let source = resolution.view(index)
    let previous = old.view(index)
    let isHidden = resolution.isHidden(source)
    if isHidden != old.isHidden(previous) { view.isHidden = isHidden }
    if let stack = view as? DocumentStackView, let arranged = source.attributes.stack,
      arranged != previous.attributes.stack
    {
      stack.arrange(by: arranged)
    }
    updateMargins(of: view, source.attributes, from: previous.attributes)
    if source.attributes.font != previous.attributes.font, let item = view as? any DocumentItem {
      item.content = DocumentContent(index, resolution)
      // Baselines follow the font even where the size does not.
      view.invalidateIntrinsicContentSize()
    }
  }

  private func updateMargins(
    of view: View, _ attributes: ViewAttributes, from old: ViewAttributes
  ) {
    guard
      attributes.layoutMargins != old.layoutMargins
        || attributes.directionalLayoutMargins != old.directionalLayoutMargins
    else { return }
    if attributes.layoutMargins == nil && attributes.directionalLayoutMargins == nil {
      view.layoutMargins = view.defaultLayoutMargins
    }
    view.takeMargins(of: attributes)
  }

  private func updateConstant(
    of entry: (index: Int, constraint: LayoutConstraint), from old: TraitResolution
  ) {
    let source = document.constraints[entry.index]
    guard !source.variations.isEmpty else { return }
    let first = entry.constraint.firstItem
    let second = entry.constraint.secondItem
    let constant = resolution.constant(of: source, first, second)
    if constant != old.constant(of: source, first, second) { entry.constraint.constant = constant }
  }
}
