import LayoutModel

/// Walks a tree and takes down what is to be drawn of it.
struct SceneCollector {
  /// The bars of containers, by view.
  let bars: [ObjectIdentifier: SceneView.Role]
  /// The view of the screen's own controller, within all containers; nil for the root.
  let content: View?

  /// The frames of all visible views, by view.
  private(set) var frames: [ObjectIdentifier: Rect] = [:]
  /// The indices of all visible views.
  private(set) var indices: [ObjectIdentifier: Int] = [:]
  /// The visible views, superviews first.
  private(set) var visible: [View] = []

  private struct Pending {
    var view: View
    /// Where the superview's coordinates begin.
    var origin: Point
    var depth: Int
    var clip: Int
    /// The tint and the opacity of the views above.
    var tint: DisplayColor?
    var opacity = 1.0
  }

  init(bars: [ObjectIdentifier: SceneView.Role], content: View?) {
    self.bars = bars
    self.content = content
  }

  /// Takes down the views below a root and the guides that constraints use.
  /// - Complexity: O(n) in the number of views.
  mutating func collect(_ root: View, into scene: inout LayoutScene) {
    let bounds = Rect(origin: .zero, size: root.bounds.size)
    scene.clips = [bounds]
    let start = Point(x: -root.frame.minX, y: -root.frame.minY)
    var pending = [Pending(view: root, origin: start, depth: 0, clip: 0)]
    while let next = pending.popLast() {
      let view = next.view
      guard !view.isHidden else {
        view.forEachInSubtree { _ in scene.hiddenCount += 1 }
        continue
      }
      let frame = view.frame.offsetBy(dx: next.origin.x, dy: next.origin.y)
      frames[ObjectIdentifier(view)] = frame
      indices[ObjectIdentifier(view)] = scene.views.count
      visible.append(view)
      let described = described(view, frame, next)
      scene.views.append(described)
      var clip = next.clip
      if view is ScrollView || described.look.clipsSubviews {
        clip = scene.clips.count
        scene.clips.append(scene.clips[next.clip].intersection(frame))
      }
      addGuides(of: view, frame, isRoot: view === (content ?? root), to: &scene)
      let offset = view.bounds.origin
      let origin = Point(x: frame.minX - offset.x, y: frame.minY - offset.y)
      for subview in view.subviews.reversed() {
        pending.append(
          Pending(
            view: subview, origin: origin, depth: next.depth + 1, clip: clip,
            tint: described.look.tint, opacity: described.opacity))
      }
    }
    scene.isSchematic = !scene.views.contains { ($0.look.background?.opacity ?? 0) > 0 }
  }

  private func described(_ view: View, _ frame: Rect, _ place: Pending) -> SceneView {
    let role: SceneView.Role =
      if let bar = bars[ObjectIdentifier(view)] {
        bar
      } else if view is StackView {
        .stack
      } else if view is ScrollView {
        .scroll
      } else {
        .view
      }
    var look = (view as? any DepictedView)?.look ?? ViewLook()
    look.tint = look.tint ?? place.tint
    var depiction = view.shownContent
    if let kind = role.barKind {
      // What the bar shows, where it is known.
      var bar = if case .bar(let shown) = depiction { shown } else { BarDepiction(kind) }
      bar.isLarge = frame.height > 60
      depiction = .bar(bar)
    }
    return SceneView(
      identity: ObjectIdentifier(view), name: view.displayName ?? "", frame: frame,
      localFrame: view.frame, alignmentInsets: view.alignmentRectInsets, depth: place.depth,
      clip: place.clip, role: role, depiction: depiction, look: look,
      opacity: place.opacity * look.opacity, reachesEdges: role == .navigationBar,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      isLeaf: view.subviews.isEmpty)
  }

  /// Custom guides are always included; of the system's, the keyboard's and those of the root.
  private func addGuides(
    of view: View, _ frame: Rect, isRoot: Bool, to scene: inout LayoutScene
  ) {
    guard view.rareData != nil || view is ScrollView else { return }
    let origin = view.bounds.origin
    func add(_ guide: LayoutGuide, _ name: String) {
      let rect = guide.layoutFrame
        .offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
      scene.guides.append(SceneGuide(name: name, frame: rect))
    }
    for guide in view.layoutGuides where !guide.identifier.hasPrefix("UISV") {
      add(guide, guide.identifier.isEmpty ? "guide" : guide.identifier)
    }
    guard let rareData = view.rareData else { return }
    if let guide = rareData.keyboardGuide { add(guide, "keyboard guide") }
    guard isRoot else { return }
    if let guide = rareData.marginsGuide { add(guide, "margins") }
    if let guide = rareData.readableGuide { add(guide, "readable content") }
  }
}

extension SceneView.Role {
  /// The kind of bar that it is; nil for none.
  fileprivate var barKind: BarDepiction.Kind? {
    switch self {
    case .navigationBar: .navigation
    case .tabBar: .tab
    case .toolbar: .tool
    case .view, .stack, .scroll: nil
    }
  }
}

extension View {
  /// What a view of a class of the model shows.
  fileprivate var shownContent: ViewDepiction {
    switch self {
    case let view as any DepictedView: return view.depiction
    case let label as Label:
      return label.text.map { .text($0, label.textAttributes) } ?? .plain
    case let button as Button:
      return .button(
        button.title ?? "", button.font, image: button.image.map { ImageDepiction(size: $0.size) })
    case let field as TextField:
      return .field(
        field.text ?? field.placeholder ?? "", field.font, isPlaceholder: field.text == nil,
        hasBorder: field.borderStyle != .none)
    case let view as TextView: return .text(view.text ?? "", TextAttributes(font: view.font))
    case let view as ImageView: return .image(ImageDepiction(size: view.image?.size))
    case let view as Switch: return .toggle(isOn: view.isOn)
    case let view as Slider: return .slider(view.value)
    case let view as ProgressView: return .progress(view.progress)
    case let view as SegmentedControl: return .segments(view.segments, selected: 0)
    case is Stepper: return .stepper
    case let view as PageControl: return .pages(count: view.numberOfPages, current: 0)
    case is SearchBar: return .search("")
    case is PickerView: return .picker
    case is ActivityIndicatorView: return .activity
    case is NavigationBar: return .bar(BarDepiction(.navigation))
    case is Toolbar: return .bar(BarDepiction(.tool))
    case is TabBar: return .bar(BarDepiction(.tab))
    default: return .plain
    }
  }
}

extension Rect {
  /// Whether another rectangle lies within, give or take a rounding error.
  func contains(_ other: Rect) -> Bool { other.excess(beyond: self) <= 0.01 }
}
