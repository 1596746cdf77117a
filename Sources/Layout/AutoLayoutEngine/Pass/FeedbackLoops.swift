public import LayoutModel

/// A layout that did not settle: each cycle changed something that the next one had to follow, such
/// as text whose height sets the width in which it wraps.
public struct LayoutFeedbackLoop {
  /// The views that were still changing, in the order in which they were noticed.
  public let views: [View]

  /// What happened, in a sentence with the views' names.
  public var report: String {
    let names = views.map { $0.description(in: .readable) }
    return "The layout does not settle: after \(LayoutEngine.cycleLimit) cycles it was left as it "
      + "was. Still changing: " + (names.isEmpty ? "no view" : names.joined(separator: ", "))
  }
}

/// The views that change in the last cycles of a pass that does not settle.
struct RestlessViews {
  /// So many cycles are looked at: loops of two and more states have all their views in them.
  static let cycleCount = 4

  private(set) var views: [View] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func insert(_ item: LayoutItem) {
    guard let view = item.hierarchyView, known.insert(ObjectIdentifier(view)).inserted else {
      return
    }
    views.append(view)
  }
}

extension LayoutEngine {
  /// Notes what still waits at the end of a cycle; views that merely wait for `layoutSubviews` only
  /// where nothing else does.
  func noteRestlessViews(_ restless: inout RestlessViews) {
    var isAnyChanging = false
    for handle in pending.items.handles {
      if let item = objects[handle] { restless.insert(item) }
      isAnyChanging = true
    }
    for handle in pending.constraints.handles {
      constraints.object(handle)?.forEachItem { restless.insert($0) }
      isAnyChanging = true
    }
    if isAnyChanging { return }
    for handle in pending.layouts.handles {
      if let item = objects[handle] { restless.insert(item) }
    }
  }

  /// Gives up: brings frames and constraints together once more, and forgets what would go on.
  ///
  /// UIKit goes on with what it has, too.
  func endFeedbackLoop(_ views: [View]) {
    updateSystem()
    if session.isChanged, !solve() { return }
    readFrames()
    updateSafeAreas()
    adjustContentOffsets()
    for handle in pending.items.handles {
      items[handle].pendingChanges = LayoutItemChanges(rawValue: 0)
    }
    pending.items.removeAll()
    for handle in pending.layouts.handles { items[handle].traits.remove(.awaitsLayout) }
    pending.layouts.removeAll()
    for handle in pending.updates.handles { items[handle].traits.remove(.awaitsUpdate) }
    pending.updates.removeAll()
    let loop = LayoutFeedbackLoop(views: views)
    feedbackLoop = loop
    feedbackLoopHandler?(loop)
  }
}
