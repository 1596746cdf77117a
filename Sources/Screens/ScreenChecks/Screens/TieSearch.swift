import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel

/// Finds views whose extent only a tie-break decides, by asking the solver.
///
/// Where two views of one superview hug, or resist, with the same priority and there is room to
/// share, any division among them is as good. Each candidate's priority is raised by less than any
/// other differs, and the layout is brought up to date: if the view then changes in another's
/// place, the tie-break alone had decided between them.
struct TieSearch {
  private let screens: ScreenDocument
  private let tree: InterfaceLayoutTree
  private let engine: LayoutEngine
  private let collector: GeometryCollector

  /// Less than two priorities of a document ever differ.
  private static let step = 0.5
  /// What another division must change to count, in points.
  private static let visible = 1.0

  init(
    _ screens: ScreenDocument, _ tree: InterfaceLayoutTree, _ engine: LayoutEngine,
    _ collector: GeometryCollector
  ) {
    self.screens = screens
    self.tree = tree
    self.engine = engine
    self.collector = collector
  }

  func addTies(to screen: inout LaidOutScreen) {
    for (place, entry) in collector.ordered.enumerated() where screen.views[place].isVisible {
      guard screens.facts[entry.index].kind == .text, let superview = entry.view.superview else {
        continue
      }
      for axis in LayoutAxis.allCases {
        guard let tie = tie(of: entry.view, at: place, axis, superview) else { continue }
        let isKnown = screen.ties.contains {
          $0.axis == axis && ($0.view == tie.other || $0.other == tie.other)
        }
        if !isKnown { screen.ties.append(tie) }
      }
    }
  }

  private func tie(
    of view: View, at place: Int, _ axis: LayoutAxis, _ superview: View
  ) -> ScreenTie? {
    let content = view.intrinsicContentSize.extent(along: axis)
    let slack = view.frame.size.extent(along: axis) - content
    guard content >= 0, slack.magnitude >= Self.visible else { return nil }
    let isStretched = slack > 0
    func priority(_ view: View) -> LayoutPriority {
      isStretched
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
    }
    func set(_ value: LayoutPriority) {
      if isStretched {
        view.setContentHuggingPriority(value, for: axis)
      } else {
        view.setContentCompressionResistancePriority(value, for: axis)
      }
    }
    let old = priority(view)
    guard old < .required else { return nil }
    let rivals = superview.subviews.filter { rival in
      rival !== view && !rival.isHidden && priority(rival) == old && hasContent(rival, axis)
    }
    guard !rivals.isEmpty else { return nil }
    let before = rivals.map { $0.frame.size.extent(along: axis) }
    let shown = ([view] + rivals).map { $0.frame.start(along: axis) }
    set(LayoutPriority(old.rawValue + Self.step))
    engine.layoutIfNeeded()
    let changes = zip(rivals, before).map { $0.frame.size.extent(along: axis) - $1 }
    // A view that only ends elsewhere looks the same; one that begins elsewhere does not.
    let isSeen = zip([view] + rivals, shown).contains {
      ($0.frame.start(along: axis) - $1).magnitude >= Self.visible
    }
    let change = view.frame.size.extent(along: axis) - content - slack
    set(old)
    engine.layoutIfNeeded()
    guard change.magnitude >= Self.visible, isSeen,
      let rival = changes.firstIndex(where: { $0.magnitude >= Self.visible }),
      let other = collector.place(of: rivals[rival])
    else { return nil }
    return ScreenTie(
      view: min(place, other), other: max(place, other), axis: axis, slack: change.magnitude)
  }

  private func hasContent(_ view: View, _ axis: LayoutAxis) -> Bool {
    view.intrinsicContentSize.extent(along: axis) >= 0
  }
}
