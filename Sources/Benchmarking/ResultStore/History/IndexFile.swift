import Foundation
import GRDB

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a history index: a SQLite database with a seal behind its last page.
///
///     | pages of the database | "LBINDEX1" | 16 hexadecimal digits |
///
/// The digits are the hash of the pages. SQLite goes by the number of pages in its header and passes
/// over what follows, so the file opens in any of its tools. A byte that was flipped anywhere, or a
/// tool that wrote to the file, breaks the seal.
struct IndexFile {
  /// What the file is worth.
  enum State: Hashable {
    case absent
    case intact
    case damaged(reason: String)
  }

  /// What a damaged file is renamed to.
  static let setAsideName = HistoryIndex.fileName + ".damaged"

  private static let mark = Data("LBINDEX1".utf8)
  private static let sealLength = 24

  /// The file's path.
  let path: String
  private let folder: URL

  init(of store: RunStore) {
    folder = URL(filePath: store.folder)
    path = folder.appending(path: HistoryIndex.fileName).path(percentEncoded: false)
  }

  /// Reads the whole file and looks at its seal.
  ///
  /// - Complexity: O(bytes).
  func state() -> State {
    guard FileManager.default.fileExists(atPath: path) else { return .absent }
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return .damaged(reason: "it cannot be read")
    }
    // SQLite would apply the log of an earlier version to the database.
    if FileManager.default.fileExists(atPath: path + "-wal") {
      return .damaged(reason: "it is of an earlier version")
    }
    guard data.count > Self.sealLength, data.suffix(Self.sealLength).starts(with: Self.mark) else {
      return .damaged(reason: "it is no index, or not whole")
    }
    let pages = data.prefix(data.count - Self.sealLength)
    guard data.suffix(Self.sealLength) == Self.seal(of: pages) else {
      return .damaged(reason: "it is damaged")
    }
    // The version of the tables, in the header at byte 60.
    let version = data.dropFirst(60).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return version == HistoryIndex.version
      ? .intact : .damaged(reason: "it is of another version")
  }

  private static func seal(of pages: Data) -> Data {
    mark + Data(BinaryHash.hash(of: pages).utf8)
  }

  /// Opens an intact file; it is only read.
  func open() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.label = "history"
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Makes a new file, which then takes the old one's name; a damaged old one is set aside.
  ///
  /// - Parameters:
  ///   - startingFromOld: Whether to begin with what the old one has; it is then intact.
  ///   - body: Fills the database.
  /// - Returns: What `body` returns.
  /// - Throws: what `body` throws, or why the file cannot be written; the old one is then untouched.
  func replace<Result>(
    startingFromOld: Bool, _ body: (Database) throws -> Result
  ) throws -> Result {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // Locked while it is filled, so that nobody takes it for one that a killed process left.
    let file = try TemporaryFile(beside: path)
    close(file.descriptor)
    let temporary = file.path
    defer {
      for suffix in ["", "-journal"] { try? manager.removeItem(atPath: temporary + suffix) }
    }
    var configuration = Configuration()
    configuration.label = "history"
    configuration.prepareDatabase { database in
      // The file is thrown away when anything fails: nothing of it needs to be undone.
      try database.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    }
    let queue = try DatabaseQueue(path: temporary, configuration: configuration)
    if startingFromOld { try open().backup(to: queue) }
    let result = try queue.write(body)
    try queue.close()
    let pages = try Data(contentsOf: URL(filePath: temporary), options: .alwaysMapped)
    let handle = try FileHandle(forWritingTo: URL(filePath: temporary))
    try handle.seekToEnd()
    try handle.write(contentsOf: Self.seal(of: pages))
    try handle.synchronize()
    try handle.close()
    if case .damaged = state() {
      let aside = folder.appending(path: Self.setAsideName).path(percentEncoded: false)
      // Another process may have done so meanwhile.
      _ = unsafe rename(path, aside)
    }
    for suffix in ["-wal", "-shm"] { try? manager.removeItem(atPath: path + suffix) }
    guard file.take(path) else {
      throw RecordError.notWritten(path: path, reason: unsafe String(cString: strerror(errno)))
    }
    return result
  }
}
