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

  static func still(_ text: String) -> TextView {
    let view = TextView(text: text)
    view.isScrollEnabled = false
    return view
  }

  static let changes: [Change] = [
    Change("a label's text", { Label(text: "a") }, { $0.text = "abc" }),
    Change("a label's font", { Label(text: "a") }, { $0.font = large }),
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
}
