internal import LayoutModel

struct TreeBuilder {
  private let document: InterfaceDocument
  private let resolution: TraitResolution
  private let tree: InterfaceLayoutTree
  private let activatesConstraints: Bool
  /// Whether what only other traits install is made as well, and left outside the tree.
  private let isAdaptive: Bool
  /// The constraints that only other traits install.
  private(set) var uninstalledConstraints: [(index: Int, constraint: LayoutConstraint)] = []

  init(
    _ document: InterfaceDocument, _ resolution: TraitResolution, root: Int,
    environment: LayoutEnvironment, activatesConstraints: Bool, isAdaptive: Bool = false
  ) {
    self.activatesConstraints = activatesConstraints
    self.isAdaptive = isAdaptive
    self.document = document
    self.resolution = resolution
    let view = TreeBuilder.makeView(document, resolution, root)
    tree = InterfaceLayoutTree(rootIndex: root, root: view, environment: environment)
  }

  mutating func build() -> InterfaceLayoutTree {
    let root = tree.root
    root.translatesAutoresizingMaskIntoConstraints = true
    root.defaultLayoutMargins = tree.environment.rootMargins
    document.applyMinimumMargins(
      tree.environment.rootMargins, toRoot: tree.rootIndex,
      resolution.view(tree.rootIndex).attributes, root)
    addViews()
    // After the subviews, whose masks follow the change from the stored size.
    root.frame = tree.environment.frame
    addControllerGuides()
    addConstraints()
    return tree
  }

  // MARK: Views

  private mutating func addViews() {
    var pending = [(index: tree.rootIndex, view: tree.root)]
    while let (index, view) = pending.popLast() {
      let source = document.views[index]
      tree.views.append((index, view))
      if !source.id.isEmpty { tree.viewsByID[source.id] = view }
      for guide in source.guides { add(document.guides[guide], to: view) }
      var children: [(index: Int, view: View)] = []
      for child in source.ownedViews where !document.views[child].isLayoutRoot {
        let content = TreeBuilder.makeView(document, resolution, child)
        content.defaultLayoutMargins = document.contentViewMargins(
          child, side: tree.environment.cellSideMargin)
        view.addSubview(content)
        children.append((child, content))
      }
      for child in source.subviews {
        let isIncluded = resolution.isIncluded(document.views[child])
        guard isIncluded || isAdaptive else { continue }
        let made = TreeBuilder.makeView(document, resolution, child)
        children.append((child, made))
        guard isIncluded else { continue }
        if let stack = view as? StackView {
          stack.addArrangedSubview(made)
        } else {
          view.addSubview(made)
        }
      }
      pending.append(contentsOf: children.reversed())
    }
  }

  static func makeView(
    _ document: InterfaceDocument, _ resolution: TraitResolution, _ index: Int
  ) -> View {
    let source = resolution.view(index)
    let attributes = source.attributes
    let content = DocumentContent(index, resolution)
    let view: View
    if let stack = attributes.stack {
      view = DocumentStackView(content, stack)
    } else if source.isScrollView {
      let scrollView = DocumentScrollView(content)
      scrollView.alwaysBounceHorizontal = attributes.alwaysBouncesHorizontally
      scrollView.alwaysBounceVertical = attributes.alwaysBouncesVertically
      scrollView.contentInsetAdjustmentBehavior = attributes.insetAdjustment
      scrollView.isUnscrolled = resolution.isDesignTime && document.follows(.unscrolledContent)
      view = scrollView
    } else {
      view = DocumentView(content)
    }
    view.isHidden = resolution.isHidden(source)
    for axis in LayoutAxis.allCases {
      // An illegal one is reported with the tree's constraints.
      if let priority = attributes.hugging[axis.rawValue].map({ LayoutPriority($0) }),
        priority.isLegal
      {
        view.setContentHuggingPriority(priority, for: axis)
      }
      if let priority = attributes.resistance[axis.rawValue].map({ LayoutPriority($0) }),
        priority.isLegal
      {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    if content.isLeastSize {
      for axis in LayoutAxis.allCases { view.setContentHuggingPriority(1, for: axis) }
    }
    view.takeMargins(of: attributes)
    if attributes.preservesSuperviewMargins { view.preservesSuperviewLayoutMargins = true }
    if !attributes.insetsMarginsFromSafeArea || !document.addsSafeAreaToMargins {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if attributes.semanticContent != .unspecified {
      view.semanticContentAttribute = attributes.semanticContent
    }
    view.autoresizingMask = source.autoresizingMask
    // As a nib does: masks speak of the sizes at design time. What constraints lay out is placed
    // anew by the first layout, whatever stands here.
    if var frame = document.contentViewFrame(index) {
      // Text wraps at the width that layout gives it, not at the stored one.
      if content.wrapping != nil, document.isConstraintBased(index) { frame.size = .zero }
      view.frame = frame
    }
    view.translatesAutoresizingMaskIntoConstraints = !document.isConstraintBased(index)
    return view
  }

  // MARK: Guides

  private mutating func add(_ guide: InterfaceGuide, to view: View) {
    let made: LayoutGuide? =
      switch guide.kind {
      case .safeArea: view.safeAreaLayoutGuide
      case .layoutMargins: view.layoutMarginsGuide
      case .readableContent: view.readableContentGuide
      case .keyboard: view.keyboardLayoutGuide
      case .scrollContent: (view as? ScrollView)?.contentLayoutGuide
      case .scrollFrame: (view as? ScrollView)?.frameLayoutGuide
      case .top, .bottom: nil
      case .custom:
        {
          let custom = LayoutGuide()
          custom.identifier = guide.id
          view.addLayoutGuide(custom)
          return custom
        }()
      }
    if let made, !guide.id.isEmpty { tree.guidesByID[guide.id] = made }
  }

  private mutating func addControllerGuides() {
    for scene in document.scenes {
      for controller in scene.controllers where controller.view == tree.rootIndex {
        for index in controller.guides {
          let guide = document.guides[index]
          let made = ControllerLayoutGuide(isTop: guide.kind == .top)
          tree.root.addLayoutGuide(made)
          if !guide.id.isEmpty { tree.guidesByID[guide.id] = made }
        }
      }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    for (index, view) in tree.views {
      reportIllegalPriorities(of: index)
      for constraint in document.views[index].constraints {
        add(constraint, owner: view)
      }
    }
  }

  private mutating func add(_ index: Int, owner: View) {
    let source = document.constraints[index]
    let isIncluded = resolution.isIncluded(source)
    guard isIncluded || isAdaptive else { return }
    let first = source.firstItem.map(tree.item) ?? owner
    let second = source.secondItem.flatMap(tree.item)
    guard let first, second != nil || source.secondItem == nil else {
      // The item may be taken out by a variation; only one in another tree is worth a word.
      reportItemsInOtherTrees(index)
      return
    }
    do throws(LayoutError) {
      let constraint = try LayoutConstraint.make(
        item: first, attribute: source.firstAttribute, relatedBy: source.relation, toItem: second,
        attribute: source.secondAttribute, multiplier: source.multiplier,
        constant: resolution.constant(of: source, first, second))
      // An engine would refuse it as it takes it in; here its place in the document is known.
      guard constraint.hasCompatibleAnchors else { throw constraint.incompatibilityError }
      constraint.identifier = source.identifier
      try constraint.setPriority(LayoutPriority(source.priority))
      constraint.applicationBreakRank = DocumentBreakRank.rank(of: constraint, depth: owner.depth)
      if activatesConstraints { try LayoutConstraint.activate(validating: [constraint]) }
      if isIncluded && (!isAdaptive || tree.holds(constraint)) {
        tree.constraints.append((index, constraint))
      } else {
        uninstalledConstraints.append((index, constraint))
      }
    } catch {
      tree.problems.append(
        InterfaceLayoutTree.Problem(
          element: .constraint(index), position: source.position, message: error.message))
    }
  }

  /// Reports priorities of a view's content that are none; the view keeps its defaults.
  private mutating func reportIllegalPriorities(of index: Int) {
    let source = document.views[index]
    for value in source.attributes.hugging + source.attributes.resistance {
      guard let value, !LayoutPriority(value).isLegal else { continue }
      tree.problems.append(
        InterfaceLayoutTree.Problem(
          element: .view(index), position: source.position,
          message: LayoutError.illegalPriority(value).message))
    }
  }

  private mutating func reportItemsInOtherTrees(_ constraint: Int) {
    let source = document.constraints[constraint]
    for id in [source.firstItem, source.secondItem].compactMap(\.self) where tree.item(id) == nil {
      guard case .view(let index) = document.item(withID: id),
        document.layoutRoot(of: index) != tree.rootIndex
      else { continue }
      tree.problems.append(
        InterfaceLayoutTree.Problem(
          element: .constraint(constraint), position: source.position,
          message: "the constraint '\(source.id)' names '\(id)', which lies in another tree"))
    }
  }
}
