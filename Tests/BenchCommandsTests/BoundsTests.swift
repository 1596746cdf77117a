import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bounds of the article `Bounds`: beyond each there is a message and the right status.
@Suite struct BoundsTests {
  /// A file of so many bytes, none of which takes room on the disk.
  private func makeFile(_ name: String, of size: Int, in folder: HostileFolder) throws {
    let descriptor = unsafe open("\(folder.path)/\(name)", O_WRONLY | O_CREAT, 0o600)
    try #require(descriptor >= 0 && ftruncate(descriptor, off_t(size)) == 0)
    close(descriptor)
  }

  @Test(arguments: [
    (["run", "f.yaml", "--no-save"], "f.yaml", 4), (["inspect", "f.xib"], "f.xib", 64),
    (["run", "f.xib", "--no-save"], "f.xib", 64), (["replay", "f.trace"], "f.trace", 256),
    (["render", "f.trace"], "f.trace", 256), (["vfl", "--cases", "f.json"], "f.json", 16),
    (["report", "--stacks", "f"], "f", 64), (["compare", "./f.json", "./f.json"], "f.json", 256),
    (["history", "--import", "./f.json"], "f.json", 256),
  ])
  func filesBeyondTheirSizeAreNotRead(_ words: [String], _ name: String, _ most: Int) throws {
    let folder = try HostileFolder()
    try makeFile(name, of: most << 20 + 1, in: folder)
    let result = try BuiltProgram.run(words, workingFolder: folder.path)
    #expect(result.status == 65 && !result.wasSignaled, "\(result)")
    #expect(
      result.errors.contains("\(name): error: cannot be read: larger than \(most) MiB"), "\(result)"
    )
  }

  @Test(arguments: [
    ["run", "--size", (1...1_001).map { "\($0)" }.joined(separator: ",")],
    ["run", "--queues", "65"],
    ["run", "--size", "99999999999999999999"], ["run", "--time-budget", "1e300"],
    ["run", "--time-budget", "nan"], ["replay", "x", "--repeat", "1000001"],
    ["run", "--shard", "1/10001"], ["profile", "x", "--sites", "1001"],
    ["render", "x.yaml", "--width", "8001"],
    ["vfl", "H:[a]", "--view", "a", "--repeat", "10000001"],
    ["run", "--seed", "18446744073709551616"],
  ])
  func numbersBeyondTheirRangeAreUsage(_ words: [String]) throws {
    let result = try BuiltProgram.run(words)
    #expect(result.status == 64 && !result.wasSignaled, "\(result)")
  }

  @Test func aNameOfATraceHasABound() throws {
    let folder = try HostileFolder()
    for (count, status) in [(65_536, Int32(0)), (65_537, 65)] {
      let name = String(repeating: "n", count: count)
      try folder.write("t.trace", "trace 1\nvariable \(name)\nsolve\n")
      let result = try folder.bench("replay", "t.trace", "--repeat", "0", "--quiet")
      #expect(result.status == status, "\(result)")
      #expect(status == 0 || result.errors.contains("t.trace:2:10: error: "), "\(result)")
    }
  }

  @Test func aFormatHasABound() throws {
    let folder = try HostileFolder()
    let row = "H:" + String(repeating: "[a]-", count: 17_000) + "[a]"
    try folder.write(
      "c.json",
      "{\"cases\": [{\"id\": 1, \"format\": \"\(row)\", \"views\": {\"a\": \"s\"}, \"expect\": {\"error\": null}}]}"
    )
    let result = try folder.bench("vfl", row, "--view", "a")
    #expect(
      result.status == 65 && result.errors.contains("longer than 65536 bytes"), "\(result.status)")
  }

  @Test func deepAndWideScenariosHaveBounds() throws {
    let folder = try HostileFolder()
    let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    let wide = (0..<20_001).map { "{id: v\($0)}" }.joined(separator: ", ")
    for body in ["hierarchy: {views: \(deep)}", "hierarchy: {views: [\(wide)]}"] {
      try folder.write(
        "s.yaml", "name: s\npurpose: Beyond bounds.\ndevice: iphone-x\n\(body)\n")
      let result = try folder.bench("run", "s.yaml", "--no-save")
      #expect(result.status == 65 && !result.wasSignaled, "\(result)")
      #expect(result.errors.contains(#/s\.yaml:4:\d+: error: /#), "\(result)")
    }
  }

  @Test func deepDocumentsAndDeepRecordsAreRefused() throws {
    let folder = try HostileFolder()
    try folder.write(
      "d.xib", String(repeating: "<a>", count: 1_001) + String(repeating: "</a>", count: 1_001))
    let document = try folder.bench("inspect", "d.xib")
    #expect(document.status == 65 && document.errors.contains("d.xib:1:"), "\(document)")
    let brackets = String(repeating: "[", count: 200_000)
    try folder.write("r.json", "{\"schema\": 2, \"cases\": \(brackets)")
    for words in [["compare", "./r.json", "./r.json"], ["vfl", "--cases", "r.json"]] {
      let record = try BuiltProgram.run(words, workingFolder: folder.path)
      #expect(record.status == 65 && !record.wasSignaled, "\(record)")
    }
  }

  @Test func stacksHaveBounds() throws {
    let folder = try HostileFolder()
    let deep = String(repeating: "f;", count: 1_000) + "f 1\n"
    for (text, line) in [(deep, 1), ("f 1\nf 1e11\n", 2), ("f 1\nf -1\n", 2)] {
      try folder.write("s", text)
      let result = try folder.bench("report", "--stacks", "s")
      #expect(result.status == 65 && result.errors.contains("s:\(line):1: error: "), "\(result)")
    }
  }
}
