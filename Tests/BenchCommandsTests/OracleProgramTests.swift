import Foundation
import TestSupport
import Testing

/// The Swift half of `scripts/oracle`: what it counts, prints and refuses.
@Suite struct OracleProgramTests {
  private func oracle(_ arguments: String...) throws -> ProgramResult {
    try BuiltProgram.run(program: "solver-oracle", arguments)
  }

  /// A trace whose last answer breaks a constraint and leaves an unknown free.
  private func trace(in folder: TemporaryFolder) throws -> String {
    let file = folder.url.appending(path: "a.trace")
    let text = """
      trace 1
      variable x
      variable y
      variable z
      constraint a == 1000 -8 1*x
      constraint b >= 250 -3 1*x 2*y
      constraint c == 1000 -9 1*x
      solve
      constraint d == 500 -20 1*y
      solve

      """
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  @Test func systemsAreLinesOfJSON() throws {
    let folder = try TemporaryFolder()
    let file = try trace(in: folder)
    let last = try oracle("systems", "--strategy", "cold,tableau", "--last", file)
    #expect(last.status == 0)
    #expect(
      last.lines
        == ["cold", "tableau"].map {
          """
          {"type":"system","origin":"\(file)","line":10,"strategy":"\($0)","certified":true,\
          "rows":[[1000.0,0,-8.0,0,[0,1.0]],[250.0,1,-3.0,0,[0,1.0,1,2.0]],\
          [1000.0,0,-9.0,1,[0,1.0]],[500.0,0,-20.0,0,[1,1.0]]],"values":[8.0,20.0,0.0],\
          "allowed":[1e-06,1e-06,1e-06],\
          "sums":[[1000.0,1.0,1e-06],[500.0,0.0,1e-06],[250.0,0.0,1e-06]],"free":[2]}
          """
        } + [""])
    // What is free is asked for after the last solve alone.
    let all = try oracle("systems", "--strategy", "cold", file)
    #expect(all.lines.count == 3)
    #expect(all.lines[0].contains(#""line":8,"#) && all.lines[0].hasSuffix(#""free":null}"#))
    #expect(all.lines[1].hasSuffix(#""free":[2]}"#))
  }

  @Test func timelinesAreCountedAndShared() throws {
    let counts = try oracle(
      "check", "--kind", "scales", "--strategy", "cold", "--seed", "4", "--count", "3", "--stride",
      "2", "--offset", "1")
    #expect(counts.status == 0)
    #expect(
      counts.output
        == #"{"type":"counts","timelines":1,"solves":5,"certified":5,"refusals":0}"# + "\n")
    let systems = try oracle(
      "check", "--kind", "scales", "--strategy", "cold", "--seed", "5", "--count", "2",
      "--systems-every", "2", "--systems-per-timeline", "1")
    #expect(systems.lines.count == 3, "\(systems)")
    #expect(systems.lines[0].hasPrefix(#"{"type":"system","origin":"scales 5","#))
    #expect(systems.lines[0].contains(#""free":["#))
    let timeline = try oracle("print", "scales", "4")
    #expect(timeline.lines.first == "trace 1" && timeline.lines.contains { $0.hasPrefix("solve") })
  }

  @Test func whatIsNoneIsRefused() throws {
    let folder = try TemporaryFolder()
    let refusals: [([String], String)] = [
      (["print", "none", "3"], "There is no kind 'none'; there are mixed, awkward"),
      (["check", "--kind", "none"], "There is no kind 'none'; there are mixed, awkward"),
      (
        ["check", "--stride", "0"], "--stride, --offset, --count or --systems-every is out of range"
      ),
      (
        ["check", "--offset", "1"], "--stride, --offset, --count or --systems-every is out of range"
      ),
      (["systems", "--strategy", "cold,", "x"], "There is no strategy ''; there are active-set"),
    ]
    for (arguments, message) in refusals {
      let result = try BuiltProgram.run(program: "solver-oracle", arguments)
      #expect(result.status == 64 && result.output == "", "\(arguments): \(result)")
      #expect(result.errors.hasPrefix("Error: \(message)"), "\(arguments): \(result)")
    }
    let file = folder.url.appending(path: "bad.trace")
    try Data("trace 1\nvar\n".utf8).write(to: file)
    let result = try oracle("systems", "--strategy", "cold", file.path())
    #expect(result.status == 65 && result.errors.hasPrefix("\(file.path()):2:1: error: "))
  }
}
