import AutoLayoutEngine
package import LayoutDrawing
import LayoutModel

/// Takes down the states of one scene: each view and constraint once, and what differs from state to
/// state.
///
/// It keeps the views and constraints that it has met, so that none is mistaken for another.
package struct SceneRecorder {
  /// What a node was like in the state before.
  private struct NodeMemory {
    var frame: Rect
    var offset = Point.zero
    var paint = 0
    var opacity = 1.0
    var clips = false
    var content = Size(width: -1, height: -1)
    var isPresent = false
    var view: SceneView?
  }

  /// What makes two views of two states the same.
  enum NodeKey: Hashable {
    case document(Int)
    case object(ObjectIdentifier)
    case ornament(String)
  }

  var scene: ViewerScene
  let book = ObjectAddressTable()
  var nodeIndices: [NodeKey: Int] = [:]
  private var memories: [NodeMemory] = []
  var constraintIndices: [String: Int] = [:]
  private var kept: [AnyObject] = []
  /// How many views may still be asked why they are where they are.
  private var explanationBudget: Int

  /// States with more views than this are not explained at all.
  private static let defaultBudget = 2400

  package init(title: String, purpose: String = "") {
    scene = ViewerScene(title: title)
    scene.purpose = purpose
    explanationBudget = Self.defaultBudget
  }

  // MARK: One state

  /// Takes down a moment.
  ///
  /// - Parameters:
  ///   - picture: The moment as it is drawn.
  ///   - trees: The trees that it consists of, the root's first.
  ///   - group: How it came about.
  ///   - label: What it is, in words.
  ///   - explains: Whether views are asked why they are where they are, while the budget lasts.
  ///   - paints: The table of display lists.
  /// - Complexity: O(n) in the number of views and constraints; with explanations, one question to
  ///   the solver a view and axis.
  package mutating func record(
    _ picture: LayoutScene, _ trees: [RecordedTree], group: ViewerState.Group, label: String,
    explains: Bool, into paints: inout PaintTable
  ) {
    var state = ViewerState(title: picture.title, group: group, size: picture.size)
    state.label = label
    state.isRightToLeft = picture.views.first?.isRightToLeft ?? false
    state.safeArea = picture.safeArea
    state.cornerRadius = picture.screen.map { $0.cornerRadius } ?? 0
    state.keyboard = picture.screen?.keyboard
    state.guides = picture.guides.map { ViewerState.Guide(name: $0.name, frame: $0.frame) }
    var shown: [ObjectIdentifier: SceneView] = [:]
    for view in picture.views where !view.isOrnament { shown[view.identity] = view }
    var isSeen = [Bool](repeating: false, count: scene.nodes.count)
    var viewCount = 0
    for tree in trees {
      let parent = tree.host.flatMap { host in self.node(of: host, in: trees) } ?? -1
      var pending = [(view: tree.engine.root, parent: parent)]
      while let (view, parent) = pending.popLast() {
        viewCount += 1
        let node = self.node(for: view, tree, parent: parent)
        if node >= isSeen.count {
          isSeen += [Bool](repeating: false, count: node + 1 - isSeen.count)
        }
        isSeen[node] = true
        let sceneView = shown[ObjectIdentifier(view)]
        var frame = view.frame
        if let host = tree.host, view === tree.engine.root, let sceneView {
          // The picture has it from the host's corner, the page from the beginning of its content.
          frame.origin = Point(
            x: sceneView.localFrame.minX + host.bounds.minX,
            y: sceneView.localFrame.minY + host.bounds.minY)
        }
        if view === tree.engine.root, tree.host == nil { frame.origin = .zero }
        note(
          node, frame, view.bounds.origin, sceneView, content: view.intrinsicContentSize,
          picture.isSchematic, &state, &paints)
        for subview in view.subviews.reversed() { pending.append((subview, node)) }
      }
    }
    recordOrnaments(of: picture, trees, &isSeen, &state, &paints)
    for node in isSeen.indices where !isSeen[node] && memories[node].isPresent {
      memories[node].isPresent = false
      state.absences.append(node)
    }
    let isExplained = explains && explanationBudget >= viewCount
    if isExplained { explanationBudget -= viewCount }
    recordConstraints(of: trees, shown, isExplained: isExplained, &state)
    scene.states.append(state)
  }

  /// Changes the last state.
  package mutating func editLastState(_ edit: (inout ViewerState) -> Void) {
    guard !scene.states.isEmpty else { return }
    edit(&scene.states[scene.states.count - 1])
  }

  /// Adds what checks found.
  package mutating func add(_ findings: [ViewerFinding]) { scene.findings += findings }

  /// The scene so far.
  package var recorded: ViewerScene { scene }

  // MARK: Views

  func node(of view: View, in trees: [RecordedTree]) -> Int? {
    for tree in trees {
      if let source = tree.viewSources[ObjectIdentifier(view)] {
        return nodeIndices[.document(source.index)]
      }
    }
    return nodeIndices[.object(ObjectIdentifier(view))]
  }

  func nodeIndex(ofDocumentView index: Int) -> Int? { nodeIndices[.document(index)] }

  private mutating func node(for view: View, _ tree: RecordedTree, parent: Int) -> Int {
    let source = tree.viewSources[ObjectIdentifier(view)]
    let key: NodeKey = source.map { .document($0.index) } ?? .object(ObjectIdentifier(view))
    if let index = nodeIndices[key] { return index }
    kept.append(view)
    let name = view.displayName ?? ""
    let kind: ViewerNode.Kind =
      switch view {
      case is StackView: .stack
      case is ScrollView: .scroll
      default: .view
      }
    return addNode(
      key,
      ViewerNode(
        name: name, className: source?.className ?? view.className,
        id: source?.id ?? view.accessibilityIdentifier ?? "",
        address: "0x" + String(book.address(of: view), radix: 16), parent: parent, kind: kind,
        line: source?.line ?? 0,
        hugging: LayoutAxis.allCases.map { view.contentHuggingPriority(for: $0).rawValue },
        resistance: LayoutAxis.allCases.map {
          view.contentCompressionResistancePriority(for: $0).rawValue
        }, insets: view.alignmentRectInsets))
  }

  private mutating func addNode(_ key: NodeKey, _ node: ViewerNode) -> Int {
    let index = scene.nodes.count
    nodeIndices[key] = index
    scene.nodes.append(node)
    memories.append(NodeMemory(frame: Rect(x: .nan, y: .nan, width: 0, height: 0)))
    return index
  }

  private mutating func note(
    _ node: Int, _ frame: Rect, _ offset: Point, _ view: SceneView?, content: Size,
    _ isSchematic: Bool, _ state: inout ViewerState, _ paints: inout PaintTable
  ) {
    guard let view else {
      // Hidden, itself or with what holds it.
      if memories[node].isPresent { state.absences.append(node) }
      memories[node].isPresent = false
      return
    }
    if !memories[node].isPresent, !memories[node].frame.minX.isNaN {
      state.absences.append(-1 - node)
    }
    memories[node].isPresent = true
    if scene.nodes[node].kind == .view { scene.nodes[node].kind = view.depiction.nodeKind }
    if memories[node].frame != frame {
      memories[node].frame = frame
      state.frames.append(ViewerState.NodeFrame(node: node, frame: frame))
    }
    if memories[node].offset != offset {
      memories[node].offset = offset
      state.offsets.append(ViewerState.NodeOffset(node: node, offset: offset))
    }
    if memories[node].content != content {
      memories[node].content = content
      state.contents.append(ViewerState.NodeContent(node: node, size: content))
    }
    if view.isTextCut { state.truncated.append(node) }
    let isSame =
      memories[node].view.map { before in
        before.frame.size == view.frame.size && before.look == view.look
          && before.depiction == view.depiction && before.isRightToLeft == view.isRightToLeft
          && before.opacity == view.opacity && before.depth == view.depth
      } ?? false
    guard !isSame else { return }
    memories[node].view = view
    let paint = paints.index(of: ViewPainter.commands(of: view, isSchematic: isSchematic))
    let clips = view.role == .scroll || view.look.clipsSubviews
    guard
      paint != memories[node].paint || view.opacity != memories[node].opacity
        || clips != memories[node].clips
    else { return }
    memories[node].paint = paint
    memories[node].opacity = view.opacity
    memories[node].clips = clips
    state.paints.append(
      ViewerState.NodePaint(node: node, paint: paint, opacity: view.opacity, clips: clips))
  }

  /// What stands in no view: bars of containers, titles of sections.
  private mutating func recordOrnaments(
    of picture: LayoutScene, _ trees: [RecordedTree], _ isSeen: inout [Bool],
    _ state: inout ViewerState, _ paints: inout PaintTable
  ) {
    let frames = Dictionary(
      picture.views.filter { !$0.isOrnament }.map { ($0.identity, $0.frame) }
    ) { first, _ in first }
    var counts: [ObjectIdentifier: Int] = [:]
    for view in picture.views where view.isOrnament {
      let host = trees.lazy.compactMap { tree in
        tree.engine.root.subview(identifiedBy: view.identity)
      }.first
      let parent = host.flatMap { self.node(of: $0, in: trees) } ?? 0
      counts[view.identity, default: 0] += 1
      let key = NodeKey.ornament("\(parent) \(view.name) \(counts[view.identity] ?? 0)")
      var title = view.name
      if title.isEmpty, case .text(let text, _) = view.depiction { title = text }
      let node =
        nodeIndices[key]
        ?? addNode(
          key,
          ViewerNode(
            name: title, className: view.role == .view ? "section title" : "container's bar",
            id: "", address: "", parent: parent, kind: .bar, line: 0, hugging: [250, 250],
            resistance: [750, 750], insets: .zero))
      if node >= isSeen.count {
        isSeen += [Bool](repeating: false, count: node + 1 - isSeen.count)
      }
      isSeen[node] = true
      // Where the host's content begins: what is scrolled goes along with it in the page.
      var outer = (frames[view.identity] ?? .zero).origin
      if let host {
        outer = Point(x: outer.x - host.bounds.minX, y: outer.y - host.bounds.minY)
      }
      note(
        node, view.frame.offsetBy(dx: -outer.x, dy: -outer.y), .zero, view,
        content: Size(width: -1, height: -1), picture.isSchematic, &state, &paints)
    }
  }
}

extension View {
  /// The view of an identity in this subtree.
  fileprivate func subview(identifiedBy identity: ObjectIdentifier) -> View? {
    var found: View?
    forEachInSubtree { if ObjectIdentifier($0) == identity { found = $0 } }
    return found
  }
}

extension ViewDepiction {
  fileprivate var nodeKind: ViewerNode.Kind {
    switch self {
    case .plain, .cell, .map: .view
    case .text, .filler: .text
    case .image: .image
    case .bar: .bar
    default: .control
    }
  }
}
