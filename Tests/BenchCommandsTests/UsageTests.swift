import ArgumentParser
import BenchCommands
import Testing

/// Which command lines make sense, and what is wrong with the others; nothing is run.
@Suite struct UsageTests {
  /// What the parser answers to a command line; nil where it takes it.
  private static func refusal(_ line: String) -> String? {
    let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    do {
      _ = try BenchCommand.parseAsRoot(CommandWords.joiningNegativeNumbers(words))
      return nil
    } catch {
      #expect(BenchCommand.exitCode(for: error) == .validationFailure, "\(line): \(error)")
      return BenchCommand.message(for: error)
    }
  }

  /// The first and the last value of every range, and options that go together.
  @Test(arguments: [
    "run --time-budget 0.001", "run --time-budget 3600", "run --queues 1,64", "run --sweep",
    "run --sweep --size 8,16,32", "run --ramp", "run --certify --trace-events t.json",
    "run --sweep --queues 1", "run --shard 2/2 --queues 2", "run --shard auto",
    "run --shard auto/3",
    "run --inject slow=10,allocation,frame,counter", "feed", "run feed --no-save --json --quiet",
    "profile feed --sites 1 --seconds 0", "profile feed --sites 1000 --seconds 60",
    "compare a b", "compare tableau active-set", "compare --strategies", "compare a b --json",
    "snapshot d.xib --against main --sarif s --html h --markdown m", "snapshot d.xib -o x",
    "snapshot d.xib --check x --queues 1",
    "vfl H:[a]", "vfl --cases c.json", "vfl H:[a] --deployment-target 6",
    "vfl H:[a] --deployment-target 99", "vfl H:[a] --repeat 1", "vfl H:[a] --repeat 10000000",
    "list", "list --strategies", "list --devices", "accept all --reason so",
    "doctor --queues 1", "doctor --queues 256",
    "inspect d.xib", "inspect --conformance d", "inspect --help-rule r", "inspect d.xib --watch",
    "inspect d.xib --html h --markdown m", "inspect d.xib --device iphone-x --sarif s",
    "replay t --repeat 0", "replay t --repeat 1000000", "report", "report a b", "report --history",
    "ab a b --time-budget 3600 --budget 86400", "ab a b --budget 0 --rounds 1",
    "ab a b --rounds 1000 --inject slow=1000",
    "view d.xib -o p.html --scene a", "view feed -o p.HTM --size 3", "view feed -o -",
    "view d.xib -o p.html --watch",
    "render feed --width 64", "render feed --width 8000", "render feed --step all --every 1",
    "render feed --animate --every 2", "render feed --animate --step all",
    "render feed --compare a,b", "render feed --animate -o a.svg", "render d.xib --scene s",
    "render d.xib --device iphone-x,iphone-16 --size-category L", "render feed --device iphone-x",
    "render feed --watch -o a.svg", "render feed --dark", "render feed --light --seed 2",
  ])
  func isTaken(_ line: String) {
    #expect(Self.refusal(line) == nil)
  }

  /// One step outside of every range, and options that contradict each other.
  @Test(arguments: [
    ("run --time-budget 0", "--time-budget takes seconds, over 0 and up to 3600."),
    ("run --time-budget 3600.1", "--time-budget takes seconds, over 0 and up to 3600."),
    ("run --time-budget nan", "--time-budget takes seconds, over 0 and up to 3600."),
    ("run --queues 65", "--queues takes numbers from 1 to 64."),
    ("run --sweep --ramp", "Give either --sweep or --ramp."),
    (
      "run --sweep --trace-events t",
      "--trace-events is for ordinary runs, not for --sweep or --ramp."
    ),
    (
      "run --ramp --trace-events t",
      "--trace-events is for ordinary runs, not for --sweep or --ramp."
    ),
    ("run --sweep --certify", "--certify is for ordinary runs, not for --sweep or --ramp."),
    ("run --ramp --certify", "--certify is for ordinary runs, not for --sweep or --ramp."),
    (
      "run --sweep --size 8,16",
      "--sweep fits growth to three sizes or more: give at least three, or none for the tier's "
        + "size and its halves."
    ),
    ("run --ramp --size 8,16,32", "--ramp looks for the size: give none."),
    ("run --sweep --queues 2", "--queues is for ordinary runs: --sweep and --ramp use one."),
    ("run --ramp --queues 1,2", "--queues is for ordinary runs: --sweep and --ramp use one."),
    ("run --sweep --shard 1/2", "--shard is for ordinary runs, not for --sweep or --ramp."),
    ("run --ramp --shard auto", "--shard is for ordinary runs, not for --sweep or --ramp."),
    (
      "run --inject slow=0",
      "--inject takes slow=<percent>, allocation, frame and counter, by commas."
    ),
    (
      "run --inject slow=1000.1",
      "--inject takes slow=<percent>, allocation, frame and counter, by commas."
    ),
    (
      "ab a b --inject nothing",
      "--inject takes slow=<percent>, allocation, frame and counter, by commas."
    ),
    ("profile feed --sites 0", "--sites takes 1 to 1000."),
    ("profile feed --sites 1001", "--sites takes 1 to 1000."),
    ("profile feed --seconds -0.1", "--seconds takes 0 to 60."),
    ("profile feed --seconds 60.1", "--seconds takes 0 to 60."),
    ("compare", "Two records, commits or strategies are compared."),
    ("compare a", "Two records, commits or strategies are compared."),
    ("compare a b --strategies", "--strategies compares those of one record, named by --record."),
    (
      "snapshot d.xib", "Give one of --against COMMIT, --output DIR and --check DIR."
    ),
    (
      "snapshot d.xib --check a --output b",
      "Give one of --against COMMIT, --output DIR and --check DIR."
    ),
    (
      "snapshot d.xib --against a --output b --check c",
      "Give one of --against COMMIT, --output DIR and --check DIR."
    ),
    ("snapshot d.xib -o x --sarif s", "--sarif, --html and --markdown go with --against."),
    ("snapshot d.xib -o x --html h", "--sarif, --html and --markdown go with --against."),
    ("snapshot d.xib --check x --markdown m", "--sarif, --html and --markdown go with --against."),
    ("snapshot d.xib -o x --queues 0", "--queues takes a number above 0."),
    ("inspect d.xib --queues -1", "--queues takes a number above 0."),
    ("vfl", "Give either a visual format or --cases FILE."),
    ("vfl H:[a] --cases c", "Give either a visual format or --cases FILE."),
    (
      "vfl H:[a] --deployment-target 5",
      "--deployment-target takes a version of iOS from 6 to 99."
    ),
    (
      "vfl H:[a] --deployment-target 100",
      "--deployment-target takes a version of iOS from 6 to 99."
    ),
    (
      "vfl --cases c --deployment-target 9", "--deployment-target goes with a format alone."
    ),
    (
      "vfl H:[a] --repeat 2 --deployment-target 9", "--deployment-target goes with a format alone."
    ),
    ("vfl H:[a] --repeat 0", "--repeat takes a number from 1 to 10,000,000."),
    ("vfl H:[a] --repeat 10000001", "--repeat takes a number from 1 to 10,000,000."),
    ("replay t --repeat -1", "--repeat takes a number from 0 to 1,000,000."),
    ("replay t --repeat 1000001", "--repeat takes a number from 0 to 1,000,000."),
    ("list --strategies --devices", "Give either --strategies or --devices."),
    ("accept all --reason _", "--reason needs words."),
    ("doctor --queues 0", "--queues is a number from 1 to 256."),
    ("doctor --queues 257", "--queues is a number from 1 to 256."),
    ("inspect", "Give documents, --conformance DIR or --help-rule RULE."),
    ("inspect d.xib --conformance d", "Give documents, --conformance DIR or --help-rule RULE."),
    ("inspect d.xib --help-rule r", "Give documents, --conformance DIR or --help-rule RULE."),
    (
      "inspect --conformance d --help-rule r",
      "Give documents, --conformance DIR or --help-rule RULE."
    ),
    (
      "inspect --conformance d --watch",
      "--watch goes with documents, and not with --write-baseline."
    ),
    (
      "inspect --help-rule r --watch",
      "--watch goes with documents, and not with --write-baseline."
    ),
    (
      "inspect d.xib --watch --write-baseline b",
      "--watch goes with documents, and not with --write-baseline."
    ),
    (
      "inspect d.xib --device iphone-x --html h",
      "--html and --markdown go with a matrix of configurations."
    ),
    (
      "inspect --conformance d --markdown m",
      "--html and --markdown go with a matrix of configurations."
    ),
    ("report a b c", "Give at most two records: a baseline and a candidate."),
    ("report a --history", "Give either records or --history."),
    (
      "ab a b --time-budget 0",
      "--time-budget and --budget take seconds, up to an hour and a day."
    ),
    (
      "ab a b --time-budget 3601",
      "--time-budget and --budget take seconds, up to an hour and a day."
    ),
    (
      "ab a b --budget -1", "--time-budget and --budget take seconds, up to an hour and a day."
    ),
    (
      "ab a b --budget 86401", "--time-budget and --budget take seconds, up to an hour and a day."
    ),
    ("ab a b --rounds 0", "--rounds takes a number from 1 to 1000."),
    ("ab a b --rounds 1001", "--rounds takes a number from 1 to 1000."),
    ("view feed -o p.html --scene a", "--scene goes with documents."),
    ("view d.xib -o p.html --size 3", "A document has no size and no seed."),
    ("view d.xib -o p.html --seed 3", "A document has no size and no seed."),
    ("view feed -o - --watch", "--watch needs a file to write anew."),
    ("view feed -o p.svg", "p.svg: pages are .html"),
    ("render feed --dark --light", "Give either --dark or --light."),
    ("render feed --width 63", "A width is 64 to 8000 pixels."),
    ("render feed --width 8001", "A width is 64 to 8000 pixels."),
    (
      "render feed --step all --every 0",
      "--every takes a number over 0, and goes with --step all or --animate."
    ),
    (
      "render feed --every 2",
      "--every takes a number over 0, and goes with --step all or --animate."
    ),
    (
      "render feed --compare a,b --step all", "Give one of --step, --animate and --compare."
    ),
    (
      "render feed --compare a,b --animate", "Give one of --step, --animate and --compare."
    ),
    (
      "render feed --animate --step 2",
      "--animate draws the whole timeline, and --step one moment."
    ),
    ("render feed --animate -o a.PNG", "A PNG does not move; --animate writes .svg."),
    ("render feed --device iphone-x,iphone-16", "A scenario is drawn on one device."),
    ("render feed --watch", "--watch needs a file to write anew."),
    ("render feed --watch -o -", "--watch needs a file to write anew."),
    ("render feed --size-category L", "--size-category goes with documents."),
    (
      "render d.xib --size-category Q",
      "There is no text size 'Q'; there are xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5."
    ),
    ("render feed --scene s", "--scene goes with documents."),
    ("render d.xib --step 1", "A document has no timeline and no size."),
    ("render d.xib --compare a,b", "A document has no timeline and no size."),
    ("render d.xib --animate", "A document has no timeline and no size."),
    ("render d.xib --size 3", "A document has no timeline and no size."),
    (
      "render feed --device iphone-fifteen",
      "There is no device 'iphone-fifteen', among them iphone-17, iphone-air, iphone-16. "
        + "bench list --devices lists all."
    ),
  ])
  func isRefused(_ line: String, _ message: String) {
    #expect(Self.refusal(line) == message)
  }

  @Test func aStrategyIsComparedWithAStrategy() {
    for line in ["compare tableau latest", "compare latest tableau"] {
      let message = Self.refusal(line) ?? ""
      #expect(message.hasPrefix("A strategy is compared with a strategy: active-set, "), "\(line)")
    }
  }

  @Test(arguments: [
    ("--repeat -1", "--repeat=-1"), ("--repeat -.5 a", "--repeat=-.5 a"),
    ("--repeat=3 -1", "--repeat=3 -1"), ("-- --repeat -1", "-- --repeat -1"),
    ("a -1", "a -1"), ("--repeat -x", "--repeat -x"), ("--all --size -3", "--all --size=-3"),
  ])
  func negativeNumbersAreTiedToTheirOptions(_ line: String, _ joined: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(CommandWords.joiningNegativeNumbers(words).joined(separator: " ") == joined)
  }
}
