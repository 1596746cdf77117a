import Foundation

/// The colour sets of all asset catalogues below a folder, by name, not read yet.
package struct CatalogIndex: Sendable {
  /// A colour set and the file that it stands in.
  private struct Entry {
    /// The names of the folders within the catalogue that lead to it, and its own.
    var path: [Substring]
    var file: String
  }

  private var entries: [String: [Entry]] = [:]

  /// Folders that hold no catalogue of the application, or copies of some.
  private static let skipped: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]

  /// Looks for catalogues.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - depth: How many folders deep it looks for catalogues.
  ///   - limit: After so many files and folders it stops.
  /// - Complexity: O(files and folders), `limit` at most.
  package init(below folder: String, depth: Int = 12, limit: Int = 100_000) {
    let root = URL(filePath: folder)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    else { return }
    let rootDepth = root.standardizedFileURL.pathComponents.count
    var count = 0
    for case let url as URL in walk {
      count += 1
      guard count <= limit else { return }
      let name = url.lastPathComponent
      if name.hasSuffix(".colorset") {
        walk.skipDescendants()
        add(url.standardizedFileURL)
      } else if Self.skipped.contains(name)
        || url.pathComponents.count - rootDepth > depth && !url.path().contains(".xcassets")
      {
        walk.skipDescendants()
      }
    }
  }

  private mutating func add(_ url: URL) {
    let parts = url.pathComponents
    guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return }
    let inner = parts[(catalog + 1)...].map { Substring($0) }
    guard let name = inner.last?.dropLast(".colorset".count), !name.isEmpty else { return }
    entries[String(name), default: []].append(
      Entry(
        path: inner.dropLast() + [name],
        file: url.appending(path: "Contents.json").path(percentEncoded: false)))
  }

  /// The file of a colour set.
  ///
  /// - Parameters:
  ///   - name: Its name, with those of the folders before it where these give a name space.
  ///   - document: The document that names it.
  /// - Returns: The file of the set that shares the most folders with the document; nil for a name
  ///   that no set has.
  package func file(ofColor name: String, namedBy document: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last else { return nil }
    let home = URL(filePath: document).standardizedFileURL.pathComponents
    func nearness(_ file: String) -> Int {
      zip(URL(filePath: file).pathComponents, home).prefix { $0 == $1 }.count
    }
    return (entries[String(last)] ?? [])
      .filter { $0.path.suffix(parts.count).elementsEqual(parts) }
      .map { (nearness: nearness($0.file), file: $0.file) }
      .min { ($1.nearness, $0.file) < ($0.nearness, $1.file) }?.file
  }
}
