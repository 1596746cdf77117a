import Foundation
import InterfaceBuilder

/// The documents that the project ships, and the public ones beside it where they are there.
enum Documents {
  static let own = found(in: "Scenarios/interface-builder")
  static let corpus = found(in: "../shared/corpus/interface-builder")
  /// The second corpus: what rules were looked for on, and what judges them.
  static let secondCorpus: (tuning: [String], judging: [String]) = {
    let folder = "../shared/corpus/interface-builder-2"
    let repositories = CorpusSplit.repositories(of: folder)
    func isHeldBack(_ path: String) -> Bool {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return repositories[name].map(CorpusSplit.isHeldBack) ?? true
    }
    let paths = found(in: folder)
    return (paths.filter { !isHeldBack($0) }, paths.filter(isHeldBack))
  }()

  private static func found(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  static func document(_ path: String) throws -> InterfaceDocument {
    try InterfaceDocument.parse(bytes(path), path: path)
  }
}
