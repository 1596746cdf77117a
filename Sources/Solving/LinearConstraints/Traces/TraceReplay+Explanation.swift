extension TraceReplay {
  /// Why a variable has its value after the last step, in the names of the trace, line by line.
  ///
  /// - Returns: Nothing when no variable of that name stands.
  public func explanation(of name: String) -> [String] {
    guard let index = trace.variableNames.lastIndex(of: name) else { return [] }
    let variable = variables[index]
    guard variable.slot >= 0 else { return ["\(name) was never declared before the last solve"] }
    let explanation = solver.explanation(of: variable)
    var lines = ["\(name) = \(solver.value(of: variable)), because of"]
    let shapes = presentShapes()
    for id in explanation.active {
      lines.append("  " + (shapes[id] ?? "a constraint outside the trace"))
    }
    for edited in explanation.edits {
      let edit = variables.lastIndex(of: edited).map { trace.variableNames[$0] } ?? "?"
      lines.append("  edit \(edit)")
    }
    if explanation.dependsOnFreeVariable { lines.append("  a default: nothing determines it") }
    for id in explanation.violated {
      lines.append("  against " + (shapes[id] ?? "a constraint outside the trace"))
    }
    return lines
  }

  /// The constraints that stand after the last step, as the trace would write them now.
  private func presentShapes() -> [ConstraintID: String] {
    var written: [ConstraintID: (index: Int, terms: [TraceTerm], shape: ConstraintShape)] = [:]
    for operation in trace.operations {
      switch operation {
      case .add(let constraint, let terms, let shape):
        let index = Int(constraint.index)
        written[constraints[index]] = (index, terms, shape)
      case .setConstant(let constraint, let value):
        written[constraints[Int(constraint.index)]]?.shape.constant = value
      case .setPriority(let constraint, let priority):
        written[constraints[Int(constraint.index)]]?.shape.priority = priority
      case .setCoefficient(let constraint, let term):
        let id = constraints[Int(constraint.index)]
        guard var terms = written[id]?.terms else { continue }
        terms.removeAll { $0.variable == term.variable }
        written[id]?.terms = terms + [term]
      default: break
      }
    }
    return written.mapValues { entry in
      let left = entry.terms.map { ($0.coefficient, trace.name(of: $0.variable)) }
      return "\(trace.constraintNames[entry.index]): "
        + LinearText.sum(left, constant: entry.shape.constant)
        + " \(entry.shape.relation.symbol) 0 @\(entry.shape.priority.value.shortText)"
    }
  }
}

/// Linear expressions as one would write them by hand.
enum LinearText {
  /// The sum of terms and a constant: `2*x - y + 8`.
  static func sum(_ terms: [(coefficient: Double, name: String)], constant: Double) -> String {
    var text = ""
    for (coefficient, name) in terms {
      let factor =
        coefficient.magnitude == 1 ? "" : "\(coefficient.magnitude.shortText)*"
      text += sign(of: coefficient, isFirst: text.isEmpty) + factor + name
    }
    if constant != 0 || text.isEmpty {
      text += sign(of: constant, isFirst: text.isEmpty) + constant.magnitude.shortText
    }
    return text
  }

  private static func sign(of number: Double, isFirst: Bool) -> String {
    if isFirst { return number < 0 ? "-" : "" }
    return number < 0 ? " - " : " + "
  }
}

extension Double {
  /// The number without a fraction where it has none.
  fileprivate var shortText: String {
    Int(exactly: self).map(String.init) ?? description
  }
}
