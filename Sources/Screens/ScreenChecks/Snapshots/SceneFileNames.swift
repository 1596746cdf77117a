import Formatting
package import InterfaceBuilder

/// The names of the files of a document's scenes.
///
/// A scene has the name by which code makes it, else that of its controller's class or of its label,
/// else its id. Scenes of one name have their ids behind it, all of them: which one came first does
/// not matter.
package enum SceneFileNames {
  /// What the name of a file ends in.
  package static let ending = ".screen"
  /// The greatest length of a name before its ending, in bytes: some file systems take 143 in all.
  private static let limit = 100

  /// The names, by the ids of the scenes; a xib's scene has none.
  ///
  /// - Parameter document: The document.
  /// - Returns: A name for each scene, different from every other even where case does not count.
  package static func names(of document: InterfaceDocument) -> [String: String] {
    let wanted = document.scenes.map { scene -> (id: String, name: String) in
      guard let controller = scene.controllers.first else {
        return (scene.id, safe(scene.id.isEmpty ? "View" : scene.id))
      }
      let name =
        controller.storyboardIdentifier ?? controller.customClass ?? controller.userLabel
        ?? controller.id
      return (scene.id, safe(name))
    }
    var counts: [String: Int] = [:]
    for entry in wanted { counts[entry.name.lowercased(), default: 0] += 1 }
    return Dictionary(
      wanted.map { entry in
        let isShared = counts[entry.name.lowercased()] ?? 0 > 1
        return (entry.id, (isShared ? "\(entry.name) \(safe(entry.id))" : entry.name) + ending)
      }
    ) { first, _ in first }
  }

  /// A name that every file system takes: letters, digits and a few signs, other bytes as `%2F`.
  private static func safe(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isASCIIHexDigit || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
      // A dot in front would hide the file.
      if isPlain, !(result.isEmpty && scalar == ".") {
        result.unicodeScalars.append(scalar)
      } else {
        result += "%" + byte.hexadecimal(digits: 2, uppercase: true)
      }
      if result.utf8.count >= limit { break }
    }
    return result.isEmpty ? "scene" : result
  }
}
