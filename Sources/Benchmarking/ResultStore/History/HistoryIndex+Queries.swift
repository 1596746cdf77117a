import Foundation
import GRDB

extension HistoryIndex {
  /// All runs, oldest first.
  ///
  /// - Throws: `unreadable`.
  package func runs() throws(RecordError) -> [HistoryRun] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT run, file, date, revision, isDirty, binary, environment, isContended, isPartial,
            hasFaults FROM runs ORDER BY date, run
          """
      ).map { row in
        HistoryRun(
          run: row[0], file: row[1], date: row[2], commit: row[3], isDirty: row[4],
          binaryHash: row[5], environment: row[6], isContended: row[7], isPartial: row[8],
          hasFaults: row[9])
      }
    }
  }

  /// All cases with the number of runs that have them, in the order of their names.
  ///
  /// - Throws: `unreadable`.
  package func cases() throws(RecordError) -> [(key: CaseKey, runs: Int, last: String)] {
    let rows = try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT cases.key, count(*), max(runs.date) FROM case_runs
          JOIN cases ON cases.id = caseID JOIN runs ON runs.id = runID
          GROUP BY caseID
          """
      ).map { row -> (key: CaseKey, runs: Int, last: String) in
        (try Self.key(row[0]), row[1], row[2])
      }
    }
    return rows.sorted { $0.key.description < $1.key.description }
  }

  /// How each metric of a case went, oldest run first.
  ///
  /// Exact metrics come from all runs; noisy ones from those of one environment, without the runs
  /// that had to share their cores. Runs with faults put in on purpose are left out.
  ///
  /// - Parameters:
  ///   - key: The case.
  ///   - environment: Whose times to take; the newest run's unless given.
  /// - Returns: One series a metric; none for a case that never ran.
  /// - Throws: `unreadable`.
  package func series(
    of key: CaseKey, environment: String? = nil
  ) throws(RecordError) -> [MetricSeries] {
    try read { database in
      let id = try Int64.fetchOne(
        database, sql: "SELECT id FROM cases WHERE key = ?", arguments: [try Self.text(of: key)])
      guard let id else { return [] }
      let newest = try String.fetchOne(
        database,
        sql: """
          SELECT environment FROM runs JOIN case_runs ON runID = runs.id
          WHERE caseID = ? AND NOT hasFaults ORDER BY date DESC, run DESC LIMIT 1
          """, arguments: [id])
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT series.id, place, metric, unit, kind, runs.run, date, revision, value
          FROM series JOIN points ON points.seriesID = series.id JOIN runs ON runs.id = runID
          WHERE caseID = ?1 AND NOT hasFaults
            AND (kind = 'exact' OR (environment = ?2 AND NOT isContended))
          ORDER BY series.id, date, runs.run
          """, arguments: [id, environment ?? newest])
      var all: [MetricSeries] = []
      var current: Int64?
      while let row = try rows.next() {
        let series: Int64 = row[0]
        if series != current {
          guard let unit = MetricComparison.Unit(rawValue: row[3]),
            let kind = MeterRecord.Kind(rawValue: row[4])
          else { continue }
          current = series
          all.append(
            MetricSeries(
              name: .init(place: row[1], metric: row[2], unit: unit, kind: kind), points: []))
        }
        all[all.count - 1].points.append(
          MetricSeries.Point(run: row[5], date: row[6], commit: row[7], value: row[8]))
      }
      return all
    }
  }

  private func read<Answer>(
    _ body: (Database) throws -> Answer
  ) throws(RecordError) -> Answer {
    do {
      return try database.read(body)
    } catch {
      guard case .notWritten(_, let reason) = Self.failure(path, error) else {
        throw .unreadable(path: path, reason: error.localizedDescription)
      }
      throw .unreadable(path: path, reason: reason)
    }
  }

  private static func key(_ text: String) throws -> CaseKey {
    try JSONDecoder().decode(CaseKey.self, from: Data(text.utf8))
  }
}
