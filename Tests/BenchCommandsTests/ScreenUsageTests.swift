import BenchCommands
import Testing

/// Which command lines of the verbs for screens make no sense; nothing is run.
@Suite struct ScreenUsageTests {
  /// One step outside of every range, and options that contradict each other.
  @Test(arguments: [
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
    ("snapshot d.xib -o x --queues 0", "--queues takes a number from 1 to 64."),
    ("inspect d.xib --queues -1", "--queues takes a number from 1 to 64."),
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
      "--html has no effect where documents are laid out once."
    ),
    (
      "inspect d.xib --timing --baseline=b --fail-on never",
      "--fail-on, --baseline have no effect where documents are laid out once."
    ),
    (
      "inspect d.xib --rtl --predict-insets",
      "--predict-insets has no effect where documents are laid out once."
    ),
    (
      "inspect --conformance d --markdown m", "--markdown has no effect with --conformance."
    ),
    ("inspect --conformance d --sarif m", "--sarif has no effect with --conformance."),
    (
      "inspect --help-rule conflict --strategy cold", "--strategy has no effect with --help-rule."
    ),
    ("inspect d.xib --predict-insets", "--predict-insets has no effect without --conformance."),
    ("inspect d.xib --queues 65", "--queues takes a number from 1 to 64."),
    (
      "inspect d.xib --sarif s --markdown ./s", "Two outputs would be written to ./s."
    ),
    (
      "inspect d.xib --write-baseline s --sarif s", "Two outputs would be written to s."
    ),
    (
      "snapshot d.xib --against HEAD --html p --markdown p", "Two outputs would be written to p."
    ),
    (
      "view feed -o p.html --devices iphone-x --no-matrix",
      "--devices, --no-matrix have no effect on a scenario: they are those of documents."
    ),
    (
      "view d.xib -o p.html --no-matrix --text-sizes L",
      "--text-sizes has no effect with --no-matrix."
    ),
    (
      "snapshot d.xib -o x --baseline b", "--baseline has no effect without --against."
    ),
    (
      "history --export csv feed",
      "--export prints one record: it goes with neither a case nor --all, --rebuild or --json."
    ),
    (
      "history --export csv --json",
      "--export prints one record: it goes with neither a case nor --all, --rebuild or --json."
    ),
    ("history --record latest", "--record goes with --export."),
    ("history --separate", "--separate goes with --import."),
    ("inspect d.xib --orientation landscape", "--orientation goes with --device."),
    ("render d.xib --orientation landscape", "--orientation of a document goes with --device."),
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
    #expect(CommandWords.refusal(of: line) == message)
  }

  @Test(
    "what has an effect is accepted",
    arguments: [
      "inspect d.xib --baseline b --write-baseline b --sarif s --markdown m --all --queues 64",
      "inspect d.xib --timing --sarif s --json", "inspect --conformance d --predict-insets --json",
      "inspect --conformance d --strategy all", "view d.xib -o p.html --text-sizes L",
      "view d.xib -o p.html --no-matrix", "view feed -o p.html --no-times",
      "inspect --timing -- d.xib --baseline", "run --strategy active-set,all",
    ])
  func isAccepted(_ line: String) {
    #expect(CommandWords.refusal(of: line) == nil)
  }
}
