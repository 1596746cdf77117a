import Foundation
import ResultStore

/// Where scenarios are read from and records are written to.
///
/// The folder that holds both is looked for from the working directory upwards, then from the
/// program upwards: `swift run` and the program itself then work from anywhere in the project.
enum ProjectFolders {
  /// The folder of scenario files.
  static var scenarios: String { folder("Scenarios") }

  /// The folder of run records.
  static var results: String { folder("Results") }

  private static func folder(_ name: String) -> String {
    let manager = FileManager.default
    for start in [manager.currentDirectoryPath, programFolder] {
      var candidate = URL(filePath: start)
      while candidate.path(percentEncoded: false) != "/" {
        let scenarios = candidate.appending(path: "Scenarios").path(percentEncoded: false)
        if manager.fileExists(atPath: scenarios) {
          return relative(candidate.appending(path: name).path(percentEncoded: false))
        }
        candidate = candidate.deletingLastPathComponent()
      }
    }
    return name
  }

  private static var programFolder: String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: program ?? CommandLine.arguments[0]).deletingLastPathComponent().path(
      percentEncoded: false)
  }

  /// A path below the working directory without it: shorter in messages, clickable in editors.
  private static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
