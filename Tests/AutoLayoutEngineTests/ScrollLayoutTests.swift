import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

@Suite struct ScrollLayoutTests {
  private func scrollView(in fixture: EngineFixture) -> ScrollView {
    let scrollView = ScrollView()
    _ = fixture.add("scroll", scrollView)
    let frame = scrollView.frameLayoutGuide
    fixture.activate(
      frame.widthAnchor.constraint(equalTo: fixture.root.widthAnchor),
      frame.heightAnchor.constraint(equalTo: fixture.root.heightAnchor),
      frame.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
      frame.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor))
    return scrollView
  }

  @Test("Two pages: the content is twice as high as the frame", arguments: SolverStrategy.allCases)
  func twoPages(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 600)
    let scrollView = scrollView(in: fixture)
    let button = fixture.add("button", to: scrollView, ContentView(80, 30))
    let content = scrollView.contentLayoutGuide
    fixture.activate(
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 2),
      button.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: content.centerYAnchor))
    fixture.layOut()
    #expect(scrollView.frame == Rect(0, 0, 400, 600))
    #expect(scrollView.contentSize == Size(width: 400, height: 1200))
    #expect(button.frame == Rect(160, 585, 80, 30))
    #expect(fixture.engine.ambiguities().isEmpty)
  }

  @Test(
    "A button with 1000 points around it gives the content its size",
    arguments: SolverStrategy.allCases)
  func paddedButton(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let scrollView = scrollView(in: fixture)
    let button = fixture.add("button", to: scrollView, ContentView(80, 30))
    let content = scrollView.contentLayoutGuide
    fixture.activate(
      button.topAnchor.constraint(equalTo: content.topAnchor, constant: 1000),
      button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -1000),
      button.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 1000),
      button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -1000))
    fixture.layOut()
    #expect(scrollView.contentSize == Size(width: 2080, height: 2030))
    #expect(button.frame == Rect(1000, 1000, 80, 30))
  }

  @Test(
    "Edges of a scroll view mean its content for descendants, its frame for others",
    arguments: SolverStrategy.allCases)
  func edgesOfBothKinds(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 500)
    let scrollView = ScrollView()
    _ = fixture.add("scroll", scrollView)
    let label = fixture.add("label", to: scrollView, ContentView(50, 900))
    fixture.activate(
      scrollView.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -10),
      scrollView.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      scrollView.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      label.topAnchor.constraint(equalTo: scrollView.topAnchor),
      label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scrollView.widthAnchor))
    fixture.layOut()
    #expect(scrollView.frame == Rect(10, 20, 280, 480))
    #expect(scrollView.contentSize == Size(width: 280, height: 900))
    #expect(label.frame == Rect(0, 0, 280, 900))
  }

  @Test(
    "What is tied to the frame from within stays put while the content scrolls",
    arguments: SolverStrategy.allCases)
  func stickyHeader(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 300, height: 500)
    let scrollView = scrollView(in: fixture)
    let header = fixture.add("header", to: scrollView, ContentView(50, 40))
    let outside = fixture.add("outside", ContentView(50, 10))
    fixture.activate(
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      outside.topAnchor.constraint(equalTo: header.bottomAnchor))
    fixture.layOut()
    #expect(header.frame.minY == 0)
    #expect(outside.frame.minY == 40)
    scrollView.contentOffset = Point(x: 0, y: 120)
    fixture.layOut()
    #expect(header.frame.minY == 120)
    #expect(outside.frame.minY == 40)
  }

  @Test(
    "An offset beyond the content is taken back when content or view change",
    arguments: SolverStrategy.allCases)
  func offsetsAreTakenBack(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 400, height: 600)
    let scrollView = scrollView(in: fixture)
    let page = fixture.add("page", to: scrollView, ContentView(400, 1000))
    let header = fixture.add("header", to: scrollView, ContentView(50, 40))
    let content = scrollView.contentLayoutGuide
    fixture.activate(
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor))
    fixture.layOut()
    // Beyond the content: as a finger pulls it, and not a matter of layout.
    scrollView.contentOffset = Point(x: 0, y: 450)
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 450))
    (page as? ContentView)?.content = Size(width: 400, height: 900)
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 300))
    #expect(header.frame.minY == 300)
    // The view grows: as when a device turns back.
    fixture.root.frame = Rect(0, 0, 400, 750)
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 150))
    scrollView.contentInset = EdgeInsets(top: 20, bottom: 30)
    scrollView.contentOffset = Point(x: 0, y: 1000)
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 180))
    (page as? ContentView)?.content = Size(width: 400, height: 10)
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: -20))
    #expect(header.frame.minY == -20)
  }

  @Test("The safe area is added to the insets where the content scrolls")
  func adjustedInsets() {
    let fixture = EngineFixture(.standard, width: 400, height: 600)
    let scrollView = scrollView(in: fixture)
    let page = fixture.add("page", to: scrollView, ContentView(400, 1000))
    let content = scrollView.contentLayoutGuide
    fixture.activate(
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    fixture.engine.safeAreaInsets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    fixture.layOut()
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 44, bottom: 34))
    scrollView.contentOffset = Point(x: 0, y: 5000)
    scrollView.contentInset.top = 1
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 434))
    scrollView.contentInsetAdjustmentBehavior = .never
    fixture.layOut()
    #expect(scrollView.contentOffset == Point(x: 0, y: 400))
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(
      scrollView.adjustedContentInset == EdgeInsets(top: 45, left: 10, bottom: 34, right: 10))
  }

  @Test(
    "Scrolling is no work for the solver when nothing outside is tied to the content",
    arguments: SolverStrategy.allCases)
  func scrollingIsFree(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy)
    let scrollView = scrollView(in: fixture)
    let button = fixture.add("button", to: scrollView, ContentView(80, 30))
    fixture.activate(
      button.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      button.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor))
    fixture.layOut()
    let solves = fixture.engine.statistics.solves
    scrollView.contentOffset = Point(x: 0, y: 55)
    fixture.layOut()
    #expect(fixture.engine.statistics.solves == solves)
    #expect(button.frame == Rect(0, 0, 80, 30))
  }

  /// What scrolls passes under the margins above and below; those at the sides it keeps.
  @Test func rowsKeepTheMarginsAtTheSidesOnly() {
    let fixture = EngineFixture(.activeSet, width: 400, height: 600)
    let scrollView = scrollView(in: fixture)
    scrollView.layoutMargins = EdgeInsets(top: 50, left: 40, bottom: 60, right: 30)
    for y in [0.0, 100, 580, 900] {
      let row = View(frame: Rect(10, y, 390, 44))
      row.preservesSuperviewLayoutMargins = true
      scrollView.addSubview(row)
      fixture.layOut()
      #expect(row.layoutMargins == EdgeInsets(top: 8, left: 30, bottom: 8, right: 30), "at \(y)")
    }
    // Beyond the edge there is no more to keep than all of a margin.
    let page = View(frame: Rect(400, 0, 400, 600))
    page.preservesSuperviewLayoutMargins = true
    scrollView.addSubview(page)
    fixture.layOut()
    #expect(page.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 30))
  }
}
