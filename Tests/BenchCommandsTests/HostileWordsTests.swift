import BenchCommands
import Foundation
import TestSupport
import Testing

/// Words of the command line and of files that steer terminals, or are slips of others.
@Suite struct HostileWordsTests {
  private static let escape = "\u{1B}[31mred\u{7}\u{9B}2J\u{202E}"

  /// What the program prints must hold no character that a terminal obeys.
  private func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar == "\t"
        || scalar.properties.generalCategory != .control
          && !(0x202A...0x202E).contains(scalar.value)
    }
  }

  @Test(arguments: [
    ["--" + escape], ["run", escape], ["replay", escape], ["inspect", escape], ["help", escape],
    ["run", "--tier", escape], ["run", "--strategy", escape], ["run", "--size", escape],
    ["inspect", "--device", escape, "x.xib"], ["render", "x.yaml", "-o", escape],
    ["vfl", escape, "--view", escape], ["vfl", "H:[a]", "--view", "a", "--metric", escape],
    ["list", "--scenarios", escape], ["run", "--help", "--scenarios", escape],
    ["compare", escape, escape], ["replay", escape, "--json"], ["--" + escape, "--json"],
  ])
  func nothingInWordsSteersTheTerminal(_ words: [String]) throws {
    let folder = try HostileFolder()
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(!result.wasSignaled && (words.contains("--help") || result.status >= 64), "\(result)")
    #expect(isPlain(result.output) && isPlain(result.errors), "\(result)")
  }

  @Test func aPageHoldsTextOnly() throws {
    let folder = try HostileFolder()
    try folder.write("box.yaml", Runs.box("box"))
    #expect(
      try folder.bench("run", "box.yaml", "--time-budget", "0.01", "--results", "R").status == 0)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/R")
        .first { $0.hasSuffix(".json") })
    // The command line is part of the page.
    let text = String(decoding: try folder.bytes("R/" + name), as: UTF8.self)
      .replacingOccurrences(of: "\"box.yaml\"", with: "\"\\u001b[31m\\u0007\\u009b\"")
    try folder.write("R/" + name, text)
    try folder.write("s", "main;\u{1B}[31m\u{7} 10\n")
    let result = try folder.bench("report", "--results", "R", "--stacks", "s", "-o", "page")
    #expect(result.status == 0, "\(result)")
    #expect(isPlain(String(decoding: try folder.bytes("page/index.html"), as: UTF8.self)))
  }

  @Test(arguments: [
    (["rnu"], "bench run"), (["help", "rnder"], "render"),
    (["list", "--stratgies"], "--strategies"),
    (["--stratgies"], "bench list --strategies"),
    (["inspect", "--device", "iphone-xx", "x.xib"], "'iphone-x'"),
    (["render", "x.yaml", "--device", "ipone-13"], "'iphone-13'"),
    (["inspcet", "x.xib"], "bench inspect"),
    (["run", "--strategy", "activ-set"], "'active-set'"),
    (["run", "--strategy", "tabelau"], "'tableau'"),
    (["help", "hlep"], "'help'"),
  ])
  func aSlipGetsTheNearestName(_ words: [String], _ nearest: String) throws {
    let result = try BuiltProgram.run(words)
    #expect(result.status == 64 || result.status == 65, "\(result)")
    #expect(result.errors.lowercased().contains("did you mean"), "\(result)")
    #expect(result.errors.contains(nearest), "\(result)")
  }

  @Test func scenariosGetTheNearestNameOfAll() throws {
    let folder = try HostileFolder()
    for name in ["feed", "form", "long-row"] {
      try folder.write(name + ".yaml", Runs.box(name))
    }
    for (slip, name) in [("fede", "feed"), ("from", "form"), ("long-wor", "long-row")] {
      let result = try folder.bench("run", slip, "--scenarios", folder.path)
      #expect(result.status == 65 && result.errors.contains("did you mean '\(name)'"), "\(result)")
    }
  }

  /// The program looks for scenarios around the working folder and around itself: a copy of it far
  /// from any must state where.
  @Test func whereScenariosAreLookedForIsTold() throws {
    let folder = try HostileFolder()
    // By another process: programs that are started meanwhile would inherit the open copy.
    try #require(try folder.shell("cp \"$BENCH\" bench").status == 0)
    for words in [["list"], ["run", "feed"], ["run"]] {
      let result = try RunningProgram(
        folder.path + "/bench", words, environment: ["LAYOUTBENCH_KEEP_DEBUG": "1"],
        workingFolder: folder.path
      ).result()
      #expect(result.status == 65, "\(result)")
      #expect(
        result.errors.contains("scenarios are looked for in a folder 'Scenarios' in "), "\(result)")
    }
  }

  @Test(arguments: ["-1", "-1.5", "-.5"])
  func aNegativeNumberIsAValue(_ number: String) throws {
    let result = try BuiltProgram.run(["replay", "x.trace", "--repeat", number])
    #expect(result.status == 64 && !result.errors.contains("Missing value"), "\(result)")
    #expect(result.errors.contains("--repeat"), "\(result)")
  }

  @Test func onlyNegativeNumbersAreJoined() {
    #expect(
      CommandWords.joiningNegativeNumbers(["a", "--n", "-1", "--m=2", "-3", "-o", "-4", "--x"])
        == ["a", "--n=-1", "--m=2", "-3", "-o", "-4", "--x"])
    #expect(CommandWords.joiningNegativeNumbers(["--", "--n", "-1"]) == ["--", "--n", "-1"])
  }
}
