import Drawing

/// Figures in one place that are shown one after the other, by rules of a style sheet.
///
/// No script takes part, so that a picture plays wherever a page shows it.
struct PageAnimation {
  /// How many figures there are.
  let count: Int
  /// How long each is shown.
  let seconds: Double

  /// The rules; the first figure is shown where motion is not wanted.
  var styleSheet: String {
    let number = SVGText.readable
    let share = number(100 / Double(count))
    return "@keyframes fr{0%{visibility:visible}\(share)%,100%{visibility:hidden}}"
      + ".fr{visibility:hidden}.fr0{visibility:visible}"
      + "@media(prefers-reduced-motion:no-preference)"
      + "{.fr{animation:fr \(number(seconds * Double(count)))s step-end infinite}}"
  }

  /// The attributes of the group of a figure.
  func attributes(of index: Int) -> String {
    let delay = SVGText.readable(seconds * Double(index))
    let style = index == 0 ? "fr fr0" : "fr"
    // What renders without rules of style shows the first figure only.
    let hidden = index == 0 ? "" : " visibility=\"hidden\""
    return "class=\"\(style)\" style=\"animation-delay:\(delay)s\"\(hidden)"
  }
}
