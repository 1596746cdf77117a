extension InterfaceDocument {
  /// Ids that constraints name and nothing has, and relationships that lead back to themselves.
  func referenceDiagnostics() -> [DocumentDiagnostic] {
    var diagnostics: [DocumentDiagnostic] = []
    for constraint in constraints {
      for id in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
        let problem: String
        switch idIndex[id] {
        case .view, .guide: continue
        case nil: problem = "no element has the id '\(id)'"
        case .constraint, .other: problem = "the id '\(id)' is neither a view nor a guide"
        }
        diagnostics.append(
          DocumentDiagnostic(
            path: path, position: constraint.position,
            message: "\(problem), which the constraint '\(constraint.id)' names"))
      }
    }
    return diagnostics + containmentCycles()
  }

  /// Embedding segues whose controller the document does not have, so that their containers stay
  /// empty.
  func missingContents() -> [DocumentWarning] {
    let controllers = scenes.flatMap(\.controllers)
    let known = Set(controllers.map(\.id))
    return controllers.flatMap(\.segues).filter {
      $0.kind == "embed" && !known.contains($0.destination)
    }.map { segue in
      DocumentWarning(
        path: path, position: segue.position,
        message:
          "no controller has the id '\(segue.destination)', which the embed segue names; its "
          + "container stays empty")
    }
  }

  /// Controllers that would contain themselves.
  private func containmentCycles() -> [DocumentDiagnostic] {
    let controllers = scenes.flatMap(\.controllers)
    var indices: [String: Int] = [:]
    for (index, controller) in controllers.enumerated() where indices[controller.id] == nil {
      indices[controller.id] = index
    }
    /// 0 not seen, 1 being followed, 2 done.
    var state = [UInt8](repeating: 0, count: controllers.count)
    var diagnostics: [DocumentDiagnostic] = []
    for start in controllers.indices where state[start] == 0 {
      var path = [(controller: start, next: 0)]
      state[start] = 1
      while let (current, next) = path.last {
        let segues = controllers[current].segues
        guard next < segues.count else {
          state[current] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let segue = segues[next]
        guard segue.kind == "embed" || segue.kind == "relationship",
          let destination = indices[segue.destination]
        else { continue }
        if state[destination] == 1 {
          diagnostics.append(
            DocumentDiagnostic(
              path: self.path, position: segue.position,
              message:
                "the \(segue.relationship ?? segue.kind) segue closes a cycle: the controller "
                + "'\(segue.destination)' would contain itself"))
        } else if state[destination] == 0 {
          state[destination] = 1
          path.append((destination, 0))
        }
      }
    }
    return diagnostics
  }
}
