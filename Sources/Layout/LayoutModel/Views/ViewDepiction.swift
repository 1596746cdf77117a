/// What a view shows, as far as a picture of a layout cares.
package enum ViewDepiction: Hashable, Sendable {
  /// Nothing of its own.
  case plain
  /// Text, set in lines.
  case text(String, TextAttributes)
  /// Text of which only the room is known: its length on one line and a line's height, in points.
  case filler(length: Double, lineHeight: Double)
  /// A picture.
  case image(ImageDepiction)
  /// Something to tap, with its title, and with an image where it has one.
  case button(String, Font, image: ImageDepiction?)
  /// A field for text, with what it holds or asks for.
  case field(String, Font, isPlaceholder: Bool, hasBorder: Bool)
  /// A switch.
  case toggle(isOn: Bool)
  /// A slider, and its value between 0 and 1.
  case slider(Double)
  /// A progress view, and its value between 0 and 1.
  case progress(Double)
  /// A row of choices, and which of them is made; none for an index that it does not have.
  case segments([String], selected: Int)
  /// A minus and a plus.
  case stepper
  /// Dots for pages, and which of them is filled.
  case pages(count: Int, current: Int)
  /// A spinning wheel.
  case activity
  /// A field to search, with what it asks for.
  case search(String)
  /// A wheel of values.
  case picker
  /// A bar of a container, or one that stands alone.
  case bar(BarDepiction)
  /// The ground of a row of a table, with what stands at its far end and below it.
  case cell(accessory: CellAccessory, hasSeparator: Bool)
  /// A map.
  case map
  /// Some other control.
  case control
}

/// What stands at the far end of a row of a table.
package enum CellAccessory: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron.
  case disclosureIndicator
  /// A button with an i and a chevron.
  case detailDisclosureButton
  /// A button with an i.
  case detailButton
  /// A check mark.
  case checkmark
}

/// An image whose pixels are not at hand.
package struct ImageDepiction: Hashable, Sendable {
  /// How an image lies in a view of another size.
  package enum Mode: Hashable, Sendable {
    /// Stretched to the view.
    case fill
    /// As large as the view allows in the image's own shape.
    case aspectFit
    /// As small as covers the view in the image's own shape.
    case aspectFill
    /// At its own size.
    case center
  }

  /// Its name; empty where none is known.
  package var name: String
  /// Its own size in points, where it is known.
  package var size: Size?
  /// Whether it is a symbol of the system, drawn in the tint.
  package var isSymbol: Bool
  /// How it lies in the view.
  package var mode: Mode

  /// Creates an image.
  package init(
    name: String = "", size: Size? = nil, isSymbol: Bool = false, mode: Mode = .aspectFit
  ) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
    self.mode = mode
  }
}

/// What a bar shows.
package struct BarDepiction: Hashable, Sendable {
  /// The kinds of bars.
  package enum Kind: Hashable, Sendable {
    /// At the top, with a title and buttons on both sides.
    case navigation
    /// At the bottom, with buttons.
    case tool
    /// At the bottom, with one entry a screen.
    case tab
  }

  /// An entry of a bar.
  package struct Item: Hashable, Sendable {
    /// Its title; empty for one without.
    package var title: String
    /// Its image, if it has one.
    package var image: ImageDepiction?
    /// Whether it takes the room that is left.
    package var isFlexibleSpace: Bool

    /// Creates an entry.
    package init(title: String = "", image: ImageDepiction? = nil, isFlexibleSpace: Bool = false) {
      self.title = title
      self.image = image
      self.isFlexibleSpace = isFlexibleSpace
    }
  }

  /// The kind.
  package var kind: Kind
  /// The title; nil where what it shows is not known.
  package var title: String?
  /// The entries at the side where reading begins, or all of them.
  package var leading: [Item] = []
  /// The entries at the other side.
  package var trailing: [Item] = []
  /// Whether an arrow leads back.
  package var hasBackButton = false
  /// Whether the title stands large below the buttons.
  package var isLarge = false
  /// Which entry of a tab bar is chosen.
  package var selected = 0

  /// Creates a bar.
  package init(_ kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}

/// A view of another module that describes what it shows.
package protocol DepictedView: View {
  /// What the view shows now.
  var depiction: ViewDepiction { get }
  /// How it is painted now.
  var look: ViewLook { get }
}

extension DepictedView {
  /// Nothing is known.
  package var look: ViewLook { ViewLook() }
}

extension BarDepiction.Item {
  /// Creates an entry of the system's, such as `add`: its symbol, or its title where it has none.
  ///
  /// - Parameter systemItem: The name that Interface Builder writes for it.
  package init(systemItem: String) {
    switch systemItem {
    case "flexibleSpace": self.init(isFlexibleSpace: true)
    case "fixedSpace": self.init()
    default:
      if let symbol = Self.systemSymbols[systemItem] {
        self.init(image: .symbol(symbol))
      } else {
        self.init(title: systemItem.prefix(1).uppercased() + systemItem.dropFirst())
      }
    }
  }

  /// The symbols of system items that have no title.
  private static let systemSymbols = [
    "add": "plus", "action": "square.and.arrow.up", "refresh": "arrow.clockwise",
    "search": "magnifyingglass", "trash": "trash", "compose": "square.and.pencil",
    "camera": "camera", "stop": "xmark", "reply": "arrowshape.turn.up.left", "bookmarks": "book",
    "organize": "folder", "play": "play.fill", "pause": "pause.fill", "close": "xmark",
    "rewind": "backward.fill", "fastForward": "forward.fill",
  ]
}

extension ImageDepiction {
  /// A symbol of the system, of the size that it has in a bar.
  package static func symbol(_ name: String) -> ImageDepiction {
    ImageDepiction(name: name, size: Size(width: 22, height: 22), isSymbol: true, mode: .center)
  }
}
