/// An autoresizing mask as linear equations on the frame, one extent and one middle an axis.
///
/// Springs and struts spread a change of the superview's extent over the flexible parts in fixed
/// shares, which is linear in that extent; so each of
/// `extent == share * S + constant` and `middle == share * S + constant` states it exactly.
///
/// Stating the middle and not an edge is the form of iOS 6 to 12: logs of that time print
/// `h=--& v=--& apple.jpg.midX == 120.5`. The equations reflect the frame at the time of
/// translation; all of them are required.
package struct AutoresizingTranslation: Hashable, Sendable {
  /// A length that follows the superview's extent S: `share * S + constant`, in points.
  package struct AffineLength: Hashable, Sendable {
    /// The share of the superview's extent.
    package var share: Double
    /// The points added to it.
    package var constant: Double

    /// The length for a superview of the given extent.
    package func value(for extent: Double) -> Double { share * extent + constant }
  }

  /// Both equations of one axis.
  package struct AxisEquations: Hashable, Sendable {
    /// The width or height of the frame.
    package var extent: AffineLength
    /// The centre of the frame, in the superview's coordinates.
    package var middle: AffineLength

    /// The near edge and the length of the frame in a superview of the given extent.
    package func span(for total: Double) -> (origin: Double, extent: Double) {
      let length = extent.value(for: total)
      return (middle.value(for: total) - length / 2, length)
    }
  }

  /// The equations along x.
  package let horizontal: AxisEquations
  /// The equations along y.
  package let vertical: AxisEquations
  /// The mask that was translated.
  package let mask: AutoresizingMask

  /// Translates a mask at a frame, in points, within a superview of the given size.
  package init(frame: Rect, mask: AutoresizingMask, superviewSize: Size) {
    self.mask = mask
    horizontal = mask.marks(along: .horizontal).equations(
      origin: frame.minX, extent: frame.width, total: superviewSize.width)
    vertical = mask.marks(along: .vertical).equations(
      origin: frame.minY, extent: frame.height, total: superviewSize.height)
  }

  /// The equations of one axis.
  package subscript(axis: LayoutAxis) -> AxisEquations {
    axis == .horizontal ? horizontal : vertical
  }

  /// The frame that the equations give in a superview of another size.
  package func frame(inSuperviewOf size: Size) -> Rect {
    let (x, width) = horizontal.span(for: size.width)
    let (y, height) = vertical.span(for: size.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension AutoresizingMask.AxisMask {
  /// How a change of the superview's extent is spread: the shares of near margin and size.
  ///
  /// Flexible parts take it in proportion to their present lengths, or evenly when these add up to
  /// nothing. Without any flexible part the far margin takes it all. Where both margins are
  /// flexible around a fixed size, Auto Layout keeps the ratio of the centre to the whole
  /// (`midX == 0.625*S.width`), and so does resizing here.
  package func shares(
    origin: Double, extent: Double, total: Double
  ) -> (nearMargin: Double, size: Double) {
    if isNearMarginFlexible, isFarMarginFlexible, !isSizeFlexible, total != 0 {
      return ((origin + extent / 2) / total, 0)
    }
    let near = isNearMarginFlexible ? origin : 0
    let middle = isSizeFlexible ? extent : 0
    let sum = near + middle + (isFarMarginFlexible ? total - origin - extent : 0)
    guard sum == 0 else { return (near / sum, middle / sum) }
    let count =
      (isNearMarginFlexible ? 1.0 : 0) + (isSizeFlexible ? 1 : 0) + (isFarMarginFlexible ? 1 : 0)
    return (isNearMarginFlexible ? 1 / count : 0, isSizeFlexible ? 1 / count : 0)
  }

  fileprivate func equations(
    origin: Double, extent: Double, total: Double
  ) -> AutoresizingTranslation.AxisEquations {
    let (near, size) = shares(origin: origin, extent: extent, total: total)
    let middleShare = near + size / 2
    return AutoresizingTranslation.AxisEquations(
      extent: .init(share: size, constant: extent - size * total),
      middle: .init(share: middleShare, constant: origin + extent / 2 - middleShare * total))
  }
}
