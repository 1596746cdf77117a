import LayoutModel
import Testing

/// In which order a view's subviews lie, from back to front.
@Suite struct SubviewOrderTests {
  private func order(_ root: View) -> String {
    root.subviews.compactMap(\.accessibilityIdentifier).joined()
  }

  private func view(_ name: String) -> View {
    let view = View()
    view.accessibilityIdentifier = name
    return view
  }

  @Test func anIndexIsAPlaceAmongTheOthers() {
    let root = View()
    let (a, b, c) = (view("a"), view("b"), view("c"))
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    #expect(order(root) == "ba")
    root.insertSubview(c, at: 1)
    #expect(order(root) == "bca")
    root.insertSubview(c, at: 0)
    #expect(order(root) == "cba")
    root.insertSubview(c, at: 2)
    #expect(order(root) == "bac")
    // Behind the last there is no further place.
    root.insertSubview(b, at: 9)
    #expect(order(root) == "acb")
    root.addSubview(a)
    #expect(order(root) == "cba")
    #expect(root.subviews.allSatisfy { $0.superview === root })
  }

  @Test func aViewLeavesTheSuperviewItHad() {
    let (first, second, child) = (View(), View(), view("x"))
    first.addSubview(child)
    second.insertSubview(child, at: 0)
    #expect(first.subviews.isEmpty && order(second) == "x" && child.superview === second)
    child.removeFromSuperview()
    #expect(second.subviews.isEmpty && child.superview == nil)
  }
}
