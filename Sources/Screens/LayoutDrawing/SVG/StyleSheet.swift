import Drawing

/// The colours and strokes of all pictures, as rules of a style sheet.
///
/// Every rule is about elements within `.ld`, so that a page may hold the sheet once for many
/// pictures. Widths of strokes are set on the picture's root, in the picture's own unit.
public enum StyleSheet {
  /// Which colours a picture has.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Those that the reader's system prefers; light where it has no preference.
    case automatic
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// The rules for a scheme, without a `<style>` tag around them.
  public static func text(_ scheme: Scheme) -> String { text(scheme, for: nil) }

  /// The rules for a scheme that elements of these classes need; all of them for no set.
  static func text(_ scheme: Scheme, for classes: Set<Substring>?) -> String {
    let shapes = text(of: shapes, for: classes)
    let light = text(of: colours(.light), for: classes)
    let dark = text(of: colours(.dark), for: classes)
    return switch scheme {
    case .light: shapes + light
    case .dark: shapes + dark
    case .automatic: shapes + light + "@media (prefers-color-scheme:dark){\(dark)}"
    }
  }

  /// The classes of the elements of a picture.
  static func classes(in markup: String) -> Set<Substring> {
    let parts = markup.split(separator: "class=\"", omittingEmptySubsequences: false).dropFirst()
    return Set(parts.flatMap { $0.prefix { $0 != "\"" }.split(separator: " ") })
  }

  private typealias Rule = (selector: String, body: String)

  /// What does not depend on colours.
  private static let shapes: [Rule] = [
    (
      "text",
      "font-family:-apple-system,'SF Pro Text',Inter,"
        + "'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
    ),
    (".w", "font-weight:600"), (".m", "text-anchor:middle"), (".e", "text-anchor:end"),
    (".s", "fill:none;stroke-linecap:round"),
    (".g", "fill:none;stroke-dasharray:5 3"),
    (".a", "fill:none;stroke-dasharray:1.5 2"),
    (".sa", "fill:none;stroke-dasharray:7 4"),
    (".t", "stroke-dasharray:3 2"),
    (".l,.q,.x,.xm,.o", "fill:none"), (".o", "stroke-dasharray:4 3"),
    (".hit", "fill:none;stroke:none;pointer-events:all"),
    (".b1", "opacity:.42"), (".b2", "opacity:.26"), (".b3", "opacity:.13"),
  ]

  private static func colours(_ colours: Colors) -> [Rule] {
    let c = colours
    return [
      (".sbl", "fill:#fff"), (".bg", "fill:\(c.page)"), (".p", "fill:\(c.ink)"),
      (".n", "fill:\(c.muted)"),
      (".d", "fill:\(c.body);stroke:\(c.bodyEdge)"), (".h", "fill:\(c.housing)"),
      (".hb", "fill:none;stroke:\(c.bodyDetail)"), (".u", "fill:\(c.screen)"),
      (".other", "fill:\(c.otherWindow)"),
      (".v", surface(c.view, 0.07, 0.55)), (".t", surface(c.stack, 0.06, 0.7)),
      (".c", surface(c.scroll, 0.05, 0.75)), (".i", surface(c.image, 0.24, 0.75)),
      (".i2", "fill:\(c.image);fill-opacity:.55"),
      (".k", surface(c.view, 0.16, 0.45)), (".kt", "fill:\(c.tint)"),
      (".f", "fill:\(c.screen);stroke:\(c.muted);stroke-opacity:.8"),
      (".on", "fill:\(c.scroll);fill-opacity:.75"), (".kn", "fill:\(c.screen)"),
      (".s", "stroke:\(c.ink);stroke-opacity:.3"),
      (".bar", "fill:\(c.bar);fill-opacity:.92;stroke:\(c.muted);stroke-opacity:.35"),
      (".key", "fill:none;stroke:\(c.key)"), (".kb", "fill:\(c.keyboard)"),
      (".sa", "stroke:\(c.scroll)"), (".sf", "fill:\(c.scroll);fill-opacity:.07"),
      (".st", "fill:\(c.scroll)"),
      (".g", "stroke:\(c.guide)"), (".gt", "fill:\(c.guide)"), (".a", "stroke:\(c.alignment)"),
      (".l", "stroke:\(c.constraint)"), (".lt", "fill:\(c.constraint)"),
      (".x", "stroke:\(c.conflict)"), (".xm", "stroke:\(c.conflict);stroke-opacity:.55"),
      (".xf", "fill:\(c.conflict);fill-opacity:.1"),
      (".xt", "fill:\(c.conflict)"), (".q", "stroke:\(c.ambiguity)"),
      (".qt", "fill:\(c.ambiguity)"), (".halo", "fill:\(c.screen);fill-opacity:.86"),
      (".o", "stroke:\(c.before)"), (".ot", "fill:\(c.before)"), (".r", "stroke:\(c.after)"),
      (".r", "fill:none;stroke:\(c.after)"), (".rt", "fill:\(c.after)"),
      (".badge", "fill:\(c.conflict)"), (".bt", "fill:\(c.page)"),
    ]
  }

  private static func surface(_ colour: String, _ fill: Double, _ stroke: Double) -> String {
    "fill:\(colour);fill-opacity:\(SVGText.number(fill));stroke:\(colour);"
      + "stroke-opacity:\(SVGText.number(stroke))"
  }

  private static func text(of rules: [Rule], for classes: Set<Substring>?) -> String {
    rules.map { rule in
      let selectors = rule.selector.split(separator: ",").filter {
        !$0.hasPrefix(".") || classes?.contains($0.dropFirst()) ?? true
      }
      guard !selectors.isEmpty else { return "" }
      return selectors.map { ".ld \($0)" }.joined(separator: ",") + "{" + rule.body + "}"
    }.joined()
  }
}

/// The colours of one scheme; text colours have a contrast of at least 4.5 to what is behind them.
struct Colors {
  var page, ink, muted, body, bodyEdge, bodyDetail, housing, screen, otherWindow: String
  var view, tint, stack, scroll, image, bar, keyboard, key: String
  var guide, alignment, constraint, conflict, ambiguity, before, after: String

  static let light = Colors(
    page: "#f4f5f9", ink: "#1b2130", muted: "#566074", body: "#12151c", bodyEdge: "#6b7488",
    bodyDetail: "#5a6375", housing: "#12151c", screen: "#fff", otherWindow: "#dfe3ec",
    view: "#3559d6", tint: "#2346bd", stack: "#8140cc", scroll: "#087a63", image: "#c98a1b",
    bar: "#f0f2f7", keyboard: "#d3d7e1", key: "#fdfdfe", guide: "#b8470b", alignment: "#0786a3",
    constraint: "#a8216b", conflict: "#c8192b", ambiguity: "#9a5a00", before: "#8140cc",
    after: "#117a37")

  static let dark = Colors(
    page: "#12141a", ink: "#eaedf5", muted: "#a4adc0", body: "#000", bodyEdge: "#5a6376",
    bodyDetail: "#6c7689", housing: "#000", screen: "#191c24", otherWindow: "#2a2f3a",
    view: "#86a2ff", tint: "#a9bcff", stack: "#c39bff", scroll: "#4fd1b0", image: "#e6b35a",
    bar: "#262b36", keyboard: "#2f3541", key: "#566074", guide: "#ff9a5c", alignment: "#56c8e0",
    constraint: "#ff8cc3", conflict: "#ff6b78", ambiguity: "#ffc04d", before: "#c39bff",
    after: "#5fd68a")
}
