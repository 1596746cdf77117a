import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Rows wait to be declared together; what an application does on the way to a row meets those before it.
@Suite struct WaitingRowTests {
  /// A view that does something when it is first asked how far its alignment rectangle lies within it: for the first
  /// row that relates its margins.
  private final class AskedView: View {
    var answer: (() -> Void)?

    override var alignmentRectInsets: EdgeInsets {
      let answer = answer
      self.answer = nil
      answer?()
      return .zero
    }
  }

  /// A view of 300 x 200 with one in it, which is 40 wide and 30 high, and ends at the outer one's margins.
  private final class Page {
    let root = View()
    let page = AskedView()
    let inner = View()
    let width: LayoutConstraint
    let height: LayoutConstraint

    init() {
      root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
      root.addSubview(page)
      page.addSubview(inner)
      page.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      page.translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      width = inner.widthAnchor.constraint(equalToConstant: 40)
      height = inner.heightAnchor.constraint(equalToConstant: 30)
      let margins = page.layoutMarginsGuide
      LayoutConstraint.activate([
        page.leftAnchor.constraint(equalTo: root.leftAnchor),
        page.topAnchor.constraint(equalTo: root.topAnchor),
        page.widthAnchor.constraint(equalTo: root.widthAnchor),
        page.heightAnchor.constraint(equalTo: root.heightAnchor),
        width, height,
        inner.rightAnchor.constraint(equalTo: margins.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }
  }

  @Test(arguments: SolverStrategy.allCases)
  func aRowThatWaitsIsRemoved(strategy: SolverStrategy) {
    let page = Page()
    page.page.answer = {
      page.width.isActive = false
      page.inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    LayoutEngine.layOut(page.root, solver: strategy.makeSolver(), scale: 1)
    #expect(page.inner.frame == Rect(x: 246, y: 167, width: 50, height: 30))
  }

  @Test(arguments: SolverStrategy.allCases)
  func aRowThatWaitsGetsAnotherConstant(strategy: SolverStrategy) {
    let page = Page()
    page.page.answer = { page.height.constant = 60 }
    LayoutEngine.layOut(page.root, solver: strategy.makeSolver(), scale: 1)
    #expect(page.inner.frame == Rect(x: 256, y: 137, width: 40, height: 60))
  }

  /// The measuring solves the rows that wait.
  @Test(arguments: SolverStrategy.allCases)
  func aMeasuringMeetsRowsThatWait(strategy: SolverStrategy) {
    let page = Page()
    var size: Size?
    page.page.answer = { size = page.inner.systemLayoutSizeFitting(.zero) }
    LayoutEngine.layOut(page.root, solver: strategy.makeSolver(), scale: 1)
    #expect(size == Size(width: 40, height: 30))
    #expect(page.inner.frame == Rect(x: 256, y: 167, width: 40, height: 30))
  }

  @Test(arguments: SolverStrategy.allCases)
  func aViewWhoseRowsWaitLeaves(strategy: SolverStrategy) {
    let page = Page()
    page.page.answer = { page.inner.removeFromSuperview() }
    LayoutEngine.layOut(page.root, solver: strategy.makeSolver(), scale: 1)
    #expect(page.page.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    page.page.addSubview(page.inner)
    #expect(!page.width.isActive == (page.inner.constraints.isEmpty))
  }

  /// Rows whose directions and insets differ have templates of their own: each cell is laid out as by itself.
  @Test func cellsOfOneShapeWithOtherInsetsAndDirections() {
    let cells = (0..<40).map(Cell.init)
    let list = View()
    list.frame = Rect(x: 0, y: 0, width: 200, height: 4000)
    for cell in cells { cell.put(into: list) }
    LayoutEngine.layOut(list, solver: SolverStrategy.standard.makeSolver(), scale: 1)
    for (index, cell) in cells.enumerated() {
      let alone = Cell(index)
      let single = View()
      single.frame = list.frame
      alone.put(into: single)
      LayoutEngine.layOut(single, solver: SolverStrategy.standard.makeSolver(), scale: 1)
      #expect(cell.parts.map(\.frame) == alone.parts.map(\.frame), "cell \(index)")
      #expect(cell.view.frame == alone.view.frame)
    }
  }

  /// A cell at a place of its own, with one of three insets and either direction.
  private final class Cell {
    let view = View()
    let parts = [View(), View()]
    let index: Int

    init(_ index: Int) {
      self.index = index
      let inset = Double(index % 3) * 5
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: inset, leading: inset + 1, bottom: inset + 2, trailing: inset + 3)
      view.semanticContentAttribute = index % 2 == 0 ? .forceLeftToRight : .forceRightToLeft
      view.translatesAutoresizingMaskIntoConstraints = false
      for part in parts {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
    }

    func put(into list: View) {
      list.addSubview(view)
      let margins = view.layoutMarginsGuide
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: list.topAnchor, constant: Double(index) * 100),
        view.leftAnchor.constraint(equalTo: list.leftAnchor, constant: Double(index)),
        view.widthAnchor.constraint(equalToConstant: 150),
        view.heightAnchor.constraint(equalToConstant: 90),
        parts[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        parts[0].topAnchor.constraint(equalTo: margins.topAnchor),
        parts[0].widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.25),
        parts[0].bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        parts[1].leadingAnchor.constraint(equalTo: parts[0].trailingAnchor, constant: 4),
        parts[1].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        parts[1].centerYAnchor.constraint(equalTo: view.centerYAnchor),
        parts[1].heightAnchor.constraint(equalTo: parts[0].heightAnchor, multiplier: 0.5),
      ])
    }
  }
}
