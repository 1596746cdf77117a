import Foundation
import InterfaceBuilder

/// Finds and reads Interface Builder documents.
enum DocumentFiles {
  /// The documents that the words name: files as they are, and all below folders, in order.
  static func paths(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      let names = FileManager.default.enumerator(atPath: word)?.allObjects as? [String]
      guard let names, !names.isEmpty else { return [word] }
      let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      // A folder without any is refused by its name when it is read: a misspelt path is no success.
      guard !documents.isEmpty else { return [word] }
      return documents.sorted().map { word.hasSuffix("/") ? word + $0 : "\(word)/\($0)" }
    }
  }

  /// Reads a document; what is wrong with it goes to standard error, unless it was told before.
  static func read(_ path: String, isQuiet: Bool = false) -> InterfaceDocument? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeDirectory {
      if !isQuiet { Terminal.report("\(path): error: no storyboard or xib is below this folder") }
      return nil
    }
    guard let bytes = InputFiles.bytes(of: path) else { return nil }
    do {
      return try InterfaceDocument.parse(bytes, path: path)
    } catch {
      if !isQuiet { Terminal.report(error.description) }
      return nil
    }
  }
}
