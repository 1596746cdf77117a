import BenchCommands
import Testing

/// Which command lines make sense, and what is wrong with the others; nothing is run.
///
/// Those of the verbs for screens are in ``ScreenUsageTests``.
@Suite struct UsageTests {
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
    "doctor --queues 1", "doctor --queues 64",
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
    #expect(CommandWords.refusal(of: line) == nil)
  }

  /// One step outside of every range, and options that contradict each other: verbs that measure and
  /// compare.
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
    ("replay t --repeat -1", "--repeat takes a number from 0 to 1,000,000."),
    ("replay t --repeat 1000001", "--repeat takes a number from 0 to 1,000,000."),
    ("list --strategies --devices", "Give either --strategies or --devices."),
    ("accept all --reason _", "--reason needs words."),
    ("doctor --queues 0", "--queues is a number from 1 to 64."),
    ("doctor --queues 65", "--queues is a number from 1 to 64."),
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
  ])
  func isRefused(_ line: String, _ message: String) {
    #expect(CommandWords.refusal(of: line) == message)
  }

  @Test func aStrategyIsComparedWithAStrategy() {
    for line in ["compare tableau latest", "compare latest tableau"] {
      let message = CommandWords.refusal(of: line) ?? ""
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
