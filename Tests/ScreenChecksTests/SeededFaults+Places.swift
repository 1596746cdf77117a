import LayoutModel
import ScreenChecks

extension SeededFault {
  private typealias S = ScreenSketch

  private static func square(_ id: String, _ side: Int) -> [String] {
    ["\(id).width = \(side)", "\(id).height = \(side)"]
  }

  /// A button beside another, some points away.
  private static func pair(_ gap: Int, side: Int) -> ScreenSketch {
    S(
      S.button("a", "+") + S.button("b", "-"),
      top("a") + square("a", side) + square("b", side)
        + ["b.top = a.top", "b.leading = a.trailing + \(gap)"])
  }

  static let controls = [
    SeededFault(
      rule: "control-overlap", victims: ["a", "b"], fault: { pair(-30, side: 50) },
      twin: { pair(10, side: 50) }),
    SeededFault(
      rule: "target-24", victims: ["a", "b"], fault: { pair(4, side: 16) },
      twin: { pair(12, side: 16) }),
    SeededFault(
      rule: "target-44", victims: ["a"],
      fault: { S(S.button("a", "+"), top("a") + square("a", 30)) },
      twin: { S(S.button("a", "+"), top("a") + square("a", 44)) }),
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
      }),
  ]

  static let places = [
    SeededFault(
      rule: "off-screen", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 600", "a.leading = s.leading + 20"]) },
      twin: { S(S.label("a", "Name"), ["s.bottom = a.bottom + 20", "a.leading = s.leading + 20"]) }
    ),
    SeededFault(
      rule: "outside-safe-area", victims: ["a"],
      fault: { S(S.button("a", "Close"), ["a.top = s.top + 20", "a.leading = v.leading + 8"]) },
      twin: { S(S.button("a", "Close"), ["a.top = s.top + 20", "a.leading = s.leading + 8"]) }),
    SeededFault(
      rule: "zero-size", victims: ["a"],
      fault: {
        S(S.label("a", "Name"), top("a") + ["a.width = 60", "a.height = v.height - 375"])
      },
      twin: {
        S(S.label("a", "Name"), top("a") + ["a.width = 60", "a.height = v.height - 300"])
      }),
    SeededFault(
      rule: "rtl-hardcoded", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.left = v.left + 60"]) },
      twin: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.leading = v.leading + 60"]) }),
    SeededFault(
      rule: "rtl-not-mirrored", victims: ["a"],
      fault: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.centerX = v.centerX + 40"]) },
      twin: { S(S.label("a", "Name"), ["a.top = s.top + 20", "a.centerX = v.centerX"]) }),
    SeededFault(
      rule: "rtl-alignment", victims: ["a"],
      fault: {
        S(S.label("a", "Name", more: "textAlignment='right'"), top("a") + ["a.width = 200"])
      },
      twin: {
        S(S.label("a", "Name", more: "textAlignment='natural'"), top("a") + ["a.width = 200"])
      }),
  ]

  static let constraints = [
    SeededFault(
      rule: "conflict", victims: [],
      fault: {
        S(S.label("a", "Name"), top("a") + ["a.width = 100", "s.trailing = a.trailing + 100"])
      },
      twin: {
        S(S.label("a", "Name"), top("a") + ["a.width = 100", "s.trailing >= a.trailing + 100"])
      }),
    SeededFault(
      rule: "ambiguity", victims: ["a"], fault: { S(S.label("a", "Name"), ["a.top = s.top + 20"]) },
      twin: { S(S.label("a", "Name"), top("a")) }),
    SeededFault(
      rule: "decided-by-luck", victims: ["a", "b"],
      fault: { S(S.label("a", "Name") + S.label("b", "Street"), chain) },
      twin: {
        S(
          S.label("a", "Name") + S.label("b", "Street", more: "horizontalHuggingPriority='252'"),
          chain)
      }),
    SeededFault(
      rule: "duplicate", victims: [],
      fault: { S(S.label("a", "Name"), top("a") + ["a.width >= 50", "a.width >= 50"]) },
      twin: { S(S.label("a", "Name"), top("a") + ["a.width >= 50", "a.width >= 60"]) }),
    SeededFault(
      rule: "scroll-dead", victims: ["r"],
      fault: { S(scroller, scrolled) },
      twin: {
        S(scroller, scrolled + ["r.bottom = a.bottom + 900", "r.trailing = a.trailing + 20"])
      }),
    SeededFault(
      rule: "misplaced", victims: ["a"],
      fault: { S(S.label("a", "Name", more: "misplaced='YES'"), top("a")) },
      twin: { S(S.label("a", "Name"), top("a")) }),
  ]

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
