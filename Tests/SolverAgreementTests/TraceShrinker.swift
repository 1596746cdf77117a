import LinearConstraints

/// Makes a trace that shows a failure as short as it can.
enum TraceShrinker {
  /// A trace from which no single line can be left out without losing the failure, as text.
  ///
  /// Leaves out runs of lines, long ones first; texts that are no traces any more do not count.
  static func shrink(_ trace: Trace, while fails: (Trace) -> Bool) -> String {
    var lines = TraceWriter.text(of: trace).split(separator: "\n").map(String.init)
    var length = lines.count / 2
    while length >= 1 {
      var start = 1
      var didShrink = false
      while start < lines.count {
        var shorter = lines
        shorter.removeSubrange(start..<min(start + length, lines.count))
        if let candidate = try? TraceReader.read(shorter.joined(separator: "\n")),
          fails(candidate)
        {
          lines = shorter
          didShrink = true
        } else {
          start += length
        }
      }
      if length > 1 || !didShrink { length /= 2 }
    }
    return lines.joined(separator: "\n")
  }
}
