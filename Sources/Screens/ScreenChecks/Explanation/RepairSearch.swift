import InterfaceBuilder
import LayoutModel

/// A change that mends a fault, tried over the whole matrix before it is proposed.
struct RepairSearch {
  /// A change and how it reads.
  private struct Candidate {
    var words: String
    var element: ElementReference
    var document: InterfaceDocument
  }

  private let probe: FaultProbe
  private let causes: [Int]
  private let allowed: Set<String>
  private var document: InterfaceDocument { probe.check.screens.document }

  /// Repairs that are tried over the whole matrix.
  private static let limit = 4

  /// - Parameters:
  ///   - probe: The fault.
  ///   - causes: The constraints that bring it about.
  ///   - allowed: The keys of the faults that are there anyway.
  init(_ probe: FaultProbe, causes: [Int], allowed: Set<String>) {
    self.probe = probe
    self.causes = causes
    self.allowed = allowed
  }

  /// The first candidate that mends the fault and brings about no other.
  var repair: FindingRepair? {
    var tries = 0
    for candidate in candidates where !probe.look(in: candidate.document).isFaulty {
      tries += 1
      if tries > Self.limit { return nil }
      guard let effect = effect(of: candidate) else { continue }
      return FindingRepair(
        change: candidate.words,
        position: probe.check.screens.element(candidate.element).position, effect: effect)
    }
    return nil
  }

  /// What a candidate does over the whole matrix; nil where it mends not all or breaks something.
  private func effect(of candidate: Candidate) -> String? {
    var settings = probe.check.settings
    settings.explains = false
    let check = RootCheck(
      screens: ScreenDocument(candidate.document), root: probe.check.root,
      matrix: probe.check.matrix, settings: settings, makeSolver: probe.check.makeSolver)
    var coverage = ScreenCoverage()
    let keys = Set(
      check.faults(&coverage).filter { $0.finding.severity > .note }.map(\.finding.key))
    guard !keys.contains(probe.finding.key), keys.isSubset(of: allowed) else { return nil }
    let count = probe.configurations.count
    return "mends \(count == 1 ? "the configuration" : "all \(count) configurations") that "
      + "\(count == 1 ? "has" : "have") it and breaks none of \(coverage.layouts)"
  }

  // MARK: Candidates

  private var candidates: [Candidate] {
    switch probe.finding.rule {
    case "duplicate": return [removal].compactMap(\.self)
    case "rtl-hardcoded": return [leading].compactMap(\.self)
    case "outside-safe-area": return safeAreas
    case "decided-by-luck": return [hugging].compactMap(\.self)
    case "text-collides", "text-overlap": return [spacing].compactMap(\.self) + relaxed
    default: return lines + relaxed
    }
  }

  /// Any number of lines for a label of a limited number.
  private var lines: [Candidate] {
    guard probe.finding.rule == "text-truncated", let victim = probe.victim,
      document.views[victim].element == "label"
    else { return [] }
    return [
      Candidate(
        words: "numberOfLines=\"0\" in place of \(document.views[victim].attributes.numberOfLines)",
        element: .view(victim), document: document.settingLines(0, ofView: victim))
    ]
  }

  /// The causes as inequalities, and then as wishes.
  private var relaxed: [Candidate] {
    causes.flatMap { index -> [Candidate] in
      let constraint = document.constraints[index]
      var found: [Candidate] = []
      if constraint.relation == .equal, constraint.firstAttribute.kind == .dimension {
        found.append(
          Candidate(
            words: "relation=\"greaterThanOrEqual\" on \(name(index))", element: .constraint(index),
            document: document.editingConstraint(index) { $0.relation = .greaterThanOrEqual }))
      }
      if constraint.priority == 1000 {
        for priority in [999.0, 740.0] {
          found.append(
            Candidate(
              words: "priority=\"\(Int(priority))\" on \(name(index))",
              element: .constraint(index),
              document: document.editingConstraint(index) { $0.priority = priority }))
        }
      }
      return found
    }
  }

  /// Leading and trailing in place of left and right.
  private var leading: Candidate? {
    guard let index = causes.first ?? constraintElement else { return nil }
    func turned(_ attribute: LayoutAttribute) -> LayoutAttribute {
      switch attribute {
      case .left: .leading
      case .right: .trailing
      case .leftMargin: .leadingMargin
      case .rightMargin: .trailingMargin
      default: attribute
      }
    }
    return Candidate(
      words: "leading or trailing in place of left or right on \(name(index))",
      element: .constraint(index),
      document: document.editingConstraint(index) { edit in
        edit.firstAttribute = turned(edit.firstAttribute)
        edit.secondAttribute = turned(edit.secondAttribute)
      })
  }

  /// The safe area in place of the root, in the constraints that tie the victim to it.
  private var safeAreas: [Candidate] {
    let root = probe.check.root.index
    let guides = document.views[root].guides.map { document.guides[$0] }
    guard let guide = guides.first(where: { $0.kind == .safeArea && !$0.id.isEmpty }) else {
      return []
    }
    let rootID = document.views[root].id
    let victims = probe.elements.compactMap { element -> String? in
      if case .view(let index) = element { document.views[index].id } else { nil }
    }
    // Those on the victims themselves, whether or not they are proven to be the cause.
    let own = document.constraints.indices.filter { index in
      let constraint = document.constraints[index]
      return [constraint.firstItem, constraint.secondItem].contains { item in
        item.map(victims.contains) == true
      }
    }
    return (causes + own.filter { !causes.contains($0) }).compactMap { index in
      let constraint = document.constraints[index]
      guard constraint.secondItem == rootID || constraint.firstItem ?? rootID == rootID else {
        return nil
      }
      return Candidate(
        words: "the safe area \"\(guide.id)\" in place of \"\(rootID)\" on \(name(index))",
        element: .constraint(index),
        document: document.editingConstraint(index) { edit in
          if edit.secondItem == rootID {
            edit.secondItem = guide.id
          } else {
            edit.firstItem = guide.id
          }
        })
    }
  }

  /// A higher hugging priority for one of two that share room.
  private var hugging: Candidate? {
    guard let victim = probe.victim else { return nil }
    let axis: LayoutAxis = probe.finding.message.contains(" horizontal ") ? .horizontal : .vertical
    let old = document.views[victim].attributes.hugging[axis.rawValue] ?? 250
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return Candidate(
      words: "\(name)HuggingPriority=\"\(Int(old + 1))\" in place of \(Int(old))",
      element: .view(victim),
      document: document.settingHugging(old + 1, along: axis, ofView: victim))
  }

  /// A least distance between two texts of one superview.
  private var spacing: Candidate? {
    guard probe.elements.count > 1, case .view(let first) = probe.elements[0],
      case .view(let second) = probe.elements[1],
      document.views[first].parent == document.views[second].parent,
      let parent = document.views[first].parent,
      let model = document.views[parent].constraints.first
    else { return nil }
    let screen = probe.screen()
    let places = [first, second].compactMap { index in
      screen.views.first { $0.index == index }
    }
    guard places.count == 2 else { return nil }
    let isBeside =
      (places[0].frame.midY - places[1].frame.midY).magnitude
      < min(places[0].frame.height, places[1].frame.height) / 2
    let before =
      places.min {
        isBeside ? $0.frame.midX < $1.frame.midX : $0.frame.midY < $1.frame.midY
      }?.index == first
    let (near, far) = before ? (first, second) : (second, first)
    let attributes: (LayoutAttribute, LayoutAttribute) =
      isBeside ? (.leading, .trailing) : (.top, .bottom)
    let ids = (document.views[far].id, document.views[near].id)
    guard !ids.0.isEmpty, !ids.1.isEmpty else { return nil }
    let added = document.addingConstraint(like: model) { edit in
      edit.firstItem = ids.0
      edit.firstAttribute = attributes.0
      edit.relation = .greaterThanOrEqual
      edit.secondItem = ids.1
      edit.secondAttribute = attributes.1
      edit.multiplier = 1
      edit.constant = 8
      edit.priority = 1000
    }
    return Candidate(
      words: "one more constraint: \(document.views[far].reportName).\(attributes.0.name) >= "
        + "\(document.views[near].reportName).\(attributes.1.name) + 8",
      element: .view(far), document: added)
  }

  private var removal: Candidate? {
    guard let index = constraintElement else { return nil }
    return Candidate(
      words: "without \(name(index))", element: .constraint(index),
      document: document.removingConstraints([index]))
  }

  private var constraintElement: Int? {
    for case .constraint(let index) in probe.elements { return index }
    return nil
  }

  private func name(_ index: Int) -> String {
    probe.check.screens.words(document.constraints[index])
  }
}
