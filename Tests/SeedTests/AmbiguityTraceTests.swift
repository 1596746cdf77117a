import AutoLayoutEngine
import LayoutModel
import Simulation
import SolverCatalog
import Testing
import UIKit

/// The trace of a screen with an ambiguous view, as debuggers show it.
@Suite @MainActor struct AmbiguityTraceTests {
  @Test(arguments: SolverStrategy.allCases)
  func aLabelWithoutAPlaceAlongYIsMarked(_ strategy: SolverStrategy) throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Testing out NSLayoutConstraints"
    label.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView(frame: CGRectMake(0, 0, 10, 10))
    controller.view.addSubview(label)
    controller.view.addSubview(box)
    label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
    let screen = try Screen(controller, on: "iphone-8", strategy: strategy)
    let engine = screen.window.engine
    screen.addresses.assign(0x7fdb_69e0_9f10, to: controller.view.model)
    screen.addresses.assign(0x7fdb_69d0_0f90, to: label.model)
    screen.addresses.assign(0x7fdb_69d0_1000, to: box.model)
    #expect(
      engine.autolayoutTrace().text(in: .uikit(screen.addresses)) == """
        •UIView:0x7fdb69e09f10
        |   *UILabel:0x7fdb69d00f90'Testing out NSLayoutConst...'- AMBIGUOUS LAYOUT for \
        UILabel:0x7fdb69d00f90'Testing out NSLayoutConst...'.minY
        |   UIView:0x7fdb69d01000

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
    #expect(label.hasAmbiguousLayout)
    label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    #expect(!label.hasAmbiguousLayout)
    let trace = engine.autolayoutTrace().text
    #expect(trace.contains("|   *UILabel#0'Testing out NSLayoutConst...'\n"))
    // The constraint speaks of the box, whose frame is represented from now on.
    #expect(trace.contains("|   +UIView#1\n"))
  }

  @Test(arguments: SolverStrategy.allCases)
  func anAmbiguousViewMovesAndOthersDoNot(_ strategy: SolverStrategy) throws {
    let controller = UIViewController()
    let floating = UIView()
    let pinned = UIView()
    for view in [floating, pinned] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      floating.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      floating.widthAnchor.constraint(equalToConstant: 50),
      floating.heightAnchor.constraint(equalToConstant: 50),
      floating.topAnchor.constraint(greaterThanOrEqualTo: controller.view.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: floating.trailingAnchor, constant: 8),
      pinned.topAnchor.constraint(equalTo: controller.view.topAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 50),
      pinned.heightAnchor.constraint(equalToConstant: 50),
    ])
    let screen = try Screen(controller, on: "iphone-8", strategy: strategy)
    let (before, still) = (floating.frame, pinned.frame)
    var places: [CGFloat] = []
    for _ in 0..<3 {
      floating.exerciseAmbiguityInLayout()
      #expect(floating.frame.minX == before.minX)
      #expect(floating.frame.size == before.size)
      #expect(floating.frame.minY >= 0)
      #expect(pinned.frame == still)
      places.append(floating.frame.minY - before.minY)
    }
    // Twenty points on, half of it back, and on again; what is solved from nothing each time begins
    // at the edge each time.
    let isKept = strategy == .activeSet
    #expect(places == (isKept ? [20, 10, 30] : [20, 0, 20]))
    pinned.exerciseAmbiguityInLayout()
    screen.window.layoutIfNeeded()
    #expect(pinned.frame == still)
  }

  @Test func aConflictReportNamesViewsAndNoAddresses() throws {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "screen"
    let badge = UIView()
    badge.accessibilityIdentifier = "badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(badge)
    let narrow = badge.widthAnchor.constraint(equalToConstant: 20)
    narrow.identifier = "narrow"
    let wide = badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, wide])
    let screen = try Screen(controller, on: "iphone-8")
    let text = try #require(screen.window.engine.conflicts.first).report.text
    #expect(text.contains("\"<NSLayoutConstraint 'narrow' badge.width == 20   (active)>\""))
    #expect(
      text.contains(
        "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint 'wide' badge.width >= 40   (active)>"))
    #expect(!text.contains("0x"))
  }
}
