package import Foundation

/// The folders in which the catalogues of a document's application are looked for.
///
/// A search keeps what it saw of each folder, for the other documents below it; a new one looks again.
package struct CatalogSearch: Sendable {
  /// A folder, and how deep catalogues may lie in it.
  package struct Place: Hashable, Sendable {
    package var folder: String
    package var depth: Int
  }

  /// What a folder holds.
  private struct Landmarks {
    var isProject: Bool
    var isRepository: Bool
  }

  private var landmarks: [String: Landmarks] = [:]
  private let shared: [String]

  /// Beyond so many folders above a document no project begins.
  private static let reach = 8

  /// Creates a search that has seen no folder.
  ///
  /// - Parameter shared: A folder of many owners, for temporary files if nothing else is given:
  ///   neither it nor a folder above it is the project of what lies in it.
  package init(shared: URL = FileManager.default.temporaryDirectory) {
    self.shared = shared.standardizedFileURL.pathComponents
  }

  /// The places to look in, the nearest first: each folder above the document that holds a project, up
  /// to the repository and below the shared folder; without any, the folder of the document.
  ///
  /// - Complexity: One listing for each folder above the document, eight at most, that none of the
  ///   documents before it lies in.
  package mutating func places(of document: String) -> [Place] {
    var folder = URL(filePath: document).standardizedFileURL.deletingLastPathComponent()
    // `Base.lproj` and its like lie beside what they are translations of.
    if folder.lastPathComponent.hasSuffix(".lproj") { folder.deleteLastPathComponent() }
    let own = Place(folder: folder.path(percentEncoded: false), depth: 2)
    var places: [Place] = []
    for _ in 0..<Self.reach {
      let path = folder.path(percentEncoded: false)
      if folder.pathComponents == shared { break }
      let seen = landmarks(of: path)
      if seen.isProject { places.append(Place(folder: path, depth: 12)) }
      if seen.isRepository || path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return places.isEmpty ? [own] : places
  }

  private mutating func landmarks(of folder: String) -> Landmarks {
    if let known = landmarks[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let seen = Landmarks(
      isProject: names.contains(where: Self.isProject), isRepository: names.contains(".git"))
    landmarks[folder] = seen
    return seen
  }

  private static func isProject(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
