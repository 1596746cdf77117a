import AutoLayoutEngine
import InterfaceBuilder
import LayoutModel

/// Reads the geometry of a laid-out tree.
struct GeometryCollector {
  private let screens: ScreenDocument
  /// The document as it was laid out, with its texts as they are there.
  private let document: InterfaceDocument
  private let tree: InterfaceLayoutTree
  private let setting: ScreenSetting
  /// The places of views in the screen, by view.
  private let order: [ObjectIdentifier: Int]
  /// The views in the order of the screen.
  let ordered: [(index: Int, view: View)]

  init(
    _ screens: ScreenDocument, _ document: InterfaceDocument, _ tree: InterfaceLayoutTree,
    _ setting: ScreenSetting
  ) {
    self.screens = screens
    self.document = document
    self.tree = tree
    self.setting = setting
    let indices = Dictionary(
      tree.views.map { (ObjectIdentifier($0.view), $0.index) }
    ) { first, _ in first }
    var ordered: [(index: Int, view: View)] = []
    var pending = [tree.root]
    while let view = pending.popLast() {
      guard let index = indices[ObjectIdentifier(view)] else { continue }
      ordered.append((index, view))
      pending += view.subviews.reversed()
    }
    self.ordered = ordered
    order = Dictionary(
      ordered.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }
    ) { first, _ in first }
  }

  /// The place of a view in the screen; nil for one that is not in it.
  func place(of view: View?) -> Int? { view.flatMap { order[ObjectIdentifier($0)] } }

  /// The geometry.
  /// - Complexity: O(n) in the number of views and constraints, and of characters.
  func screen(safeAreaInsets: EdgeInsets) -> LaidOutScreen {
    var screen = LaidOutScreen(size: tree.root.frame.size, safeAreaInsets: safeAreaInsets)
    screen.views.reserveCapacity(ordered.count)
    for (place, entry) in ordered.enumerated() {
      screen.views.append(laidOut(entry.index, entry.view, place, in: screen))
    }
    for place in screen.views.indices.reversed() {
      let parent = screen.views[place].parent
      guard parent >= 0 else { continue }
      screen.views[parent].end = max(screen.views[parent].end, screen.views[place].end)
    }
    for (index, constraint) in tree.constraints {
      screen.constraints.append(index)
      guard constraint.isActive, constraint.secondItem == nil, constraint.relation == .equal,
        constraint.priority == .required, let place = place(of: constraint.firstItem as? View)
      else { continue }
      if constraint.firstAttribute == .width { screen.views[place].fixedWidth = index }
      if constraint.firstAttribute == .height { screen.views[place].fixedHeight = index }
    }
    return screen
  }

  private func laidOut(
    _ index: Int, _ view: View, _ place: Int, in screen: LaidOutScreen
  ) -> LaidOutView {
    let parent = self.place(of: view.superview) ?? -1
    let above = parent >= 0 ? screen.views[parent] : nil
    let size = view.frame.size
    var origin = Point.zero
    if let above, let superview = view.superview {
      origin = Point(
        x: above.frame.minX + view.frame.minX - superview.bounds.minX,
        y: above.frame.minY + view.frame.minY - superview.bounds.minY)
    }
    let frame = Rect(origin: origin, size: size)
    let appearance = document.views[index].appearance
    let isShown = !view.isHidden && appearance.alpha > 0.01 && above?.isShown ?? true
    var clipped = frame
    if let above {
      let source = document.views[above.index]
      let cuts = source.appearance.clipsSubviews || source.isScroller
      clipped = frame.intersection(cuts ? above.clipped : clip(of: parent, in: screen) ?? frame)
    }
    let scroller = above.map { document.views[$0.index].isScroller ? parent : $0.scroller } ?? -1
    return LaidOutView(
      index: index, parent: parent, end: place + 1, frame: frame, clipped: clipped,
      scroller: scroller, isVisible: isShown && size.width > 0 && size.height > 0,
      isShown: isShown, isConstraintBased: document.isConstraintBased(index),
      text: text(index, view, frame), contentSize: (view as? ScrollView)?.contentSize)
  }

  /// What the ancestors of a view's subviews cut off, where one does.
  private func clip(of place: Int, in screen: LaidOutScreen) -> Rect? {
    var current = place
    while current >= 0 {
      let view = document.views[screen.views[current].index]
      if view.appearance.clipsSubviews || view.isScroller { return screen.views[current].clipped }
      current = screen.views[current].parent
    }
    return nil
  }

  // MARK: Text

  private func text(_ index: Int, _ view: View, _ frame: Rect) -> LaidOutText? {
    guard screens.facts[index].kind == .text,
      let text = ViewText(
        ofView: index, in: document, traits: tree.environment.traits, category: setting.textSize)
    else { return nil }
    let source = document.views[index]
    var box = frame.inset(by: view.alignmentRectInsets)
    var limit = source.attributes.numberOfLines
    switch source.element {
    case "button":
      limit = 1
      let content = source.attributes.contentInsets ?? .zero
      box = Rect(
        x: box.minX + content.left, y: box.minY, width: box.width - content.left - content.right,
        height: box.height)
      if let image = source.attributes.image {
        let width = document.imageSizes[image]?.width ?? 20
        box.size.width = max(box.width - width, 0)
      }
    case "textView":
      limit = 0
      box = box.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
    default: break
    }
    box.size.width = max(box.width, 0)
    box.size.height = max(box.height, 0)
    let line = text.measure(width: .infinity, lineLimit: 1).size.width
    // Rounding a frame to pixels may take up to one of them from text that just fits.
    let needed = text.measure(width: box.width + 1, lineLimit: 0)
    let lines = limit == 0 ? needed.lineCount : min(needed.lineCount, limit)
    let height = Double(lines) * text.lineHeight
    let shown = Size(
      width: min(lines > 1 ? needed.size.width : line, box.width), height: min(height, box.height))
    let scale = minimumScale(of: source, pointSize: text.pointSize)
    return LaidOutText(
      box: box, rect: placed(shown, in: box, source, view), lineWidth: line * scale,
      neededLines: needed.lineCount, lineLimit: limit, neededHeight: height,
      lineHeight: text.lineHeight, pointSize: text.pointSize)
  }

  private func minimumScale(of view: InterfaceView, pointSize: Double) -> Double {
    let appearance = view.appearance
    guard let minimum = appearance.minimumFontSize, pointSize > 0 else {
      return appearance.minimumScale
    }
    return min(minimum / pointSize, appearance.minimumScale)
  }

  /// Where text of a size stands in its box.
  private func placed(_ size: Size, in box: Rect, _ source: InterfaceView, _ view: View) -> Rect {
    let alignment =
      source.element == "button"
      ? source.appearance.contentAlignment : source.appearance.textAlignment
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free = box.width - size.width
    let x: Double =
      switch alignment {
      case .center: box.minX + free / 2
      case .left: box.minX
      case .right: box.minX + free
      case .natural, .justified: isReversed ? box.minX + free : box.minX
      }
    let isTop = source.element == "textView"
    let y = isTop ? box.minY : box.minY + (box.height - size.height) / 2
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  // MARK: Answers of the engine

  /// Adds what was refused as the tree was made.
  func addRefusals(to screen: inout LaidOutScreen) {
    for problem in tree.problems {
      let element: ElementReference =
        switch problem.element {
        case .view(let index): .view(index)
        case .constraint(let index): .constraint(index)
        }
      screen.refusals.append(ScreenRefusal(element: element, summary: problem.summary))
    }
  }

  func addConflicts(_ conflicts: [LayoutConflict], to screen: inout LaidOutScreen) {
    for conflict in conflicts {
      let indices = conflict.constraints.compactMap(index(of:))
      screen.conflicts.append(
        ScreenConflict(
          constraints: indices, broken: index(of: conflict.broken),
          count: conflict.constraints.count,
          involvesGivenSize: conflict.constraints.contains {
            $0.origin == .encapsulatedLayout || $0.origin == .autoresizingMask
          },
          involvesContent: conflict.constraints.contains { $0.origin == .contentSize },
          involvesHiddenView: conflict.constraints.contains { constraint in
            constraint.origin == .stackView
              && [constraint.firstItem, constraint.secondItem].contains {
                ($0 as? View)?.isHidden == true
              }
          },
          summary: conflict.summary))
    }
  }

  private func index(of constraint: LayoutConstraint) -> Int? {
    tree.constraints.first { $0.constraint === constraint }?.index
  }

  func addAmbiguities(_ ambiguities: [LayoutAmbiguity], to screen: inout LaidOutScreen) {
    for ambiguity in ambiguities {
      guard let place = place(of: ambiguity.view) else { continue }
      screen.ambiguities.append(
        ScreenAmbiguity(
          view: place, unknowns: ambiguity.unknowns.map(\.description),
          isContentOnly: ambiguity.unknowns.allSatisfy(\.isContent)))
    }
  }
}

extension InterfaceView {
  /// Whether the view scrolls what it holds.
  var isScroller: Bool {
    switch element {
    case "scrollView", "tableView", "collectionView": true
    case "textView": attributes.isScrollEnabled
    default: false
    }
  }
}
