import LayoutModel
import ScreenChecks
import Testing

/// A fault of each rule, and the same screen without it.
struct SeededFault: Sendable, CustomTestStringConvertible {
  var rule: String
  /// The ids of the views that the finding names, the victim first.
  var victims: [String]
  var fault: @Sendable () -> ScreenSketch
  var twin: @Sendable () -> ScreenSketch
  var matrix = ScreenMatrix.small
  /// What is proven of the fault.
  var proof = Proof()

  /// What is proven of a fault: what constraints it rests on, where it begins, what mends it.
  struct Proof: Sendable, Equatable, CustomStringConvertible {
    /// The ids of the constraints, the likeliest first; empty where no constraint decides the fault.
    var cause: [String] = []
    /// Where it begins and ends, or that it is everywhere; nil of a rule that reads the document
    /// alone.
    var threshold: String?
    /// How the change begins that takes it away over the whole matrix; nil where none of those that
    /// are tried does.
    var repair: String?

    var description: String {
      "cause \(cause), threshold \(threshold ?? "nil"), repair \(repair ?? "nil")"
    }
  }

  var testDescription: String { rule }

  private typealias S = ScreenSketch

  /// The threshold of a fault on which no width, height and text size makes a difference.
  static let everywhere = "breaks at every width, height and text size"

  static let all: [SeededFault] = texts + controls + places + constraints

  private static let title = "A title of some length"

  static let texts = [
    SeededFault(
      rule: "text-truncated", victims: ["a"],
      fault: { S(S.label("a", title, style: "Body"), top("a") + ["a.width = 200"]) },
      twin: {
        S(
          S.label("a", title, style: "Body", more: "numberOfLines='0'"),
          top("a") + ["a.width = 200"])
      },
      proof: Proof(
        cause: ["c2"], threshold: "breaks from xxxL", repair: "numberOfLines=\"0\" in place of 1")),
    SeededFault(
      rule: "text-clipped", victims: ["a"],
      fault: { S(S.label("a", "Name", style: "Body"), top("a") + ["a.height = 24"]) },
      twin: { S(S.label("a", "Name", style: "Body"), top("a") + ["a.height >= 24"]) },
      proof: Proof(
        cause: ["c2"], threshold: "breaks from xxL",
        repair: "relation=\"greaterThanOrEqual\" on UILabel 'Name'.height == 24")),
    SeededFault(
      rule: "fixed-height-text", victims: ["a"],
      fault: { S(S.label("a", "Name", style: "Body"), top("a") + ["a.height = 26"]) },
      twin: { S(S.label("a", "Name", style: "Body"), top("a") + ["a.height >= 26"]) },
      matrix: ScreenMatrix(textSizes: [.large, .extraLarge]),
      proof: Proof(
        cause: ["c2"], threshold: "breaks from M to xxL",
        repair: "relation=\"greaterThanOrEqual\" on UILabel 'Name'.height == 26")),
    SeededFault(
      rule: "fixed-width-text", victims: ["a"],
      fault: { S(S.label("a", "Continue"), top("a") + ["a.width = 90"]) },
      twin: { S(S.label("a", "Continue"), top("a") + ["a.width >= 90"]) },
      proof: Proof(
        cause: ["c2"], threshold: everywhere + ", with doubled text",
        repair: "relation=\"greaterThanOrEqual\" on UILabel 'Continue'.width == 90")),
    SeededFault(
      rule: "text-collides", victims: ["a", "b"],
      fault: { S(S.label("a", "Amount due today") + S.label("b", "1,234.00 EUR"), row) },
      twin: {
        S(
          S.label("a", "Amount due today") + S.label("b", "1,234.00 EUR"),
          row + ["b.leading >= a.trailing + 8"])
      },
      proof: Proof(
        cause: ["c2"], threshold: "breaks below 525 pt of width",
        repair:
          "one more constraint: UILabel '1,234.00 EUR'.leading >= UILabel 'Amount due today'.trailing + 8"
      )),
    SeededFault(
      rule: "type-not-growing", victims: ["a"],
      fault: { S(S.label("a", "Name"), top("a")) },
      twin: { S(S.label("a", "Name", style: "Body"), top("a")) }),
    SeededFault(
      rule: "style-not-adjusting", victims: ["a"],
      fault: { S(S.label("a", "Name", style: "Body"), top("a")) },
      twin: {
        S(
          S.label("a", "Name", style: "Body", more: "adjustsFontForContentSizeCategory='YES'"),
          top("a"))
      }),
    SeededFault(
      rule: "small-text", victims: ["a"], fault: { S(S.label("a", "Name", size: 9), top("a")) },
      twin: { S(S.label("a", "Name", size: 11), top("a")) }, proof: Proof(threshold: everywhere)),
    SeededFault(
      rule: "long-line", victims: ["a"],
      fault: { S(long, top("a") + ["v.trailing = a.trailing + 20"]) },
      twin: { S(long, top("a") + ["a.width <= 500"]) }, matrix: ScreenMatrix(textSizes: [.large]),
      proof: Proof(threshold: "breaks above 955 pt of width")),
    SeededFault(
      rule: "text-covered", victims: ["a", "b"],
      fault: { S(S.label("a", "Name") + S.box("b"), cover) },
      twin: { S(S.box("b") + S.label("a", "Name"), cover) },
      proof: Proof(cause: ["c2"], threshold: everywhere)),
    SeededFault(
      rule: "text-overlap", victims: ["a", "b"],
      fault: {
        S(
          S.label("a", "First line") + S.label("b", "Second line"),
          top("a") + ["b.top = a.top + 12", "b.leading = a.leading + 12"])
      },
      twin: {
        S(
          S.label("a", "First line") + S.label("b", "Second line"),
          top("a") + ["b.top = a.bottom + 12", "b.leading = a.leading + 12"])
      },
      proof: Proof(
        cause: ["c2"], threshold: everywhere,
        repair: "one more constraint: UILabel 'Second line'.top >= UILabel 'First line'.bottom + 8")
    ),
  ]

  private static let long = ScreenSketch.label(
    "a", Array(repeating: "many words of one paragraph", count: 30).joined(separator: " "),
    size: 13, more: "numberOfLines='0'")
  private static let cover =
    top("a") + [
      "b.top = a.top - 10", "b.leading = a.leading - 10", "b.width = 200", "b.height = 60",
    ]
  private static let row = [
    "a.top = s.top + 20", "a.leading = s.leading + 16", "b.top = a.top",
    "s.trailing = b.trailing + 16",
  ]

  /// At the top of the safe area, 20 points in.
  static func top(_ id: String) -> [String] {
    ["\(id).top = s.top + 20", "\(id).leading = s.leading + 20"]
  }
}
