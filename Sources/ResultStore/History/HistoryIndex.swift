import Foundation
import GRDB

/// All run records of a folder in one SQLite file, for questions about many runs.
///
/// The JSON records are the data; the index is made from them, at any time anew, and holds nothing
/// else. It keeps a write-ahead log, so that readers never wait, and writers wait for each other.
package struct HistoryIndex: Sendable {
  /// The version of the tables; an index of another version is thrown away and made anew.
  static let version = 2

  /// The index's name in a folder of records.
  package static let fileName = "history.sqlite"

  /// The file.
  package let path: String
  let database: DatabaseQueue

  /// Opens an index, or creates an empty one.
  ///
  /// A file that is damaged, or of another version, is replaced: ``update(from:)`` fills it again.
  ///
  /// - Throws: `notWritten` when it can neither be opened nor created.
  package init(path: String) throws(RecordError) {
    self.path = path
    do {
      database = try Self.openPatiently(path)
    } catch let error as DatabaseError where Self.isBeyondUse(error) {
      do {
        for suffix in ["", "-wal", "-shm"]
        where FileManager.default.fileExists(atPath: path + suffix) {
          try FileManager.default.removeItem(atPath: path + suffix)
        }
        database = try Self.openPatiently(path)
      } catch {
        throw Self.failure(path, error)
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// The index of a folder of records, brought up to date.
  ///
  /// - Returns: The index, and what was found to do.
  /// - Throws: `notWritten`.
  package static func of(
    _ store: RunStore
  ) throws(RecordError) -> (index: HistoryIndex, update: HistoryUpdate) {
    do {
      try FileManager.default.createDirectory(
        atPath: store.folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: store.folder, reason: error.localizedDescription)
    }
    let index = try HistoryIndex(
      path: URL(filePath: store.folder).appending(path: fileName).path(percentEncoded: false))
    return (index, try index.update(from: store))
  }

  /// How long to wait for others, in seconds: another run may be adding a long record.
  private static let patience = 60.0

  /// Opens the file, again and again while others are doing so.
  ///
  /// SQLite waits for whoever writes, but not where two want to change a new file to the
  /// write-ahead log at once: one of them is told at once that it is busy.
  private static func openPatiently(_ path: String) throws -> DatabaseQueue {
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      do {
        return try open(path)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && Date() < end {
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(patience)
    configuration.label = "history"
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { database in
      let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      if found == version { return }
      if found != 0 {
        for table in tables { try database.execute(sql: "DROP TABLE IF EXISTS \(table)") }
      }
      try database.execute(sql: schema)
      try database.execute(sql: "PRAGMA user_version = \(version)")
    }
    return queue
  }

  /// The tables, those that refer to others first.
  private static let tables = ["points", "case_runs", "series", "cases", "runs", "problems"]

  private static let schema = """
    CREATE TABLE runs (
      id INTEGER PRIMARY KEY, run TEXT NOT NULL, file TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
      modified REAL NOT NULL, date TEXT NOT NULL, revision TEXT, isDirty INTEGER, binary TEXT,
      environment TEXT NOT NULL, isContended INTEGER NOT NULL, isPartial INTEGER NOT NULL,
      hasFaults INTEGER NOT NULL);
    CREATE INDEX runs_by_date ON runs(date, run);
    CREATE TABLE cases (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
    CREATE TABLE case_runs (
      caseID INTEGER NOT NULL REFERENCES cases(id),
      runID INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
      definition TEXT, checksum TEXT, PRIMARY KEY (caseID, runID)) WITHOUT ROWID;
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
      file TEXT PRIMARY KEY, size INTEGER NOT NULL, modified REAL NOT NULL, reason TEXT NOT NULL);
    """

  private static func isBeyondUse(_ error: DatabaseError) -> Bool {
    [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
  }

  static func failure(_ path: String, _ error: any Error) -> RecordError {
    let reason = (error as? DatabaseError).map { $0.message ?? "\($0.resultCode)" }
    return .notWritten(path: path, reason: reason ?? error.localizedDescription)
  }
}
