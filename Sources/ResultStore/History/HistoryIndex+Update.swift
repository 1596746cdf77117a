import Foundation
import GRDB

extension HistoryIndex {
  /// A record's file as the folder lists it.
  private struct Listing: Hashable {
    var size: Int
    var modified: Double
  }

  /// Takes in records that are new or changed, and forgets those that are gone.
  ///
  /// Safe beside other processes that do the same: each record is one transaction, and looks again
  /// whether another process was faster.
  ///
  /// - Returns: What was done, and which records cannot be read.
  /// - Throws: `notWritten`; what was taken in before then stays.
  /// - Complexity: O(records) when nothing changed; O(size of the new records) otherwise.
  @discardableResult
  package func update(from store: RunStore) throws(RecordError) -> HistoryUpdate {
    var update = HistoryUpdate()
    let paths = store.paths()
    var listed: [String: Listing] = [:]
    for path in paths { listed[Self.name(path)] = Self.listing(path) }
    do {
      let known = try database.read { try Self.known($0) }
      let gone = known.keys.filter { listed[$0] == nil }.sorted()
      if !gone.isEmpty {
        try database.write { database in
          for file in gone { try Self.forget(file, database) }
        }
        update.removed = gone.count
      }
      for path in paths {
        let name = Self.name(path)
        guard let found = listed[name], known[name] != found else { continue }
        let record: Result<RunRecord, RecordError> = Result { () throws(RecordError) in
          try RunStore.read(path: path)
        }
        try database.write { database in
          if try Self.known(file: name, database) == found { return }
          try Self.forget(name, database)
          switch record {
          case .success(let record):
            try Self.insert(record, file: name, found.size, found.modified, database)
            update.added += 1
          case .failure(let error):
            try database.execute(
              sql: "INSERT INTO problems VALUES (?, ?, ?, ?)",
              arguments: [name, found.size, found.modified, error.description])
          }
        }
      }
      update.problems = try database.read { database in
        try String.fetchAll(database, sql: "SELECT reason FROM problems ORDER BY file")
      }
    } catch {
      throw Self.failure(path, error)
    }
    return update
  }

  /// Takes in one record that has no file, as tests and merges need it.
  ///
  /// - Throws: `notWritten`.
  package func insert(_ record: RunRecord) throws(RecordError) {
    do {
      try database.write { database in
        let file = RunFile.fileName(of: record)
        try Self.forget(file, database)
        try Self.insert(record, file: file, 0, 0, database)
      }
    } catch {
      throw Self.failure(path, error)
    }
  }

  private static func name(_ path: String) -> String { URL(filePath: path).lastPathComponent }

  private static func listing(_ path: String) -> Listing? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path),
      let size = found[.size] as? Int, let date = found[.modificationDate] as? Date
    else { return nil }
    return Listing(size: size, modified: date.timeIntervalSince1970)
  }

  /// The listings of all files when they were taken in.
  private static func known(_ database: Database) throws -> [String: Listing] {
    var known: [String: Listing] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT file, size, modified FROM runs UNION ALL SELECT file, size, modified FROM problems
        """)
    while let row = try rows.next() {
      known[row[0]] = Listing(size: row[1], modified: row[2])
    }
    return known
  }

  private static func known(file: String, _ database: Database) throws -> Listing? {
    try Row.fetchOne(
      database,
      sql: """
        SELECT size, modified FROM runs WHERE file = ?1
        UNION ALL SELECT size, modified FROM problems WHERE file = ?1
        """, arguments: [file]
    ).map { Listing(size: $0[0], modified: $0[1]) }
  }

  private static func forget(_ file: String, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM runs WHERE file = ?", arguments: [file])
    try database.execute(sql: "DELETE FROM problems WHERE file = ?", arguments: [file])
  }

  private static func insert(
    _ record: RunRecord, file: String, _ size: Int, _ modified: Double, _ database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO runs (run, file, size, modified, date, revision, isDirty, binary, environment,
          isContended, isPartial, hasFaults) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        record.id, file, size, modified, record.date, record.build.commit, record.build.isDirty,
        record.build.binaryHash, record.timingEnvironment, record.isContended, record.isPartial,
        record.injectedFaults?.isEmpty == false,
      ])
    let run = database.lastInsertedRowID
    let caseOf = try database.makeStatement(
      sql: "INSERT INTO case_runs VALUES (?, ?, ?, ?)")
    let point = try database.makeStatement(sql: "INSERT OR REPLACE INTO points VALUES (?, ?, ?)")
    for found in record.cases {
      let id = try identifier(of: found.key, database)
      try caseOf.execute(arguments: [id, run, found.definitionHash, found.checksum])
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(key), as: UTF8.self)
  }
}
