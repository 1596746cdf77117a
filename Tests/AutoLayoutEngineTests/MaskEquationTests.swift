import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// What an autoresizing mask states about a frame outlasts the rounding of that frame.
@Suite struct MaskEquationTests {
  /// A view of flexible margins that a constraint reaches: 349 of 432.5 points, which is no whole number of
  /// pixels in most other widths.
  private func scene() -> (fixture: EngineFixture, mask: View) {
    let fixture = EngineFixture(.standard, width: 432.5)
    let mask = View(frame: Rect(6, 35, 349, 129))
    mask.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    fixture.root.addSubview(mask)
    let child = fixture.add("child", to: mask, ContentView(10, 10))
    fixture.pin(child, to: mask)
    fixture.layOut()
    return (fixture, mask)
  }

  private func rebuilt(_ root: View) -> LayoutEngine {
    (root.host as? LayoutEngine)?.detach()
    let engine = LayoutEngine(root: root, solver: SolverStrategy.standard.makeSolver(), scale: 2)
    engine.silenceReports()
    return engine
  }

  @Test("Engines in a row find the view where the first one would have put it")
  func engines() {
    let (fixture, mask) = scene()
    for width in [317, 211.5, 83, 100.5, 432.5] {
      let engine = rebuilt(fixture.root)
      fixture.root.frame.size.width = width
      engine.layoutIfNeeded()
      let exact = 349 * (width - 6) / 426.5
      #expect(abs(engine.exactFrame(of: mask).width - exact) < 1e-9)
    }
    #expect(mask.frame == Rect(6, 35, 349, 129))
  }

  @Test("A size that fits is asked for without a trace")
  func fitting() {
    let (fixture, mask) = scene()
    for width in [317, 211.5, 83, 100.5, 432.5] {
      fixture.root.frame.size.width = width
      fixture.layOut()
      _ = mask.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      fixture.layOut()
    }
    #expect(mask.frame == Rect(6, 35, 349, 129))
  }

  @Test("Out of any window the view follows as it did in one")
  func detached() {
    let (fixture, mask) = scene()
    fixture.root.frame.size.width = 100.5
    fixture.layOut()
    fixture.engine.detach()
    fixture.root.frame.size.width = 432.5
    #expect(abs(mask.frame.width - 349) < 1e-9)
  }

  /// What changes what the mask states, and the width that the view then has in 853 points.
  struct Change: CustomTestStringConvertible {
    var testDescription: String
    var width: Double
    var make: @Sendable (View) -> Void
  }

  static let changes = [
    Change(testDescription: "frame", width: 200.0 * 847 / 426.5) { $0.frame.size.width = 200 },
    Change(testDescription: "mask", width: 349) { $0.autoresizingMask = [.flexibleLeftMargin] },
    Change(testDescription: "translation", width: 349.0 * 847 / 426.5) {
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.translatesAutoresizingMaskIntoConstraints = true
    },
  ]

  @Test("Another frame or mask is what counts from then on", arguments: changes)
  func counts(_ change: Change) {
    let (fixture, mask) = scene()
    change.make(mask)
    fixture.layOut()
    fixture.root.frame.size.width = 853
    fixture.layOut()
    #expect(abs(fixture.engine.exactFrame(of: mask).width - change.width) < 1e-9)
  }

  @Test("In another superview the view keeps its frame")
  func superview() {
    let (fixture, mask) = scene()
    let other = View(frame: Rect(0, 300, 400, 200))
    fixture.root.addSubview(other)
    other.addSubview(mask)
    fixture.layOut()
    #expect(mask.frame == Rect(6, 35, 349, 129))
    other.frame.size.width = 203
    fixture.layOut()
    #expect(mask.frame.width == 174.5)
  }
}
