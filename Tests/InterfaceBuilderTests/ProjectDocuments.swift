import Foundation
import InterfaceBuilder

/// The documents that the project ships.
enum ProjectDocuments {
  static let folder = "Scenarios/interface-builder"

  /// Their names, sorted.
  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
  }

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument.parse(bytes(name), path: name)
  }
}
