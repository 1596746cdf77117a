import LayoutModel

/// An autoresizing mask along one axis as two equations on the frame:
/// `extent == factor * S + constant` and `middle == factor * S + constant`, where S is the extent
/// of the superview's frame.
///
/// The form is that of iOS 6 to 12, which states the middle and not an edge: logs of that time
/// print `h=--& v=--& apple.jpg.midX == 120.5`.
struct MaskEquations {
  /// A share of the superview's extent, plus points.
  struct Line: Hashable {
    var factor: Double
    var constant: Double
  }

  var extent: Line
  var middle: Line

  /// The equations that hold at the view's present frame and keep what the mask keeps.
  init(of view: View, in superview: View, _ axis: LayoutAxis) {
    let frame = view.frame
    let isHorizontal = axis == .horizontal
    self.init(
      origin: isHorizontal ? frame.minX : frame.minY,
      extent: isHorizontal ? frame.width : frame.height,
      total: isHorizontal ? superview.bounds.width : superview.bounds.height,
      marks: view.autoresizingMask.marks(along: axis))
  }

  /// The equations of an extent that begins at an origin within a total.
  init(
    origin: Double, extent: Double, total: Double, marks: AutoresizingMask.AxisMask
  ) {
    let far = total - origin - extent
    let middle = origin + extent / 2
    let fixed = (Line(factor: 0, constant: extent), Line(factor: 0, constant: middle))
    let equations: (extent: Line, middle: Line)
    switch (marks.nearMargin, marks.size, marks.farMargin) {
    case (false, false, _):
      equations = fixed
    case (true, false, false):
      equations = (fixed.0, Line(factor: 1, constant: middle - total))
    case (false, true, false):
      equations = (
        Line(factor: 1, constant: extent - total),
        Line(factor: 0.5, constant: middle - total / 2)
      )
    case (true, false, true):
      equations = (fixed.0, MaskEquations.proportion(of: middle, to: total))
    case (true, true, true):
      equations = (
        MaskEquations.proportion(of: extent, to: total),
        MaskEquations.proportion(of: middle, to: total)
      )
    case (false, true, true):
      // What lies beyond the fixed near margin is shared between size and far margin.
      let share = MaskEquations.share(of: extent, in: total - origin)
      equations = (
        Line(factor: share, constant: -share * origin),
        Line(factor: share / 2, constant: origin - share * origin / 2)
      )
    case (true, true, false):
      let share = MaskEquations.share(of: extent, in: total - far)
      equations = (
        Line(factor: share, constant: -share * far),
        Line(factor: 1 - share / 2, constant: -far + share * far / 2)
      )
    }
    self.extent = equations.extent
    self.middle = equations.middle
  }

  /// A part that keeps its ratio to the whole; an empty whole has no ratio, so the part stays.
  private static func proportion(of part: Double, to whole: Double) -> Line {
    whole == 0
      ? Line(factor: 0, constant: part) : Line(factor: part / whole, constant: 0)
  }

  private static func share(of part: Double, in whole: Double) -> Double {
    whole == 0 ? 1 : part / whole
  }
}
