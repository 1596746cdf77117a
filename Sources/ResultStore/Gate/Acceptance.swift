import Foundation

/// Someone's word that a change of a case's exact metrics is wanted.
///
/// Each is a file of its own below `accepted/` in the folder of records, so that two of them never
/// get into each other's way, here or in version control.
package struct Acceptance: Codable, Hashable, Sendable {
  /// The case.
  package var key: CaseKey
  /// The id of the run whose figures are the right ones from now on.
  package var run: String
  /// Why.
  package var reason: String
  /// When it was accepted, in UTC.
  package var date: String

  /// Creates an acceptance.
  package init(key: CaseKey, run: String, reason: String, date: String) {
    self.key = key
    self.run = run
    self.reason = reason
    self.date = date
  }
}

extension RunStore {
  private var acceptedFolder: String {
    URL(filePath: folder).appending(path: "accepted").path(percentEncoded: false)
  }

  /// Keeps acceptances of one run for good.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `notWritten`, `exists`.
  @discardableResult
  package func accept(_ acceptances: [Acceptance]) throws(RecordError) -> String {
    let date = (acceptances.first?.date ?? "").filter { $0 != "-" && $0 != ":" }
    let path = URL(filePath: acceptedFolder)
      .appending(path: "\(date)-\(RunIdentity.newID()).json").path(percentEncoded: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data: Data
    do {
      try FileManager.default.createDirectory(
        atPath: acceptedFolder, withIntermediateDirectories: true)
      data = try encoder.encode(acceptances)
    } catch {
      throw .notWritten(path: path, reason: error.localizedDescription)
    }
    try AtomicFile.write(data, to: path, existing: .keep)
    return path
  }

  /// All acceptances, oldest first.
  ///
  /// - Throws: `unreadable`, `damaged`: a gate must not pass because a word of caution was lost.
  package func acceptances() throws(RecordError) -> [Acceptance] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: acceptedFolder)) ?? []
    var all: [Acceptance] = []
    for name in names.sorted() where !name.hasPrefix(".") && name.hasSuffix(".json") {
      let path = URL(filePath: acceptedFolder).appending(path: name).path(percentEncoded: false)
      let data: Data
      do {
        data = try Data(contentsOf: URL(filePath: path))
      } catch {
        throw .unreadable(path: path, reason: error.localizedDescription)
      }
      do {
        all += try JSONDecoder().decode([Acceptance].self, from: data)
      } catch {
        throw .damaged(path: path, reason: "it is no list of acceptances")
      }
    }
    return all
  }
}
