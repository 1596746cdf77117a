package import LayoutModel

/// A visual format as read: an axis, views in a row, and what connects them.
///
/// Names are not looked up yet. Places in the source are UTF-8 offsets.
package struct VisualFormat: Hashable, Sendable {
  /// What a bar stands for.
  package enum Container: Hashable, Sendable {
    /// `|`: the superview of the view beside it.
    case superview
    /// `|>` at the start, `<|` at the end: that superview's safe area.
    case safeArea
  }

  /// The axis along which the views stand.
  package var axis: LayoutAxis = .horizontal
  /// The bar before the first view.
  package var start: Container?
  /// The views, in order.
  package var elements: [Element] = []
  /// The bar after the last view, and the connection to it.
  package var end: Closing?
  /// The predicates of all views and connections, in the order of the source.
  package var predicates: [Predicate] = []
}

extension VisualFormat {
  /// One view of the row.
  package struct Element: Hashable, Sendable {
    /// The view's key.
    package var name: String
    /// Where the name stands.
    package var nameRange: Range<Int>
    /// What joins the view to the bar or the view before it; nil where nothing precedes it.
    package var connection: Connection?
    /// The view's own predicates: a range of ``VisualFormat/predicates``.
    package var predicates: Range<Int>
    /// Where the view's `]` ends; nil while it was not found.
    package var end: Int?
  }

  /// What stands between two neighbours.
  package struct Connection: Hashable, Sendable {
    /// The room that it prescribes.
    package enum Spacing: Hashable, Sendable {
      /// Nothing between them: they touch.
      case none
      /// A bare `-`.
      case standard
      /// The predicates.
      case predicates
    }

    /// The room that it prescribes.
    package var spacing: Spacing
    /// Its predicates: a range of ``VisualFormat/predicates``.
    package var predicates: Range<Int>
  }

  /// The connection to the closing bar, and the bar.
  package struct Closing: Hashable, Sendable {
    /// The connection.
    package var connection: Connection
    /// The bar.
    package var container: Container
  }

  /// One condition on a distance or on a view's extent: `>=20@750`.
  package struct Predicate: Hashable, Sendable {
    /// The relation; equal where none is written.
    package var relation: LayoutRelation
    /// A constant, or a view of the same extent.
    package var object: Operand
    /// The priority; required where none is written.
    package var priority: Operand?
  }

  /// A number or a name, and where it stands.
  package struct Operand: Hashable, Sendable {
    /// A number or a name.
    package enum Value: Hashable, Sendable {
      /// A number.
      case number(Double)
      /// The name of a metric or, in a view's own predicate, of a view.
      case name(String)
    }

    /// A number or a name.
    package var value: Value
    /// Where it stands.
    package var range: Range<Int>
  }
}
