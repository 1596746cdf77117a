import LayoutModel
import ScreenChecks

extension SeededFault {
  private typealias S = ScreenSketch

  private static func square(_ id: String, _ side: Int) -> [String] {
    ["\(id).width = \(side)", "\(id).height = \(side)"]
  }

  /// A button beside another, some points away.
  static func pair(_ gap: Int, side: Int) -> ScreenSketch {
    S(
      S.button("a", "+") + S.button("b", "-"),
      top("a") + square("a", side) + square("b", side)
        + ["b.top = a.top", "b.leading = a.trailing + \(gap)"])
  }

  static let controls = [
    SeededFault(
      rule: "control-overlap", victims: ["a", "b"], fault: { pair(-30, side: 50) },
      twin: { pair(10, side: 50) }, proof: Proof(cause: ["c7"], threshold: everywhere)),
    SeededFault(
      rule: "target-24", victims: ["a", "b"], fault: { pair(4, side: 16) },
      twin: { pair(12, side: 16) },
      proof: Proof(
        cause: ["c2", "c4", "c6"], threshold: everywhere,
        repair: "relation=\"greaterThanOrEqual\" on UIButton '+'.width == 16")),
    SeededFault(
      rule: "target-44", victims: ["a"],
      fault: { S(S.button("a", "+"), top("a") + square("a", 30)) },
      twin: { S(S.button("a", "+"), top("a") + square("a", 44)) },
      proof: Proof(threshold: everywhere)),
    SeededFault(
      rule: "under-keyboard", victims: ["a"],
      fault: {
        S(
          S.view("textField", "a", "borderStyle='roundedRect'"),
          ["s.bottom = a.bottom + 20", "a.leading = s.leading + 20", "a.width = 200"])
      },
      twin: {
        S(
          S.view("textField", "a", "borderStyle='roundedRect'"), top("a") + ["a.width = 200"])
      }, proof: Proof(cause: ["c0"], threshold: everywhere)),
  ]

  static let places = [
    SeededFault(
      rule: "off-screen", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 600", "a.leading = s.leading + 20"]) },
      twin: {
        S(S.label("a", "Name"), ["s.bottom = a.bottom + 20", "a.leading = s.leading + 20"])
      }, proof: Proof(cause: ["c0"], threshold: "breaks below 619 pt of height")),
    SeededFault(
      rule: "outside-safe-area", victims: ["a"],
      fault: { S(S.button("a", "Close"), ["a.top = s.top + 20", "a.leading = v.leading + 8"]) },
      twin: { S(S.button("a", "Close"), ["a.top = s.top + 20", "a.leading = s.leading + 8"]) },
      proof: Proof(
        cause: ["c1"], threshold: everywhere + ", on screens like iphone-16 landscape",
        repair: "the safe area \"s\" in place of \"v\" on")),
    SeededFault(
      rule: "zero-size", victims: ["a"],
      fault: {
        S(S.label("a", "Name"), top("a") + ["a.width = 60", "a.height = v.height - 375"])
      },
      twin: {
        S(S.label("a", "Name"), top("a") + ["a.width = 60", "a.height = v.height - 300"])
      },
      proof: Proof(
        cause: ["c3"], threshold: "breaks above 374 pt and below 376 pt of height",
        repair: "relation=\"greaterThanOrEqual\" on UILabel 'Name'.height == UIView v.height - 375")
    ),
    SeededFault(
      rule: "rtl-hardcoded", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.left = v.left + 60"]) },
      twin: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.leading = v.leading + 60"]) },
      proof: Proof(
        threshold: everywhere + ", right to left",
        repair: "leading or trailing in place of left or right on")),
    SeededFault(
      rule: "rtl-not-mirrored", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.centerX = v.centerX + 40"]) },
      twin: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.centerX = v.centerX"]) },
      proof: Proof(threshold: everywhere + ", right to left")),
    SeededFault(
      rule: "rtl-alignment", victims: ["a"],
      fault: {
        S(S.label("a", "Name", more: "textAlignment='right'"), top("a") + ["a.width = 200"])
      },
      twin: {
        S(S.label("a", "Name", more: "textAlignment='natural'"), top("a") + ["a.width = 200"])
      }, proof: Proof(cause: ["c2"], threshold: everywhere + ", right to left")),
  ]

  static let constraints = [
    // The safe area of b pushes a down, a's height places b, and b's place is what its safe area
    // follows.
    SeededFault(
      rule: "feedback", victims: ["v"], fault: { S(safe, follow(-5)) },
      twin: { S(safe, follow(0.5)) },
      proof: Proof(cause: ["c0"], threshold: everywhere)),
    SeededFault(
      rule: "refused", victims: ["c2"],
      fault: { S(S.label("a", "Name"), top("a") + ["a.top = v.leading + 20"]) },
      twin: { S(S.label("a", "Name"), top("a") + ["a.height = 21"]) }),
    SeededFault(
      rule: "conflict", victims: [],
      fault: {
        S(S.label("a", "Name"), top("a") + ["a.width = 100", "s.trailing = a.trailing + 100"])
      },
      twin: {
        S(S.label("a", "Name"), top("a") + ["a.width = 100", "s.trailing >= a.trailing + 100"])
      },
      proof: Proof(cause: ["c3", "c1", "c2"], threshold: everywhere, repair: "priority=\"999\" on")),
    SeededFault(
      rule: "ambiguity", victims: ["a"], fault: { S(S.label("a", "Name"), ["a.top = s.top + 20"]) },
      twin: { S(S.label("a", "Name"), top("a")) }, proof: Proof(threshold: everywhere)),
    SeededFault(
      rule: "decided-by-luck", victims: ["a", "b"],
      fault: { S(S.label("a", "Name") + S.label("b", "Street"), chain) },
      twin: {
        S(
          S.label("a", "Name") + S.label("b", "Street", more: "horizontalHuggingPriority='252'"),
          chain)
      },
      proof: Proof(
        cause: ["c1", "c3", "c4"], threshold: everywhere,
        repair: "horizontalHuggingPriority=\"251\" in place of 250")),
    SeededFault(
      rule: "duplicate", victims: [],
      fault: { S(S.label("a", "Name"), top("a") + ["a.width >= 50", "a.width >= 50"]) },
      twin: { S(S.label("a", "Name"), top("a") + ["a.width >= 50", "a.width >= 60"]) },
      proof: Proof(
        cause: ["c3", "c2"], threshold: everywhere, repair: "without UILabel 'Name'.width >= 50")),
    SeededFault(
      rule: "scroll-dead", victims: ["r"],
      fault: { S(scroller, scrolled) },
      twin: {
        S(scroller, scrolled + ["r.bottom = a.bottom + 900", "r.trailing = a.trailing + 20"])
      }, proof: Proof(threshold: everywhere)),
    SeededFault(
      rule: "redundant", victims: ["c3"],
      fault: {
        S(
          S.label("a", "Name"),
          [
            "a.top = s.top + 20", "a.leading = s.leading + 20", "s.trailing = a.trailing + 20",
            "a.width = s.width - 40",
          ])
      },
      twin: {
        S(
          S.label("a", "Name"),
          ["a.top = s.top + 20", "a.leading = s.leading + 20", "s.trailing = a.trailing + 20"])
      }),
    SeededFault(
      rule: "never-binds", victims: ["c2"],
      fault: { S(S.label("a", "Name"), top("a") + ["s.trailing >= a.trailing + 20"]) },
      twin: { S(S.label("a", "Name"), top("a") + ["a.width >= 250"]) }),
    SeededFault(
      rule: "misplaced", victims: ["a"],
      fault: { S(S.label("a", "Name", more: "misplaced='YES'"), top("a")) },
      twin: { S(S.label("a", "Name"), top("a")) }),
  ]

  private static let safe =
    ScreenSketch.view("view", "e")
    + ScreenSketch.view(
      "view", "b", "",
      "<subviews>\(ScreenSketch.label("a", "Name"))</subviews>"
        + "<viewLayoutGuide key='safeArea' id='t'/>")
  private static func follow(_ share: Double) -> [String] {
    [
      "e.top = v.top", "e.leading = v.leading", "e.width = 10",
      "e.height = a.height * \(share) + 1000", "b.top = e.bottom", "b.leading = v.leading",
      "b.width = 300", "b.height = 200", "a.top = t.top", "a.leading = b.leading",
      "b.bottom = a.bottom",
    ]
  }
  private static let chain = [
    "a.top = s.top + 20", "a.leading = s.leading + 20", "b.top = a.top",
    "b.leading = a.trailing + 8", "s.trailing = b.trailing + 20",
  ]
  private static let scroller = ScreenSketch.view(
    "scrollView", "r", "", "<subviews>\(ScreenSketch.label("a", "Name"))</subviews>")
  private static let scrolled = [
    "r.top = v.top", "r.leading = v.leading", "v.trailing = r.trailing", "v.bottom = r.bottom",
    "a.top = r.top + 20", "a.leading = r.leading + 20",
  ]
}
