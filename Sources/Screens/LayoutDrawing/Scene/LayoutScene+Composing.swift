package import LayoutModel

extension LayoutScene {
  /// Puts another scene into a view, on top of what is below it: a cell into its table.
  ///
  /// - Parameters:
  ///   - other: The scene; its root becomes a view of this one.
  ///   - host: The view that holds it.
  ///   - origin: Where its corner lies in the coordinates of the view's frame.
  /// - Complexity: O(n) in the number of views of both.
  package mutating func embed(_ other: LayoutScene, in host: ObjectIdentifier, at origin: Point) {
    guard let index = views.firstIndex(where: { $0.identity == host }) else { return }
    let holder = views[index]
    let offset = Point(x: holder.frame.minX + origin.x, y: holder.frame.minY + origin.y)
    let outer =
      holder.role == .scroll
      ? clips.firstIndex(of: clips[holder.clip].intersection(holder.frame)) ?? holder.clip
      : holder.clip
    let firstClip = clips.count
    for clip in other.clips.dropFirst() {
      clips.append(clips[outer].intersection(clip.offsetBy(dx: offset.x, dy: offset.y)))
    }
    let end =
      views[(index + 1)...].firstIndex { $0.depth <= holder.depth } ?? views.count
    let inserted = other.views.map { view in
      var view = view
      view.frame = view.frame.offsetBy(dx: offset.x, dy: offset.y)
      if view.depth == 0 { view.localFrame.origin = origin }
      view.depth += holder.depth + 1
      view.clip = view.clip == 0 ? outer : firstClip + view.clip - 1
      view.look.tint = view.look.tint ?? holder.look.tint
      view.opacity *= holder.opacity
      return view
    }
    views.insert(contentsOf: inserted, at: end)
    for position in ambiguities.indices where (ambiguities[position].view ?? 0) >= end {
      ambiguities[position].view = ambiguities[position].view.map { $0 + inserted.count }
    }
    ambiguities += other.ambiguities.map { ambiguity in
      var ambiguity = ambiguity
      ambiguity.view = ambiguity.view.map { $0 + end }
      return ambiguity
    }
    constraints += other.constraints.map { $0.offsetBy(offset) }
    conflicts += other.conflicts.map { conflict in
      SceneConflict(
        broken: conflict.broken.offsetBy(offset),
        others: conflict.others.map { $0.offsetBy(offset) })
    }
    hiddenCount += other.hiddenCount
  }

  /// Adds something that stands in no view of the document's, such as the bar of a container.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - frame: Where it lies.
  ///   - depiction: What it shows.
  ///   - look: How it is painted.
  ///   - role: The kind of view that it is.
  ///   - host: The view above which it lies; nil for the top of all.
  package mutating func addOrnament(
    _ name: String, _ frame: Rect, _ depiction: ViewDepiction, _ look: ViewLook,
    role: SceneView.Role = .view, in host: ObjectIdentifier? = nil
  ) {
    let index = host.flatMap { host in views.firstIndex { $0.identity == host } }
    let holder = index.map { views[$0] }
    var frame = frame
    var clip = 0
    if let holder {
      frame = frame.offsetBy(dx: holder.frame.minX, dy: holder.frame.minY)
      clip = clips.firstIndex(of: clips[holder.clip].intersection(holder.frame)) ?? holder.clip
    }
    let end =
      index.flatMap { index in
        views[(index + 1)...].firstIndex { $0.depth <= views[index].depth }
      } ?? views.count
    var view = SceneView(
      identity: host ?? views.first?.identity ?? ObjectIdentifier(LayoutScene.self), name: name,
      frame: frame, localFrame: frame, alignmentInsets: .zero, depth: (holder?.depth ?? 0) + 1,
      clip: clip, role: role, depiction: depiction, look: look, opacity: holder?.opacity ?? 1,
      reachesEdges: role == .navigationBar, isRightToLeft: views.first?.isRightToLeft ?? false,
      isLeaf: true)
    view.isOrnament = true
    views.insert(view, at: end)
    for position in ambiguities.indices where (ambiguities[position].view ?? 0) >= end {
      ambiguities[position].view = ambiguities[position].view.map { $0 + 1 }
    }
  }
}
