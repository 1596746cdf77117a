import Foundation
import ProcessEnvironment
import TestSupport
import Testing

/// `scripts/bench` in a repository of its own, and the launcher of `swift run bench`: both build the
/// program and become it.
///
/// A script stands in for the compiler.
@Suite struct BenchScriptTests {
  /// Through whatever link it is started, the script builds its own repository, from any working
  /// folder, and passes arguments and exit status on.
  @Test(arguments: [["scripts/bench"], ["link"], ["link", "elsewhere/link of a link"]])
  func theScriptFindsItsRepository(_ way: [String]) throws {
    try Runs.inFolder { folder in
      let manager = FileManager.default
      for part in ["scripts", "compiler", "built", "elsewhere"] {
        try manager.createDirectory(
          atPath: folder + part, withIntermediateDirectories: true)
      }
      try Runs.copyScript("bench", to: folder + "scripts/bench")
      try Runs.writeProgram("echo '\(folder)' >&2", to: folder + "scripts/setup")
      try Runs.writeProgram(
        """
        [ "$1 $2 $3/" = "build --package-path $(readlink -f '\(folder)')/" ] || exit 99
        case " $* " in
        *" --show-bin-path "*) echo '\(folder)built' ;;
        *) echo 'Building' ;;
        esac
        """, to: folder + "compiler/swift")
      try Runs.writeProgram(#"printf '<%s>' "$@"; exit 4"#, to: folder + "built/layoutbench")
      var program = folder + "scripts/bench"
      for link in way where link != "scripts/bench" {
        try manager.createSymbolicLink(atPath: folder + link, withDestinationPath: program)
        program = folder + link
      }
      let search = EnvironmentVariable.path.value ?? "/usr/bin:/bin"
      let result = try RunningProgram(
        program, ["gate", "two words"], environment: ["PATH": "\(folder)compiler:\(search)"],
        workingFolder: "/"
      ).result()
      #expect(result.status == 4, "\(result)")
      #expect(result.output == "<gate><two words>", "\(result)")
    }
  }

  /// The launcher asks for the optimized program of its own package, in its own scratch folder.
  @Test func theLauncherBecomesTheOptimizedProgram() throws {
    try Runs.inFolder { folder in
      try Runs.writeProgram(#"printf '<%s>' "$@"; exit 4"#, to: folder + "swift")
      let result = try RunningProgram(
        BuiltProgram.launcherPath, ["gate", "two words"], environment: ["PATH": folder],
        workingFolder: "/"
      ).result()
      #expect(result.status == 4, "\(result)")
      #expect(result.output.hasPrefix("<run><--configuration><release>"), "\(result)")
      #expect(result.output.hasSuffix("><layoutbench><gate><two words>"), "\(result)")
      let paths = result.output.split(separator: "><")
      let package = try #require(paths.firstIndex(of: "--package-path"))
      #expect(FileManager.default.fileExists(atPath: paths[package + 1] + "/Package.swift"))
      let scratch = try #require(paths.firstIndex(of: "--scratch-path"))
      #expect(BuiltProgram.launcherPath.hasPrefix(paths[scratch + 1] + "/"), "\(result)")
    }
  }

  /// A copy elsewhere would pass for the program of the day it was copied, and build today's sources.
  @Test func aCopiedLauncherRefuses() throws {
    try Runs.inFolder { folder in
      let copy = try RunningProgram(
        "/bin/cp", [BuiltProgram.launcherPath, folder + "bench"]
      ).result()
      try #require(copy.status == 0, "\(copy)")
      let result = try RunningProgram(folder + "bench", ["list"]).result()
      #expect(result.status == 64 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains("copy the program 'layoutbench'"), "\(result)")
    }
  }

  @Test func aLauncherWithoutACompilerSaysSo() throws {
    let result = try RunningProgram(
      BuiltProgram.launcherPath, ["list"], environment: ["PATH": "/nowhere"]
    ).result()
    #expect(result.status == 69 && result.errors.contains("needs `swift`"), "\(result)")
  }
}
