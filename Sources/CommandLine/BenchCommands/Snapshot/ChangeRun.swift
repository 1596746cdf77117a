import InterfaceBuilder
import ScreenChecks
import SolverCatalog

/// Both sides of a change laid out and compared, several screens at once; the results are the same
/// for any number of queues.
struct ChangeRun {
  /// What came of the documents.
  struct Outcome {
    var comparisons: [DocumentComparison] = []
    /// The revisions, in the order of the comparisons; nil for documents that one side lacks.
    var differences: [DocumentDifference?] = []
    /// The documents that one side lacks, in the order of the comparisons.
    var documents: [InterfaceDocument?] = []
    /// What is wrong with documents that could not be read.
    var problems: [UnreadableDocumentError.Problem] = []
    /// What may be wrong with documents that were read.
    var warnings: [DocumentWarning] = []
    /// What there is to know besides.
    var notes: [String] = []
    /// What was looked at on the later side.
    var coverage = ScreenCoverage()

    /// The findings that the change brings, the worst first.
    var new: [ScreenFinding] {
      let all = comparisons.flatMap(\.new)
      return FindingSeverity.allCases.reversed().flatMap { severity in
        all.filter { $0.severity == severity }
      }
    }
  }

  let matrix: ScreenMatrix
  let settings: (String) -> CheckSettings
  let queues: Int
  /// The lines of a document's later side that findings may be reported at.
  let baseline: FindingBaseline?
  let today: String

  /// One document, read.
  private enum Read: Sendable {
    case both(ChangeAnalysis)
    case one(InterfaceDocument, isNew: Bool, note: String?)
    case failed([UnreadableDocumentError.Problem])
  }

  /// A part of the work that depends on no other.
  private enum Part {
    case root(Int, String)
    case findings(Int, isLater: Bool)
  }

  /// What came of a part.
  private enum Result: Sendable {
    case change(Int, ScreenChange?, edits: Set<Int>)
    case findings(Int, isLater: Bool, DocumentCheck)
  }

  /// Compares documents.
  func outcome(of documents: ChangedDocuments) -> Outcome {
    let pairs = documents.pairs
    let matrix = matrix
    let read = SideBySide.map(count: pairs.count, queues: queues) { index in
      Self.read(pairs[index], documents, matrix)
    }
    let quiet = pairs.map { pair in
      var settings = settings(pair.path)
      settings.explains = false
      return settings
    }
    let parts = Self.parts(of: read)
    let results = SideBySide.map(count: parts.count, queues: queues) { index in
      Self.result(of: parts[index], read, matrix, quiet)
    }
    return explained(gathered(results, read, pairs))
  }

  // MARK: Reading

  private static func read(
    _ pair: ChangedDocuments.Pair, _ documents: ChangedDocuments, _ matrix: ScreenMatrix
  ) -> Read {
    let before: [UInt8]?
    let after: [UInt8]?
    do throws(UnreadableDocumentError) {
      before = try documents.earlierBytes(of: pair)
      after = try documents.laterBytes(of: pair)
    } catch {
      return .failed(error.problems)
    }
    func parsed(_ bytes: [UInt8], _ path: String) throws(DocumentSyntaxError) -> InterfaceDocument {
      try InterfaceDocument.parse(bytes, path: path)
    }
    do throws(DocumentSyntaxError) {
      guard let after else {
        guard let before else {
          return .failed([
            .init(path: pair.path, position: nil, message: "is on neither side")
          ])
        }
        return .one(try parsed(before, pair.path), isNew: false, note: nil)
      }
      let later = try parsed(after, pair.path)
      guard let before else { return .one(later, isNew: true, note: nil) }
      let earlierPath = pair.earlierPath ?? pair.path
      do throws(DocumentSyntaxError) {
        let difference = try DocumentDifference(
          earlier: before, later: after, earlierPath: earlierPath, path: pair.path)
        return .both(
          ChangeAnalysis(difference, matrix: matrix) { SolverStrategy.standard.makeSolver() })
      } catch {
        // A change that makes a document readable is not the one to blame.
        return .one(
          later, isNew: true,
          note: "\(pair.path): the earlier revision cannot be read, so all of it counts as new: "
            + (error.diagnostics.first?.message ?? ""))
      }
    } catch {
      return .failed(
        error.diagnostics.map {
          .init(path: pair.path, position: $0.position, message: $0.message)
        })
    }
  }

  // MARK: Laying out

  private static func parts(of read: [Read]) -> [Part] {
    read.enumerated().flatMap { index, read -> [Part] in
      switch read {
      case .both(let analysis):
        guard !analysis.roots.isEmpty else { return [] }
        return [.findings(index, isLater: false), .findings(index, isLater: true)]
          + analysis.roots.map { .root(index, $0) }
      case .one(_, let isNew, _): return [.findings(index, isLater: isNew)]
      case .failed: return []
      }
    }
  }

  private static func result(
    of part: Part, _ read: [Read], _ matrix: ScreenMatrix, _ settings: [CheckSettings]
  ) -> Result {
    func checker(_ index: Int) -> ScreenChecker {
      ScreenChecker(matrix: matrix, settings: settings[index]) {
        SolverStrategy.standard.makeSolver()
      }
    }
    switch part {
    case .root(let index, let id):
      guard case .both(let analysis) = read[index] else { break }
      let found = analysis.change(ofRoot: id)
      return .change(index, found?.change, edits: found?.edits ?? [])
    case .findings(let index, let isLater):
      switch read[index] {
      case .both(let analysis):
        let document = isLater ? analysis.difference.later : analysis.difference.earlier
        let check = checker(index).check(
          document, where: { analysis.isRelevant($0, inLater: isLater) })
        return .findings(index, isLater: isLater, check)
      case .one(let document, _, _):
        return .findings(index, isLater: isLater, checker(index).check(document))
      case .failed: break
      }
    }
    preconditionFailure("a part is of a document that was read")
  }

  // MARK: Putting together

  private func gathered(
    _ results: [Result], _ read: [Read], _ pairs: [ChangedDocuments.Pair]
  ) -> Outcome {
    var outcome = Outcome()
    var comparisonIndices = [Int?](repeating: nil, count: read.count)
    for (index, entry) in read.enumerated() {
      var comparison = DocumentComparison(
        path: pairs[index].path, earlierPath: pairs[index].earlierPath)
      switch entry {
      case .failed(let problems):
        outcome.problems += problems
        continue
      case .both(let analysis):
        let difference = analysis.difference
        outcome.warnings += difference.earlier.warnings + difference.later.warnings
        let edits = difference.changes.flatMap(\.edits)
        comparison.changedLines = Set(edits.filter { $0.change != .removed }.map(\.position.line))
        comparison.unchangedCount = analysis.untouchedCount
        outcome.differences.append(analysis.difference)
        outcome.documents.append(nil)
      case .one(let document, let isNew, let note):
        if let note { outcome.notes.append(note) }
        outcome.warnings += document.warnings
        comparison.screens = Self.screens(of: document, isNew: isNew)
        outcome.differences.append(nil)
        outcome.documents.append(document)
      }
      comparisonIndices[index] = outcome.comparisons.count
      outcome.comparisons.append(comparison)
    }
    var before = [[ScreenFinding]](repeating: [], count: read.count)
    var after = before
    var moving = [Set<Int>](repeating: [], count: read.count)
    for result in results {
      switch result {
      case .change(let index, let change, let edits):
        guard let target = comparisonIndices[index] else { continue }
        if let change {
          outcome.comparisons[target].screens.append(change)
        } else {
          outcome.comparisons[target].unchangedCount += 1
        }
        moving[index].formUnion(edits)
      case .findings(let index, let isLater, let check):
        if isLater {
          after[index] = check.findings
          outcome.coverage.add(check.coverage)
        } else {
          before[index] = check.findings
        }
      }
    }
    for (index, target) in comparisonIndices.enumerated() {
      guard let target else { continue }
      let known = baseline?.applied(to: after[index], today: today).new ?? after[index]
      let keys = Set(known.map(\.key))
      outcome.comparisons[target].setFindings(before: before[index], after: after[index])
      outcome.comparisons[target].new.removeAll { !keys.contains($0.key) }
      if case .both(let analysis) = read[index] {
        // A stored frame that is brought up to date moves nothing by itself.
        let changes = analysis.difference.changes
        outcome.comparisons[target].idleEdits = changes.indices.filter {
          !moving[index].contains($0) && !changes[$0].main.isStoredFrame
        }.map(analysis.edit)
      }
    }
    return outcome
  }

  /// The screens of a document that one side lacks.
  private static func screens(of document: InterfaceDocument, isNew: Bool) -> [ScreenChange] {
    let screens = ScreenDocument(document)
    return screens.roots.map { root -> ScreenChange in
      ScreenChange(
        whole: root, id: screens.identifier(ofView: root.index), viewCount: document.views.count,
        isNew: isNew)
    }
  }

  /// Looks for cause, threshold and repair of what is new.
  private func explained(_ outcome: Outcome) -> Outcome {
    var outcome = outcome
    let chosen = outcome.comparisons.indices.filter {
      !outcome.comparisons[$0].new.isEmpty
        && self.settings(outcome.comparisons[$0].path).explains
    }
    let keys = chosen.map { Set(outcome.comparisons[$0].new.map(\.key)) }
    let documents = chosen.map { index in
      outcome.documents[index] ?? outcome.differences[index]?.later
    }
    let settings = chosen.map { self.settings(outcome.comparisons[$0].path) }
    let matrix = matrix
    let checks = SideBySide.map(count: chosen.count, queues: queues) { number -> [ScreenFinding] in
      guard let document = documents[number] else { return [] }
      let checker = ScreenChecker(matrix: matrix, settings: settings[number]) {
        SolverStrategy.standard.makeSolver()
      }
      let check = checker.check(
        document, where: { _ in true }, explaining: { keys[number].contains($0.key) })
      return check.findings.filter { keys[number].contains($0.key) }
    }
    for (number, index) in chosen.enumerated() { outcome.comparisons[index].new = checks[number] }
    return outcome
  }
}
