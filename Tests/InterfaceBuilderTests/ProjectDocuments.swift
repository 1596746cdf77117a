import InterfaceBuilder
import TestSupport

/// The documents that the project ships.
enum ProjectDocuments {
  static let folder = "Scenarios/interface-builder"

  /// Their names, sorted.
  static let names = ProjectFolder.names(in: folder, ending: ".storyboard", ".xib")

  static func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument.parse(ProjectFolder.bytes(of: "\(folder)/\(name)"), path: name)
  }
}
