import Foundation

// Acceptances are files of their own below `accepted/` in the folder of records, so that two of them
// never get into each other's way, here or in version control:
//
//     accepted/<date>-<sequence>-<hash of the text>.json
//
// The hash finds a file that was damaged: another reference would be held against otherwise. Names of
// earlier versions, `<date>-<random id>.json`, have none.
extension RunStore {
  private var acceptedFolder: String {
    URL(filePath: folder).appending(path: "accepted").path(percentEncoded: false)
  }

  /// Keeps acceptances of one run for good, as later than all others.
  ///
  /// - Returns: The path of the file.
  /// - Throws: `notWritten`, `exists`; `unreadable` and `damaged` when earlier ones cannot be read.
  @discardableResult
  package func accept(_ acceptances: [Acceptance]) throws(RecordError) -> String {
    let sequence = (try self.acceptances().compactMap(\.sequence).max() ?? 0) + 1
    let numbered = acceptances.map { acceptance in
      var numbered = acceptance
      numbered.sequence = sequence
      return numbered
    }
    let date = (acceptances.first?.date ?? "").filter { $0 != "-" && $0 != ":" }
    let data: Data
    do {
      try FileManager.default.createDirectory(
        atPath: acceptedFolder, withIntermediateDirectories: true)
      data = try SortedJSON.data(numbered, isIndented: true)
    } catch {
      throw .notWritten(path: acceptedFolder, reason: SystemReason.text(of: error))
    }
    let path = URL(filePath: acceptedFolder)
      .appending(path: "\(date)-\(sequence)-\(Self.hash(of: data)).json")
      .path(percentEncoded: false)
    try AtomicFile.write(data, to: path, existing: .keep)
    return path
  }

  /// All acceptances, in the order in which they were made.
  ///
  /// - Throws: `unreadable`, `damaged`: a gate must not pass because an acceptance was lost.
  package func acceptances() throws(RecordError) -> [Acceptance] {
    guard FileManager.default.fileExists(atPath: acceptedFolder) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: acceptedFolder)
    } catch {
      throw .unreadable(path: acceptedFolder, reason: SystemReason.text(of: error))
    }
    var all: [Acceptance] = []
    for name in names.sorted() where !name.hasPrefix(".") && name.hasSuffix(".json") {
      all += try Self.acceptances(
        at: URL(filePath: acceptedFolder).appending(path: name).path(percentEncoded: false))
    }
    // Stable: of one sequence, as two machines may give it, the file's name decides.
    return all.enumerated().sorted {
      ($0.element.sequence ?? 0, $0.element.date, $0.offset)
        < ($1.element.sequence ?? 0, $1.element.date, $1.offset)
    }.map(\.element)
  }

  private static func acceptances(at path: String) throws(RecordError) -> [Acceptance] {
    let data = try RecordInput.data(of: path)
    guard let found = try? JSONDecoder().decode([Acceptance].self, from: data), !found.isEmpty
    else { throw .damaged(path: path, reason: "it is no list of acceptances") }
    let parts = URL(filePath: path).deletingPathExtension().lastPathComponent.split(
      separator: "-")
    let isNumbered = parts.count == 3 || found.contains { $0.sequence != nil }
    guard !isNumbered || parts.last.map(String.init) == hash(of: data) else {
      throw .damaged(
        path: path,
        reason: "its text is not the one whose hash its name states; restore it, or remove it and "
          + "accept again")
    }
    return found
  }

  /// The hash of a file's text, whatever version control makes of its line breaks.
  private static func hash(of data: Data) -> String {
    BinaryHash.hash(of: data.filter { $0 != UInt8(ascii: "\r") })
  }
}
