internal import LayoutModel

/// A document as it is for one combination of traits: what is taken out, and what has other values.
///
/// An exclusion of a general variation is undone by an inclusion of a special one, as in the
/// document: `default` takes out, `widthClass=regular` puts back.
struct TraitResolution {
  let document: InterfaceDocument
  let traits: TraitSelection
  let isDesignTime: Bool
  let category: ContentSizeCategory
  let contentSizes: LayoutEnvironment.ContentSizes
  private(set) var excluded: Set<String> = []

  init(_ document: InterfaceDocument, in environment: LayoutEnvironment) {
    self.document = document
    isDesignTime = environment.isDesignTime
    traits = environment.traits
    category = environment.contentSizeCategory
    contentSizes = environment.contentSizes
    for view in document.views {
      for variation in view.variations.applying(traits) {
        excluded.formUnion(variation.excludedConstraints)
        excluded.formUnion(variation.excludedSubviews)
        excluded.subtract(variation.includedConstraints)
        excluded.subtract(variation.includedSubviews)
      }
    }
  }

  func isIncluded(_ view: InterfaceView) -> Bool { !excluded.contains(view.id) || view.id.isEmpty }

  /// Whether a constraint is part of the set; one that is removed at build time counts at design
  /// time.
  func isIncluded(_ constraint: InterfaceConstraint) -> Bool {
    (isDesignTime || !constraint.isPlaceholder)
      && (constraint.id.isEmpty || !excluded.contains(constraint.id))
  }

  /// The number that a constraint writes; nil where the document leaves it to a standard value.
  private func constant(of constraint: InterfaceConstraint) -> Double? {
    var constant = constraint.constant
    for variation in constraint.variations.applying(traits) {
      if let value = variation["constant"].flatMap(Double.init) { constant = value }
    }
    return constant
  }

  /// What is added on the right side.
  ///
  /// A standard distance to a guide is resolved anew whatever number stands beside it: the frames
  /// of the corpus show 0 to a safe area (5 of 5) and 8 to a controller's guide (4 of 4), where the
  /// number is 20. Without a number it is 8 between siblings, and 20 to a superview.
  func constant(
    of source: InterfaceConstraint, _ first: LayoutItem, _ second: LayoutItem?
  ) -> Double {
    let written = constant(of: source)
    guard source.isSymbolic else { return written ?? 0 }
    for item in [first, second] where document.follows(.standardDistance) {
      if item is ControllerLayoutGuide { return 8 }
      if let guide = item as? LayoutGuide, guide === guide.owningView?.rareData?.safeAreaGuide {
        return 0
      }
    }
    if let written { return written }
    guard let first = first as? View, let second = second as? View else { return 0 }
    return first.isDescendant(of: second) || second.isDescendant(of: first) ? 20 : 8
  }

  /// A view as the document has it for the traits.
  func view(_ index: Int) -> InterfaceView { document.views[index].applying(traits) }

  /// Whether a view, as it is for the traits, is hidden.
  func isHidden(_ view: InterfaceView) -> Bool {
    let isStopped = view.attributes.hidesWhenStopped && !view.attributes.isAnimating
    return view.attributes.isHidden && !(isStopped && document.follows(.stoppedIndicator))
  }
}
