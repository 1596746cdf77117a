/// A view's bounds less its safe-area insets; made by the view, on demand.
package final class SafeAreaLayoutGuide: LayoutGuide {
  package override var edges: GuideEdges? {
    owningView.map { GuideEdges($0.safeAreaInsets) }
  }
}

/// A view's bounds less its effective layout margins; made by the view, on demand.
package final class MarginsLayoutGuide: LayoutGuide {
  package override var edges: GuideEdges? {
    holder?.read { GuideEdges($0.layoutMargins) }
  }
}

/// A view's layout margins, narrowed to a width that reads well; made by the view, on demand.
package final class ReadableContentLayoutGuide: LayoutGuide {
  /// How large the user wants text.
  package var category: ContentSizeCategory = .large {
    didSet { if category != oldValue { didChange(.insets) } }
  }

  /// The greatest width of the guide, in points.
  package var maximumWidth: Double { Self.maximumWidth(category) }

  /// The greatest width by text size: about as many letters fit into each.
  ///
  /// 672 at the default was measured on a 1024 points wide iPad. Apple publishes no table; the ends,
  /// 560 and 896, are recalled, and the steps between grow with the body font from 14 to 23 points.
  /// Text of the sizes for accessibility has all the width that there is within the margins.
  package static func maximumWidth(_ category: ContentSizeCategory) -> Double {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .extraExtraExtraLarge: 896
    default: .infinity
    }
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
