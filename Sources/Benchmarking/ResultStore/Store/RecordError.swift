/// Why a record could not be read or written.
package enum RecordError: Error, Hashable, Sendable {
  /// The file is not there or may not be read; with the system's reason.
  case unreadable(path: String, reason: String)
  /// The file is not a whole run record; with the place and what is wrong there.
  case damaged(path: String, reason: String)
  /// The file's name states another record than the file holds: it was renamed, or is a copy.
  case misnamed(path: String, date: String, expected: String)
  /// The record was written by a tool with another schema.
  case unknownVersion(path: String, found: Int, supported: Int)
  /// The record is of an interrupted run, and what was asked for needs a whole one.
  case interrupted(path: String)
  /// The record could not be written; what was there before is untouched.
  case notWritten(path: String, reason: String)
  /// Another record has this name already.
  case exists(path: String)
  /// No record of the store goes by this name.
  case notFound(name: String, folder: String)
  /// The store has no record at all.
  case noRecords(folder: String)
  /// No case of a record or of a history goes by this name.
  case noCase(name: String, place: String)
  /// Several records of the store go by this name.
  case ambiguous(name: String, matches: [String])
  /// Records that should make one run do not belong together.
  case mixed(reason: String)
}

extension RecordError: CustomStringConvertible {
  /// What went wrong, in one line, beginning with the file.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): error: cannot be read: \(reason)"
    case .damaged(let path, let reason):
      "\(path): error: not a whole run record: \(reason)"
    case .misnamed(let path, _, let expected):
      "\(path): error: the name states another run than the record in it; rename it to "
        + "\(expected), or move it out of the folder"
    case .unknownVersion(let path, let found, let supported):
      "\(path): error: written with schema \(found), but this tool reads schema \(supported); "
        + (found > supported ? "use a newer tool" : "use an older tool")
    case .interrupted(let path):
      "\(path): error: the run was interrupted; run it again"
    case .notWritten(let path, let reason):
      "\(path): error: cannot be written: \(reason)"
    case .exists(let path):
      "\(path): error: a record of this name exists already"
    case .notFound(let name, let folder):
      "error: no run record in \(folder) goes by the name or commit '\(name)'"
    case .noRecords(let folder):
      "error: there is no run record in \(folder) yet; 'bench run' writes one"
    case .noCase(let name, let place):
      "error: no case of \(place) goes by the name '\(name)'; 'bench history' lists them"
    case .mixed(let reason):
      "error: these records do not make one run: \(reason)"
    case .ambiguous(let name, let matches):
      "error: '\(name)' means any of \(matches.joined(separator: ", "))"
    }
  }
}
