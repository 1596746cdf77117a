import Formatting
package import InterfaceBuilder
package import LayoutModel

/// All that a rule may look at: one screen in one configuration, and the same screen in the base.
package struct RuleContext {
  /// The document.
  package let screens: ScreenDocument
  /// The root.
  package let root: ScreenRoot
  /// The screen.
  package let screen: LaidOutScreen
  /// The screen in the base.
  package let base: LaidOutScreen
  /// The same screen from left to right, where this one runs from right to left.
  package let mirrored: LaidOutScreen?
  /// The configuration.
  package let configuration: ScreenConfiguration
  /// The rule's threshold, where the rule has one.
  package var threshold = 0.0

  /// Creates the context of a screen in a configuration.
  ///
  /// - Parameters:
  ///   - screens: The document.
  ///   - root: The root.
  ///   - screen: The screen.
  ///   - base: The screen in the base.
  ///   - mirrored: The same screen from left to right, where this one runs from right to left.
  ///   - configuration: The configuration.
  package init(
    screens: ScreenDocument, root: ScreenRoot, screen: LaidOutScreen, base: LaidOutScreen,
    mirrored: LaidOutScreen?, configuration: ScreenConfiguration
  ) {
    self.screens = screens
    self.root = root
    self.screen = screen
    self.base = base
    self.mirrored = mirrored
    self.configuration = configuration
  }

  /// The document.
  package var document: InterfaceDocument { screens.document }
  /// Whether the screen is the base.
  package var isBase: Bool { configuration == .base }

  /// Whether the root fills a screen.
  package var fillsScreen: Bool {
    if case .screen = root.kind { true } else { false }
  }

  /// The document's view behind a view of the screen.
  package func source(_ place: Int) -> InterfaceView { document.views[screen.views[place].index] }

  /// What is known of a view of the screen.
  package func facts(_ place: Int) -> ElementFacts { screens.facts[screen.views[place].index] }

  /// The name of a view of the screen.
  package func name(_ place: Int) -> String { source(place).reportName }

  /// The view's reference.
  package func reference(_ place: Int) -> ElementReference { .view(screen.views[place].index) }

  /// The same view in the base; nil where the base does not have it.
  package func inBase(_ place: Int) -> LaidOutView? {
    let index = screen.views[place].index
    if place < base.views.count, base.views[place].index == index { return base.views[place] }
    return base.views.first { $0.index == index }
  }

  /// Whether a text or control is seen at a place of its own, which scrolls nowhere.
  package func standsStill(_ place: Int) -> Bool {
    let view = screen.views[place]
    return view.isVisible && view.scroller < 0
      && (facts(place).kind == .text || facts(place).isControl) && !facts(place).hasDefaultText
  }

  /// What a text that is cut off is reported as; with text larger than xxxL it is a warning at most.
  package func cutOff(_ place: Int, _ lack: (amount: Double, text: String)) -> RuleHit {
    let isLarge = configuration.textSize > .extraExtraExtraLarge
    return RuleHit(
      elements: [reference(place)], severity: demoted(isLarge ? .warning : .error, place),
      amount: lack.amount, message: "\(name(place)) is cut off: \(lack.text)")
  }

  /// The visible texts that somebody wrote, as places in the screen.
  package var texts: [Int] {
    screen.views.indices.filter { place in
      screen.views[place].isVisible && screen.views[place].text != nil
        && !facts(place).hasDefaultText
    }
  }

  /// The visible controls, as places in the screen.
  package var controls: [Int] {
    screen.views.indices.filter { screen.views[$0].isVisible && facts($0).isControl }
  }

  /// Whether one of two views lies in the other.
  package func isNested(_ first: Int, _ second: Int) -> Bool {
    first <= second && second < screen.views[first].end
      || second <= first && first < screen.views[second].end
  }

  /// The views right below the nearest common ancestor that hold each of two views, which are not
  /// nested.
  package func branches(_ first: Int, _ second: Int) -> (first: Int, second: Int, ancestor: Int) {
    var left = first
    var right = second
    while !isAbove(screen.views[left].parent, second), screen.views[left].parent >= 0 {
      left = screen.views[left].parent
    }
    while !isAbove(screen.views[right].parent, first), screen.views[right].parent >= 0 {
      right = screen.views[right].parent
    }
    return (left, right, screen.views[left].parent)
  }

  private func isAbove(_ place: Int, _ other: Int) -> Bool {
    place >= 0 && place <= other && other < screen.views[place].end
  }

  /// Whether two views that lie over each other are most likely shown in turn: states stacked in
  /// one place, of which code hides all but one.
  package func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    let branch = branches(first, second)
    let left = screen.views[branch.first].frame
    let right = screen.views[branch.second].frame
    if left.isClose(to: right, within: 1.5) { return true }
    let hasOutlets = [branch.first, branch.second, first, second].contains {
      facts($0).outlet != nil
    }
    guard hasOutlets, branch.ancestor >= 0 else { return false }
    // A view over all of the others is shown while it lasts: a spinner, an empty state, a scrim.
    let whole = screen.views[branch.ancestor].frame.area
    return max(left.area, right.area) >= 0.9 * whole
      || left.intersection(right).area >= 0.9 * max(left.area, right.area)
  }

  /// Whether something opaque that holds the upper of two views hides the lower one: a state of the
  /// screen that is shown over another one.
  package func isHidden(_ lower: Int, behindHolderOf upper: Int) -> Bool {
    let branch = branches(lower, upper).second
    let rect = screen.views[lower].frame.intersection(screen.views[lower].clipped)
    var place = screen.views[upper].parent
    while place >= branch {
      let view = screen.views[place]
      let cover = view.frame.intersection(view.clipped)
      if facts(place).isOpaque, source(place).appearance.alpha > 0.9,
        rect.intersection(cover).area >= 0.9 * rect.area
      {
        return true
      }
      place = view.parent
    }
    return false
  }

  /// Where the content of a text or control is: its letters, or what it draws; of an empty field
  /// whose letters stand in the middle, its middle.
  package func contentRect(_ place: Int) -> Rect {
    let view = screen.views[place]
    if let text = view.text { return text.rect }
    let frame = view.frame.inset(by: facts(place).frameOutset)
    guard source(place).element == "textField", source(place).appearance.textAlignment == .center
    else { return frame }
    return Rect(x: frame.midX, y: frame.minY, width: 0, height: frame.height)
  }

  /// The severity of a finding on text that code may replace.
  package func demoted(_ severity: FindingSeverity, _ places: Int...) -> FindingSeverity {
    let mayChange = places.contains { facts($0).outlet != nil }
    return mayChange && severity == .error ? .warning : severity
  }
}

/// Lengths in messages.
package enum Points {
  /// A length with at most one decimal.
  package static func text(_ length: Double) -> String {
    Decimals.shortest(length, upTo: 1)
  }

  /// A size.
  package static func text(_ size: Size) -> String { "\(text(size.width)) x \(text(size.height))" }

  /// A rectangle.
  package static func text(_ rect: Rect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)); \(text(rect.size)))"
  }
}

/// How exact the measure of text is, which decides when text counts as cut off.
package enum TextError {
  /// The share by which widths in the system's font may be off.
  ///
  /// Far below it texts that just fit are reported as cut off; far above it real cuts go unreported.
  package static let known = 0.02
  /// The share by which widths in other fonts may be off.
  package static let estimated = 0.1
  /// A rounding to pixels, in points.
  package static let rounding = 0.5

  /// The share for a view.
  package static func share(_ facts: ElementFacts) -> Double {
    facts.hasKnownFont ? known : estimated
  }
}
