// Safe areas.
//
// UIKit's rules, after WWDC 2018, session 235 (5:28 to 7:14): a view's safe area is the part of its
// superview's that reaches into it where it lies now, scrolling included, and no inset grows beyond
// the superview's, however far the view lies outside of it. What a superview hands on is
// ``View/propagatedSafeArea``: its own safe area, of which a scroll view keeps a part.
extension View {
  /// How far bars, the sensor housing and the home indicator reach into the view, in points.
  public final var safeAreaInsets: EdgeInsets { rareData?.safeAreaInsets ?? .zero }

  /// Insets added to the safe area of the view and all below it, as a view controller sets them.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { rareData?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeRareData.additionalSafeAreaInsets = newValue
      didChange(.insets)
    }
  }

  /// Whether the view has a safe area, adds to it, or keeps its superview's margins: whether more than
  /// its superview's safe area follows from where it lies.
  package final var hasInsetsOfItsPlace: Bool {
    guard let rareData else { return false }
    return rareData.preservesSuperviewLayoutMargins || rareData.safeAreaInsets != .zero
      || rareData.additionalSafeAreaInsets != .zero
  }

  /// Whether the superview hands a safe area on.
  package final var isInSafeArea: Bool {
    guard let holder, holder.hasSafeArea else { return false }
    return holder.read { !$0.propagatedSafeArea.isZero }
  }

  /// The insets that the superview hands on, as far as they reach into the view.
  package final var inheritedSafeAreaInsets: EdgeInsets {
    guard let holder, holder.hasSafeArea else { return .zero }
    return holder.read { $0.handedSafeArea.insets(of: self) }
  }

  /// Insets that go on as they began to change: all that the superview hands on at edges where more reaches
  /// in than the view knows of, none where less does; nil where nothing changes.
  package final func insetsAtEndOfDrift(from inherited: EdgeInsets) -> EdgeInsets? {
    guard let holder, inherited + additionalSafeAreaInsets != safeAreaInsets else { return nil }
    let all = holder.read { $0.handedSafeArea.all(for: self) }
    let (known, next) = (safeAreaInsets, inherited + additionalSafeAreaInsets)
    func end(_ edge: KeyPath<EdgeInsets, Double>) -> Double {
      if next[keyPath: edge] > known[keyPath: edge] { return all[keyPath: edge] }
      return next[keyPath: edge] < known[keyPath: edge] ? 0 : inherited[keyPath: edge]
    }
    return EdgeInsets(
      top: end(\.top), left: end(\.left), bottom: end(\.bottom), right: end(\.right))
  }

  /// What the view hands on, to subviews that follow its size at once and to those that wait for a solve.
  private var handedSafeArea: HandedSafeArea {
    let area = propagatedSafeArea(in: bounds.size)
    guard let earlier = rareData?.laidOutSize else {
      return HandedSafeArea(now: area, before: area)
    }
    return HandedSafeArea(now: area, before: propagatedSafeArea(in: earlier))
  }

  /// Sets the insets that the environment gives to the view, and those of all below it.
  ///
  /// A subtree whose insets stay zero is not visited.
  ///
  /// - Parameters:
  ///   - environmentInsets: What reaches into the view.
  ///   - stage: Whether frames are those of a finished solve.
  package final func propagateSafeArea(
    _ environmentInsets: EdgeInsets, _ stage: SafeAreaStage = .afterFrames
  ) {
    // Mostly nothing below is reached; then nothing is allocated.
    var pending: [ReachedView] = []
    let host = unretainedHost
    takeSafeArea(environmentInsets, stage, &pending)
    while let reached = pending.popLast() {
      guard reached.view.remains(in: reached.holder, host) else { continue }
      reached.view.takeSafeArea(reached.insets, stage, &pending)
    }
  }

  /// A subview that insets have reached and that does not know yet.
  private struct ReachedView {
    var view: View
    var holder: UnretainedView
    var insets: EdgeInsets
  }

  /// Whether the view is a subview of another one still, in the tree that it was in: what a view does on learning of
  /// its insets may take others out.
  private func remains(in holder: UnretainedView, _ host: UnretainedHost?) -> Bool {
    self.holder == holder && unretainedHost == host
  }

  /// Sets the insets that the environment gives to the view alone.
  ///
  /// - Parameters:
  ///   - environmentInsets: What reaches into the view.
  ///   - stage: Whether frames are those of a finished solve.
  ///   - reached: Gets the subviews whose insets may follow, the first one last.
  private func takeSafeArea(
    _ environmentInsets: EdgeInsets, _ stage: SafeAreaStage,
    _ reached: inout [ReachedView]
  ) {
    setSafeAreaInsets(environmentInsets + additionalSafeAreaInsets)
    if subviews.isEmpty { return }
    let area = handedSafeArea
    for subview in subviews.reversed() where !subview.waitsForFrames(at: stage) {
      let inherited = area.insets(of: subview)
      let isUntouched =
        inherited == .zero && subview.safeAreaInsets == .zero
        && subview.additionalSafeAreaInsets == .zero
      if !isUntouched {
        reached.append(
          ReachedView(view: subview, holder: UnretainedView(self), insets: inherited))
      }
    }
  }

  /// Whether the view gets its safe area only after its frame: one without subviews and guides, in which
  /// nothing follows from insets but constraints on its margins, and these can wait for a cycle.
  private func waitsForFrames(at stage: SafeAreaStage) -> Bool {
    !stage.isAfterFrames && rareData == nil && subviews.isEmpty
  }

  /// Brings the safe area in line with the insets that the environment gives to a view that was moved,
  /// was scrolled or has another size.
  ///
  /// Where the view's own stays as it is, its bounds still decide how far it reaches into the subviews.
  package final func updateSafeArea(inheriting inherited: EdgeInsets, _ stage: SafeAreaStage) {
    if !inherit(inherited, stage), safeAreaInsets != .zero, !propagatedSafeArea.isZero {
      handOnSafeArea(stage)
    }
  }

  /// Takes note that all frames are those of one layout.
  package final func subviewsWereLaidOut() {
    rareData?.laidOutSize = nil
  }

  /// Whether the size was set ahead of the frames of subviews that wait for a solve.
  package final var isAheadOfSubviews: Bool { rareData?.laidOutSize != nil }

  /// Brings the safe areas of the subviews, and of all below them, in line with the view's.
  ///
  /// - Returns: Whether any is another one than before.
  /// - Complexity: O(n) in the number of subviews, and of those below them whose safe area changes.
  @discardableResult
  final func handOnSafeArea(_ stage: SafeAreaStage) -> Bool {
    if subviews.isEmpty { return false }
    let area = handedSafeArea
    let host = unretainedHost
    var isChanged = false
    for subview in subviews
    where !subview.waitsForFrames(at: stage) && subview.remains(in: UnretainedView(self), host)
      && subview.inherit(area.insets(of: subview), stage)
    {
      isChanged = true
    }
    return isChanged
  }

  /// Hands insets of the environment on to the view and all below it, if they are new to it.
  ///
  /// - Returns: Whether they are.
  private func inherit(_ insets: EdgeInsets, _ stage: SafeAreaStage) -> Bool {
    // Most views are reached by none, and have none of their own.
    if rareData == nil, insets == .zero { return false }
    guard insets + additionalSafeAreaInsets != safeAreaInsets else { return false }
    propagateSafeArea(insets, stage)
    return true
  }

  /// Takes the safe area from the view and all below it: nothing lays them out.
  /// - Complexity: O(n) in the number of views.
  final func clearSafeArea() {
    forEachInSubtree {
      $0.setSafeAreaInsets(.zero)
      $0.subviewsWereLaidOut()
    }
  }

  private func setSafeAreaInsets(_ insets: EdgeInsets) {
    guard insets != safeAreaInsets else { return }
    madeRareData.safeAreaInsets = insets
    ownInsetsDidChange()
    scrollRangeDidChange()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
  }
}

/// When safe areas are handed on: by the frames of the last layout, so that the coming solve knows them,
/// or by those that it gave.
package enum SafeAreaStage {
  /// Updated ahead, where rows may follow from it; what turns out otherwise is mended after the frames.
  case beforeFrames
  case afterFrames

  /// Whether frames are those that the solve gave; to compare the enum would be a call from other modules.
  package var isAfterFrames: Bool {
    switch self {
    case .beforeFrames: false
    case .afterFrames: true
    }
  }
}

/// What a view hands on of its safe area.
///
/// A size that was set by hand is ahead of the subviews that constraints place: how far the safe area
/// reaches into those follows from the size that they were laid out in.
private struct HandedSafeArea {
  let now: InsetArea
  let before: InsetArea

  func insets(of subview: View) -> EdgeInsets { area(for: subview).insets(of: subview.frame) }

  /// All that reaches into a subview that is large enough.
  func all(for subview: View) -> EdgeInsets { area(for: subview).insets }

  private func area(for subview: View) -> InsetArea { subview.isConstraintBased ? before : now }
}
