/// The records of accepted runs, each looked for and read once.
struct AcceptedRecords {
  /// An accepted run that may be held against.
  struct Reference {
    var file: String
    var record: RunRecord
    var cases: [CaseKey: CaseRecord]
  }

  private let store: RunStore
  private let candidate: RunRecord
  private var known: [String: Result<Reference, GapError>] = [:]

  /// Why an accepted run cannot be held against.
  struct GapError: Error {
    var gap: ComparisonGap
  }

  init(store: RunStore, candidate: RunRecord) {
    self.store = store
    self.candidate = candidate
  }

  /// The record of an accepted run, or why there is none.
  mutating func reference(for acceptance: Acceptance) -> Result<Reference, GapError> {
    let name = "\(acceptance.run) \(acceptance.fileHash ?? "")"
    if let found = known[name] { return found }
    let found = read(acceptance)
    known[name] = found
    return found
  }

  private func read(_ acceptance: Acceptance) -> Result<Reference, GapError> {
    func failure(
      _ cause: ComparisonGap.Cause, _ reason: String, _ advice: String
    ) -> Result<Reference, GapError> {
      .failure(GapError(gap: ComparisonGap(cause, reason: reason, advice: advice)))
    }
    let name = acceptance.file ?? "run \(acceptance.run)"
    let restore = "restore it, as from version control, or accept another run: bench accept"
    let paths = store.paths(ofRun: acceptance.run)
    var errors: [RecordError] = []
    var found: (path: String, record: RunRecord)?
    for path in paths where found == nil {
      do throws(RecordError) {
        found = (path, try RunStore.readNamed(path: path))
      } catch {
        errors.append(error)
      }
    }
    guard let found else {
      if let error = errors.first {
        return failure(.unreadable, "the accepted run cannot be read: \(error)", restore)
      }
      return failure(.referenceMissing, "the accepted run, \(name), is not there", restore)
    }
    let file = RunFile.fileName(of: found.record)
    if let hash = acceptance.fileHash, BinaryHash.hash(ofFileAt: found.path) != hash {
      return failure(
        .referenceChanged, "\(file) was changed after it was accepted", restore)
    }
    if found.record.isPartial || found.record.injectedFaults != nil {
      let what = found.record.isPartial ? "was interrupted" : "has faults put in on purpose"
      return failure(
        .referenceUnfit, "the accepted run, \(file), \(what)",
        "accept another run: bench accept")
    }
    if found.record.id != candidate.id, found.record.date > candidate.date {
      return failure(
        .referenceLater,
        "the accepted run, \(file), is dated after the run that is judged, \(candidate.date)",
        "judge a later run, or accept another: bench accept")
    }
    return .success(
      Reference(
        file: file, record: found.record,
        cases: Dictionary(
          found.record.cases.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })))
  }
}
