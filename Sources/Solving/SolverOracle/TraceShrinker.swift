package import LinearConstraints

/// Makes a trace that shows a failure as short as it can: delta debugging over its lines.
///
/// Source: Zeller, Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE TSE 2002.
package enum TraceShrinker {
  /// A trace from which no single line can be left out without losing the failure, as text.
  ///
  /// Leaves out runs of lines, long ones first; texts that are no traces any more do not count.
  /// After `limit` attempts it is content with what it has.
  package static func shrink(
    _ trace: Trace, limit: Int = .max, while fails: (Trace) -> Bool
  ) -> String {
    var attempts = 0
    var lines = TraceWriter.text(of: trace).split(separator: "\n").map(String.init)
    var length = lines.count / 2
    while length >= 1, attempts < limit {
      var start = 1
      var didShrink = false
      while start < lines.count, attempts < limit {
        var shorter = lines
        shorter.removeSubrange(start..<min(start + length, lines.count))
        let candidate = try? TraceReader.read(shorter.joined(separator: "\n"))
        if candidate != nil { attempts += 1 }
        if let candidate, fails(candidate) {
          lines = shorter
          didShrink = true
        } else {
          start += length
        }
      }
      if length > 1 || !didShrink { length /= 2 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
