import InterfaceBuilder
import LayoutModel

/// A document whose texts stay as they are whatever size the user wants.
struct TypeNotGrowing: ScreenRule {
  let information = RuleInformation(
    id: "type-not-growing", summary: "Texts of a document do not follow the user's text size.",
    severity: .note, isInDefaultProfile: false, scope: .base, dependsOn: .document,
    source: "Xcode's accessibility audit, dynamicType",
    falsePositives: "Fonts that code sets. One finding a document: most public texts have no style."
  )

  func hits(on context: RuleContext) -> [RuleHit] {
    let fixed = context.texts.filter { !context.facts($0).followsTextSize }
    guard let first = fixed.first, context.screens.roots.first?.index == context.root.index else {
      return []
    }
    let views = context.document.views.indices.filter {
      context.screens.facts[$0].kind == .text && !context.screens.facts[$0].followsTextSize
    }
    return [
      RuleHit(
        elements: [context.reference(first)], severity: .note, amount: Double(views.count),
        message: "\(views.count) texts of the document have a font without a text style, such as "
          + context.name(first))
    ]
  }
}

/// A text in a text style that keeps its size while it is shown.
struct StyleNotAdjusting: ScreenRule {
  let information = RuleInformation(
    id: "style-not-adjusting",
    summary: "A text has a text style but does not adjust when the user's size changes.",
    severity: .warning, isInDefaultProfile: true, scope: .base, dependsOn: .document,
    source: "Xcode's accessibility audit, dynamicType",
    falsePositives: "Buttons and bars adjust by themselves and are not looked at. A class of one's "
      + "own may adjust in code.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      let view = context.source(place)
      guard context.facts(place).followsTextSize, view.element != "button",
        !view.appearance.adjustsFontForTextSize, view.attributes.customClass == nil
      else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: .warning, amount: 1,
        message: "\(context.name(place)) has a text style, but not \"Automatically Adjusts Font\"")
    }
  }
}

/// A text that is smaller than anybody should have to read.
struct SmallText: ScreenRule {
  let information = RuleInformation(
    id: "small-text", summary: "A text is smaller than 11 points.", severity: .note,
    isInDefaultProfile: false, scope: .base, source: "Apple, UI Design Do's and Don'ts",
    falsePositives: "Badges and legal lines.", threshold: 11)

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      guard let size = context.screen.views[place].text?.pointSize, size < context.threshold else {
        return nil
      }
      return RuleHit(
        elements: [context.reference(place)], severity: .note, amount: context.threshold - size,
        message: "\(context.name(place)) is set in \(Points.text(size)) pt")
    }
  }
}

/// Lines that are too long to read.
struct LongLine: ScreenRule {
  let information = RuleInformation(
    id: "long-line", summary: "Lines of text have more than 120 characters.", severity: .note,
    isInDefaultProfile: false, scope: .all, source: "Android's LongTextAnalyzer",
    falsePositives: "Lists and tables of text.", threshold: 120)

  func hits(on context: RuleContext) -> [RuleHit] {
    context.texts.compactMap { place in
      guard let text = context.screen.views[place].text, context.screen.size.width >= 600,
        let string = context.source(place).attributes.text, text.neededLines > 0
      else { return nil }
      let characters = Double(string.count) / Double(text.neededLines)
      guard characters > context.threshold else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: .note, amount: characters,
        message: "\(context.name(place)) has \(Int(characters)) characters a line")
    }
  }
}
