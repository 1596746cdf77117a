import InterfaceBuilder
import LayoutModel
import Simulation

/// Collects what rules found on one root, and makes one finding of each fault.
struct FindingMerger {
  private struct Key: Hashable {
    var rule: Int
    var elements: [ElementReference]
  }

  private struct Entry {
    var configurations: [ScreenConfiguration]
    var worst: RuleHit
    var worstConfiguration: ScreenConfiguration
    var isInBase: Bool
    /// The victims, where all of a screen are one fault; the first one found first.
    var victims: [ElementReference] = []
  }

  private let screens: ScreenDocument
  private let root: ScreenRoot
  private let matrix: ScreenMatrix
  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []

  init(_ screens: ScreenDocument, _ root: ScreenRoot, _ matrix: ScreenMatrix) {
    self.screens = screens
    self.root = root
    self.matrix = matrix
  }

  /// Adds what a rule found in a configuration; the base comes first.
  mutating func add(_ hit: RuleHit, rule: Int, in configuration: ScreenConfiguration) {
    let own = Key(rule: rule, elements: identity(of: hit))
    let isUniversal = RuleCatalog.rules[rule].information.holdsEverywhere
    // What the base has already is reported once, as it is there.
    guard isUniversal || entries[own]?.isInBase != true else { return }
    let isJoint =
      RuleCatalog.rules[rule].information.isOneFaultAScreen && configuration != .base
      && hit.severity > .note
    let key = isJoint ? Key(rule: rule, elements: []) : own
    guard var entry = entries[key] else {
      order.append(key)
      entries[key] = Entry(
        configurations: [configuration], worst: hit, worstConfiguration: configuration,
        isInBase: configuration == .base, victims: isJoint ? hit.elements : [])
      return
    }
    if entry.configurations.last != configuration { entry.configurations.append(configuration) }
    if isJoint, !entry.victims.contains(hit.elements[0]) { entry.victims.append(hit.elements[0]) }
    if (hit.severity, hit.amount) > (entry.worst.severity, entry.worst.amount) {
      entry.worst = hit
      entry.worstConfiguration = configuration
    }
    entries[key] = entry
  }

  private func identity(of hit: RuleHit) -> [ElementReference] {
    let views = hit.elements.filter { if case .view = $0 { true } else { false } }
    return views.isEmpty ? hit.elements : views
  }

  /// The findings, one a fault.
  ///
  /// - Parameters:
  ///   - universe: The configurations that were looked at.
  ///   - severity: The severity of a rule's finding as the settings have it; nil for none at all.
  /// - Returns: Each with its configurations and its worst hit.
  func faults(
    among universe: [ScreenConfiguration],
    _ severity: (RuleInformation, RuleHit) -> FindingSeverity?
  ) -> [RootCheck.Fault] {
    order.compactMap { key in
      guard let entry = entries[key] else { return nil }
      let information = RuleCatalog.rules[key.rule].information
      guard var level = severity(information, entry.worst) else { return nil }
      if information.holdsEverywhere {
        let asked = universe.count(where: information.scope.includes) + 1
        guard entry.configurations.count == asked else { return nil }
      }
      if entry.isInBase, information.baseIsIntended { level = .note }
      let ranges = ConfigurationRanges(
        entry.configurations,
        of: universe.filter(information.scope.includes), in: matrix)
      let isDocumentOnly = information.scope == .base
      let others = entry.victims.filter { $0 != entry.worst.elements[0] }
      let more = others.isEmpty ? "" : "; \(others.count) more of the screen likewise"
      let finding = ScreenFinding(
        rule: information.id, severity: level, path: screens.document.path, scene: root.scene,
        identity: key.elements.isEmpty
          ? [screens.element(.view(root.index)).id] : key.elements.map { screens.element($0).id },
        elements: (entry.worst.elements + others).map(screens.element),
        message: entry.worst.message + more,
        configurations: information.dependsOn == .document
          ? ConfigurationRanges.all
          : isDocumentOnly ? "" : entry.isInBase ? "in the base" : ranges.text,
        configurationCount: isDocumentOnly ? 0 : entry.configurations.count,
        isInBase: entry.isInBase,
        worst: entry.isInBase ? "" : matrix.words(entry.worstConfiguration),
        remark: remark(entry.worst),
        sight: .init(root: root.index, configuration: entry.worstConfiguration))
      return RootCheck.Fault(
        finding: finding, configurations: entry.configurations, worst: entry.worstConfiguration,
        hit: entry.worst)
    }
  }

  private func remark(_ hit: RuleHit) -> String? {
    for case .view(let index) in hit.elements {
      if screens.facts[index].kind == .text, let outlet = screens.facts[index].outlet {
        return "code may replace the text (outlet \(outlet))"
      }
    }
    return nil
  }
}

extension ScreenDocument {
  /// A view or constraint as findings name it.
  func element(_ reference: ElementReference) -> ScreenFinding.Element {
    switch reference {
    case .view(let index):
      let view = document.views[index]
      return ScreenFinding.Element(
        id: identifier(ofView: index), name: view.reportName, position: view.position)
    case .constraint(let index):
      let constraint = document.constraints[index]
      return ScreenFinding.Element(
        id: constraint.id.isEmpty ? "constraint@\(index)" : constraint.id,
        name: words(constraint), position: constraint.position)
    }
  }

  /// The id of a view; of one without, its owner's with what it is there, so that it stays the same
  /// when other things of the document change.
  package func identifier(ofView index: Int) -> String {
    let view = document.views[index]
    guard view.id.isEmpty else { return view.id }
    guard let parent = view.parent else { return "\(view.element)@\(index)" }
    if case .owned(_, let key) = view.role { return identifier(ofView: parent) + "/" + key }
    let alike = document.views[parent].subviews.filter {
      document.views[$0].id.isEmpty && document.views[$0].element == view.element
    }
    let number = (alike.firstIndex(of: index) ?? 0) + 1
    return "\(identifier(ofView: parent))/\(view.element)\(number > 1 ? "\(number)" : "")"
  }

  /// A constraint as an equation, with the names of its items.
  func words(_ constraint: InterfaceConstraint) -> String {
    func name(_ id: String?) -> String {
      guard let id, case .view(let index) = document.item(withID: id) else {
        return id == nil ? document.views[constraint.owner].reportName : "guide"
      }
      return document.views[index].reportName
    }
    let sign =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(sign)"
    let constant = constraint.constant ?? 0
    guard let second = constraint.secondItem else { return text + " \(Points.text(constant))" }
    text += " "
    if constraint.multiplier != 1 { text += "\(Points.text(constraint.multiplier)) * " }
    text += "\(name(second)).\(constraint.secondAttribute.name)"
    if constant != 0 {
      text += constant < 0 ? " - \(Points.text(-constant))" : " + \(Points.text(constant))"
    }
    if constraint.priority < 1000 { text += " @\(Points.text(constraint.priority))" }
    return text
  }
}
