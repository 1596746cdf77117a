import Foundation

/// The file of a paired measurement, between `bench ab` and `bench gate`.
package enum PairedFile {
  /// Writes a measurement.
  ///
  /// - Throws: `notWritten`; an earlier file is then untouched.
  package static func write(
    _ comparison: PairedComparison, to path: String
  ) throws(RecordError) {
    let data: Data
    do {
      data = try SortedJSON.data(comparison, isIndented: false)
    } catch {
      throw .notWritten(path: path, reason: "\(error)")
    }
    try AtomicFile.write(data + Data("\n".utf8), to: path, existing: .replace)
  }

  /// Reads a measurement.
  ///
  /// - Throws: `unreadable`, `damaged`.
  package static func read(path: String) throws(RecordError) -> PairedComparison {
    let data = try RecordInput.data(of: path)
    let found: PairedComparison
    do {
      found = try JSONDecoder().decode(PairedComparison.self, from: data)
    } catch {
      throw .damaged(path: path, reason: "it is no paired measurement")
    }
    for step in found.steps
    where step.baseline.count != step.candidate.count
      || step.baseline.count != step.isDisturbed.count
    {
      throw .damaged(path: path, reason: "'\(step.key)' has rounds of one program only")
    }
    return found
  }
}
