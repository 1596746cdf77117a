import ResultStore

extension RunRecord {
  /// A record of a made-up run on a made-up machine, finished, with the cases of a test.
  ///
  /// - Parameters:
  ///   - id: The identifier of the run.
  ///   - date: When it began.
  ///   - commit: What was built; nil where that is not known.
  ///   - binaryHash: The hash of what ran.
  ///   - meters: What was measured with.
  ///   - cases: What was measured.
  /// - Returns: The record.
  static func sample(
    id: String, date: String, commit: String?, binaryHash: String, meters: [MeterRecord],
    cases: [CaseRecord]
  ) -> RunRecord {
    var record = RunRecord(
      id: id, date: date, toolVersion: "0", arguments: [],
      build: BuildIdentity(
        commit: commit, isDirty: commit.map { _ in false }, binaryHash: binaryHash,
        toolchain: "Swift", flags: ["release"]),
      machine: MachineFingerprint(
        processor: "Example", architecture: "x86_64", cores: 2, memory: 1 << 30, system: "Linux",
        kernel: "6", virtualization: []),
      before: Conditions(), meters: meters)
    record.cases = cases
    record.finish(after: Conditions())
    return record
  }
}

extension CaseRecord {
  /// A case of the scenario `list` with one step, `solve`, that took so many pivots.
  static func list(size: Int? = nil, definitionHash: String? = nil, pivots: Int) -> CaseRecord {
    CaseRecord(
      key: CaseKey(scenario: "list", size: size, strategy: "tableau"), tier: "smoke",
      definitionHash: definitionHash, checksum: "f00d",
      steps: [PhaseRecord(label: "solve", work: [CounterRecord(name: "pivots", count: pivots)])])
  }
}
