import InterfaceBuilder
import TestSupport

/// The documents that the project ships, and the public ones beside it where they are there.
enum Documents {
  static let own = ProjectFolder.documents(in: "Scenarios/interface-builder")
  static let corpus = ProjectFolder.documents(in: "../shared/corpus/interface-builder")
  /// The second corpus: what rules were looked for on, and what judges them.
  static let secondCorpus: (tuning: [String], judging: [String]) = {
    let folder = "../shared/corpus/interface-builder-2"
    let repositories = CorpusSplit.repositories(of: folder)
    func isHeldBack(_ path: String) -> Bool {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return repositories[name].map(CorpusSplit.isHeldBack) ?? true
    }
    let paths = ProjectFolder.documents(in: folder)
    return (paths.filter { !isHeldBack($0) }, paths.filter(isHeldBack))
  }()

  static func document(_ path: String) throws -> InterfaceDocument {
    try InterfaceDocument.parse(ProjectFolder.bytes(of: path), path: path)
  }
}
