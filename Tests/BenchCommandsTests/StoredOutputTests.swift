import Foundation
import TestSupport
import Testing

/// What the built program prints and writes for many command lines, as `Tests/Stored` has it.
@Suite struct StoredOutputTests {
  private static let documents = "Scenarios/interface-builder"
  private static let trace = "Tests/Traces"

  /// Runs command lines in the project's folder, where OUT stands for a folder of the test's own, and
  /// compares what each printed, wrote and ended with.
  private static func check(
    _ name: String, in out: String, _ lines: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var parts = StoredParts(name, .digest)
    var known: [String: String] = files(in: out)
    for line in lines {
      let words = line.split(separator: " ").map { String($0).replacing("OUT", with: out) }
      let result = try BuiltProgram.run(
        words, environment: ["LAYOUTBENCH_KEEP_DEBUG": "1", "COLUMNS": "100", "NO_COLOR": "1"],
        workingFolder: ProjectFolder.url.path(percentEncoded: false), timeout: 120)
      var text = "\(result.status) \(result.wasSignaled)\n\(result.output)\n\(result.errors)\n"
      let now = files(in: out)
      for path in now.keys.sorted() where now[path] != known[path] {
        text += "\(path):\n\(now[path] ?? "")\n"
      }
      known = now
      let home = ProjectFolder.url.path(percentEncoded: false)
      if line.hasPrefix("inspect") { text = withoutCosts(text) }
      parts.append(line, text.replacing(out, with: "OUT").replacing(home, with: "HOME/"))
    }
    try parts.check(sourceLocation: sourceLocation)
  }

  /// The text of an inspection without what layouts took, which is no two times the same.
  private static func withoutCosts(_ text: String) -> String {
    text.replacing(#/(first layout|rotation    ) .+, .+ allocations of .+/#) { "\($0.1) COST" }
      .replacing(#/"(allocations|bytes|nanoseconds)" : [0-9.e+]+/#) { "\"\($0.1)\" : COST" }
  }

  /// The texts of all files of a folder, but for the index of a history.
  private static func files(in folder: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
      guard !name.contains("sqlite"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
      else { continue }
      found[name] = String(decoding: data, as: UTF8.self)
    }
    return found
  }

  @Test func whatThereIsIsListedAsBefore() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let lines = [
      "list", "list --json", "list --devices", "list --devices --json", "list --strategies",
      "list --strategies --json", "vfl H:|-[a]-(>=8)-[b(20@750)]-| --view a --view b",
      "vfl V:|[a(m)]-m-[b]| --view a --view b --metric m=12 --options alignAllLeading --json",
      "vfl H:|-[a]-[ --view a", "vfl H:[a(b --view a --json", "vfl H:|[nobody]|",
      "vfl --cases Scenarios/vfl/grammar.json", "vfl --cases Scenarios/vfl/errors.json --json",
      "trace feed -o OUT/feed.trace --size 3 --seed 4", "trace panels -o OUT/panels.trace --size 2",
      "replay OUT/feed.trace --strategy all --repeat 0 --json --certify",
      "replay OUT/feed.trace OUT/panels.trace --repeat 0 --quiet", "run no-such-scenario",
      "replay OUT/feed.trace --repeat 0 --explain nothing", "inspect --help-rule text-clipped",
      "inspect --help-rule all --json", "render OUT/feed.trace -o OUT/feed.svg",
      "inspect --help-rule no-such-rule", "lst", "run --strategy nothing", "render",
      "compare --format x",
    ]
    try Self.check("outputs-lists", in: folder.path, lines)
  }

  @Test func picturesAndPagesAreWrittenAsBefore() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let keyboard = "Scenarios/bottom-bar-keyboard.yaml"
    let form = "\(Self.documents)/sign-in-form.storyboard"
    let lines = [
      "render \(keyboard) -o OUT/1.svg", "render \(keyboard) --step all -o OUT/2.svg --every 2",
      "render \(keyboard) --compare start,1 --dark -o OUT/3.svg",
      "render \(keyboard) --animate --light -o OUT/4.svg --width 300",
      "render feed --size 3 --seed 2 --blueprint --constraints -o OUT/5.svg",
      "render \(form) --device iphone-se-3,iphone-16 -o OUT/6.svg",
      "render \(form) --device iphone-8 --orientation landscape --size-category AX1 -o OUT/7.svg",
      "render \(Self.documents)/tabs-and-navigation.storyboard --scene nobody -o OUT/8.svg",
      "render \(keyboard) --step nothing -o OUT/9.svg", "render OUT/no.yaml -o OUT/9.svg",
      "view \(form) -o OUT/page.html --no-times --devices iphone-16 --text-sizes L,AX1",
      "view \(keyboard) -o OUT/page.html --no-times",
      "render \(Self.documents) --device iphone-se-3 -o OUT/10.svg",
      "render \(form) --device iphone-se-3,iphone-16 --rtl --size-category AX1 --dark -o OUT/11.svg",
      "render feed --size 3 --step all --every 3 --orientation landscape -o OUT/12.svg",
      "render feed --size 2 --rtl --step last --device iphone-se-3 -o OUT/13.svg",
      "render \(keyboard) --step keyboard-hidden --width 64", "render \(keyboard) --step 9",
      "render \(keyboard) --compare start", "render \(keyboard) --compare 1,start",
      "render \(keyboard) --compare 1,1", "render feed --size 0", "render OUT/1.svg",
      "view \(form) -o OUT/page.html --scene nobody", "view OUT/no.yaml -o OUT/page.html",
      "view feed --size 3 --seed 2 --no-times -o -",
    ]
    try Self.check("outputs-pictures", in: folder.path, lines)
  }

  @Test func documentsAreToldAsBefore() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let findings = "\(Self.documents)/findings.storyboard"
    let small = "--devices iphone-se-3 --text-sizes L,AX1 --queues 1"
    let lines = [
      "inspect \(findings) \(small) --profile strict --sarif OUT/a.sarif --markdown OUT/a.md --all",
      "inspect \(findings) \(small) --json --no-explanations",
      "inspect \(findings) \(small) --write-baseline OUT/known.txt",
      "inspect \(findings) \(small) --baseline OUT/known.txt --fail-on warning",
      "inspect \(Self.documents) \(small) --no-explanations --no-doubled-text --directions ltr",
      "inspect \(findings) \(small) --html OUT/html",
      "inspect OUT/missing.xib",
      "inspect \(findings) --device iphone-se-3 --sarif OUT/b.sarif",
      "inspect \(findings) --rtl --size-category AX3 --device iphone-8 --orientation landscape --json",
      "inspect \(Self.documents) OUT/missing.xib --strategy tableau",
      "inspect \(Self.documents)/sign-in-form.storyboard --baseline OUT/known.txt --no-explanations",
      "inspect \(findings) --text-sizes all --devices iphone-se-3 --no-explanations --fail-on never",
      "inspect \(findings) OUT/missing.xib \(small) --no-explanations --markdown OUT/b.md",
      "inspect --conformance \(Self.documents) --strategy active-set,tableau",
      "inspect --conformance OUT",
      "inspect --conformance \(Self.documents)", "inspect --conformance \(Self.documents) --json",
      "inspect --conformance \(Self.documents) --predict-insets",
      "snapshot \(findings) \(small) -o OUT/shots",
      "snapshot \(findings) \(small) --check OUT/shots",
      "snapshot \(findings) --devices iphone-16 --check OUT/shots --json",
    ]
    try Self.check("outputs-documents", in: folder.path, lines)
  }

  /// A record like the one that readers are fed with, with other times and counts.
  private static func writeRecord(
    _ id: String, _ date: String, times: Double, counts: Int, to folder: String
  ) throws {
    func changed(_ value: Any, _ key: String) -> Any {
      if let list = value as? [Any] { return list.map { changed($0, key) } }
      if let fields = value as? [String: Any] {
        var result = fields
        for (name, inner) in fields where name != "summary" { result[name] = changed(inner, name) }
        return result
      }
      switch key {
      case "id": return id
      case "date": return date
      case "binaryHash": return id
      case "samples": return (value as? Double).map { ($0 * times).rounded() } ?? value
      case "count": return (value as? Int).map { $0 + counts } ?? value
      default: return value
      }
    }
    let fixture = ProjectFolder.url.appending(path: "Tests/FuzzTests/Fixtures/run.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: fixture))
    let file = URL(filePath: "\(folder)/\(id).json")
    try JSONSerialization.data(withJSONObject: changed(object, "")).write(to: file)
  }

  @Test func recordsAreToldAsBefore() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let nights = [(1.0, 0), (1.02, 0), (1.5, 3), (0.7, -1)]
    for (index, night) in nights.enumerated() {
      try Self.writeRecord(
        "0000000\(index)", "2026-11-1\(index)T04:00:00Z", times: night.0, counts: night.1,
        to: folder.path)
    }
    var lines = ["00000000 00000001", "00000000 00000002", "00000002 00000003", "latest latest"]
      .map { "compare \($0) --results OUT" }
    lines += ["text", "markdown", "csv", "json"].map {
      "compare 00000000 00000002 --results OUT --format \($0) --all"
    }
    lines += [
      "compare --strategies --record latest --results OUT",
      "compare --strategies --record latest --results OUT --json", "history --results OUT",
      "history --results OUT --json --all", "history guide-and-view --results OUT",
    ]
    lines += ["csv", "markdown"].map { "history --results OUT --record latest --export \($0)" }
    lines += [
      "gate --results OUT", "accept 00000000 --results OUT --reason meant",
      "gate --results OUT --json",
      "accept nothing --results OUT --reason meant",
      "report 00000000 00000002 --results OUT -o OUT/report --no-viewer",
      "report --history --results OUT -o OUT/history --no-viewer --json",
    ]
    try Self.check("outputs-records", in: folder.path, lines)
  }
}
