import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel
import LinearConstraints

/// Turns what the engine found into findings with positions in the document.
struct FindingCollector {
  let document: InterfaceDocument
  let tree: InterfaceLayoutTree
  private(set) var findings: [InspectionFinding] = []

  init(document: InterfaceDocument, tree: InterfaceLayoutTree) {
    self.document = document
    self.tree = tree
  }

  private var rootPosition: SourcePosition { document.views[tree.rootIndex].position }

  mutating func addProblems(failure: SolverError?, isUnsettled: Bool) {
    for problem in tree.problems {
      findings.append(
        InspectionFinding(
          rule: .problem, position: problem.position, id: "", message: problem.message, details: [])
      )
    }
    if isUnsettled {
      findings.append(
        InspectionFinding(
          rule: .problem, position: rootPosition, id: document.views[tree.rootIndex].id,
          message: "the layout never settles: a margin or a text follows a frame that follows it",
          details: []))
    }
    guard let failure else { return }
    findings.append(
      InspectionFinding(
        rule: .problem, position: rootPosition, id: document.views[tree.rootIndex].id,
        message: "the tree could not be laid out: \(failure)", details: []))
  }

  mutating func addConflicts(_ conflicts: [LayoutConflict]) {
    for conflict in conflicts {
      let broken = source(of: conflict.broken)
      let position =
        broken?.position ?? conflict.constraints.compactMap { source(of: $0)?.position }.first
        ?? rootPosition
      findings.append(
        InspectionFinding(
          rule: .conflict, position: position, id: broken?.id ?? "",
          message: conflict.summary,
          details: conflict.constraints.map { constraint in
            InspectionFinding.Detail(
              message: describe(constraint), position: source(of: constraint)?.position)
          }))
    }
  }

  /// A constraint as an equation, with who made it where that is not the document.
  private func describe(_ constraint: LayoutConstraint) -> String {
    switch constraint.origin {
    case .application: constraint.equation
    case .stackView: "\(constraint.equation)   (of a stack view)"
    case .layoutGuide: "\(constraint.equation)   (of the system)"
    case .autoresizingMask: "\(constraint.equation)   (of an autoresizing mask)"
    case .contentSize: "\(constraint.equation)   (of the content)"
    case .encapsulatedLayout: "\(constraint.equation)   (the given size)"
    }
  }

  private func source(of constraint: LayoutConstraint) -> InterfaceConstraint? {
    tree.constraints.first { $0.constraint === constraint }.map {
      document.constraints[$0.index]
    }
  }

  mutating func addAmbiguities(_ ambiguities: [LayoutAmbiguity]) {
    for ambiguity in ambiguities {
      guard let entry = tree.views.first(where: { $0.view === ambiguity.view }) else { continue }
      let view = document.views[entry.index]
      findings.append(
        InspectionFinding(
          rule: .ambiguity, position: view.position, id: view.id,
          message: "\(view.reportName): constraints do not decide "
            + ambiguity.unknowns.map(\.description).joined(separator: ", "), details: []))
    }
  }

  mutating func addMisplaced(tolerance: Double) {
    let ambiguous = Set(findings.lazy.filter { $0.rule == .ambiguity }.map(\.id))
    for (index, view) in tree.views.dropFirst() where document.isConstraintBased(index) {
      let source = document.views[index]
      // A hidden view of a stack keeps whatever frame it had.
      guard let stored = source.frame, !view.isHidden, !ambiguous.contains(source.id) else {
        continue
      }
      let old = stored.components
      let new = view.frame.components
      guard zip(old, new).contains(where: { abs($0 - $1) > tolerance + ViewScore.slack }) else {
        continue
      }
      findings.append(
        InspectionFinding(
          rule: .misplaced, position: source.position, id: source.id,
          message: "\(source.reportName): the document stores \(text(old)), constraints give "
            + text(new), details: []))
    }
  }

  private func text(_ numbers: [Double]) -> String {
    let texts = numbers.map(\.formattedLikeG)
    return "(\(texts[0]), \(texts[1]); \(texts[2]) x \(texts[3]))"
  }
}
