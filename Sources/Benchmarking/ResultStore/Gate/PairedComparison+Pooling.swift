extension PairedComparison {
  /// The rounds of several measurements of the same two programs, taken together.
  ///
  /// More rounds make the interval of a ratio narrower, so what one measurement leaves open a few of
  /// them decide. A step that only some have keeps the rounds that it has.
  ///
  /// - Parameter measurements: The measurements, in the order in which they were made.
  /// - Returns: One measurement with the date and the machine of the first; nil for none.
  /// - Throws: `mixed` when they are not of the same programs, faults and machine.
  package static func pooled(
    _ measurements: [PairedComparison]
  ) throws(RecordError) -> PairedComparison? {
    guard var pool = measurements.first else { return nil }
    for next in measurements.dropFirst() {
      guard pool.baseline.binaryHash == next.baseline.binaryHash,
        pool.candidate.binaryHash == next.candidate.binaryHash,
        pool.injectedFaults == next.injectedFaults
      else { throw .mixed(reason: "the paired measurements are of different programs") }
      guard pool.environment == next.environment else {
        throw .mixed(reason: "the paired measurements are of different machines")
      }
      for step in next.steps {
        guard
          let index = pool.steps.firstIndex(where: {
            $0.key == step.key && $0.place == step.place
          })
        else {
          pool.steps.append(step)
          continue
        }
        pool.steps[index].baseline += step.baseline
        pool.steps[index].candidate += step.candidate
        pool.steps[index].isDisturbed += step.isDisturbed
      }
      if next.isInterrupted == true { pool.isInterrupted = true }
      let losses = (next.losses ?? []).filter { pool.losses?.contains($0) != true }
      if !losses.isEmpty { pool.losses = (pool.losses ?? []) + losses }
      pool.problems += next.problems.filter { !pool.problems.contains($0) }
    }
    return pool
  }
}
