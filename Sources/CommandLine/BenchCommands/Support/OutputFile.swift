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

  /// Takes a path; writes nothing.
  ///
  /// - Throws: the exit status of a path that is an input or cannot be written, which a line on
  ///   standard error explains.
  init(_ path: String) throws {
    try self.init(path, makesFolder: false)
  }

  private init(_ path: String, makesFolder: Bool) throws {
    self.path = path
    self.makesFolder = makesFolder
    try check()
  }

  /// Ends the verb where the file is an input or cannot be written.
  private func check() throws {
    guard let reason = AtomicFile.refusal(of: path, makesFolders: makesFolder) else { return }
    let isInput = AtomicFile.isInput(path)
    Terminal.writeToStandardError(
      "\(path.isEmpty ? "''" : path): error: cannot be written: \(reason)")
    throw (isInput ? ExitStatus.usage : .unavailable).exit
  }

  /// Takes the place of a file in a folder, which ``write(_:)`` makes where it is not there.
  init(_ name: String, inFolder folder: String) throws {
    let separator = folder.isEmpty || folder.hasSuffix("/") ? "" : "/"
    try self.init(folder + separator + name, makesFolder: true)
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
      return try AtomicFile.write(data, to: path, existing: .replace)
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
