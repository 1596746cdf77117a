extension Tableau {
  /// The tableau as text, one row a line, for a debugger.
  var debugDescription: String {
    var lines: [String] = []
    for row in rows.indices where basics[row] >= 0 {
      lines.append("\(name(basics[row])) = \(constants[row].value)\(text(rows[row]))")
    }
    for level in levels {
      lines.append("cost at \(level.priority):\(text(level.reducedCosts))")
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ symbol: Int32) -> String {
    "\(kinds[Int(symbol)].letter)\(symbol)"
  }

  private func text(_ row: TableauRow<Number>) -> String {
    var result = ""
    for position in 0..<row.count {
      let coefficient = row.coefficients[position].value
      result += " \(coefficient < 0 ? "-" : "+") \(coefficient.magnitude)"
      result += "*\(name(row.symbols[position]))"
    }
    return result
  }
}
