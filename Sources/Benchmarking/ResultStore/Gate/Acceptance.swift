/// A recorded decision that a change of a case's exact metrics is intended, with its reason.
///
/// The last acceptance of a case names the run that it is held against from then on.
package struct Acceptance: Codable, Hashable, Sendable {
  /// The case.
  package var key: CaseKey
  /// The id of the run whose figures are the right ones from now on; of a case that is retired, the
  /// run that no longer has it.
  package var run: String
  /// Why.
  package var reason: String
  /// When it was accepted, in UTC.
  package var date: String
  /// Its place among all acceptances, from 1.
  ///
  /// Dates are in whole seconds, and clocks are set back. Absent in acceptances of earlier versions, which come before all others.
  package var sequence: Int?
  /// The name of the run's file when it was accepted; absent in earlier versions.
  package var file: String?
  /// The hash of the run's file when it was accepted; absent in earlier versions.
  package var fileHash: String?
  /// The tier that chose the case; absent in earlier versions.
  package var tier: String?
  /// Whether the case is to be missed no longer; absent for no.
  package var isRetired: Bool?

  /// Creates an acceptance.
  package init(
    key: CaseKey, run: String, reason: String, date: String, sequence: Int? = nil,
    file: String? = nil, fileHash: String? = nil, tier: String? = nil, isRetired: Bool? = nil
  ) {
    self.key = key
    self.run = run
    self.reason = reason
    self.date = date
    self.sequence = sequence
    self.file = file
    self.fileHash = fileHash
    self.tier = tier
    self.isRetired = isRetired
  }
}

extension Acceptance {
  /// Acceptances of cases of one run.
  ///
  /// - Parameters:
  ///   - keys: The cases; those that the run does not have are retired.
  ///   - record: The run.
  ///   - path: The run's file.
  ///   - reason: Why.
  ///   - date: When, in UTC.
  /// - Returns: One acceptance a case, in the order of the cases.
  package static func all(
    of keys: [CaseKey], in record: RunRecord, at path: String, reason: String, date: String
  ) -> [Acceptance] {
    let hash = BinaryHash.hash(ofFileAt: path)
    let tiers = Dictionary(
      record.cases.map { ($0.key, $0.tier) }, uniquingKeysWith: { first, _ in first })
    return keys.map { key in
      Acceptance(
        key: key, run: record.id, reason: reason, date: date, file: RunFile.fileName(of: record),
        fileHash: hash, tier: tiers[key] ?? record.plan?.tier,
        isRetired: tiers[key] == nil ? true : nil)
    }
  }
}
