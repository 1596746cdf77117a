import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

@Suite struct ViewLayoutTests {
  @Test(
    "Hugging decides who stretches, resistance who is compressed",
    arguments: SolverStrategy.allCases)
  func contentPriorities(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 100)
    let left = fixture.add("left", ContentView(50, 20))
    let right = fixture.add("right", ContentView(50, 20))
    right.setContentHuggingPriority(249, for: .horizontal)
    left.setContentCompressionResistancePriority(751, for: .horizontal)
    fixture.activate(
      left.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      left.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      right.topAnchor.constraint(equalTo: fixture.root.topAnchor))
    fixture.layOut()
    #expect(left.frame == Rect(0, 0, 50, 20))
    #expect(right.frame == Rect(50, 0, 350, 20))
    fixture.root.frame.size.width = 60
    fixture.layOut()
    #expect(left.frame == Rect(0, 0, 50, 20))
    #expect(right.frame == Rect(50, 0, 10, 20))
  }

  @Test(
    "A constraint across levels is told in the common ancestor's coordinates",
    arguments: SolverStrategy.allCases)
  func acrossLevels(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 400)
    let box = fixture.add("box")
    let inner = fixture.add("inner", to: box)
    let label = fixture.add("label", to: inner, ContentView(30, 10))
    let other = fixture.add("other", ContentView(5, 5))
    fixture.activate(
      box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 100),
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 50),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 3),
      label.topAnchor.constraint(equalTo: inner.topAnchor, constant: 4),
      other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 1),
      other.topAnchor.constraint(equalTo: label.bottomAnchor))
    fixture.layOut()
    #expect(other.frame == Rect(154, 74, 5, 5))
  }

  @Test(
    "Constraints speak of alignment rectangles, frames reach beyond",
    arguments: SolverStrategy.allCases)
  func alignmentRectangles(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let view = fixture.add("view", InsetView())
    let child = fixture.add("child", to: view)
    fixture.activate(
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50))
    fixture.pin(child, to: view)
    fixture.layOut()
    #expect(view.frame == Rect(18, 29, 106, 54))
    #expect(child.frame == Rect(2, 1, 100, 50))
  }

  @Test("Leading is right in a right-to-left interface", arguments: SolverStrategy.allCases)
  func rightToLeft(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 100)
    let icon = fixture.add("icon", ContentView(20, 20))
    let title = fixture.add("title", ContentView(60, 20))
    fixture.activate(
      icon.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -16))
    fixture.layOut()
    #expect(icon.frame.minX == 16)
    #expect(title.frame.minX == 224)
    fixture.engine.layoutDirection = .rightToLeft
    fixture.layOut()
    #expect(icon.frame.minX == 264)
    #expect(title.frame.minX == 16)
    #expect(fixture.engine.conflicts.isEmpty)
  }

  @Test(
    "A flexible width follows the superview, and its children follow it",
    arguments: SolverStrategy.allCases)
  func autoresizingMask(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 320, height: 480)
    let container = View(frame: Rect(10, 10, 300, 100))
    container.autoresizingMask = [.flexibleWidth]
    fixture.root.addSubview(container)
    let child = fixture.add("child", to: container, ContentView(10, 10))
    child.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    let bystander = View(frame: Rect(0, 400, 320, 40))
    bystander.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    fixture.root.addSubview(bystander)
    fixture.layOut()
    #expect(child.frame.minX == 290)
    fixture.root.frame = Rect(0, 0, 480, 320)
    fixture.layOut()
    #expect(container.frame == Rect(10, 10, 460, 100))
    #expect(child.frame.minX == 450)
    #expect(bystander.frame == Rect(0, 240, 480, 40))
  }

  @Test(
    "A mask is followed along the axis that no constraint speaks of, too",
    arguments: SolverStrategy.allCases)
  func maskOfTheOtherAxis(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 375, height: 667)
    let container = View(frame: Rect(0, 0, 375, 667))
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.root.addSubview(container)
    let child = fixture.add("child", to: container, ContentView(10, 10))
    child.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    fixture.layOut()
    fixture.root.frame = Rect(0, 0, 667, 375)
    fixture.layOut()
    #expect(container.frame == Rect(0, 0, 667, 375))
    #expect(child.frame.maxY == 375)
    // The other axis is spoken of for the first time in the batch in which the device turns.
    child.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    fixture.root.frame = Rect(0, 0, 375, 667)
    fixture.layOut()
    #expect(container.frame == Rect(0, 0, 375, 667))
    #expect(child.frame.maxY == 667)
    #expect(child.frame.maxX == 375)
    // A frame that is given stands for the superview of that moment.
    container.frame = Rect(10, 10, 300, 600)
    fixture.root.frame = Rect(0, 0, 475, 767)
    fixture.layOut()
    #expect(container.frame == Rect(10, 10, 400, 700))
    #expect(child.frame.maxX == 400)
  }

  @Test("Equal numbers of pixels are equal sizes, wherever they lie", arguments: [1.0, 2, 3])
  func exactSizes(_ scale: Double) {
    let rounding = PixelRounding(scale: scale)
    for step in 0..<3000 {
      let place = Double(step) / 7
      let rect = rounding.rounded(Rect(place, -place, 100, 53))
      #expect(rect.size == Size(width: 100, height: 53))
    }
  }

  @Test("Edges go to the nearest pixel, each by itself", arguments: [1.0, 2, 3])
  func rounding(_ scale: Double) {
    let fixture = EngineFixture(.standard, width: 100, height: 10, scale: scale)
    let thirds = (0..<3).map { fixture.add("third\($0)") }
    for (index, third) in thirds.enumerated() {
      fixture.activate(
        third.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 1.0 / 3),
        third.leadingAnchor.constraint(
          equalTo: index == 0 ? fixture.root.leadingAnchor : thirds[index - 1].trailingAnchor))
    }
    fixture.layOut()
    for (left, right) in zip(thirds, thirds.dropFirst()) {
      #expect(left.frame.maxX == right.frame.minX)
    }
    for third in thirds {
      let pixels = third.frame.minX * scale
      #expect((pixels - pixels.rounded()).magnitude < 1e-9)
    }
    #expect((thirds[2].frame.maxX - 100).magnitude < 1e-9)
  }

  @Test("A pass looks at what changed and at nothing else", arguments: SolverStrategy.allCases)
  func passesAreIncremental(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    var heights: [LayoutConstraint] = []
    for index in 0..<20 {
      let row = fixture.add("row\(index)")
      let height = row.heightAnchor.constraint(equalToConstant: 10)
      heights.append(height)
      fixture.activate(
        height, row.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        row.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor))
    }
    fixture.layOut()
    let before = fixture.engine.statistics
    fixture.layOut()
    #expect(fixture.engine.statistics == before)
    heights[7].constant = 25
    fixture.layOut()
    #expect(fixture.engine.statistics.changedFrames == before.changedFrames + 1)
    #expect(fixture.engine.statistics.changedConstants == before.changedConstants + 1)
    #expect(fixture.engine.statistics.loweredConstraints == before.loweredConstraints)
    #expect(fixture.root.subviews[7].frame.height == 25)
  }

  @Test(
    "A subtree can leave, come back, and leave nothing behind",
    arguments: SolverStrategy.allCases)
  func removalAndReturn(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let box = fixture.add("box")
    let label = fixture.add("label", to: box, ContentView(40, 20))
    fixture.activate(
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8))
    let leading = box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5)
    leading.isActive = true
    fixture.layOut()
    #expect(box.frame.minX == 5)
    #expect(box.frame.width == 56)
    for _ in 0..<3 {
      box.removeFromSuperview()
      fixture.layOut()
      #expect(!leading.isActive)
      fixture.root.addSubview(box)
      leading.isActive = true
      fixture.layOut()
      #expect(box.frame.minX == 5)
      #expect(box.frame.width == 56)
    }
  }
}
