import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// A template has the numbers that it is looked for by, whatever a view answers meanwhile.
@Suite struct TemplateNumberTests {
  /// A view whose alignment rectangle begins at its frame the first times it is asked, and ten points within from then on.
  private final class WaveringView: View {
    var steadyAnswers = 0

    override var alignmentRectInsets: EdgeInsets {
      steadyAnswers -= 1
      return steadyAnswers < 0 ? EdgeInsets(top: 0, left: 10, bottom: 0, right: 0) : .zero
    }
  }

  @Test(arguments: 0..<8)
  func aRowIsNotMadeWithTheNumbersOfAnotherView(steadyAnswers: Int) {
    let fixture = EngineFixture(.activeSet, width: 300, height: 200)
    let wavering = WaveringView()
    wavering.steadyAnswers = steadyAnswers
    _ = fixture.add("wavering", wavering)
    let steady = fixture.add("steady")
    let parts = ["left", "margin", "right"].map { fixture.add($0, to: wavering) }
    let last = fixture.add("last", to: steady)
    for view in [wavering, steady] {
      fixture.activate(
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor),
        view.heightAnchor.constraint(equalTo: fixture.root.heightAnchor))
    }
    fixture.activate(
      parts[0].leftAnchor.constraint(equalTo: wavering.leftAnchor),
      // Margins are read besides what was read for the row before.
      LayoutConstraint(
        item: parts[1], attribute: .left, relatedBy: .equal, toItem: wavering,
        attribute: .leftMargin, multiplier: 1, constant: 0),
      parts[2].rightAnchor.constraint(equalTo: wavering.rightAnchor),
      last.rightAnchor.constraint(equalTo: steady.rightAnchor),
      last.widthAnchor.constraint(equalToConstant: 40))
    fixture.layOut()
    #expect(last.frame.minX == 260)
  }
}
