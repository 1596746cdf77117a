package import LayoutModel

/// A colour as a document writes it.
package enum DocumentColor: Hashable, Sendable {
  /// By its components.
  case value(DisplayColor)
  /// By the name of a colour of the system, such as `systemBackgroundColor`.
  case system(String)
  /// By the name of one that the application has.
  case named(String)
}

extension DocumentColor {
  /// Reads a `<color>`; nil for one that names a space of which the components are not known.
  init?(_ element: XMLElement) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let white = element.number("white") {
      self = .value(
        DisplayColor(red: white, green: white, blue: white, alpha: element.number("alpha") ?? 1))
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      self = .value(
        DisplayColor(red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1))
    } else {
      return nil
    }
  }
}

extension InterfaceDocument {
  /// Shows the application's own colours in place of the document's copies of them.
  ///
  /// Layout does not depend on it.
  package mutating func use(_ colors: [String: DisplayColor]) {
    namedColors.merge(colors) { _, new in new }
  }

  /// The colour that a display shows; nil for a name that neither the system nor the document has.
  package func displayColor(_ color: DocumentColor?) -> DisplayColor? {
    switch color {
    case nil: nil
    case .value(let value): value
    case .system(let name): DisplayColor.system(named: name) ?? namedColors[name]
    case .named(let name): namedColors[name] ?? DisplayColor.system(named: name)
    }
  }
}
