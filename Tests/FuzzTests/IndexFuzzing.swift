import Foundation
import ResultStore

/// The index of a history: its file changed beside records that are whole.
///
/// The index is a cache: whatever is in its file, the answers are those of the records.
enum IndexFuzzing: FuzzedReader {
  static let words = ["SQLite format 3\u{0}", "\u{0}\u{0}\u{0}\u{0}", "CREATE TABLE cases (id)"]

  /// A folder with a record and its index, and what the index states.
  private static func prepared() throws -> (folder: String, bytes: [UInt8], answer: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
      .path(percentEncoded: false)
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder)
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let store = RunStore(folder: folder)
    for bytes in try RecordFuzzing.fixtures() {
      try store.write(RunFile.decode(Data(bytes), path: "fixture.json"))
    }
    let answer = try answer(of: HistoryIndex.updating(store).index)
    let bytes = try Data(contentsOf: URL(filePath: folder + "/" + HistoryIndex.fileName))
    return (folder, Array(bytes), answer)
  }

  private static func answer(of index: HistoryIndex) throws -> [String] {
    try index.cases().flatMap { found in
      try index.series(of: found.key).map { "\(found.key) \($0.name) \($0.points.map(\.value))" }
    }
  }

  static func fixtures() throws -> [[UInt8]] {
    let (folder, bytes, _) = try prepared()
    try FileManager.default.removeItem(atPath: folder)
    return [bytes]
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let (folder, _, expected) = try prepared()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/" + HistoryIndex.fileName
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    try Data(bytes).write(to: URL(filePath: path))
    let store = RunStore(folder: folder)
    for index in [try HistoryIndex.reading(store).index, try HistoryIndex.updating(store).index] {
      guard try answer(of: index) == expected else {
        throw BrokenPromise("a damaged index answers otherwise than the records")
      }
    }
    return true
  }
}
