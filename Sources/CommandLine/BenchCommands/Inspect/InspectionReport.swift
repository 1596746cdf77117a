import InterfaceBuilder
import InterfaceBuilderConformance
import Metering
import ResultStore
import SolverCatalog

/// The findings of `bench inspect` for one document.
struct InspectionReport: Encodable {
  /// What one phase of one tree cost.
  struct Cost: Encodable {
    var phase: String
    var nanoseconds: Double
    var allocations: Int
    var bytes: Int
  }

  /// What was found.
  let inspection: DocumentInspection
  /// The cost of each tree's phases, in the order of the trees.
  let costs: [Cost]

  /// How many findings make the verb fail.
  var failureCount: Int { inspection.findings.count { $0.rule.isFailure } }

  var hasFailures: Bool { failureCount > 0 }

  init(
    _ document: InterfaceDocument, _ request: DocumentInspector.Request, _ strategy: SolverStrategy
  ) {
    var costs: [Cost] = []
    let inspector = DocumentInspector(
      makeSolver: { strategy.makeSolver() },
      measure: { phase, body in
        let start = MeterClock.threadCPU.now
        let (_, count) = AllocationCount.measure(.thisThread, body)
        let elapsed = MeterClock.threadCPU.now - start
        costs.append(
          Cost(
            phase: phase.rawValue, nanoseconds: Double(elapsed), allocations: count.requests,
            bytes: count.bytes))
      })
    inspection = inspector.inspect(document, request)
    self.costs = costs
  }

  /// The report for a terminal.
  var lines: [String] {
    var lines = [inspection.path]
    var costs = costs[...]
    for tree in inspection.trees {
      let size = tree.size.map { Units.significant($0) }.joined(separator: " x ")
      // A scene may hold cells and loose views besides its controller's.
      let name = tree.rotation.isEmpty ? "\(tree.scene), \(tree.root)" : tree.scene
      lines.append(
        "  \(name): \(tree.views.count) views, \(tree.constraints) constraints, \(size)")
      if let first = costs.popFirst() { lines.append("    first layout \(text(first))") }
      if !tree.rotation.isEmpty, let rotation = costs.popFirst() {
        lines.append("    rotation     \(text(rotation))")
      }
    }
    if inspection.trees.isEmpty { lines.append("  no scene with constraints") }
    for finding in inspection.findings {
      lines.append(
        "\(inspection.path):\(finding.position.line):\(finding.position.column): "
          + "\(finding.rule.isFailure ? "error" : "note"): \(finding.rule.rawValue): "
          + finding.message)
      for detail in finding.details {
        let place = detail.position.map { " (line \($0.line))" } ?? ""
        lines.append("      \(detail.message)\(place)")
      }
    }
    if !inspection.unknownElements.isEmpty {
      let names = inspection.unknownElements.map(\.name).joined(separator: ", ")
      lines.append("  not understood, left out: \(names)")
    }
    lines.append(
      failureCount == 0
        ? "  no conflict and no ambiguity"
        : "  \(Units.counted(failureCount, "finding")) to look at")
    return lines
  }

  private func text(_ cost: Cost) -> String {
    "\(Units.duration(nanoseconds: cost.nanoseconds)), \(Units.count(cost.allocations)) "
      + "allocations of \(Units.bytes(cost.bytes))"
  }
}
