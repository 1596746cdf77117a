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

  /// Where a folder of scenarios that is not there was looked for, in a sentence.
  static func search(for folder: String) -> String {
    guard folder == "Scenarios" else { return "scenarios are looked for in \(folder)" }
    let here = FileManager.default.currentDirectoryPath
    return "scenarios are looked for in a folder 'Scenarios' in "
      + (here.isEmpty ? "the working folder, which was deleted" : here)
      + " and above, and in and above \(programFolder); --scenarios names another"
  }

  private static func folder(_ name: String) -> String {
    let manager = FileManager.default
    // A working folder that was deleted has no path; relative names then mean nothing.
    for start in [manager.currentDirectoryPath, programFolder] where start.hasPrefix("/") {
      var candidate = start
      while candidate != "/" {
        if manager.fileExists(atPath: candidate + "/Scenarios") {
          return relative(candidate + "/" + name)
        }
        candidate = FilePath.folder(of: candidate)
      }
    }
    return name
  }

  private static var programFolder: String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return FilePath.folder(of: program ?? CommandLine.arguments[0])
  }

  /// A path below the working directory without it: shorter in messages, clickable in editors.
  private static func relative(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return here != "/" && path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
