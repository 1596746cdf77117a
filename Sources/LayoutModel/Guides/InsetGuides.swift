/// A view's bounds less its safe-area insets; made by the view, on demand.
package final class SafeAreaLayoutGuide: LayoutGuide {
  package override var edges: GuideEdges? {
    owningView.map { GuideEdges($0.safeAreaInsets) }
  }
}

/// A view's bounds less its effective layout margins; made by the view, on demand.
package final class MarginsLayoutGuide: LayoutGuide {
  package override var edges: GuideEdges? {
    owningView.map { GuideEdges($0.layoutMargins) }
  }
}

/// A view's layout margins, narrowed to a width that reads well; made by the view, on demand.
package final class ReadableContentLayoutGuide: LayoutGuide {
  /// The greatest width of the guide, in points.
  ///
  /// 672 is what was measured for the default content size category on a 1024 points wide iPad.
  package var maximumWidth: Double = 672 {
    didSet { if maximumWidth != oldValue { didChange(.insets) } }
  }

  package override var edges: GuideEdges? {
    guard let owningView else { return nil }
    var insets = owningView.layoutMargins
    let excess = owningView.bounds.width - insets.left - insets.right - maximumWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return GuideEdges(insets)
  }
}
