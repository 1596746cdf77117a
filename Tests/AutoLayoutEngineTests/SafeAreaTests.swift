import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// A view's safe area is that of the tree that is laid out, and zero outside of it, as in UIKit.
@Suite struct SafeAreaTests {
  private final class Noted: View {
    var changes: [EdgeInsets] = []
    override func safeAreaInsetsDidChange() { changes.append(safeAreaInsets) }
  }

  private let fixture = EngineFixture(.standard, width: 400, height: 600)
  private let holder = Noted(frame: Rect(0, 0, 400, 300))
  private let inner = Noted(frame: Rect(0, 0, 200, 100))

  init() {
    holder.addSubview(inner)
    fixture.root.addSubview(holder)
    fixture.engine.safeAreaInsets = EdgeInsets(top: 50, left: 10)
    fixture.layOut()
  }

  @Test func aRemovedViewAndAllBelowItHaveNone() {
    #expect(inner.safeAreaInsets == EdgeInsets(top: 50, left: 10))
    holder.removeFromSuperview()
    #expect(holder.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    #expect(inner.changes == [EdgeInsets(top: 50, left: 10), .zero])
    fixture.root.addSubview(holder)
    fixture.layOut()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 50, left: 10))
  }

  @Test func aMoveWithinTheTreeIsNoLeaving() {
    let other = View(frame: Rect(0, 0, 400, 600))
    fixture.root.addSubview(other)
    fixture.layOut()
    let before = inner.changes.count
    other.addSubview(holder)
    fixture.layOut()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 50, left: 10))
    #expect(inner.changes.count == before)
  }

  @Test func aMoveOutOfTheTreeIsOne() {
    let apart = View(frame: Rect(0, 0, 400, 600))
    apart.addSubview(holder)
    #expect(holder.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
  }
}
