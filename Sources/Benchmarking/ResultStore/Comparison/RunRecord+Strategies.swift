extension RunRecord {
  /// The strategies of the cases, each once, in the order in which they first came.
  package var strategies: [String] {
    var found: [String] = []
    for one in cases where !found.contains(one.key.strategy) { found.append(one.key.strategy) }
    return found
  }

  /// The cases of one strategy as a run of its own, to be compared with another strategy's.
  ///
  /// Removes what distinguishes strategies: the name in the keys; the checksum, as strategies
  /// may choose differently where the answer is not determined; and the program's hash, as the
  /// difference is real although the program is the same.
  ///
  /// - Parameter strategy: The name, as the cases have it.
  /// - Returns: The run; without cases if the strategy has none.
  package func restricted(toStrategy strategy: String) -> RunRecord {
    var run = self
    run.build.binaryHash = nil
    run.cases = cases.filter { $0.key.strategy == strategy }.map { found in
      var anonymous = found
      anonymous.key.strategy = "strategy"
      anonymous.checksum = nil
      return anonymous
    }
    return run
  }
}
