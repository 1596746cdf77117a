import Foundation
import ProcessEnvironment
import TestSupport
import Testing

/// `scripts/bench` in a repository of its own, where a script stands in for the compiler.
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
      try Runs.writeProgram(#"printf '<%s>' "$@"; exit 4"#, to: folder + "built/bench")
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
}
