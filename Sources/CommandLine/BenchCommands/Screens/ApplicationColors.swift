import AssetCatalogs
import FileReading
import Foundation
import InterfaceBuilder
import LayoutModel
import Synchronization

/// The named colours of the application that a document belongs to, from its asset catalogues.
///
/// What was found is kept until ``forget()``, for the other documents of the same application.
enum ApplicationColors {
  private struct Memory {
    var search = CatalogSearch()
    var indices: [CatalogSearch.Place: CatalogIndex] = [:]
    /// The colours of files that were read; nil for those without one.
    var colors: [String: DisplayColor?] = [:]
  }

  private static let memory = Mutex(Memory())

  /// Shows the application's colours in a document, in light and dark, where catalogues have them.
  ///
  /// What is wrong with a colour set is reported once on standard error; the document's own colour
  /// stays then.
  static func apply(to document: inout InterfaceDocument) {
    let names = document.colorNames
    guard !names.isEmpty else { return }
    document.use(colors(names.sorted(), namedBy: document.path))
  }

  /// Reads the catalogues anew when they are wanted next.
  static func forget() { memory.withLock { $0 = Memory() } }

  private static func colors(_ names: [String], namedBy path: String) -> [String: DisplayColor] {
    memory.withLock { memory in
      var found: [String: DisplayColor] = [:]
      for place in memory.search.places(of: path) {
        let missing = names.filter { found[$0] == nil }
        if missing.isEmpty { break }
        let index =
          memory.indices[place] ?? CatalogIndex(below: place.folder, depth: place.depth)
        memory.indices[place] = index
        for name in missing {
          guard let file = index.file(ofColor: name, namedBy: path) else { continue }
          let color = memory.colors[file] ?? read(file)
          memory.colors[file] = .some(color)
          found[name] = color
        }
      }
      return found
    }
  }

  private static func read(_ file: String) -> DisplayColor? {
    let reason: String
    do {
      return try ColorSet(Data(try InputFile.bytes(of: file, limit: ColorSet.sizeLimit)))?.color
    } catch let error as InputFileError {
      reason = "cannot be read: \(error.reason)"
    } catch {
      reason = JSONFailure.description(of: error)
    }
    Terminal.writeToStandardError(
      "\(file): warning: \(reason); documents show their own copies of the colour")
    return nil
  }
}
