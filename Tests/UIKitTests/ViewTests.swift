import Testing
import UIKit

/// Views by themselves.
@Suite @MainActor struct ViewTests {
  /// A view that writes down what it is called for.
  final class Recorder: UIView {
    var log: [String] = []
    override func didAddSubview(_ subview: UIView) { log.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { log.append("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove(\(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { log.append("didMove") }
    override func didMoveToWindow() { log.append(window == nil ? "noWindow" : "window") }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
    override func updateConstraints() {
      log.append("update")
      super.updateConstraints()
    }
  }

  /// A view with both initialisers and a convenience one, as clients write them.
  final class Card: UIView {
    let label = UILabel()
    private(set) var isSetUp = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isSetUp = true
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    convenience init(text: String) {
      self.init(frame: .zero)
      label.text = text
    }
  }

  final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5)
    }
  }

  @Test func viewsAreObjectsOfFoundation() {
    let (first, second) = (UIView(), UIView())
    #expect(first as Any as? NSObject === first)
    #expect(first == first)
    #expect(first != second)
    #expect([first].contains(first))
    #expect(![first].contains(second))
    let set = NSMutableSet()
    set.add(first)
    #expect(set.contains(first))
  }

  @Test func initialisersAreInheritedAndCalled() {
    #expect(Card().isSetUp)
    #expect(Card(text: "a").label.text == "a")
    #expect(Card(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).bounds.height == 6)
    #expect(UIButton(type: .system).superview == nil)
  }

  @Test func theHierarchyIsKeptInOrder() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views[..<3] { root.addSubview(view) }
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(root.subviews == [views[0], views[3], views[1], views[2]])
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[2])
    #expect(root.subviews == [views[2], views[3], views[1], views[0]])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [views[1], views[3], views[2], views[0]])
    #expect(views[0].isDescendant(of: root))
    views[3].addSubview(views[1])
    #expect(root.subviews == [views[3], views[2], views[0]])
    #expect(views[1].superview === views[3])
  }

  @Test func changesAreCalledInUIKitsOrder() {
    let window = UIWindow()
    let (parent, recorder) = (Recorder(), Recorder())
    window.addSubview(parent)
    parent.log = []
    parent.addSubview(recorder)
    #expect(parent.log == ["didAdd"])
    #expect(recorder.log == ["willMove(view)", "didMove", "window"])
    recorder.log = []
    recorder.removeFromSuperview()
    #expect(parent.log == ["didAdd", "willRemove"])
    #expect(recorder.log == ["willMove(nil)", "didMove", "noWindow"])
  }

  @Test func layoutCallsTheOverrides() {
    let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    recorder.layoutIfNeeded()
    #expect(recorder.log == ["update", "layout"])
    recorder.layoutIfNeeded()
    #expect(recorder.log.count == 2)
    recorder.setNeedsLayout()
    recorder.layoutIfNeeded()
    #expect(recorder.log.last == "layout")
    #expect(recorder.log.count == 3)
  }

  @Test func overriddenSizesAndInsetsCount() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Sized()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 0, width: 48, height: 20))
    #expect(view.alignmentRect(forFrame: view.frame).minX == 10)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
  }

  @Test func pointsAreConverted() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let leaf = UIView(frame: CGRect(x: 5, y: 30, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 20))
    #expect(root.convert(CGPoint(x: 16, y: 21), to: leaf) == CGPoint(x: 1, y: 1))
    #expect(
      leaf.convert(leaf.bounds, to: nil) == CGRect(x: 15, y: 20, width: 10, height: 10))
    #expect(root.hitTest(CGPoint(x: 16, y: 21), with: nil) === leaf)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
  }

  @Test func guidesStandForTheModels() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(view.layoutMarginsGuide.owningView === view)
    let guide = UILayoutGuide()
    guide.identifier = "column"
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    let other = UIView()
    other.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty)
    #expect(guide.owningView === other)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func debuggingNamesTheClientsClasses() {
    let root = Card(text: "x")
    root.label.translatesAutoresizingMaskIntoConstraints = false
    let constraint = root.label.widthAnchor.constraint(equalToConstant: 5)
    constraint.isActive = true
    #expect(root.description.contains("<Card"))
    #expect(constraint.description.contains("<NSLayoutConstraint UILabel#0'x'.width == 5"))
    #expect(root.label.hasAmbiguousLayout)
    #expect(root.label.constraintsAffectingLayout(for: .horizontal).contains(constraint))
  }
}
