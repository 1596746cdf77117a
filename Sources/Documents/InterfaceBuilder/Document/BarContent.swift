/// What a document states about a bar: its title and its entries.
package struct BarContent: Hashable, Sendable {
  /// An entry: a `<barButtonItem>` or `<tabBarItem>`.
  package struct Item: Hashable, Sendable {
    /// Its title, or that of its system item; empty for one that has an image.
    package var title = ""
    /// The name of its image.
    package var image: String?
    /// The name of a system item, such as `add`.
    package var systemItem: String?
  }

  /// The title.
  package internal(set) var title: String?
  /// The entries at the side where reading begins, or all of them.
  package internal(set) var leading: [Item] = []
  /// The entries at the other side.
  package internal(set) var trailing: [Item] = []

  /// Creates the content of an empty bar.
  package init() {}
}

extension BarContent.Item {
  /// Reads a `<barButtonItem>` or `<tabBarItem>`.
  init(_ element: XMLElement) {
    title = element["title"] ?? ""
    image = element["image"]
    systemItem = element["systemItem"]
  }
}

extension BarContent {
  /// Reads a `<navigationItem>`, with the entries in it.
  init(navigationItem element: XMLElement) {
    title = element["title"]
    for child in element.children {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): leading.append(Item(child))
      case ("barButtonItem", "rightBarButtonItem"): trailing.append(Item(child))
      case ("leftBarButtonItems", _): leading += Self.items(in: child)
      // The first one stands at the far end.
      case ("rightBarButtonItems", _): trailing += Self.items(in: child).reversed()
      default: break
      }
    }
  }

  /// The entries among the children of an element.
  static func items(in element: XMLElement) -> [Item] {
    element.children.filter { $0.name == "barButtonItem" || $0.name == "tabBarItem" }
      .map { Item($0) }
  }
}
