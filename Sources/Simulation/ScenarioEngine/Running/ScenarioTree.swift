import InterfaceBuilder
import LayoutModel
import Simulation
import VisualFormatLanguage

/// The views, guides and constraints of a run, by name.
final class ScenarioTree {
  /// The controller whose view is the scenario's root.
  let controller: ViewController
  private(set) var views: [String: View] = [:]
  private(set) var guides: [String: LayoutGuide] = [:]
  private(set) var constraints: [String: LayoutConstraint] = [:]
  /// The controllers of views that have one of their own.
  private var controllers: [ObjectIdentifier: ViewController] = [:]
  /// Views that left: constraints do not keep their items alive, and steps may still name them.
  private var retired: [View] = []

  private let deploymentTarget: DeploymentTarget
  private let activation: ScenarioActivation

  init(controller: ViewController, of scenario: Scenario) {
    self.controller = controller
    deploymentTarget = scenario.deploymentTarget
    activation = scenario.activation
    controllers[ObjectIdentifier(controller.view)] = controller
  }

  var root: View { controller.view }

  // MARK: Names

  func name(_ view: View, _ id: String) {
    views[id] = view
  }

  func name(_ constraint: LayoutConstraint, _ identifier: String) {
    constraints[identifier] = constraint
  }

  /// Names the root and every view below it that has an accessibility identifier, for a tree that
  /// was built elsewhere; of several with one identifier the first keeps it.
  func nameByIdentifiers() {
    views = ["root": root]
    root.forEachInSubtree { view in
      if let id = view.accessibilityIdentifier, views[id] == nil { views[id] = view }
    }
  }

  /// The constraint of an identifier.
  func constraint(_ identifier: String) throws(ScenarioActionError) -> LayoutConstraint {
    guard let constraint = constraints[identifier] else { throw .missingItem(identifier) }
    return constraint
  }

  /// The constraints of identifiers.
  func constraints(_ identifiers: [String]) throws(ScenarioActionError) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for identifier in identifiers { found.append(try constraint(identifier)) }
    return found
  }

  /// The view of an id.
  func view(_ id: String) throws(ScenarioActionError) -> View {
    guard let view = views[id] else { throw .missingItem(id) }
    return view
  }

  /// The scroll view of an id.
  func scrollView(_ id: String) throws(ScenarioActionError) -> ScrollView {
    guard let view = views[id] as? ScrollView else { throw .missingItem(id) }
    return view
  }

  func item(_ reference: ItemReference) -> LayoutItem? {
    guard let guide = reference.guide else { return views[reference.id] ?? guides[reference.id] }
    guard let view = views[reference.id] else { return nil }
    switch guide {
    case .safeArea: return view.safeAreaLayoutGuide
    case .margins: return view.layoutMarginsGuide
    case .readable: return view.readableContentGuide
    case .keyboard:
      let guide = view.keyboardLayoutGuide
      // A guide that is asked for while the keyboard is up was not there when it came.
      controller.window?.placeKeyboard(in: guide)
      return guide
    case .content: return (view as? ScrollView)?.contentLayoutGuide
    case .frame: return (view as? ScrollView)?.frameLayoutGuide
    case .topGuide: return controllers[ObjectIdentifier(view)]?.topLayoutGuide
    case .bottomGuide: return controllers[ObjectIdentifier(view)]?.bottomLayoutGuide
    }
  }

  /// An item's rectangle after layout: a view's frame, a guide's layout frame.
  func frame(of reference: ItemReference) -> Rect? {
    let item = item(reference)
    return (item as? View)?.frame ?? (item as? LayoutGuide)?.layoutFrame
  }

  // MARK: Views

  /// Makes the root's subtree; views that name another superview come last.
  ///
  /// - Throws: `missingItem` for a superview that nothing is called.
  func build(_ description: ViewDescription) throws(ScenarioActionError) {
    configure(root, description)
    var flat: [(View, String)] = []
    for subview in description.subviews { attach(subview, to: root, flat: &flat) }
    try join(flat)
  }

  /// Makes views that are in no tree yet; each is to go into the view it names.
  func detached(_ descriptions: [ViewDescription]) -> [(view: View, superview: String)] {
    var flat: [(View, String)] = []
    for description in descriptions { attach(description, to: nil, flat: &flat) }
    return flat.map { (view: $0.0, superview: $0.1) }
  }

  func join(_ flat: [(view: View, superview: String)]) throws(ScenarioActionError) {
    for (view, superview) in flat { try self.view(superview).addSubviewOrArranged(view) }
  }

  private func attach(
    _ description: ViewDescription, to superview: View?, flat: inout [(View, String)]
  ) {
    let view = makeView(description)
    configure(view, description)
    if let name = description.superview {
      flat.append((view, name))
    } else {
      superview?.addSubviewOrArranged(view)
    }
    for subview in description.subviews { attach(subview, to: view, flat: &flat) }
  }

  /// A controller whose view is as described; no window holds it yet.
  func controller(
    _ description: ViewDescription
  ) throws(ScenarioActionError) -> ViewController {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = description.additionalSafeArea
    controllers[ObjectIdentifier(controller.view)] = controller
    configure(controller.view, description)
    var flat: [(View, String)] = []
    for subview in description.subviews { attach(subview, to: controller.view, flat: &flat) }
    try join(flat)
    return controller
  }

  private func makeView(_ description: ViewDescription) -> View {
    let view = description.isController ? makeChild(description) : description.makeView()
    if let frame = description.frame {
      view.frame = frame
      view.autoresizingMask = description.autoresizing
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return view
  }

  /// The view of a new child controller.
  private func makeChild(_ description: ViewDescription) -> View {
    let child = ViewController()
    child.additionalSafeAreaInsets = description.additionalSafeArea
    child.view.autoresizingMask = []
    controllers[ObjectIdentifier(child.view)] = child
    controller.addChild(child, insertsView: false)
    return child.view
  }

  private func configure(_ view: View, _ description: ViewDescription) {
    views[description.id] = view
    if description.id.first != "#" { view.accessibilityIdentifier = description.id }
    // A view is made to fit what it shows first.
    if let content = description.contentSize { _ = view.show(content) }
    if let priority = description.hugging?.horizontal {
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = description.hugging?.vertical {
      view.setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = description.compression?.horizontal {
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = description.compression?.vertical {
      view.setContentCompressionResistancePriority(priority, for: .vertical)
    }
    if let margins = description.margins { view.directionalLayoutMargins = margins }
    if let preserves = description.preservesSuperviewMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = description.insetsMarginsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if description.isHidden { view.isHidden = true }
    if let direction = description.direction {
      view.semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
    if let follows = description.followsUndockedKeyboard {
      view.keyboardLayoutGuide.followsUndockedKeyboard = follows
    }
    if let uses = description.keyboardUsesSafeArea {
      view.keyboardLayoutGuide.usesBottomSafeArea = uses
    }
    for id in description.guides {
      let guide = LayoutGuide()
      guide.identifier = id
      view.addLayoutGuide(guide)
      guides[id] = guide
    }
  }

  // MARK: Documents

  /// Makes the views of a document's scene, and returns its constraints, which are not yet active.
  func build(
    _ scene: DocumentScene, on device: Device, _ orientation: Orientation
  ) -> [LayoutConstraint] {
    views["root"] = root
    let adaptive = scene.makeTree(in: root, on: device, orientation)
    (controller as? DocumentController)?.adaptiveTree = adaptive
    let tree = adaptive.tree
    for (id, view) in tree.viewsByID { views[DocumentScene.name(ofID: id)] = view }
    for (id, guide) in tree.guidesByID { guides[DocumentScene.name(ofID: id)] = guide }
    for (index, constraint) in adaptive.allConstraints {
      let name = DocumentScene.name(of: scene.document.constraints[index])
      if !name.isEmpty { constraints[name] = constraint }
    }
    return tree.constraints.map(\.constraint)
  }

  // MARK: Constraints

  /// Makes constraints and activates those that are to be active.
  ///
  /// - Throws: why Auto Layout refuses one, or what a format or formula names that is not there.
  func add(_ descriptions: [ConstraintDescription]) throws(ScenarioActionError) {
    var active: [LayoutConstraint] = []
    active.reserveCapacity(descriptions.count)
    for description in descriptions {
      let made: [LayoutConstraint]
      switch description.rule {
      case .formula(let formula): made = [try makeConstraint(formula)]
      case .visual(let rule): made = try makeConstraints(rule)
      }
      if description.isActive { active += made }
    }
    try activation.activate(active)
  }

  /// The constraints of a visual format.
  ///
  /// It was checked when it was read, with stand-ins for its views, which may be of other kinds.
  private func makeConstraints(
    _ rule: VisualRule
  ) throws(ScenarioActionError) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      return try LayoutConstraint.makeConstraints(
        withVisualFormat: rule.format, options: rule.options, metrics: rule.metrics, views: views,
        deploymentTarget: deploymentTarget)
    } catch {
      throw .visualFormat(error)
    }
  }

  private func makeConstraint(_ formula: Formula) throws(ScenarioActionError) -> LayoutConstraint {
    guard let first = item(formula.first.item) else {
      throw .missingItem("\(formula.first.item)")
    }
    var second: LayoutItem?
    if let reference = formula.second {
      guard let item = item(reference.item) else { throw .missingItem("\(reference.item)") }
      second = item
    }
    let constraint = try ScenarioActionError.wrapping { () throws(LayoutError) in
      let constraint = try LayoutConstraint.make(
        item: first, attribute: formula.first.attribute, relatedBy: formula.relation,
        toItem: second, attribute: formula.second?.attribute ?? .notAnAttribute,
        multiplier: formula.multiplier, constant: formula.constant)
      try constraint.setPriority(formula.priority)
      return constraint
    }
    if let name = formula.identifier {
      constraint.identifier = name
      constraints[name] = constraint
    }
    return constraint
  }

  /// Takes a view out; its name and those below stay unknown from then on.
  func remove(_ id: String) throws(ScenarioActionError) {
    let view = try view(id)
    view.removeFromSuperview()
    retired.append(view)
  }
}
