extension [Acceptance] {
  /// The acceptances that count, of all in their order: the last of each case, unless the case was retired
  /// by it; in the order in which the cases were first accepted.
  package var standing: [Acceptance] {
    var last: [CaseKey: Acceptance] = [:]
    var order: [CaseKey] = []
    for acceptance in self {
      if last[acceptance.key] == nil { order.append(acceptance.key) }
      last[acceptance.key] = acceptance
    }
    return order.compactMap { last[$0] }.filter { $0.isRetired != true }
  }
}
