import LayoutModel

// Equations as the reports of the time print them: only the tests of the numbers read them.
extension AutoresizingTranslation {
  /// The equations of one axis as Auto Layout's reports print them, middle first:
  /// `h=--& v=--& apple.jpg.midX == 120.5`.
  ///
  /// - Parameters:
  ///   - axis: Which axis' equations.
  ///   - item: The name of the view.
  ///   - superview: The name of its superview.
  /// - Returns: The equation of the centre and that of the extent.
  func descriptions(
    along axis: LayoutAxis, item: String, superview: String
  ) -> (middle: String, extent: String) {
    let equations = self[axis]
    let isHorizontal = axis == .horizontal
    let middleName = isHorizontal ? "midX" : "midY"
    let extentName = isHorizontal ? "width" : "height"
    let middle = equations.middle
    // Half the superview's extent is its middle, which reads better.
    let middleText =
      middle.share == 0.5
      ? middle.text(of: "\(superview).\(middleName)", share: 1)
      : middle.text(of: "\(superview).\(extentName)", share: middle.share)
    return (
      "\(notation) \(item).\(middleName) == \(middleText)",
      "\(notation) \(item).\(extentName) == "
        + equations.extent.text(
          of: "\(superview).\(extentName)", share: equations.extent.share)
    )
  }

  /// The mask as three marks an axis: `h=--& v=&--`.
  var notation: String {
    "h=\(mask.marks(along: .horizontal).notation) v=\(mask.marks(along: .vertical).notation)"
  }
}

extension AutoresizingTranslation.AffineLength {
  /// The right side of an equation, without its zero terms.
  fileprivate func text(of quantity: String, share: Double) -> String {
    guard share != 0 else { return constant.formattedLikeG }
    let product = share == 1 ? quantity : "\(share.formattedLikeG)*\(quantity)"
    guard constant != 0 else { return product }
    return product + (constant < 0 ? " - " : " + ") + constant.magnitude.formattedLikeG
  }
}
