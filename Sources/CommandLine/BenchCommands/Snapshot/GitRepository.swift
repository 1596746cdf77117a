import Foundation
import ResultStore

/// A git repository, read without touching what its user has checked out: no file, no index and no
/// branch is written.
struct GitRepository {
  /// The folder that holds the whole working tree.
  let folder: String
  private let program: String

  /// A file that is different between two revisions, by its path in the repository.
  struct ChangedFile {
    /// The path in the earlier revision; nil for a file that is new.
    var before: String?
    /// The path in the later revision; nil for a file that is gone.
    var after: String?
    /// Whether it is no file but the commit of another repository within this one.
    var isSubmodule = false
  }

  /// What git writes as the mode of a commit that stands in a folder's place.
  private static let submoduleMode = "160000"

  /// Opens the repository that a folder belongs to.
  init(containing path: String) throws(GitRepositoryError) {
    guard let program = InstalledProgram.path(of: "git") else {
      throw GitRepositoryError(message: "error: git is not installed", status: .unavailable)
    }
    let here = GitRepository(folder: path, program: program)
    let top = try here.answer(["rev-parse", "--show-toplevel"]) {
      "\(path): error: is in no git repository that can be read: \($0)"
    }
    self.init(folder: Self.line(top), program: program)
  }

  private init(folder: String, program: String) {
    self.folder = folder
    self.program = program
  }

  /// The path of a file or folder in the repository, without a slash at its end; empty for the
  /// whole.
  func path(of file: String) throws(GitRepositoryError) -> String {
    let isFolder = FilePath.isFolder(file)
    let place = isFolder ? file : FilePath.folder(of: file)
    let asked = GitRepository(folder: place, program: program)
    let prefix = Self.line(
      try asked.answer(["rev-parse", "--show-prefix"]) { "\(file): error: \($0)" })
    let path = isFolder ? prefix : prefix + FilePath.name(of: file)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The commit that a name means.
  func commit(_ name: String) throws(GitRepositoryError) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    let isWord = !name.isEmpty && !name.utf8.contains(0)
    guard isWord, let bytes = try? answer(words, { $0 }) else {
      throw GitRepositoryError(
        message: "error: the repository has no commit '\(name)'"
          + "; a shallow clone has only the newest (fetch-depth: 0 of actions/checkout has all)",
        status: .usage)
    }
    return Self.line(bytes)
  }

  /// The newest common ancestor of two commits; nil where none is known, as in a shallow clone.
  func mergeBase(_ one: String, _ other: String) -> String? {
    guard let bytes = try? answer(["merge-base", one, other], { $0 }) else { return nil }
    let line = Self.line(bytes)
    return line.isEmpty ? nil : line
  }

  /// The files that are different.
  ///
  /// - Parameters:
  ///   - earlier: The earlier commit.
  ///   - later: The later commit; nil for what is checked out, new files included.
  ///   - paths: Files and folders of the repository, by their paths in it; empty for all.
  /// - Returns: The files by path; a file that has another name now is one entry.
  /// - Throws: why git could not answer.
  func changedFiles(
    from earlier: String, to later: String?, below paths: [String]
  ) throws(GitRepositoryError) -> [ChangedFile] {
    let limits = paths.contains("") ? [] : paths
    let range = [earlier] + (later.map { [$0] } ?? [])
    let found = try words(
      ["diff", "--no-ext-diff", "--no-relative", "--raw", "-z", "-M"] + range + ["--"]
        + limits)
    var files: [ChangedFile] = []
    var rest = found[...]
    // Two modes, two hashes and the status; then the path, and of what is renamed the new one.
    while let entry = rest.popFirst(), let path = rest.popFirst() {
      let parts = entry.split(separator: " ")
      var file = ChangedFile(before: path, after: path)
      switch parts.last?.first {
      case "A": file.before = nil
      case "D": file.after = nil
      case "R", "C": file.after = rest.popFirst() ?? path
      default: break
      }
      file.isSubmodule = parts.prefix(2).contains { $0.hasSuffix(Self.submoduleMode) }
      files.append(file)
    }
    if later == nil {
      let new = try words(["ls-files", "--others", "--exclude-standard", "-z", "--"] + limits)
      files += new.map { ChangedFile(before: nil, after: $0) }
    }
    return files.sorted { ($0.after ?? $0.before ?? "") < ($1.after ?? $1.before ?? "") }
  }

  /// The bytes of a file in a commit.
  func bytes(of path: String, at commit: String) throws(GitRepositoryError) -> [UInt8] {
    try answer(["cat-file", "blob", "\(commit):\(path)"]) {
      "cannot be read from \(commit.prefix(10)): \($0)"
    }
  }

  // MARK: Asking git

  /// What git prints, as words with a zero byte behind each.
  private func words(_ arguments: [String]) throws(GitRepositoryError) -> [String] {
    try answer(arguments) { "git: error: \($0)" }.split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func answer(
    _ arguments: [String], _ message: (String) -> String
  ) throws(GitRepositoryError) -> [UInt8] {
    // No lock, no helper that the repository names, no pattern in a path.
    let fixed = [
      "-C", folder, "--no-optional-locks", "--no-pager", "--literal-pathspecs", "-c",
      "core.fsmonitor=false",
    ]
    guard let child = ChildProcess(program, fixed + arguments) else {
      throw GitRepositoryError(message: "error: git could not be started", status: .unavailable)
    }
    let outcome = child.outcome()
    if outcome.wasInterrupted {
      throw GitRepositoryError(message: "error: interrupted", status: .interrupted)
    }
    guard outcome.status == 0 else {
      let text = String(decoding: outcome.errors, as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init)
      throw GitRepositoryError(
        message: message(line ?? "git ended with \(outcome.status)"), status: .badInput)
    }
    return outcome.output
  }

  private static func line(_ bytes: [UInt8]) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
