import LayoutModel

/// What rows need of the model besides constraints: read into the records before a row is made.
///
/// Insets, margins and baselines are what a view's class says they are, and no class says when they
/// change; so they are read whenever a row is made that needs them, once for each batch of rows.
extension LayoutEngine {
  /// Begins a batch of rows: what was read before may have changed.
  func beginRows() {
    geometryGeneration &+= 1
    templates.beginBatch()
  }

  /// Reads what the row of a constraint needs of its items and of the views between them.
  func readGeometry(for constraint: ConstraintRecord, starts: DistanceRecord?) {
    let space = constraint.owner
    guard space >= 0 else { return }
    readGeometry(of: constraint.first, constraint.firstAttribute, in: space)
    readGeometry(of: constraint.second, constraint.secondAttribute, in: space)
    if let starts {
      readGeometry(of: starts.first, starts.firstAttribute, in: space)
      readGeometry(of: starts.second, starts.secondAttribute, in: space)
    }
  }

  @inline(__always)
  private func readGeometry(of item: Int32, _ attribute: LayoutAttribute, in space: Int32) {
    guard item >= 0, !items[item].isAlignedRect(of: attribute, in: space) else { return }
    readSomeGeometry(of: item, attribute, in: space)
  }

  @inline(never)
  private func readSomeGeometry(of item: Int32, _ attribute: LayoutAttribute, in space: Int32) {
    let traits = items[item].traits
    let parent = items[item].parent
    if traits.contains(.inset) {
      read(.edges, of: item)
      read(.alignment, of: parent)
      if attribute.kind == .dimension { return }
      if parent != space {
        readOrigins(from: items[parent].parent, to: space)
      } else if items[parent].traits.contains(.scrollView) {
        read(.boundsOrigin, of: parent)
      }
      return
    }
    if attribute.kind == .dimension { return }
    guard traits.contains(.view) else {
      readOrigins(from: parent, to: space)
      return
    }
    if attribute.isBaseline {
      let part: ItemGeometry.Parts =
        attribute == .firstBaseline ? .firstBaseline : .lastBaseline
      read(part, of: item)
      if let target = items.baseline(attribute, of: item)?.view, target != item {
        read(part, of: target)
        readOrigins(from: items[target].parent, to: space)
        return
      }
    }
    if item == space {
      read(attribute.isMargin ? [.alignment, .margins] : .alignment, of: item)
      if traits.contains(.scrollView) { read([.boundsOrigin, .contentGuide], of: item) }
      return
    }
    if attribute.isMargin { read([.alignment, .margins], of: item) }
    readOrigins(from: parent, to: space)
  }

  /// Reads what it takes to go from a view's coordinates up to those of a view above it.
  private func readOrigins(from view: Int32, to space: Int32) {
    var current = view
    while current >= 0, current != space {
      read([.alignment, .boundsOrigin], of: current)
      current = items[current].parent
    }
  }

  /// Reads some of an item's numbers, but for those that this batch has read: rows of one batch are made with the same.
  @inline(__always)
  func read(_ parts: ItemGeometry.Parts, of item: Int32) {
    if item < 0 { return }
    let known = items.partsRead(of: item, since: geometryGeneration)
    if !known.isSuperset(of: parts) { readAnew(parts.subtracting(known), of: item) }
  }

  @inline(never)
  private func readAnew(_ parts: ItemGeometry.Parts, of item: Int32) {
    declareRows()
    withView(at: item) { readView($0, parts, of: item) }
    withGuide(at: item) {
      let edges = $0.edges
      items[geometryOf: item].takeEdges(edges)
    }
    items[geometryOf: item].note(parts, readIn: geometryGeneration)
  }

  /// Reads a view's numbers.
  ///
  /// What is called may be an application's code: an assignment calls it before it touches the record. Where it names
  /// a view outside of the tree for its baseline, the view's own stands.
  private func readView(_ view: View, _ parts: ItemGeometry.Parts, of item: Int32) {
    if parts.contains(.alignment) {
      items[geometryOf: item].alignment = view.alignmentRectInsets
    }
    if parts.contains(.margins) {
      items[geometryOf: item].margins = view.layoutMargins
    }
    if parts.contains(.boundsOrigin) {
      if let scrollView = view as? ScrollView {
        items[geometryOf: item].frameGuide = scrollView.frameLayoutGuide.hostHandle
      } else {
        items[geometryOf: item].boundsOrigin = view.bounds.origin
      }
    }
    if parts.contains(.contentGuide), let scrollView = view as? ScrollView {
      items[geometryOf: item].contentGuide = scrollView.contentLayoutGuide.hostHandle
    }
    if parts.contains(.firstBaseline) {
      items[geometryOf: item].firstBaseline = ItemGeometry.Baseline(
        view.firstBaseline, of: handle(of: view.outermost(\.forFirstBaselineLayout)) ?? item)
    }
    if parts.contains(.lastBaseline) {
      items[geometryOf: item].lastBaseline = ItemGeometry.Baseline(
        view.lastBaseline, of: handle(of: view.outermost(\.forLastBaselineLayout)) ?? item)
    }
  }
}

extension View {
  /// Follows a way from view to view to its end.
  fileprivate func outermost(_ next: (View) -> View) -> View {
    var view = self
    while true {
      let other = next(view)
      if other === view { return view }
      view = other
    }
  }
}

extension ItemGeometry.Baseline {
  fileprivate init(_ baseline: Baseline, of handle: Int32) {
    let share: Double =
      switch baseline.edge {
      case .top: 0
      case .center: 0.5
      case .bottom: 1
      }
    self.init(view: handle, share: share, offset: baseline.offset)
  }
}
