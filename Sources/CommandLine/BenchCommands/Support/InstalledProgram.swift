import Foundation
import ProcessEnvironment

/// Programs that the user has installed.
enum InstalledProgram {
  /// The path of a program in the folders of the user's PATH; nil where none has it.
  static func path(of name: String) -> String? {
    let path = EnvironmentVariable.path.value ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
