extension LayoutConstraint {
  /// What a constraint's constant stands for.
  package enum Spacing: Int8, Sendable {
    /// Itself: a number that was given.
    case explicit
    /// The standard distance of a visual format's bare `-`.
    case standard
    /// The standard distance to a superview, which is its layout margin on that edge.
    case layoutMargin
    /// A multiple of the system's distance, from `equalToSystemSpacing…`.
    case system
  }

  /// The standard distance between neighbours, in points.
  package static let standardSpacing: Double = 8
  /// The standard distance to a superview before iOS 8, in points.
  package static let classicSuperviewSpacing: Double = 20

  /// Makes the constant the standard distance between the places that the constraint relates.
  ///
  /// - Parameter followsMargins: Whether the distance between an edge of a view and the same edge of
  ///   its superview is the superview's layout margin, now and when it changes.
  package final func useStandardSpacing(followsMargins: Bool) {
    guard standardContainer != nil else {
      constant = LayoutConstraint.standardSpacing
      spacing = .standard
      return
    }
    if followsMargins {
      spacing = .layoutMargin
      refreshLayoutMargin()
    } else {
      constant = LayoutConstraint.classicSuperviewSpacing
      spacing = .standard
    }
  }

  /// Makes the constant the system's distance times a multiplier.
  ///
  /// Between baselines of text it is the greater line spacing of both views.
  package final func useSystemSpacing(multiplier: Double) {
    var distance = LayoutConstraint.standardSpacing
    if firstAttribute.isBaseline, secondAttribute.isBaseline {
      let lines = [firstItem, secondItem].compactMap { ($0 as? View)?.lineSpacing }
      distance = lines.max() ?? distance
    }
    constant = distance * multiplier
    spacing = .system
  }

  /// Takes over the superview's layout margin where the constant stands for it.
  package final func refreshLayoutMargin() {
    guard spacing == .layoutMargin, let container = standardContainer else { return }
    let margins = container.layoutMargins
    constant =
      switch firstAttribute.resolved(for: container.layoutDirection) {
      case .left: margins.left
      case .right: margins.right
      case .top: margins.top
      default: margins.bottom
      }
    spacing = .layoutMargin
  }

  /// The superview, where the constraint relates one edge of a view to the same of its superview.
  private var standardContainer: View? {
    guard firstAttribute == secondAttribute, let secondItem else { return nil }
    if secondItem.coordinateView === firstItem { return firstItem as? View }
    if firstItem.coordinateView === secondItem { return secondItem as? View }
    return nil
  }
}
