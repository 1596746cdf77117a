/// A view that its tree keeps alive, as one step of a way through that tree.
///
/// To go from view to view by references retains and releases each, by two atomic operations a step.
/// An activation asks for half a dozen views a constraint: without them it takes two fifths fewer instructions.
///
/// Never dangling where it is stored: a view clears those that point to it in its own `deinit`, until
/// when it may be read. Elsewhere it is not kept for longer than nothing can take the view away.
@safe struct UnretainedView: Equatable {
  @unsafe private let pointer: Unmanaged<View>

  /// Points to a view.
  init(_ view: View) {
    unsafe pointer = .passUnretained(view)
  }

  /// The view, retained.
  var view: View { unsafe pointer.takeUnretainedValue() }

  /// Reads something of the view without retaining it; `body` calls no code of an application, which could end it.
  @inline(__always)
  func read<Value>(_ body: (View) -> Value) -> Value {
    unsafe pointer._withUnsafeGuaranteedRef(body)
  }

  /// The view that holds this one.
  var superview: UnretainedView? { unsafe pointer._withUnsafeGuaranteedRef { $0.holder } }

  /// Whether bars, the sensor housing or the home indicator reach into the view.
  var hasSafeArea: Bool {
    unsafe pointer._withUnsafeGuaranteedRef { $0.safeAreaInsets != .zero }
  }

  /// The name that the view's host has for it; negative while no host knows it.
  var hostHandle: Int32 { unsafe pointer._withUnsafeGuaranteedRef { $0.hostHandle } }

  /// Counts constraints that name an item at the view or below it, and that a view above it owns.
  func countCrossings(by change: Int32) {
    unsafe pointer._withUnsafeGuaranteedRef { $0.crossingCount += change }
  }

  static func == (one: UnretainedView, other: UnretainedView) -> Bool {
    unsafe one.pointer.toOpaque() == other.pointer.toOpaque()
  }
}

extension UnretainedView {
  /// The lowest view that holds both, itself included.
  /// - Complexity: O(depth).
  func nearestCommonAncestor(with other: UnretainedView) -> UnretainedView? {
    // Nearly every constraint joins a view to its superview or to a sibling.
    if self == other { return self }
    let superview = self.superview
    let otherSuperview = other.superview
    if otherSuperview == self { return self }
    if superview == other { return other }
    if let superview, superview == otherSuperview { return superview }
    // Where one lies above the other, as many steps as lie between them find it.
    var above = superview?.superview
    var aboveOther = otherSuperview?.superview
    while above != nil || aboveOther != nil {
      if above == other { return other }
      if aboveOther == self { return self }
      above = above?.superview
      aboveOther = aboveOther?.superview
    }
    var first: UnretainedView? = self
    var second: UnretainedView? = other
    var difference = depth - other.depth
    while difference > 0 {
      first = first?.superview
      difference -= 1
    }
    while difference < 0 {
      second = second?.superview
      difference += 1
    }
    while first != second {
      first = first?.superview
      second = second?.superview
    }
    return first
  }

  /// The number of superviews up to the root.
  var depth: Int {
    var count = 0
    var ancestor = superview
    while let current = ancestor {
      count += 1
      ancestor = current.superview
    }
    return count
  }
}

extension LayoutItem {
  /// The view itself, or the view that owns the guide.
  final var hierarchy: UnretainedView? { asView.map(UnretainedView.init) ?? holder }
}
