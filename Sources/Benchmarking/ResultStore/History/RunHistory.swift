/// All runs of a store, oldest first, and how each metric went.
package struct RunHistory: Sendable {
  /// The runs that could be read, oldest first.
  package let runs: [RunRecord]
  /// Why the others could not; one damaged file does not hide the rest.
  package let problems: [RecordError]

  /// Reads all records of a store.
  ///
  /// - Complexity: O(size of all records).
  package init(_ store: RunStore) {
    var runs: [RunRecord] = []
    var problems: [RecordError] = []
    for path in store.paths() {
      do throws(RecordError) {
        runs.append(try RunStore.readNamed(path: path))
      } catch {
        problems.append(error)
      }
    }
    self.init(runs, problems: problems)
  }

  /// Creates a history of runs in memory.
  package init(_ runs: [RunRecord], problems: [RecordError] = []) {
    // Files are named by time already; records merged from elsewhere need not be.
    self.runs = runs.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    self.problems = problems
  }

  /// The cases of all runs, each once, in the order in which they first came.
  package var keys: [CaseKey] {
    var seen: Set<CaseKey> = []
    return runs.flatMap(\.cases).map(\.key).filter { seen.insert($0).inserted }
  }

  /// How each metric of a case went, in the order in which the metrics first came.
  ///
  /// - Parameters:
  ///   - key: The case.
  ///   - machine: Times of other machines are left out, if one is given.
  /// - Returns: One series a metric; none for a case that never ran.
  package func series(
    of key: CaseKey, on machine: MachineFingerprint? = nil
  ) -> [MetricSeries] {
    var all: [MetricSeries] = []
    var indexByName: [MetricSeries.Name: Int] = [:]
    for run in runs {
      guard let found = run.cases.first(where: { $0.key == key }) else { continue }
      let isComparable = machine.map { run.machine.isComparable(to: $0) } ?? true
      for (name, value) in found.metrics where name.kind == .exact || isComparable {
        let index = indexByName[name] ?? all.count
        if index == all.count {
          indexByName[name] = index
          all.append(MetricSeries(name: name, points: []))
        }
        all[index].points.append(
          MetricSeries.Point(
            run: run.id, date: run.date, commit: run.build.commit, value: value))
      }
    }
    return all
  }
}
