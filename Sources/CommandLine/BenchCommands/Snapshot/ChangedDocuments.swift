import FileReading
import InterfaceBuilder
import ResultStore

/// The documents that are different between two revisions of a folder under version control.
struct ChangedDocuments {
  /// A document on both sides.
  struct Pair {
    /// The path as the user would write it; of one that is gone, the one that it had.
    var path: String
    /// The path in the repository before; nil for a new document.
    var before: String?
    /// The path in the repository now; nil for one that is gone.
    var after: String?
    /// The path as the user would have written it, where it was another one.
    var earlierPath: String?
  }

  /// The documents.
  private(set) var pairs: [Pair]
  /// How many other files changed that documents may use but layouts do not read.
  let unreadCount: Int
  /// The folders that are repositories of their own and changed, as the user would write them.
  let submodules: [String]
  /// How many documents there are in all.
  let documentCount: Int
  /// What the documents are compared with, in words.
  let reference: String

  private let repository: GitRepository
  private let earlier: String
  private let later: String?

  /// Endings of files that change what a screen shows in an app, and nothing in its document.
  private static let unreadEndings = [".strings", ".xcstrings", ".stringsdict"]

  /// Finds the documents.
  ///
  /// - Parameters:
  ///   - files: Documents and folders.
  ///   - revision: A commit, whose common ancestor with what is checked out is the earlier side; or
  ///     two with `..` between.
  /// - Throws: why git could not answer.
  init(_ files: [String], against revision: String) throws(GitRepositoryError) {
    let first = files.first ?? "."
    let place = FilePath.isFolder(first) ? first : FilePath.folder(of: first)
    let repository = try GitRepository(containing: place)
    let sides = Self.sides(of: revision)
    let named = try repository.commit(sides.earlier)
    var later: String?
    if let name = sides.later { later = try repository.commit(name) }
    var earlier = named
    if later == nil || sides.takesBase {
      let head = try repository.commit(sides.later ?? "HEAD")
      earlier = repository.mergeBase(named, head) ?? named
    }
    self.repository = repository
    self.earlier = earlier
    self.later = later
    reference =
      "\(earlier.prefix(10))"
      + (earlier == named ? " (\(sides.earlier))" : ", where this branch left \(sides.earlier)")
    var roots: [(path: String, word: String)] = []
    for file in files { roots.append((try repository.path(of: file), file)) }
    let changed = try repository.changedFiles(
      from: earlier, to: later, below: roots.map(\.path))
    pairs = changed.compactMap { file in
      let path = file.after ?? file.before ?? ""
      guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return nil }
      let isRenamed = file.before != nil && file.before != file.after
      return Pair(
        path: Self.word(for: path, roots), before: file.before, after: file.after,
        earlierPath: isRenamed ? file.before.map { Self.word(for: $0, roots) } : nil)
    }
    submodules = changed.filter(\.isSubmodule).map {
      Self.word(for: $0.after ?? $0.before ?? "", roots)
    }
    unreadCount = changed.count { file in
      let path = file.after ?? file.before ?? ""
      return path.contains(".xcassets/") || Self.unreadEndings.contains { path.hasSuffix($0) }
    }
    documentCount = DocumentFiles.paths(files).count
  }

  /// Leaves documents out.
  mutating func leaveOut(_ isIgnored: (Pair) -> Bool) {
    pairs.removeAll(where: isIgnored)
  }

  /// The two sides of `A`, `A..B` and `A...B`, of which the last begins where B left A.
  private static func sides(
    of revision: String
  ) -> (earlier: String, later: String?, takesBase: Bool) {
    for (sign, takesBase) in [("...", true), ("..", false)] {
      guard let range = revision.firstRange(of: sign) else { continue }
      let left = String(revision[..<range.lowerBound])
      let right = String(revision[range.upperBound...])
      return (left.isEmpty ? "HEAD" : left, right.isEmpty ? "HEAD" : right, takesBase)
    }
    return (revision, nil, true)
  }

  /// A path of the repository as the user would write it, from the word that led there.
  private static func word(for path: String, _ roots: [(path: String, word: String)]) -> String {
    for root in roots {
      if root.path == path { return root.word }
      let prefix = root.path.isEmpty ? "" : root.path + "/"
      guard path.hasPrefix(prefix) else { continue }
      let separator = root.word.hasSuffix("/") ? "" : "/"
      return root.word + separator + path.dropFirst(prefix.count)
    }
    return path
  }

  // MARK: Reading

  /// The bytes of a document before; nil where there was none.
  func earlierBytes(of pair: Pair) throws(UnreadableDocumentError) -> [UInt8]? {
    guard let path = pair.before else { return nil }
    return try content(try bytes(of: path, at: earlier, pair), pair)
  }

  /// The bytes of a document now; nil where there is none.
  func laterBytes(of pair: Pair) throws(UnreadableDocumentError) -> [UInt8]? {
    guard let path = pair.after else { return nil }
    if let later { return try content(try bytes(of: path, at: later, pair), pair) }
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.bytes(of: repository.folder + "/" + path, limit: XMLLimits().bytes)
    } catch {
      throw Self.unreadable(pair, "cannot be read: \(error.reason)")
    }
    return try content(bytes, pair)
  }

  private func bytes(
    of path: String, at commit: String, _ pair: Pair
  ) throws(UnreadableDocumentError) -> [UInt8] {
    do throws(GitRepositoryError) {
      return try repository.bytes(of: path, at: commit)
    } catch {
      throw Self.unreadable(pair, error.message)
    }
  }

  /// The bytes, unless they only name where git keeps the document.
  private func content(_ bytes: [UInt8], _ pair: Pair) throws(UnreadableDocumentError) -> [UInt8] {
    guard bytes.starts(with: Array("version https://git-lfs".utf8)) else { return bytes }
    throw Self.unreadable(
      pair, "is kept by git's large file storage and was not fetched",
      at: SourcePosition(line: 1, column: 1))
  }

  private static func unreadable(
    _ pair: Pair, _ message: String, at position: SourcePosition? = nil
  ) -> UnreadableDocumentError {
    UnreadableDocumentError(problems: [.init(path: pair.path, position: position, message: message)]
    )
  }
}
