internal import LayoutModel

extension InterfaceVariation {
  /// The attributes that layout takes over.
  private static let taken: Set<String> = [
    "constant", "spacing", "axis", "distribution", "alignment", "hidden",
  ]
  /// The attributes that have no effect on layout: whose variation it is, and what the canvas of other
  /// traits thought of the frame that it had.
  private static let silent: Set<String> = ["key", "misplaced", "ambiguous"]

  init(_ element: XMLElement) {
    self.init(key: element["key"] ?? "default")
    for (name, value) in element.attributes where InterfaceVariation.taken.contains(name) {
      attributes.append(Attribute(name: name, value: value))
    }
    for child in element.children { _ = read(child) }
  }

  /// Takes over a part of the variation; whether layout has a use for it.
  private mutating func read(_ child: XMLElement) -> Bool {
    switch (child.name, child["key"]) {
    case ("fontDescription", "fontDescription"): font = InterfaceFont(child)
    case ("edgeInsets", "layoutMargins"): layoutMargins = EdgeInsets(child)
    case ("directionalEdgeInsets", "directionalLayoutMargins"):
      directionalLayoutMargins = DirectionalEdgeInsets(child)
    case ("mask", "constraints"), ("mask", "subviews"): readMask(child, child["key"])
    default: return false
    }
    return true
  }

  private mutating func readMask(_ mask: XMLElement, _ key: String?) {
    for entry in mask.children {
      guard let reference = entry["reference"] else { continue }
      switch (key, entry.name) {
      case ("constraints", "exclude"): excludedConstraints.append(reference)
      case ("constraints", "include"): includedConstraints.append(reference)
      case ("subviews", "exclude"): excludedSubviews.append(reference)
      case ("subviews", "include"): includedSubviews.append(reference)
      default: break
      }
    }
  }

  /// The parts of a variation that layout does not take over, as `variation@attribute` and
  /// `variation/element`.
  ///
  /// A frame is no such part: it is what layout made of the constraints there.
  static func unreadParts(of element: XMLElement) -> [String] {
    let known = taken.union(silent)
    let names = element.attributes.map(\.name).filter { !known.contains($0) }
    var scratch = InterfaceVariation(key: "")
    let parts = element.children.filter {
      !scratch.read($0) && ($0.name, $0["key"]) != ("rect", "frame")
    }
    return names.map { "variation@\($0)" } + parts.map { "variation/\($0.name)" }
  }
}
