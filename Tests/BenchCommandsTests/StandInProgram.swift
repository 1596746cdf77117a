import Foundation
import ResultStore

/// A program that stands in for a built `bench` in paired measurements: a script that prints a
/// record as `run --json` does, so that its times are what a test chooses and no clock is asked.
struct StandInProgram {
  /// The script's path.
  let path: String

  /// Writes the script.
  ///
  /// - Parameters:
  ///   - name: What distinguishes the programs: their binary hash.
  ///   - nanoseconds: What every step takes, in each of its samples.
  ///   - folder: Where to.
  ///   - before: What the script does first, as shell commands.
  ///   - change: What else is different in its record.
  /// - Throws: when the script cannot be written.
  init(
    _ name: String, nanoseconds: Double, in folder: String, before: String = "",
    change: (inout RunRecord) -> Void = { _ in }
  ) throws {
    path = "\(folder)/\(name)"
    var record = Nights.night(1, cases: 2)
    record.build.binaryHash = name
    for number in 0..<4 { record.cases += [record.cases[0].copy(size: 100 + number)] }
    for index in record.cases.indices {
      for step in record.cases[index].steps.indices {
        record.cases[index].steps[step].time = TimeRecord(
          clock: "threadCPU",
          samples: (0..<9).map { nanoseconds * (1 + Double($0 * 7 % 9 - 4) / 1_000) },
          repetitions: 1, isTooShort: false)
      }
    }
    record.plan = nil
    record.planned = nil
    change(&record)
    try RunFile.encode(record).write(to: URL(filePath: path + ".json"))
    try Runs.writeProgram("\(before)\ncat '\(path).json'", to: path)
  }
}

extension CaseRecord {
  fileprivate func copy(size: Int) -> CaseRecord {
    var copy = self
    copy.key.size = size
    return copy
  }
}
