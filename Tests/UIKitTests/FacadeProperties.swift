import UIKit

/// The properties that all objects of a kind have.
extension Facade where Object: UIView {
  /// Of every view; its look comes last, for which it is given a place.
  static var ofViews: [Property] {
    [
      p("alpha", \.alpha, 0.4), p("tag", \.tag, 3), p("isHidden", \.isHidden, true),
      p("clipsToBounds", \.clipsToBounds, true), p("isOpaque", \.isOpaque, false),
      p("isUserInteractionEnabled", \.isUserInteractionEnabled, false, true),
      p("contentMode", \.contentMode, .center), p("backgroundColor", \.backgroundColor, .red, nil),
      p("tintColor", \.tintColor, .green),
      p("transform", \.transform, CGAffineTransform(translationX: 3, y: 4)),
      p("frame", \.frame, CGRect(x: 1, y: 2, width: 30, height: 40)),
      p("bounds", \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)),
      p("center", \.center, CGPoint(x: 8, y: 9)),
      p("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .dark),
      p("accessibilityIdentifier", \.accessibilityIdentifier, "name"),
      p("accessibilityLabel", \.accessibilityLabel, "label"),
      p("isAccessibilityElement", \.isAccessibilityElement, true),
      p(
        "translatesMask", \.translatesAutoresizingMaskIntoConstraints, false),
      p("autoresizingMask", \.autoresizingMask, [.flexibleWidth, .flexibleTopMargin]),
      p(
        "semanticContentAttribute", \.semanticContentAttribute, .forceRightToLeft, .playback,
        .spatial, .forceLeftToRight),
      r("direction", \.effectiveUserInterfaceLayoutDirection),
      p("layoutMargins", \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      p(
        "directionalLayoutMargins", \.directionalLayoutMargins,
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      p("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, true),
      p("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, false),
      r("intrinsicContentSize", \.intrinsicContentSize),
      r("alignmentRectInsets", \.alignmentRectInsets), r("subviews", \.subviews.count),
      r("constraints", \.constraints.count), r("recognizers", \.gestureRecognizers?.count),
      r("canBecomeFirstResponder", \.canBecomeFirstResponder),
      r("hasAmbiguousLayout", \.hasAmbiguousLayout), r("safeAreaInsets", \.safeAreaInsets),
      f("hugging") { view in
        [NSLayoutConstraint.Axis.horizontal, .vertical].map {
          view.contentHuggingPriority(for: $0).rawValue
        }
      },
      f("resistance") { view in
        [NSLayoutConstraint.Axis.horizontal, .vertical].map {
          view.contentCompressionResistancePriority(for: $0).rawValue
        }
      },
      f("fits") { view in
        [
          view.sizeThatFits(CGSize(width: 90, height: 90)),
          view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
          view.systemLayoutSizeFitting(CGSize(width: 120, height: 0)),
        ]
      },
      f("traits") { $0.traitCollection.userInterfaceStyle },
      f("layer") { view in
        [view.layer.isHidden, view.layer.masksToBounds] as [Any]
          + [view.layer.opacity, view.layer.frame, view.layer.cornerRadius] as [Any]
      },
      f("look") { FacadeText.look(of: $0) },
    ]
  }
}

extension Facade where Object: UIControl {
  static var ofControls: [Property] { ofControlsAlone + ofViews }

  /// Of every control, beside those of views.
  static var ofControlsAlone: [Property] {
    [
      p("contentHorizontalAlignment", \.contentHorizontalAlignment, .left, .trailing),
      p("contentVerticalAlignment", \.contentVerticalAlignment, .top, .fill),
      p("isEnabled", \.isEnabled, false), p("isSelected", \.isSelected, true),
      p("isHighlighted", \.isHighlighted, true), r("state", \.state.rawValue),
    ]
  }
}

extension Facade where Object: UIScrollView {
  static var ofScrollViews: [Property] { ofScrollViewsAlone + ofViews }

  /// Of every scroll view, beside those of views.
  static var ofScrollViewsAlone: [Property] {
    [
      p("contentSize", \.contentSize, CGSize(width: 300, height: 900)),
      p("contentOffset", \.contentOffset, CGPoint(x: 4, y: 5)),
      p("contentInset", \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      r("adjustedContentInset", \.adjustedContentInset),
      p(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .never, .always,
        .scrollableAxes),
      p(
        "scrollIndicatorInsets", \.scrollIndicatorInsets,
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      p("isScrollEnabled", \.isScrollEnabled, false), p("isPagingEnabled", \.isPagingEnabled, true),
      p("bounces", \.bounces, false),
      p("alwaysBounceVertical", \.alwaysBounceVertical, true, false),
      p("alwaysBounceHorizontal", \.alwaysBounceHorizontal, true),
      p("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, false),
      p("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, false),
      p("delaysContentTouches", \.delaysContentTouches, false),
      p("keyboardDismissMode", \.keyboardDismissMode, .onDrag, .interactive),
      p("scrollsToTop", \.scrollsToTop, false), p("decelerationRate", \.decelerationRate, .fast),
      p("zoomScale", \.zoomScale, 2), p("minimumZoomScale", \.minimumZoomScale, 0.5),
      p("maximumZoomScale", \.maximumZoomScale, 3), r("isDragging", \.isDragging),
      r("isTracking", \.isTracking), r("isDecelerating", \.isDecelerating),
      r("frameGuide", \.frameLayoutGuide.layoutFrame),
      r("contentGuide", \.contentLayoutGuide.layoutFrame),
    ]
  }
}
