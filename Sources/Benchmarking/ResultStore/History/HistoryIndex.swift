import Foundation
import GRDB

/// All run records of a folder in one SQLite database, for questions about many runs.
///
/// The JSON records are the data; the index is a cache, made from them, at any time anew, and holds
/// nothing else. Its file is never changed in place: a new one is written beside it and takes its
/// name, with a seal at its end, see ``IndexFile``. So any number of processes may make it anew at
/// once, a reader never waits and never writes, and a damaged file is found before it is believed.
package struct HistoryIndex: Sendable {
  /// The version of the tables; an index of another version is not used.
  static let version = 3

  /// The index's name in a folder of records.
  package static let fileName = "history.sqlite"

  /// Where the index is, for messages: its file, or the folder of its records.
  let path: String
  let database: DatabaseQueue

  /// Creates an empty index in memory.
  ///
  /// - Throws: `notWritten` when there is no memory for it.
  package init() throws(RecordError) {
    path = "the history in memory"
    do {
      database = try DatabaseQueue()
      try database.write { try Self.create($0) }
    } catch {
      throw Self.failure(path, error)
    }
  }

  init(path: String, database: DatabaseQueue) {
    self.path = path
    self.database = database
  }

  /// The index of a folder as its records are now.
  ///
  /// Nothing is written. The file is used as far as it is intact and up to date; what it lacks is read from the records
  /// into memory.
  ///
  /// - Returns: The index, and what was found.
  /// - Throws: `notWritten` when there is no memory for it.
  /// - Complexity: O(records) when the file is up to date; O(size of the other records) otherwise.
  package static func reading(
    _ store: RunStore
  ) throws(RecordError) -> (index: HistoryIndex, update: HistoryUpdate) {
    let file = IndexFile(of: store)
    do {
      return try reading(store, file)
    } catch {
      throw failure(file.path, error)
    }
  }

  private static func reading(
    _ store: RunStore, _ file: IndexFile
  ) throws -> (index: HistoryIndex, update: HistoryUpdate) {
    var notes: [String] = []
    let memory = try DatabaseQueue()
    switch file.state() {
    case .absent: break
    case .damaged(let reason):
      notes.append(
        "\(file.path): note: \(reason); the records are read in its place, and "
          + "'bench history --rebuild' makes it anew")
    case .intact:
      let disk = try file.open()
      if try disk.read({ database in try isUpToDate(database, store) }) {
        var update = HistoryUpdate()
        update.problems = try disk.read { database in try problems(database) }
        return (HistoryIndex(path: file.path, database: disk), update)
      }
      try disk.backup(to: memory)
    }
    var update = try memory.write { database -> HistoryUpdate in
      try create(database)
      return try Self.update(database, from: store)
    }
    update.notes = notes
    return (HistoryIndex(path: file.path, database: memory), update)
  }

  /// The index of a folder, with its file brought up to date.
  ///
  /// A file that is damaged is set aside and made anew from the records.
  ///
  /// - Parameters:
  ///   - store: The folder of records.
  ///   - isRebuild: Whether to make the file anew whatever it holds.
  /// - Returns: The index, and what was found to do.
  /// - Throws: `notWritten`; an earlier file is then untouched.
  @discardableResult
  package static func updating(
    _ store: RunStore, isRebuild: Bool = false
  ) throws(RecordError) -> (index: HistoryIndex, update: HistoryUpdate) {
    let file = IndexFile(of: store)
    let state = file.state()
    var update: HistoryUpdate
    do {
      update = try updating(store, file, usesOld: !isRebuild && state == .intact)
    } catch {
      throw failure(file.path, error)
    }
    if case .damaged(let reason) = state, !isRebuild {
      update.notes.append(
        "\(file.path): note: \(reason); it was set aside as \(IndexFile.setAsideName) and made anew "
          + "from \(Units.counted(update.added, "record"))")
    }
    return (try reading(store).index, update)
  }

  private static func updating(
    _ store: RunStore, _ file: IndexFile, usesOld: Bool
  ) throws -> HistoryUpdate {
    if usesOld, try file.open().read({ database in try isUpToDate(database, store) }) {
      return try reading(store, file).update
    }
    return try file.replace(startingFromOld: usesOld) { database -> HistoryUpdate in
      try create(database)
      return try update(database, from: store)
    }
  }

  /// Whether a folder has a file of the index, whatever its state.
  package static func hasFile(_ store: RunStore) -> Bool {
    FileManager.default.fileExists(atPath: IndexFile(of: store).path)
  }

  /// Makes the tables, unless they are there in this version.
  static func create(_ database: Database) throws {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    if found == version { return }
    for table in tables { try database.execute(sql: "DROP TABLE IF EXISTS \(table)") }
    try database.execute(sql: schema)
    try database.execute(sql: "PRAGMA user_version = \(version)")
  }

  /// The tables, those that refer to others first.
  private static let tables = ["points", "case_runs", "series", "cases", "runs", "problems"]

  private static let schema = """
    CREATE TABLE runs (
      id INTEGER PRIMARY KEY, run TEXT NOT NULL, file TEXT NOT NULL UNIQUE, listing TEXT NOT NULL,
      date TEXT NOT NULL, revision TEXT, isDirty INTEGER, binary TEXT,
      environment TEXT NOT NULL, isContended INTEGER NOT NULL, isPartial INTEGER NOT NULL,
      hasFaults INTEGER NOT NULL);
    CREATE INDEX runs_by_date ON runs(date, run);
    CREATE TABLE cases (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
    CREATE TABLE case_runs (
      caseID INTEGER NOT NULL REFERENCES cases(id),
      runID INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
      PRIMARY KEY (caseID, runID)) WITHOUT ROWID;
    CREATE INDEX case_runs_by_run ON case_runs(runID);
    CREATE TABLE series (
      id INTEGER PRIMARY KEY, caseID INTEGER NOT NULL REFERENCES cases(id), place TEXT NOT NULL,
      metric TEXT NOT NULL, unit TEXT NOT NULL, kind TEXT NOT NULL,
      UNIQUE (caseID, place, metric, unit, kind));
    CREATE TABLE points (
      seriesID INTEGER NOT NULL REFERENCES series(id),
      runID INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
      value REAL NOT NULL, PRIMARY KEY (seriesID, runID)) WITHOUT ROWID;
    CREATE INDEX points_by_run ON points(runID);
    CREATE TABLE problems (
      file TEXT PRIMARY KEY, listing TEXT NOT NULL, reason TEXT NOT NULL, date TEXT);
    """

  static func failure(_ path: String, _ error: any Error) -> RecordError {
    if let error = error as? RecordError { return error }
    let reason = (error as? DatabaseError).map { $0.message ?? "\($0.resultCode)" }
    return .notWritten(path: path, reason: reason ?? error.localizedDescription)
  }
}
