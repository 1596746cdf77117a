import AutoLayoutEngine
import LayoutModel
import SolverCatalog

/// A root of a given size with an engine, for tests.
struct EngineFixture {
  let root: View
  let engine: LayoutEngine

  init(
    _ strategy: SolverStrategy, width: Double = 375, height: Double = 667, scale: Double = 2,
    root: View = View()
  ) {
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    root.accessibilityIdentifier = "root"
    self.root = root
    engine = LayoutEngine(root: root, solver: strategy.makeSolver(), scale: scale)
    engine.silenceReports()
  }

  /// A constraint-based view below `superview`, or below the root.
  func add(_ name: String, to superview: View? = nil, _ view: View = View()) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func activate(_ constraints: LayoutConstraint...) {
    LayoutConstraint.activate(constraints)
  }

  /// Keeps the edges of a view to those of a view or guide.
  func pin(_ view: View, to item: LayoutItem) {
    activate(
      view.topAnchor.constraint(equalTo: item.topAnchor),
      view.bottomAnchor.constraint(equalTo: item.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: item.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: item.trailingAnchor))
  }

  func layOut() { engine.layoutIfNeeded() }
}

/// A view with a content size that tests set.
final class ContentView: View {
  var content: Size {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: Double, _ height: Double) {
    content = Size(width: width, height: height)
    super.init()
  }

  override var intrinsicContentSize: Size { content }
}

/// A view that looks like a switch: its frame reaches beyond its alignment rectangle.
final class InsetView: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
