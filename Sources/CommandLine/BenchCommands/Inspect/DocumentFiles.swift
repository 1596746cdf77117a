import FileReading
import Foundation
import InterfaceBuilder
import ResultStore

import enum ScenarioEngine.DocumentScenario

/// Finds and reads Interface Builder documents.
enum DocumentFiles {
  /// The documents that the words name: files as they are, and all below folders, in order, each
  /// once however often it is named.
  static func paths(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.flatMap { word -> [String] in
      let names = FileManager.default.enumerator(atPath: word)?.allObjects as? [String]
      guard let names, !names.isEmpty else { return [word] }
      let documents = names.filter(DocumentScenario.isDocument)
      // A folder without any is refused by its name when it is read: a misspelt path is no success.
      guard !documents.isEmpty else { return [word] }
      return documents.sorted().map { word.hasSuffix("/") ? word + $0 : "\(word)/\($0)" }
    }.filter { seen.insert(URL(filePath: $0).standardizedFileURL.path()).inserted }
  }

  /// Reads a document; what is or may be wrong with it goes to standard error, unless it was reported
  /// before.
  static func read(_ path: String, isQuiet: Bool = false) -> InterfaceDocument? {
    do throws(UnreadableDocumentError) {
      return try load(path, isQuiet: isQuiet)
    } catch {
      if !isQuiet {
        for problem in error.problems { Terminal.writeToStandardError(problem.description) }
      }
      return nil
    }
  }

  /// Reads a document to be drawn: with the named colours of its application.
  static func readDrawn(_ path: String, isQuiet: Bool = false) -> InterfaceDocument? {
    guard var document = read(path, isQuiet: isQuiet) else { return nil }
    if !isQuiet { DocumentWarnings.write(document.refusals) }
    ApplicationColors.apply(to: &document)
    return document
  }

  /// Reads a document; what may be wrong with it goes to standard error, unless it was reported before.
  ///
  /// - Throws: all that is wrong with it.
  static func load(
    _ path: String, isQuiet: Bool = false
  ) throws(UnreadableDocumentError) -> InterfaceDocument {
    func problem(_ message: String) -> UnreadableDocumentError {
      UnreadableDocumentError(problems: [.init(path: path, position: nil, message: message)])
    }
    if FilePath.isFolder(path) { throw problem("no storyboard or xib is below this folder") }
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.bytes(of: path, limit: XMLLimits().bytes)
    } catch {
      throw problem("cannot be read: \(error.reason)")
    }
    do throws(DocumentSyntaxError) {
      let document = try InterfaceDocument.parse(bytes, path: path)
      if !isQuiet { DocumentWarnings.write(of: [document]) }
      return document
    } catch {
      throw UnreadableDocumentError(
        problems: error.diagnostics.map {
          .init(path: $0.path, position: $0.position, message: $0.message)
        })
    }
  }
}

/// A document that could not be read.
struct UnreadableDocumentError: Error {
  /// One thing that is wrong.
  struct Problem: CustomStringConvertible {
    var path: String
    /// Where in the document, if it was opened at all.
    var position: SourcePosition?
    var message: String

    /// `file:line:column: error: message`.
    var description: String {
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(path.isEmpty ? "''" : path)\(place): error: \(message)"
    }
  }

  /// All that is wrong; at least one entry.
  var problems: [Problem]
}
