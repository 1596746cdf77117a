/// The equations of an autoresizing mask for a frame, kept with the view.
///
/// The frame is rounded to pixels after each layout, and equations derived from it anew would carry the
/// rounding on: a view would creep from one engine to the next. As in UIKit, whose views own the constraints
/// of their masks, they stand until the frame, the mask or the superview is another one.
final class MaskEquations {
  var horizontal: AutoresizingTranslation.AxisEquations?
  var vertical: AutoresizingTranslation.AxisEquations?

  subscript(axis: LayoutAxis) -> AutoresizingTranslation.AxisEquations? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension View {
  /// The equations of the mask along an axis: those kept, or those that the present frame gives, which are
  /// kept from then on.
  ///
  /// - Parameters:
  ///   - axis: Which equations.
  ///   - superview: The view that holds this one.
  /// - Returns: The middle and the extent of the frame as functions of the superview's extent.
  package final func maskEquations(
    along axis: LayoutAxis, in superview: View
  ) -> AutoresizingTranslation.AxisEquations {
    let rareData = madeRareData
    if let kept = rareData.maskEquations?[axis] { return kept }
    let equations = AutoresizingTranslation(
      frame: frame, mask: autoresizingMask, superviewSize: superview.bounds.size)[axis]
    let known = rareData.maskEquations ?? MaskEquations()
    known[axis] = equations
    rareData.maskEquations = known
    return equations
  }

  /// The equations kept along an axis; nil where no constraint has asked for any.
  final func keptMaskEquations(
    along axis: LayoutAxis
  ) -> AutoresizingTranslation.AxisEquations? {
    rareData?.maskEquations?[axis]
  }

  /// Forgets the equations that the mask had for another frame, of another superview, or was before.
  final func forgetMaskEquations() {
    if rareData?.maskEquations != nil { rareData?.maskEquations = nil }
  }
}
