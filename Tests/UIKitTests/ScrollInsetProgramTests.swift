import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// Scroll views of all kinds below bars, as apps have them.
@Suite @MainActor struct ScrollInsetProgramTests {
  final class Rows: EmptyCells, UITableViewDelegate {
    var scrolls = 0
    var insetChanges = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
  }

  /// A controller whose only view is a scroll view of some kind, over all of it.
  final class Screen: UIViewController {
    let scroll: UIScrollView
    init(_ scroll: UIScrollView) {
      self.scroll = scroll
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
    }
  }

  private let rows = Rows(count: 100)

  private func table() -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: EmptyCells.identifier)
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  private func collection() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: EmptyCells.identifier)
    view.dataSource = rows
    return view
  }

  private func textView() -> UITextView {
    let view = UITextView()
    view.text = String(repeating: "Many words of text. ", count: 400)
    return view
  }

  private func page() -> UIScrollView {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 3_000)
    return view
  }

  private func show(_ controller: UIViewController) throws -> Simulation.Window {
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    let window = Simulation.Window(device: device, rootViewController: controller)
    window.layoutIfNeeded()
    return window
  }

  /// An iPhone 15 takes 59 points at the top, its navigation bar 44; turned, nothing and 32.
  @Test func contentBeginsBelowTheBar() throws {
    rows.count = 1_000
    for scroll in [table(), collection(), textView(), page()] {
      let container = UINavigationController(rootViewController: Screen(scroll))
      let window = try show(container)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -103), "\(type(of: scroll))")
      #expect(scroll.adjustedContentInset.top == 103 && scroll.adjustedContentInset.bottom == 34)
      container.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -59)
      container.setNavigationBarHidden(false, animated: false)
      window.rotate(to: .landscapeLeft)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -32)
      window.rotate(to: .portrait)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == -103)
      // Scrolled, it stays where it is while bars come and go.
      scroll.contentOffset.y = 300
      container.setNavigationBarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == 300)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentOffset.y = 0
      container.setNavigationBarHidden(false, animated: false)
      window.layoutIfNeeded()
      #expect(scroll.contentOffset.y == 0)
    }
  }

  /// Bit by bit, too: each step of a turn is laid out at its own inset.
  @Test func contentFollowsATurnBitByBit() throws {
    let table = table()
    let window = try show(UINavigationController(rootViewController: Screen(table)))
    window.beginTransition()
    window.rotate(to: .landscapeRight)
    for step in 0...4 {
      window.setTransitionProgress(Double(step) / 4)
      window.layoutIfNeeded()
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    }
    window.endTransition()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -32)
  }

  /// The first scroll view of a controller in a navigation controller is inset however little it
  /// holds; elsewhere only what can be scrolled.
  @Test func smallContentIsInsetInNavigation() throws {
    func small() -> UIScrollView {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 100, height: 100)
      return view
    }
    let inside = small()
    _ = try show(UINavigationController(rootViewController: Screen(inside)))
    #expect(inside.contentOffset.y == -103)
    let outside = small()
    _ = try show(Screen(outside))
    #expect(outside.contentOffset.y == 0)
    let refused = Screen(small())
    refused.automaticallyAdjustsScrollViewInsets = false
    _ = try show(UINavigationController(rootViewController: refused))
    #expect(refused.scroll.contentOffset.y == 0)
    rows.count = 2
    let table = table()
    _ = try show(Screen(table))
    #expect(table.contentOffset.y == -59)
  }

  @Test func delegatesHearOfIt() throws {
    let table = table()
    let window = try show(Screen(table))
    #expect(rows.insetChanges == 1 && rows.scrolls == 1)
    table.contentOffset.y = 500
    #expect(rows.scrolls == 2)
    window.scroll(try #require(table.model as? LayoutModel.ScrollView), to: .init(x: 0, y: 600))
    #expect(rows.scrolls == 3)
    table.contentInset.bottom = 300
    #expect(rows.insetChanges == 2 && rows.scrolls == 3)
    table.contentInset.top = 10
    window.layoutIfNeeded()
    #expect(rows.insetChanges == 3 && rows.scrolls == 3 && table.contentOffset.y == 600)
  }

  @Test func scrollingToRowsKeepsClearOfBars() throws {
    let table = table()
    let window = try show(UINavigationController(rootViewController: Screen(table)))
    func top(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      window.layoutIfNeeded()
      return table.contentOffset.y
    }
    // Rows of 44 points; 852 less 103 above and 34 below are seen.
    #expect(top(50, .top) == 2_200 - 103)
    #expect(top(50, .bottom) == 2_244 - 818)
    #expect(top(50, .middle) == 2_222 - 460.5)
    #expect(top(0, .middle) == -103)
    #expect(top(99, .top) == 4_400 - 818)
    table.contentOffset.y = 1_000
    #expect(top(23, .none) == 1_012 - 103)
    #expect(top(24, .none) == 1_012 - 103)
    #expect(top(60, .none) == 2_684 - 818)
  }

  /// As apps make room for the keyboard: an inset at the bottom, taken back later.
  @Test func keyboardInsets() throws {
    let scroll = page()
    let window = try show(Screen(scroll))
    scroll.contentInset.bottom = 300
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -59)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 2_990, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 3_000 - 852 + 334)
    scroll.contentInset.bottom = 0
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 3_000 - 852 + 34)
  }

  /// A scroll that was to be shown tells its end; one at once, or to where the view is, does not.
  @Test func animatedScrollsTellTheirEnd() {
    final class Ends: NSObject, UIScrollViewDelegate {
      var (scrolls, ends) = (0, 0)
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    let delegate = Ends()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect((delegate.scrolls, delegate.ends) == (1, 0))
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect((delegate.scrolls, delegate.ends) == (2, 1) && scroll.contentOffset.y == 90)
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect((delegate.scrolls, delegate.ends) == (2, 1))
  }
}
