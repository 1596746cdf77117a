import Formatting
import LinearConstraints
import SolverOracle

/// A system and a strategy's answers to it as one line of JSON, for other solvers to check.
enum SystemText {
  /// `rows` are `[priority, relation (-1, 0, 1), constant, broken (0, 1), [unknown, coefficient, …]]`,
  /// `sums` are `[priority, sum of violations, how far it may be off]`; `allowed` is by unknown how
  /// far its value may be off.
  static func line(
    _ solver: CertifyingSolver, strategy: String, origin: String, line: Int32, includesFree: Bool,
    certified: Bool = true
  ) -> String {
    let system = solver.declaredRows
    var indices: [Variable: Int] = [:]
    for (index, variable) in system.variables.enumerated() { indices[variable] = index }
    var rows: [String] = []
    for row in system.rows {
      let terms = row.terms.map { "\(indices[$0.variable] ?? -1),\($0.coefficient)" }
      rows.append(
        "[\(row.shape.priority.value),\(row.shape.relation.rawValue),\(row.shape.constant),"
          + "\(row.isBroken ? 1 : 0),[\(terms.joined(separator: ","))]]")
    }
    let values = system.variables.map { "\(solver.value(of: $0))" }.joined(separator: ",")
    let tolerances = AnswerTolerances(of: solver)
    let sums = solver.violations.map {
      "[\($0.priority.value),\($0.sum),\(tolerances.sum(at: $0.priority))]"
    }.joined(separator: ",")
    let allowed = system.variables.map { "\(tolerances.value(of: $0))" }.joined(separator: ",")
    var free = "null"
    if includesFree {
      let undetermined = solver.ambiguousVariables().compactMap { indices[$0] }
      free = "[\(undetermined.map(String.init).joined(separator: ","))]"
    }
    return """
      {"type":"system","origin":\(JSONString.quoted(origin)),"line":\(line),"strategy":\(JSONString.quoted(strategy)),\
      "certified":\(certified),"rows":[\(rows.joined(separator: ","))],"values":[\(values)],\
      "allowed":[\(allowed)],"sums":[\(sums)],"free":\(free)}
      """
  }
}
