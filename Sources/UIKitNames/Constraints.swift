public import LayoutModel
public import VisualFormatLanguage

/// A linear relation between attributes of at most two items.
public typealias NSLayoutConstraint = LayoutConstraint
/// How important a constraint is.
public typealias UILayoutPriority = LayoutPriority
/// A place or an extent of an item.
public typealias NSLayoutAnchor = LayoutAnchor
/// A place along x.
public typealias NSLayoutXAxisAnchor = XAxisAnchor
/// A place along y.
public typealias NSLayoutYAxisAnchor = YAxisAnchor
/// An extent.
public typealias NSLayoutDimension = LayoutDimension

extension LayoutConstraint {
  /// What of an item a constraint speaks about.
  public typealias Attribute = LayoutAttribute
  /// How the sides of a constraint stand to each other.
  public typealias Relation = LayoutRelation
  /// A direction.
  public typealias Axis = LayoutAxis
  /// How the views of a visual format are aligned and read.
  public typealias FormatOptions = VisualFormatOptions

  /// Makes inactive constraints from a visual format, with dictionaries as loosely typed as UIKit's.
  ///
  /// Traps with the text of UIKit's exception when the format is wrong, and when a metric is no
  /// number or a view neither a view nor a guide.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [LayoutConstraint] {
    constraints(
      withVisualFormat: format, options: options, metrics: metrics.map(numbers),
      views: views.mapValues { value in
        guard let item = value as? LayoutItem else {
          preconditionFailure("\(value) is neither a view nor a guide")
        }
        return item
      })
  }

  private static func numbers(_ metrics: [String: Any]) -> [String: Double] {
    metrics.mapValues { value in
      switch value {
      case let number as Double: return number
      case let number as Float: return Double(number)
      case let number as any BinaryInteger: return Double(number)
      default: preconditionFailure("\(value) is not a number")
      }
    }
  }
}
