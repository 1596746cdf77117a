import Foundation
import GRDB

extension HistoryIndex {
  /// Takes in one record that has no file, as tests and merges need it.
  ///
  /// - Throws: `notWritten`.
  package func insert(_ record: RunRecord) throws(RecordError) {
    do {
      try database.write { database in
        let file = RunFile.fileName(of: record)
        try Self.forget(file, database)
        try Self.insert(record, file: file, listing: "", database)
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Whether the index has all records of a folder, as their files are listed now.
  static func isUpToDate(_ database: Database, _ store: RunStore) throws -> Bool {
    try known(database) == listings(of: store)
  }

  /// Takes in records that are new or changed, and forgets those that are gone.
  ///
  /// - Complexity: O(records) when nothing changed; O(size of the new records) otherwise.
  static func update(_ database: Database, from store: RunStore) throws -> HistoryUpdate {
    var update = HistoryUpdate()
    let known = try known(database)
    let listed = listings(of: store)
    for file in known.keys.sorted() where listed[file] == nil {
      try forget(file, database)
      update.removed += 1
    }
    for path in store.paths() {
      let file = name(path)
      guard let listing = listed[file], known[file] != listing else { continue }
      try forget(file, database)
      let record: Result<RunRecord, RecordError> = Result { () throws(RecordError) in
        try RunStore.readNamed(path: path)
      }
      switch record {
      case .success(let record):
        try insert(record, file: file, listing: listing, database)
        update.added += 1
      case .failure(let error):
        try insert(error, file, listing, database)
      }
    }
    update.problems = try problems(database)
    return update
  }

  /// The records that cannot be part of the history.
  static func problems(_ database: Database) throws -> [HistoryProblem] {
    try Row.fetchAll(database, sql: "SELECT file, reason, date FROM problems ORDER BY file").map {
      HistoryProblem(file: $0[0], reason: $0[1], date: $0[2])
    }
  }

  private static func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }

  private static func listings(of store: RunStore) -> [String: String] {
    var listed: [String: String] = [:]
    for path in store.paths() { listed[name(path)] = FileListing(path: path)?.text }
    return listed
  }

  /// The listings of all files when they were taken in.
  private static func known(_ database: Database) throws -> [String: String] {
    var known: [String: String] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT file, listing FROM runs UNION ALL SELECT file, listing FROM problems")
    while let row = try rows.next() { known[row[0]] = row[1] }
    return known
  }

  private static func forget(_ file: String, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM runs WHERE file = ?", arguments: [file])
    try database.execute(sql: "DELETE FROM problems WHERE file = ?", arguments: [file])
  }

  private static func insert(
    _ error: RecordError, _ file: String, _ listing: String, _ database: Database
  ) throws {
    var date: String?
    if case .misnamed(_, let found, _) = error { date = found }
    try database.execute(
      sql: "INSERT INTO problems VALUES (?, ?, ?, ?)",
      arguments: [file, listing, error.description, date])
  }

  private static func insert(
    _ record: RunRecord, file: String, listing: String, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO runs (run, file, listing, date, revision, isDirty, binary, environment,
          isContended, isPartial, hasFaults) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        record.id, file, listing, record.date, record.build.commit, record.build.isDirty,
        record.build.binaryHash, record.timingEnvironment, record.isContended, record.isPartial,
        record.injectedFaults?.isEmpty == false,
      ])
    let run = database.lastInsertedRowID
    let caseOf = try database.makeStatement(sql: "INSERT INTO case_runs VALUES (?, ?)")
    let point = try database.makeStatement(sql: "INSERT OR REPLACE INTO points VALUES (?, ?, ?)")
    for found in record.cases {
      let id = try identifier(of: found.key, database)
      try caseOf.execute(arguments: [id, run])
      for (name, value) in found.metrics {
        let series = try identifier(of: name, caseID: id, database)
        try point.execute(arguments: [series, run, value])
      }
    }
  }

  private static func identifier(of key: CaseKey, _ database: Database) throws -> Int64 {
    let text = try text(of: key)
    let select = try database.cachedStatement(sql: "SELECT id FROM cases WHERE key = ?")
    if let id = try Int64.fetchOne(select, arguments: [text]) { return id }
    try database.execute(sql: "INSERT INTO cases (key) VALUES (?)", arguments: [text])
    return database.lastInsertedRowID
  }

  private static func identifier(
    of name: MetricSeries.Name, caseID: Int64, _ database: Database
  ) throws -> Int64 {
    let fields: StatementArguments = [
      caseID, name.place, name.metric, name.unit.rawValue, name.kind.rawValue,
    ]
    let select = try database.cachedStatement(
      sql: """
        SELECT id FROM series
        WHERE caseID = ? AND place = ? AND metric = ? AND unit = ? AND kind = ?
        """)
    if let id = try Int64.fetchOne(select, arguments: fields) { return id }
    try database.execute(
      sql: "INSERT INTO series (caseID, place, metric, unit, kind) VALUES (?, ?, ?, ?, ?)",
      arguments: fields)
    return database.lastInsertedRowID
  }

  /// A key as the index has it: JSON with sorted keys.
  static func text(of key: CaseKey) throws -> String {
    try SortedJSON.line(key)
  }
}
