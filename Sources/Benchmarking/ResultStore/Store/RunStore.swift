import Foundation

/// A folder of run records.
package struct RunStore: Sendable {
  /// The folder's path; made when the first record is written.
  package let folder: String

  /// Creates a store; touches nothing.
  package init(folder: String) {
    self.folder = folder
  }

  /// Where a record has, or would have, its file.
  package func path(of record: RunRecord) -> String {
    URL(filePath: folder).appending(path: RunFile.fileName(of: record)).path(percentEncoded: false)
  }

  /// Writes a record to a file of its own.
  ///
  /// The file of the same run may be replaced, so that a run can save what it has after each case;
  /// another run's file cannot, as its name has another id.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - existing: Whether an earlier state of the same run may be replaced.
  /// - Returns: The path of the file.
  /// - Throws: `notWritten`, `exists`; earlier data is then untouched.
  @discardableResult
  package func write(
    _ record: RunRecord, existing: AtomicFile.Existing = .keep
  ) throws(RecordError) -> String {
    let data = try RunFile.encode(record)
    let path = path(of: record)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: path, reason: SystemReason.text(of: error))
    }
    try AtomicFile.write(data, to: path, existing: existing)
    return path
  }

  /// Reads a record.
  ///
  /// - Throws: `unreadable`, `damaged`, `unknownVersion`.
  package static func read(path: String) throws(RecordError) -> RunRecord {
    try RunFile.decode(RecordInput.data(of: path), path: path)
  }

  /// Reads a record of the folder, and checks that its name states the date and the id it has.
  ///
  /// Names decide which record is the newest, and which file an accepted run is looked for in.
  ///
  /// - Throws: `misnamed`, and what ``read(path:)`` throws.
  package static func readNamed(path: String) throws(RecordError) -> RunRecord {
    let record = try read(path: path)
    let expected = RunFile.fileName(of: record)
    let found = parts(ofName: fileName(path))
    let wanted = parts(ofName: expected)
    guard found.first == wanted.first, found.last == wanted.last else {
      throw .misnamed(path: path, date: record.date, expected: expected)
    }
    return record
  }

  /// The paths of the files whose names state the id of a run; several where one was copied.
  package func paths(ofRun id: String) -> [String] {
    paths().filter { Self.parts(ofName: Self.fileName($0)).last.map(String.init) == id }
  }

  /// Reads the record that a user means.
  ///
  /// - Parameter name: As for `find`.
  /// - Returns: The record. A damaged one is never passed over for the one before it, which would
  ///   be another run than the one that was asked for.
  /// - Throws: `notFound`, `noRecords`, `ambiguous`, `unreadable`, `unknownVersion`, `misnamed`;
  ///   `damaged` states which file the name means, and what to do about it.
  package func read(_ name: String) throws(RecordError) -> RunRecord {
    let path = try find(name)
    do throws(RecordError) {
      // A path names a file; everything else names a record.
      return try path == name ? Self.read(path: path) : Self.readNamed(path: path)
    } catch {
      guard case .damaged(_, let reason) = error, path != name else { throw error }
      throw .damaged(
        path: path,
        reason: "\(reason); '\(name)' means this file: move it out of the folder, or name another "
          + "record")
    }
  }

  /// The paths of all records, oldest first; empty when there is no folder yet.
  package func paths() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { Self.isRecordName($0) }.sorted()
      .map { URL(filePath: folder).appending(path: $0).path(percentEncoded: false) }
  }

  /// Finds the record that a user means.
  ///
  /// - Parameter name: A path, a file's name, the beginning of an id or commit, or `latest`.
  /// - Returns: The record's path; of several runs of one commit, the newest.
  /// - Throws: `notFound`, `noRecords`, `ambiguous`.
  package func find(_ name: String) throws(RecordError) -> String {
    if name.contains("/") || FileManager.default.fileExists(atPath: name) { return name }
    let all = paths()
    if name == "latest", let last = all.last { return last }
    if let exact = all.first(where: {
      Self.fileName($0) == name || Self.fileName($0) == name + ".json"
    }) {
      return exact
    }
    var matches: [String] = []
    var commits: Set<Substring> = []
    for path in all {
      let parts = Self.parts(ofName: Self.fileName(path))
      if parts[2].hasPrefix(name) {
        matches.append(path)
        commits.insert(parts[2])
      } else if name.count >= 4, name.hasPrefix(parts[1]) || parts[1].hasPrefix(name) {
        matches.append(path)
        commits.insert(parts[1])
      }
    }
    if all.isEmpty { throw .noRecords(folder: folder) }
    guard let newest = matches.last else { throw .notFound(name: name, folder: folder) }
    guard commits.count == 1 else {
      throw .ambiguous(name: name, matches: matches.map { Self.fileName($0) })
    }
    return newest
  }

  private static func fileName(_ path: String) -> String {
    URL(filePath: path).lastPathComponent
  }

  /// Whether a file's name is `<date>-<commit>-<short id>.json`.
  private static func isRecordName(_ name: String) -> Bool {
    !name.hasPrefix(".") && name.hasSuffix(".json") && parts(ofName: name).count == 3
  }

  /// Date, commit and id of a record's name; of another name, another number of parts.
  private static func parts(ofName name: String) -> [Substring] {
    name.dropLast(".json".count).split(separator: "-")
  }
}
