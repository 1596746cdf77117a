import LayoutModel
import Testing
import UIKit
import VisualFormatLanguage

/// The examples of seed document 002, the grammar of visual formats.
@Suite @MainActor struct VisualFormatDocumentTests {
  /// A format and the constraints it stands for.
  struct Example: CustomStringConvertible {
    var format: String
    var equations: [String]
    var description: String { format }
  }

  nonisolated static let examples = [
    Example(format: "[button]-[textField]", equations: ["H:[button]-(NSSpace(8))-[textField]"]),
    Example(format: "[button(>=50)]", equations: ["button.width >= 50"]),
    Example(
      format: "|-50-[purpleBox]-50-|",
      equations: ["H:|-(50)-[purpleBox]", "H:[purpleBox]-(50)-|"]),
    Example(
      format: "V:[topField]-10-[bottomField]", equations: ["V:[topField]-(10)-[bottomField]"]),
    Example(format: "[maroonView][blueView]", equations: ["H:[maroonView]-(0)-[blueView]"]),
    Example(format: "[button(100@20)]", equations: ["button.width == 100 priority:20"]),
    Example(format: "[button1(==button2)]", equations: ["button1.width == button2.width"]),
    Example(
      format: "[flexibleButton(>=70,<=100)]",
      equations: ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    Example(
      format: "|-[find]-[findNext]-[findField(>=20)]-|",
      equations: [
        "H:|-(NSSpace(8))-[find]", "H:[find]-(NSSpace(8))-[findNext]",
        "H:[findNext]-(NSSpace(8))-[findField]", "findField.width >= 20",
        "H:[findField]-(NSSpace(8))-|",
      ]),
  ]

  private func views(in format: String) -> [String: Any] {
    let superview = UIView()
    superview.accessibilityIdentifier = "superview"
    var views: [String: Any] = ["superview": superview]
    for word in format.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let view = UIView()
      view.accessibilityIdentifier = String(word)
      superview.addSubview(view)
      views[String(word)] = view
    }
    return views
  }

  @Test(arguments: examples)
  func exampleMeansWhatItSays(_ example: Example) {
    let views = views(in: example.format)
    // Constraints do not keep their items alive.
    defer { withExtendedLifetime(views) {} }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: example.format, options: [], metrics: nil, views: views)
    let texts = constraints.map { constraint in
      let text = constraint.description.split(separator: " ", maxSplits: 1)[1]
      return String(text.prefix(upTo: text.firstRange(of: "   (")?.lowerBound ?? text.endIndex))
    }
    #expect(texts == example.equations)
  }

  @Test(
    arguments: zip(
      [
        "V|[backgroundBox]|", "|[whiteBox1][blackBox4(blackWidth][redBox]|",
        "|[whiteBox2][blackBox]", "V:|[blackBox4(>30)]|",
      ],
      [
        "Expected ':' after 'V' to specify vertical arrangement",
        "A predicate on a view's thickness must end with ')' and the view must end with ']'",
        "Unable to find view with name blackBox", "Unknown relation. Must be ==, >=, or <=",
      ]))
  func mistakeIsDiagnosed(_ format: String, _ message: String) {
    let views = views(in: format)
    var items = views.compactMapValues { ($0 as? UIView)?.model as LayoutItem? }
    items["blackBox"] = nil
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.makeConstraints(
        withVisualFormat: format, metrics: ["blackWidth": 10], views: items)
    }
    #expect(error?.message == message)
    withExtendedLifetime(views) {}
  }

  @Test func metricsAreAsLooselyTypedAsUIKits() {
    let views = views(in: "a")
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(whole,fraction@narrow)]", options: [],
      metrics: ["whole": 7, "fraction": 2.5, "narrow": Float(20)] as [String: Any], views: views)
    #expect(constraints.map(\.constant) == [7, 2.5])
    #expect(constraints.map(\.priority) == [.required, UILayoutPriority(20)])
  }

  @Test func callsAreWrittenAsInUIKit() {
    let superview = UIView()
    let find = UIView()
    let guide = UILayoutGuide()
    superview.addSubview(find)
    superview.addLayoutGuide(guide)
    let plain = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[find]|", metrics: nil, views: ["find": find])
    let withMetrics = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-inset-[find(width)]", options: [.alignAllTop, .alignAllBottom],
      metrics: ["inset": 4, "width": 44.5], views: ["find": find])
    let mixed: [String: Any] = ["find": find, "guide": guide]
    let withGuide = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[guide][find]|", options: .directionLeftToRight, metrics: nil,
      views: mixed)
    let onlyViews: [String: UIView] = ["find": find]
    let upcast = NSLayoutConstraint.constraints(
      withVisualFormat: "[find(5)]", options: [], metrics: nil, views: onlyViews)
    #expect([plain, withMetrics, withGuide, upcast].map(\.count) == [2, 2, 3, 1])
  }
}
