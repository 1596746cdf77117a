/// What a view shows, as far as a picture of a layout cares.
package enum ViewDepiction: Hashable, Sendable {
  /// Nothing of its own.
  case plain
  /// Text, set in lines.
  case text(String, TextSetting)
  /// Text of which only the room is known: its length on one line and a line's height, in points.
  case filler(length: Double, lineHeight: Double)
  /// A picture.
  case image
  /// Something to tap, with its title.
  case button(String, Font)
  /// A field for text, with what it holds or asks for.
  case field(String, Font)
  /// A switch.
  case toggle
  /// A track that is partly filled: a slider or a progress view.
  case track
  /// Some other control.
  case control
}

/// A view of another module that can say what it shows.
package protocol DepictedView: View {
  /// What the view shows now.
  var depiction: ViewDepiction { get }
}
