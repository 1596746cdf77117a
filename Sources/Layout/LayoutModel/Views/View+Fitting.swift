extension View {
  /// The wish for the smallest size.
  public static var layoutFittingCompressedSize: Size { .zero }

  /// The wish for the largest size.
  public static var layoutFittingExpandedSize: Size { Size(width: 10_000, height: 10_000) }

  /// The size that satisfies the view's constraints and comes closest to a wish, both extents at
  /// priority 50.
  public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints and comes closest to a wish.
  ///
  /// With a required width and a low priority for the height, as cells ask, the width is the wished
  /// one and the height the least that its content needs. Only the view and what is below it
  /// counts; its frame stays. In a tree that no host lays out there is nobody to solve
  /// constraints: then each extent is the intrinsic one, or the wished one where there is none or
  /// the wish is required.
  ///
  /// Traps with Auto Layout's message on an illegal priority.
  public final func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalPriority: LayoutPriority,
    verticalFittingPriority verticalPriority: LayoutPriority
  ) -> Size {
    for priority in [horizontalPriority, verticalPriority] where !priority.isLegal {
      trap(.illegalPriority(priority.rawValue))
    }
    let request = FittingRequest(
      target: targetSize, horizontalPriority: horizontalPriority,
      verticalPriority: verticalPriority)
    return host?.fittingSize(of: self, request) ?? intrinsicSize(fitting: request)
  }

  private func intrinsicSize(fitting request: FittingRequest) -> Size {
    let size = intrinsicContentSize
    func extent(_ intrinsic: Double, _ axis: LayoutAxis) -> Double {
      let isGiven = intrinsic < 0 || request.priority(axis) == .required
      return isGiven ? request.extent(axis) : intrinsic
    }
    return Size(width: extent(size.width, .horizontal), height: extent(size.height, .vertical))
  }
}
