import Foundation

/// The commit of a folder under version control.
package struct SourceRevision: Hashable, Sendable {
  /// The commit in full.
  package var commit: String
  /// Whether the folder differs from it.
  package var isDirty: Bool

  private init(commit: String) {
    self.commit = commit
    isDirty = false
  }

  /// The revision of a folder, as git knows it.
  ///
  /// `nil` when the folder is in no repository, has no commit, or there is no git.
  package init?(folder: String) {
    guard let commit = Self.git(["rev-parse", "HEAD"], in: folder), !commit.isEmpty,
      let status = Self.git(["status", "--porcelain", "--untracked-files=normal"], in: folder)
    else { return nil }
    self.commit = commit
    isDirty = !status.isEmpty
  }

  /// The commit that a program states it is of, in a file `<program>.commit` beside it.
  ///
  /// For programs that were copied out of the folder they were built in, such as the nightly run's.
  package static func stated(besideProgram path: String) -> SourceRevision? {
    guard let text = try? String(contentsOfFile: path + ".commit", encoding: .utf8) else {
      return nil
    }
    let commit = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard commit.count == 40, commit.allSatisfy(\.isHexDigit) else { return nil }
    return SourceRevision(commit: commit)
  }

  /// The nearest folder at or above `path` that holds a Swift package.
  package static func package(containing path: String) -> String? {
    var folder = URL(filePath: path)
    while folder.path(percentEncoded: false) != "/" {
      if FileManager.default.fileExists(
        atPath: folder.appending(path: "Package.swift").path(percentEncoded: false))
      {
        return folder.path(percentEncoded: false)
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func git(_ arguments: [String], in folder: String) -> String? {
    ProgramOutput.text(of: ["git", "-C", folder] + arguments)?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
