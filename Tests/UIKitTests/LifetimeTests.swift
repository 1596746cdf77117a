import Testing
import UIKit

/// What is kept alive, and what is called when something comes and goes.
@Suite @MainActor struct LifetimeTests {
  final class Recorder: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("didDisappear")
    }
  }

  static let cycle = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func whatIsPresentedEndsWithItsDismissal() {
    let root = UIViewController()
    let window = window(root)
    weak var seen: UIViewController?
    weak var unseen: UIViewController?
    do {
      let first = Recorder()
      seen = first
      root.present(first, animated: true)
      window.layoutIfNeeded()
      root.dismiss(animated: true)
      #expect(first.log == Self.cycle)
      // Dismissed before it was laid out.
      let second = Recorder()
      unseen = second
      root.present(second, animated: true)
      root.dismiss(animated: true)
      #expect(!second.log.contains("didAppear"))
    }
    #expect(seen == nil)
    #expect(unseen == nil)
  }

  @Test func whatIsPushedEndsWhenItIsPopped() {
    let navigation = UINavigationController(rootViewController: Recorder())
    let window = window(navigation)
    weak var pushed: UIViewController?
    do {
      let controller = Recorder()
      pushed = controller
      navigation.pushViewController(controller, animated: true)
      window.layoutIfNeeded()
      navigation.popViewController(animated: true)
      window.layoutIfNeeded()
      #expect(controller.log == Self.cycle)
    }
    #expect(pushed == nil)
  }

  /// A full screen takes what presents it out of sight; a sheet does not.
  @Test func aFullScreenLetsItsPresenterDisappear() {
    let root = Recorder()
    let window = window(root)
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
      root.log = []
      let presented = Recorder()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      window.layoutIfNeeded()
      #expect(root.log == (style == .fullScreen ? ["willDisappear", "didDisappear"] : []))
      presented.dismiss(animated: false)
      window.layoutIfNeeded()
      #expect(
        root.log
          == (style == .fullScreen
            ? ["willDisappear", "didDisappear", "willAppear", "didAppear"] : []))
      #expect(presented.log == Self.cycle)
    }
  }

  /// A cell without content has the standard height, so that few rows are made.
  @Test func emptyCellsHaveTheStandardHeight() {
    let (table, rows) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)), EmptyCells(count: 500)
    )
    table.register(UITableViewCell.self, forCellReuseIdentifier: EmptyCells.identifier)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.visibleCells.count == 10)
    let before = Set(table.visibleCells)
    table.contentOffset.y = 44 * 300
    table.layoutIfNeeded()
    #expect(!before.isDisjoint(with: table.visibleCells), "none is used again")
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  /// The lines of a text view fill its container.
  @Test func aTextContainerNarrowsAndLimitsLines() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    let (size, line) = (view.intrinsicContentSize, view.font?.lineHeight ?? 0)
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.width - (size.width - 10)) < 1e-9)
    view.textContainer.maximumNumberOfLines = 2
    #expect(abs(view.intrinsicContentSize.height - (size.height - line)) < 1)
    #expect(view.textContainer === view.textContainer)
  }

  /// A content size at priority 0 gives way to everything, and is no mistake.
  @Test func contentPrioritiesMayBeZero() {
    let (view, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UILabel())
    label.text = "some text"
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(0), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(0), for: axis)
      #expect(label.contentHuggingPriority(for: axis) == UILayoutPriority(0))
      #expect(label.contentCompressionResistancePriority(for: axis) == UILayoutPriority(0))
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 7)
    let height = label.heightAnchor.constraint(equalToConstant: 200)
    for constraint in [width, height] { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate([
      width, height, label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 7, height: 200))
  }

  @Test func theScrollViewNoticesItsInsets() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var changes = 0
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
    }
    let (scroll, delegate) = (UIScrollView(), Delegate())
    scroll.delegate = delegate
    scroll.contentInset.bottom = 30
    scroll.contentInset.bottom = 30
    scroll.contentInset = .zero
    #expect(delegate.changes == 2)
  }

  @Test func animationsAreDisabledWithin() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func notANumberStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().frame.origin.x = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }
}
