import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// The layouts of the documents that the project was created from: their numbers are Apple's.
@Suite struct GuideLayoutTests {
  @Test(
    "A guide of a third of the height needs nothing on its other axis",
    arguments: SolverStrategy.allCases)
  func proportionalGuide(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 390, height: 600)
    let button = fixture.add("button", ContentView(80, 30))
    let guide = LayoutGuide()
    fixture.root.addLayoutGuide(guide)
    fixture.activate(
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      guide.heightAnchor.constraint(equalTo: fixture.root.heightAnchor, multiplier: 1.0 / 3),
      button.topAnchor.constraint(equalTo: guide.bottomAnchor),
      button.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor))
    fixture.layOut()
    #expect(button.frame == Rect(155, 200, 80, 30))
    #expect(fixture.engine.ambiguities().isEmpty)
    fixture.root.frame = Rect(0, 0, 600, 390)
    fixture.layOut()
    #expect(button.frame == Rect(260, 130, 80, 30))
  }

  @Test("A view 20 below a guide of 250 x 200 at (0, 64)", arguments: SolverStrategy.allCases)
  func guideAndView(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let guide = LayoutGuide()
    fixture.root.addLayoutGuide(guide)
    let purple = fixture.add("purple")
    fixture.activate(
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 64),
      guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 250),
      guide.heightAnchor.constraint(equalToConstant: 200),
      purple.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 20),
      purple.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      purple.widthAnchor.constraint(equalTo: guide.widthAnchor),
      purple.heightAnchor.constraint(equalTo: guide.heightAnchor))
    fixture.layOut()
    #expect(guide.layoutFrame == Rect(0, 64, 250, 200))
    #expect(purple.frame == Rect(0, 284, 250, 200))
  }

  @Test("The size of a guide is followed where nothing names its place")
  func sizesAlone() {
    let fixture = EngineFixture(.activeSet, width: 400, height: 800)
    let content = fixture.add("content")
    fixture.root.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    fixture.activate(
      content.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      content.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      content.widthAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.widthAnchor),
      content.heightAnchor.constraint(equalTo: fixture.root.safeAreaLayoutGuide.heightAnchor))
    fixture.layOut()
    #expect(content.frame == Rect(0, 0, 384, 800))
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    fixture.root.layoutMargins = EdgeInsets(top: 8, left: 28, bottom: 8, right: 8)
    fixture.layOut()
    #expect(content.frame == Rect(0, 0, 364, 722))
    fixture.engine.safeAreaInsets = EdgeInsets(top: 20)
    fixture.layOut()
    #expect(content.frame == Rect(0, 0, 364, 780))
  }

  /// A box that reaches down to the root's edge, or beyond it, keeps all of the inset; how much of it
  /// reaches into what it holds follows from its size.
  @Test("The safe area of a subview follows its superview's size")
  func safeAreaOfASubview() {
    let fixture = EngineFixture(.standard, width: 400, height: 800)
    fixture.engine.safeAreaInsets = EdgeInsets(bottom: 34)
    let box = fixture.add("box")
    let inner = fixture.add("inner", to: box)
    let height = box.heightAnchor.constraint(equalToConstant: 700)
    fixture.activate(
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 100),
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor), height,
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 600),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 100))
    fixture.layOut()
    #expect(inner.safeAreaInsets == EdgeInsets(bottom: 34))
    for (points, inset) in [(750.0, 0.0), (720, 14), (700, 34)] {
      height.constant = points
      fixture.layOut()
      #expect(box.safeAreaInsets == EdgeInsets(bottom: 34))
      #expect(inner.safeAreaInsets == EdgeInsets(bottom: inset))
    }
  }

  @Test("The safe area follows a rotation in one pass", arguments: SolverStrategy.allCases)
  func safeArea(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 375, height: 812, scale: 3)
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    let content = fixture.add("content")
    let safeArea = fixture.root.safeAreaLayoutGuide
    fixture.pin(content, to: safeArea)
    fixture.layOut()
    #expect(safeArea.layoutFrame == Rect(0, 44, 375, 734))
    #expect(content.frame == Rect(0, 44, 375, 734))
    fixture.root.frame = Rect(0, 0, 812, 375)
    fixture.engine.safeAreaInsets = EdgeInsets(left: 44, bottom: 21, right: 44)
    fixture.layOut()
    #expect(safeArea.layoutFrame == Rect(44, 0, 724, 354))
    #expect(content.frame == Rect(44, 0, 724, 354))
  }

  @Test("Layout margins move what is tied to them", arguments: SolverStrategy.allCases)
  func margins(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let children = (0..<3).map { fixture.add("child\($0)", ContentView(10, 10)) }
    fixture.root.layoutMargins = EdgeInsets(left: 20)
    for child in children {
      child.leadingAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.leadingAnchor)
        .isActive = true
    }
    fixture.layOut()
    #expect(children.map(\.frame.minX) == [20, 20, 20])
    fixture.root.layoutMargins.left = 32
    fixture.layOut()
    #expect(children.map(\.frame.minX) == [32, 32, 32])
  }

  @Test("A bar grows up to the keyboard", arguments: SolverStrategy.allCases)
  func keyboard(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 375, height: 812)
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    let bar = fixture.add("bar")
    let field = fixture.add("field", to: bar, ContentView(100, 34))
    let keyboard = fixture.root.keyboardLayoutGuide
    fixture.activate(
      bar.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
      field.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -5),
      field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor))
    fixture.layOut()
    #expect(bar.frame == Rect(0, 734, 375, 78))
    #expect(field.frame == Rect(8, 5, 359, 34))
    keyboard.keyboard = KeyboardPlacement(frame: Rect(0, 476, 375, 336), isDocked: true)
    fixture.layOut()
    #expect(bar.frame == Rect(0, 432, 375, 380))
    keyboard.keyboard = nil
    fixture.layOut()
    #expect(bar.frame == Rect(0, 734, 375, 78))
  }
}
