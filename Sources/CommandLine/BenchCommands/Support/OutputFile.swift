import ArgumentParser
import Foundation
import ResultStore

/// A file that a verb writes, beside the records of a store.
///
/// It is made before the work begins, so that a path that cannot be written is reported at once, and
/// it is never one of the inputs, whatever links lead there.
struct OutputFile {
  /// The path as the command line gave it.
  let path: String
  /// Whether the folder is made where it is not there.
  private let makesFolder: Bool
  /// What is done where the file is there.
  private let existing: AtomicFile.Existing

  /// Takes a path; writes nothing.
  ///
  /// - Throws: the exit status of a path that is an input or cannot be written, which a line on
  ///   standard error explains.
  init(_ path: String) throws {
    try self.init(path, makesFolder: false)
  }

  /// Takes a path whose file is brought up to date: the verb may read it before.
  ///
  /// - Throws: the exit status of a path that cannot be written, which a line on standard error
  ///   explains.
  static func updating(_ path: String) throws -> OutputFile {
    try OutputFile(path, makesFolder: false, existing: .update)
  }

  private init(
    _ path: String, makesFolder: Bool, existing: AtomicFile.Existing = .replace
  ) throws {
    self.path = path
    self.makesFolder = makesFolder
    self.existing = existing
    try check()
  }

  /// Ends the verb where the file is an input or cannot be written.
  private func check() throws {
    guard let reason = AtomicFile.refusal(of: path, makesFolders: makesFolder, existing: existing)
    else { return }
    let isInput = AtomicFile.isInput(path)
    Terminal.writeToStandardError(
      "\(path.isEmpty ? "''" : path): error: cannot be written: \(reason)")
    throw (isInput ? ExitStatus.usage : .unavailable).exit
  }

  /// Refuses two outputs of one verb that lie in one place, whatever links lead there.
  ///
  /// - Throws: a usage error that names the place.
  static func requireDistinct(_ paths: [String?]) throws {
    var seen: Set<String> = []
    for path in paths.compactMap(\.self) {
      let place = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
      guard seen.insert(place).inserted else {
        throw ValidationError("Two outputs would be written to \(path).")
      }
    }
  }

  /// Takes the place of a file in a folder, which ``write(_:)`` makes where it is not there.
  init(_ name: String, inFolder folder: String) throws {
    let separator = folder.hasSuffix("/") ? "" : "/"
    // An empty folder would be the working folder, which nobody named.
    try self.init(folder.isEmpty ? "" : folder + separator + name, makesFolder: true)
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: the exit status where that fails, which a line on standard error explains.
  func write(_ data: Data) throws {
    // What was read since the file was made is an input too.
    try check()
    let failure: String
    do {
      if makesFolder {
        try FileManager.default.createDirectory(
          atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
      }
      return try AtomicFile.write(data, to: path, existing: existing)
    } catch let error as RecordError {
      failure = error.description
    } catch {
      failure = "\(path): error: cannot be written: \(SystemReason.text(of: error))"
    }
    Terminal.writeToStandardError(failure)
    throw ExitStatus.unavailable.exit
  }

  /// Writes a text.
  ///
  /// - Throws: the exit status where that fails, which a line on standard error explains.
  func write(_ text: String) throws {
    try write(Data(text.utf8))
  }
}
