/// The members by which UIKit's layout is used, of iOS 18's types: what the table has rows for.
enum UIKitLayoutMembers {
  /// Protocols whose extensions give members to types of the table.
  static let adoptedProtocols = [
    "UIView": "UITraitChangeObservable", "UIViewController": "UITraitChangeObservable",
  ]

  /// Types in the table's order, each with its members.
  static let types: [(name: String, members: String)] = [
    (
      "NSLayoutConstraint",
      """
      init activate deactivate isActive firstItem secondItem firstAttribute secondAttribute relation \
      multiplier constant priority identifier shouldBeArchived firstAnchor secondAnchor constraints \
      Attribute Relation Axis FormatOptions
      """
    ),
    (
      "NSLayoutAnchor",
      "constraint item name hasAmbiguousLayout constraintsAffectingLayout"
    ),
    ("NSLayoutXAxisAnchor", "anchorWithOffset constraint"),
    ("NSLayoutYAxisAnchor", "anchorWithOffset constraint"),
    ("NSLayoutDimension", "constraint"),
    (
      "UILayoutGuide",
      """
      init owningView identifier layoutFrame leadingAnchor trailingAnchor leftAnchor rightAnchor \
      topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor \
      hasAmbiguousLayout constraintsAffectingLayout
      """
    ),
    (
      "UITrackingLayoutGuide",
      "setConstraints constraints removeAllTrackedConstraints"
    ),
    (
      "UIKeyboardLayoutGuide",
      "followsUndockedKeyboard usesBottomSafeArea keyboardDismissPadding"
    ),
    ("UILayoutSupport", "length topAnchor bottomAnchor heightAnchor"),
    (
      "UIView",
      """
      init frame bounds center transform transform3D anchorPoint autoresizingMask \
      autoresizesSubviews sizeThatFits sizeToFit superview subviews window addSubview insertSubview \
      removeFromSuperview bringSubviewToFront sendSubviewToBack exchangeSubview isDescendant \
      didAddSubview willRemoveSubview willMove didMoveToSuperview didMoveToWindow convert hitTest \
      point setNeedsLayout layoutIfNeeded layoutSubviews setNeedsUpdateConstraints \
      updateConstraintsIfNeeded updateConstraints needsUpdateConstraints \
      requiresConstraintBasedLayout translatesAutoresizingMaskIntoConstraints constraints \
      addConstraint addConstraints removeConstraint removeConstraints intrinsicContentSize \
      invalidateIntrinsicContentSize noIntrinsicMetric contentHuggingPriority \
      setContentHuggingPriority contentCompressionResistancePriority \
      setContentCompressionResistancePriority alignmentRectInsets alignmentRect forFirstBaselineLayout \
      forLastBaselineLayout systemLayoutSizeFitting layoutFittingCompressedSize \
      layoutFittingExpandedSize layoutGuides addLayoutGuide removeLayoutGuide safeAreaLayoutGuide \
      safeAreaInsets safeAreaInsetsDidChange layoutMarginsGuide readableContentGuide layoutMargins \
      directionalLayoutMargins layoutMarginsDidChange preservesSuperviewLayoutMargins \
      insetsLayoutMarginsFromSafeArea keyboardLayoutGuide layoutGuide leadingAnchor trailingAnchor \
      leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor \
      centerYAnchor firstBaselineAnchor lastBaselineAnchor semanticContentAttribute \
      effectiveUserInterfaceLayoutDirection userInterfaceLayoutDirection traitCollection \
      traitCollectionDidChange traitOverrides registerForTraitChanges hasAmbiguousLayout \
      exerciseAmbiguityInLayout constraintsAffectingLayout isHidden alpha contentMode clipsToBounds \
      animate transition performWithoutAnimation areAnimationsEnabled setAnimationsEnabled \
      inheritedAnimationDuration snapshotView tag viewWithTag layer accessibilityIdentifier
      """
    ),
    (
      "UIStackView",
      """
      init arrangedSubviews addArrangedSubview insertArrangedSubview removeArrangedSubview axis \
      distribution alignment spacing customSpacing setCustomSpacing spacingUseDefault \
      spacingUseSystem isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
      """
    ),
    (
      "UIScrollView",
      """
      contentSize contentOffset setContentOffset contentInset adjustedContentInset \
      contentInsetAdjustmentBehavior adjustedContentInsetDidChange frameLayoutGuide \
      contentLayoutGuide contentAlignmentPoint scrollRectToVisible isScrollEnabled isPagingEnabled \
      alwaysBounceVertical alwaysBounceHorizontal refreshControl scrollIndicatorInsets verticalScrollIndicatorInsets minimumZoomScale maximumZoomScale zoomScale delegate \
      keyboardDismissMode flashScrollIndicators
      """
    ),
    (
      "UILabel",
      """
      text attributedText font numberOfLines lineBreakMode lineBreakStrategy preferredMaxLayoutWidth \
      textAlignment adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth minimumScaleFactor \
      allowsDefaultTighteningForTruncation
      """
    ),
    (
      "UIButton",
      """
      init configuration setTitle setAttributedTitle setImage setPreferredSymbolConfiguration title \
      image currentTitle currentImage titleLabel imageView subtitleLabel contentEdgeInsets \
      titleEdgeInsets imageEdgeInsets configurationUpdateHandler menu
      """
    ),
    ("UITextField", "text placeholder font borderStyle leftView rightView clearButtonMode"),
    (
      "UITextView",
      "init text attributedText font textContainerInset isScrollEnabled textContainer layoutManager"
    ),
    (
      "NSTextContainer",
      "init lineFragmentPadding maximumNumberOfLines lineBreakMode exclusionPaths"
    ),
    ("UIImageView", "image highlightedImage preferredSymbolConfiguration animationImages"),
    (
      "UITableView",
      """
      init dataSource register dequeueReusableCell dequeueReusableHeaderFooterView \
      reloadData rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
      sectionHeaderTopPadding tableHeaderView tableFooterView visibleCells indexPathsForVisibleRows \
      cellForRow indexPath rect rectForHeader rectForFooter rectForRow headerView footerView \
      scrollToRow selectRow deselectRow separatorInset \
      cellLayoutMarginsFollowReadableWidth automaticDimension beginUpdates endUpdates \
      performBatchUpdates insertRows deleteRows reloadRows moveRow reconfigureRows insertSections \
      reloadSections
      """
    ),
    (
      "UITableViewCell",
      """
      init contentView textLabel detailTextLabel imageView contentConfiguration accessoryType \
      accessoryView separatorInset prepareForReuse indentationLevel
      """
    ),
    (
      "UICollectionView",
      """
      init collectionViewLayout dataSource register dequeueReusableCell \
      dequeueReusableSupplementaryView reloadData visibleCells indexPathsForVisibleItems cellForItem \
      supplementaryView visibleSupplementaryViews indexPath performBatchUpdates insertItems \
      deleteItems moveItem reloadItems reconfigureItems insertSections deleteSections moveSection \
      reloadSections scrollToItem selectItem deselectItem \
      dequeueConfiguredReusableCell CellRegistration
      """
    ),
    (
      "NSDiffableDataSourceSnapshot",
      """
      appendSections insertSections deleteSections appendItems insertItems deleteItems \
      deleteAllItems moveItem moveSection reloadItems reconfigureItems reloadSections itemIdentifiers \
      sectionIdentifiers numberOfItems numberOfSections indexOfItem indexOfSection sectionIdentifier
      """
    ),
    (
      "UITableViewDiffableDataSource",
      "init apply snapshot itemIdentifier indexPath sectionIdentifier defaultRowAnimation"
    ),
    (
      "UICollectionViewDiffableDataSource",
      """
      init apply snapshot itemIdentifier indexPath sectionIdentifier supplementaryViewProvider
      """
    ),
    ("UICollectionViewCompositionalLayout", "init configuration list"),
    (
      "UICollectionViewFlowLayout",
      """
      itemSize estimatedItemSize automaticSize minimumLineSpacing minimumInteritemSpacing \
      sectionInset scrollDirection headerReferenceSize footerReferenceSize \
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds sectionInsetReference
      """
    ),
    (
      "UIViewController",
      """
      init view viewIfLoaded isViewLoaded loadView loadViewIfNeeded viewDidLoad viewWillAppear \
      viewIsAppearing viewDidAppear viewWillDisappear viewDidDisappear viewWillLayoutSubviews \
      viewDidLayoutSubviews viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange \
      updateViewConstraints viewWillTransition willTransition traitCollection \
      traitCollectionDidChange registerForTraitChanges overrideUserInterfaceStyle \
      setOverrideTraitCollection topLayoutGuide bottomLayoutGuide \
      additionalSafeAreaInsets systemMinimumLayoutMargins viewRespectsSystemMinimumLayoutMargins \
      addChild removeFromParent willMove didMove isMovingToParent isMovingFromParent children parent \
      present dismiss show showDetailViewController \
      presentedViewController presentingViewController preferredContentSize navigationController \
      tabBarController splitViewController edgesForExtendedLayout \
      extendedLayoutIncludesOpaqueBars contentScrollView
      """
    ),
    (
      "UINavigationController",
      """
      init viewControllers topViewController visibleViewController pushViewController \
      popViewController popToRootViewController popToViewController setViewControllers navigationBar \
      isNavigationBarHidden setNavigationBarHidden toolbar isToolbarHidden setToolbarHidden \
      hidesBarsOnSwipe
      """
    ),
    ("UITabBarController", "viewControllers selectedIndex selectedViewController tabBar"),
    ("UISplitViewController", "init viewController setViewController preferredDisplayMode"),
    ("UIPageViewController", "init setViewControllers dataSource"),
    (
      "UIAlertController",
      "init addAction actions addTextField textFields message preferredStyle preferredAction"
    ),
    ("UISearchController", "init searchBar searchResultsUpdater searchResultsController isActive"),
    (
      "UIViewPropertyAnimator",
      """
      init startAnimation addAnimations addCompletion stopAnimation finishAnimation pauseAnimation \
      runningPropertyAnimator isRunning state fractionComplete
      """
    ),
    (
      "CALayer",
      """
      bounds frame position anchorPoint superlayer sublayers addSublayer insertSublayer \
      removeFromSuperlayer layoutSublayers setNeedsLayout layoutIfNeeded transform zPosition \
      cornerRadius maskedCorners mask borderWidth shadowPath add
      """
    ),
    (
      "UIBezierPath",
      "init move addLine addCurve addQuadCurve addArc close bounds cgPath apply fill"
    ),
    ("UIWindow", "rootViewController makeKeyAndVisible isKeyWindow screen windowScene"),
    (
      "UITraitCollection",
      """
      horizontalSizeClass verticalSizeClass displayScale preferredContentSizeCategory \
      userInterfaceIdiom userInterfaceStyle layoutDirection current
      """
    ),
  ]
}
