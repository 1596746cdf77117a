import FileReading
import Foundation
import InterfaceBuilder
import ResultStore
import ScreenChecks
import SolverCatalog

/// The frames of all screens as files of text: made, written, and compared with those that stand in
/// a folder.
struct SnapshotFolder {
  /// A file that there should be.
  struct Scene: Sendable {
    /// The path in the folder.
    var name: String
    /// The text.
    var text: String
  }

  /// What documents give.
  struct Content {
    /// The files, in the order of the documents.
    var scenes: [Scene] = []
    /// What is wrong with documents that could not be read.
    var problems: [UnreadableDocumentError.Problem] = []
    /// Whether all documents of whole folders were read, so that files of other scenes are stale.
    var isWhole = true
  }

  /// The folder.
  let path: String

  /// Lays out all screens of documents.
  ///
  /// - Parameters:
  ///   - words: Documents and folders, as on the command line.
  ///   - matrix: The configurations.
  ///   - queues: How many documents are laid out at once.
  /// - Returns: One file a scene.
  /// - Throws: a sentence where two documents would have the same files.
  static func content(
    of words: [String], _ matrix: ScreenMatrix, queues: Int
  ) throws(SnapshotNameClashError) -> Content {
    var documents: [(path: String, name: String)] = []
    var content = Content()
    for word in words {
      if !FilePath.isFolder(word) { content.isWhole = false }
      for path in DocumentFiles.paths([word]) {
        let isBelow = path.hasPrefix(word) && path != word
        let below = isBelow ? path.dropFirst(word.count).drop { $0 == "/" } : ""
        documents.append((path, isBelow ? String(below) : FilePath.name(of: path)))
      }
    }
    var seen: [String: String] = [:]
    for document in documents {
      if let other = seen[document.name], other != document.path {
        throw SnapshotNameClashError(first: other, second: document.path)
      }
      seen[document.name] = document.path
    }
    let chosen = documents
    let results = SideBySide.map(count: chosen.count, queues: queues) {
      index -> Result<[Scene], UnreadableDocumentError> in
      do throws(UnreadableDocumentError) {
        return .success(
          scenes(of: try DocumentFiles.load(chosen[index].path), chosen[index].name, matrix))
      } catch {
        return .failure(error)
      }
    }
    for result in results {
      switch result {
      case .success(let scenes): content.scenes += scenes
      case .failure(let error):
        content.problems += error.problems
        content.isWhole = false
      }
    }
    return content
  }

  private static func scenes(
    of document: InterfaceDocument, _ name: String, _ matrix: ScreenMatrix
  ) -> [Scene] {
    let snapshots = ScreenSnapshotter(matrix: matrix) { SolverStrategy.standard.makeSolver() }
      .snapshots(of: document)
    let names = SceneFileNames.names(of: document)
    var writer = SceneSnapshotText(matrix: matrix)
    return document.scenes.compactMap { scene in
      let roots = snapshots.filter { $0.sceneID == scene.id }
      guard !roots.isEmpty, let file = names[scene.id] else { return nil }
      return Scene(name: "\(name)/\(file)", text: writer.text(of: roots, document: name))
    }
  }

  // MARK: Comparing

  /// How the folder is different from what it should hold.
  struct Differences {
    /// Files that are not there.
    var missing: [Scene] = []
    /// Files of another text, with the text that they have.
    var changed: [(scene: Scene, old: String)] = []
    /// Files of scenes that are gone, by their paths in the folder.
    var stale: [String] = []
    /// How many files are as they should be.
    var sameCount = 0

    /// Whether nothing is different.
    var isEmpty: Bool { missing.isEmpty && changed.isEmpty && stale.isEmpty }
  }

  /// Compares the folder with what it should hold.
  func differences(from content: Content) -> Differences {
    var differences = Differences()
    let wanted = Set(content.scenes.map(\.name))
    for scene in content.scenes {
      switch text(of: scene.name) {
      case nil: differences.missing.append(scene)
      case scene.text: differences.sameCount += 1
      case let old?: differences.changed.append((scene, old))
      }
    }
    if content.isWhole { differences.stale = files.filter { !wanted.contains($0) } }
    return differences
  }

  /// The files of the folder that are snapshots, by their first line, in the order of their paths.
  private var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(SceneFileNames.ending) }.sorted().filter { name in
      text(of: name)?.hasPrefix(SceneSnapshotText.firstLine + "\n") == true
    }
  }

  /// The text of a file; nil where there is none that can be read.
  ///
  /// It is no input of the command: what is written replaces it.
  private func text(of name: String) -> String? {
    InputRegister.$current.withValue(nil) {
      (try? InputFile.bytes(of: place(of: name))).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func place(of name: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  // MARK: Writing

  /// Writes what is missing or different, and removes what is stale; other files stay untouched.
  ///
  /// - Throws: the exit status where that fails, which a line on standard error explains.
  func write(_ differences: Differences) throws {
    let scenes = differences.missing + differences.changed.map(\.scene)
    // All places are looked at before anything is written.
    let targets = try scenes.map { try OutputFile($0.name, inFolder: path) }
    for (target, scene) in zip(targets, scenes) { try target.write(scene.text) }
    for name in differences.stale {
      do {
        try FileManager.default.removeItem(atPath: place(of: name))
      } catch {
        Terminal.writeToStandardError(
          "\(place(of: name)): error: cannot be removed: \(SystemReason.text(of: error))")
        throw ExitStatus.unavailable.exit
      }
    }
  }
}

/// Two documents whose files would have the same names.
struct SnapshotNameClashError: Error {
  var first: String
  var second: String

  var message: String {
    "\(first) and \(second) would have the same files; name the folder that holds both."
  }
}
