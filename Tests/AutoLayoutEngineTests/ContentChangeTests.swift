import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What decides the size of a view's content is noticed when it changes after a layout.
@Suite struct ContentChangeTests {
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () -> View
    var change: @Sendable (View) -> Void

    init<Content: View>(
      _ description: String, _ make: @escaping @Sendable () -> Content,
      _ change: @escaping @Sendable (Content) -> Void
    ) {
      testDescription = description
      self.make = make
      self.change = { view in
        guard let view = view as? Content else { return }
        change(view)
      }
    }
  }

  static let large = Font(size: 40)
  static let insets = EdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
  static let picture = Image(size: Size(width: 90, height: 80))

  static func still(_ text: String, font: Font? = nil) -> TextView {
    let view = TextView(text: text)
    view.isScrollEnabled = false
    if let font { view.font = font }
    return view
  }

  /// As wide as some letters, and as high as it takes.
  static func paragraph(_ text: String) -> Label {
    let label = Label(text: text, numberOfLines: 0)
    label.preferredMaxLayoutWidth = 60
    return label
  }

  static let changes: [Change] = [
    Change("a label's text", { Label(text: "a") }, { $0.text = "abc" }),
    Change("a label's font", { Label(text: "a") }, { $0.font = large }),
    Change("a label's lines", { Label(text: "a\nb") }, { $0.numberOfLines = 0 }),
    Change("a label's width", { paragraph("ab ab ab") }, { $0.preferredMaxLayoutWidth = 30 }),
    Change(
      "a label's breaks", { paragraph("ab abcdefgh") }, { $0.lineBreakMode = .byCharWrapping }),
    Change("a label's spacing", { paragraph("a\nb") }, { $0.interlineSpacing = 7 }),
    Change("a button's title", { Button(title: "a") }, { $0.title = "abcdefgh" }),
    Change("a button's font", { Button(title: "a") }, { $0.font = large }),
    Change("a button's image", { Button(title: "a") }, { $0.image = picture }),
    Change("a button's insets", { Button(title: "a") }, { $0.contentEdgeInsets = insets }),
    Change(
      "a button's padding", { Button(title: "a", image: picture) }, { $0.imagePadding = 12 }),
    Change("a picture", { ImageView(image: nil) }, { $0.image = picture }),
    Change("the number of pages", { PageControl(numberOfPages: 2) }, { $0.numberOfPages = 5 }),
    Change("segments", { SegmentedControl(segments: ["a"]) }, { $0.segments = ["a", "b"] }),
    Change("a field's text", { TextField(placeholder: "a") }, { $0.text = "abc" }),
    Change("a field's placeholder", { TextField(placeholder: "a") }, { $0.placeholder = "abc" }),
    Change("a field's font", { TextField(placeholder: "a") }, { $0.font = large }),
    Change(
      "a field's border", { TextField(placeholder: "a", borderStyle: .none) },
      { $0.borderStyle = .roundedRect }),
    Change("a text view's text", { still("a") }, { $0.text = "abc\nabc" }),
    Change("a text view's font", { still("a") }, { $0.font = large }),
    Change("a text view's insets", { still("a") }, { $0.textContainerInset = insets }),
    Change("a text view's padding", { still("a") }, { $0.lineFragmentPadding = 30 }),
    Change("a text view's lines", { still("a\nb") }, { $0.maximumNumberOfLines = 1 }),
    Change("whether a text view scrolls", { TextView(text: "a") }, { $0.isScrollEnabled = false }),
    Change("a wheel's style", { ActivityIndicatorView() }, { $0.style = .large }),
  ]

  @Test("Content that changes is laid out anew", arguments: changes)
  func isLaidOut(_ change: Change) {
    let fixture = EngineFixture(.activeSet, width: 400, height: 400)
    let view = fixture.add("view", change.make())
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    fixture.layOut()
    let before = view.frame.size
    change.change(view)
    fixture.layOut()
    #expect(view.frame.size != before)
    #expect(view.frame.inset(by: view.alignmentRectInsets).size == view.intrinsicContentSize)
  }
  static let body = Font.preferredFont(forTextStyle: .body)
  static func button(_ title: String, _ font: Font) -> Button {
    let button = Button(title: title)
    button.font = font
    return button
  }

  static func field(_ placeholder: String, _ font: Font) -> TextField {
    let field = TextField(placeholder: placeholder)
    field.font = font
    return field
  }

  /// Views with text of a style, and what lets their font follow the user's wish.
  static let texts: [Change] = [
    Change(
      "a label", { Label(text: "abc", font: body) },
      { $0.adjustsFontForContentSizeCategory = true }),
    Change(
      "a button", { button("abcdefgh", body) }, { $0.adjustsFontForContentSizeCategory = true }),
    Change("a field", { field("abc", body) }, { $0.adjustsFontForContentSizeCategory = true }),
    Change(
      "a text view", { still("abc", font: body) },
      { $0.adjustsFontForContentSizeCategory = true }),
  ]

  /// A view that asks before it is shown, one that asks while it is shown, and one that never asks.
  @Test("Text of all kinds grows as the user wishes", arguments: texts)
  func followsTheWish(_ text: Change) {
    let fixture = EngineFixture(.activeSet, width: 400, height: 400)
    let (early, late, never) = (text.make(), text.make(), text.make())
    text.change(early)
    for view in [early, late, never] {
      let view = fixture.add("view", view)
      fixture.activate(
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    }
    fixture.layOut()
    let before = never.frame.size
    #expect(early.frame.size == before && late.frame.size == before)
    fixture.engine.contentSizeCategory = .accessibilityExtraLarge
    fixture.layOut()
    let after = early.frame.size
    #expect(after.width > before.width && never.frame.size == before)
    #expect(late.frame.size == before)
    text.change(late)
    fixture.layOut()
    #expect(late.frame.size == after)
  }
}
