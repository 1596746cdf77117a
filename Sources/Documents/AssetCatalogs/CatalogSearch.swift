import Foundation

/// The folders in which the catalogues of a document's application are looked for.
package enum CatalogSearch {
  /// A folder, and how deep catalogues may lie in it.
  package struct Place: Hashable, Sendable {
    package var folder: String
    package var depth: Int
  }

  /// Beyond so many folders above a document no project begins.
  private static let reach = 8

  /// The places to look in, the nearest first: each folder above the document that holds a project, up
  /// to the repository; without any, the folder of the document.
  ///
  /// - Complexity: One listing a folder above the document, eight at most.
  package static func places(of document: String) -> [Place] {
    var folder = URL(filePath: document).standardizedFileURL.deletingLastPathComponent()
    // `Base.lproj` and its like lie beside what they are translations of.
    if folder.lastPathComponent.hasSuffix(".lproj") { folder.deleteLastPathComponent() }
    let own = Place(folder: folder.path(percentEncoded: false), depth: 2)
    var places: [Place] = []
    for _ in 0..<reach {
      let path = folder.path(percentEncoded: false)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if names.contains(where: isProject) { places.append(Place(folder: path, depth: 12)) }
      if names.contains(".git") || path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return places.isEmpty ? [own] : places
  }

  private static func isProject(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
