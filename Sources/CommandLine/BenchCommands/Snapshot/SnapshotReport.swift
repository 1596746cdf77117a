import ResultStore

/// How stored snapshots are different from the screens, as text.
struct SnapshotReport {
  let differences: SnapshotFolder.Differences
  /// Whether the folder was brought up to date.
  let isWritten: Bool

  /// Lines of one file that are reported.
  private static let lineLimit = 12
  /// Files that are reported unless all are asked for.
  static let defaultLimit = 60

  /// The report as one JSON document.
  struct Document: Encodable {
    var version = 1
    var missing: [String]
    var changed: [String]
    var stale: [String]
    var sameCount: Int
    var isWritten: Bool
  }

  var document: Document {
    Document(
      missing: differences.missing.map(\.name), changed: differences.changed.map(\.scene.name),
      stale: differences.stale, sameCount: differences.sameCount, isWritten: isWritten)
  }

  /// The lines, of at most so many files.
  func lines(limit: Int) -> [String] {
    var files: [[String]] = []
    for scene in differences.missing {
      files.append(["\(scene.name): \(isWritten ? "written" : "there is no such file yet")"])
    }
    for (scene, old) in differences.changed {
      let lines = Self.changedLines(from: old, to: scene.text)
      files.append(
        ["\(scene.name): \(isWritten ? "written" : "different")"] + lines.prefix(Self.lineLimit)
          + (lines.count > Self.lineLimit
            ? ["  and \(lines.count - Self.lineLimit) more lines"] : [])
      )
    }
    for name in differences.stale {
      files.append(["\(name): \(isWritten ? "removed," : "stale:") its scene is gone"])
    }
    return files.prefix(limit).flatMap(\.self)
      + (files.count > limit ? ["and \(files.count - limit) more files; --all tells them"] : [])
  }

  /// The lines that only one of two texts has, in the order of both.
  private static func changedLines(from old: String, to new: String) -> [String] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    let entries = difference.map { change -> (line: Int, isNew: Bool, text: Substring) in
      switch change {
      case .insert(let offset, let text, _): (offset, true, text)
      case .remove(let offset, let text, _): (offset, false, text)
      }
    }
    return entries.sorted { ($0.line, $0.isNew ? 1 : 0) < ($1.line, $1.isNew ? 1 : 0) }.map {
      "  \($0.isNew ? "+" : "-") \($0.text)"
    }
  }

  /// What came out, in one sentence.
  var verdict: String {
    let count = differences.missing.count + differences.changed.count
    let same = Units.counted(differences.sameCount, "scene") + " as written before"
    if isWritten {
      return "\(same), \(count) written, \(differences.stale.count) removed"
    }
    return differences.isEmpty
      ? same : "\(same), \(count) different, \(differences.stale.count) stale"
  }
}
