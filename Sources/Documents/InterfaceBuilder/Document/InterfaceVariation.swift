public import LayoutModel

/// What a document states for one combination of traits only.
public struct InterfaceVariation: Sendable {
  /// The combination, such as `heightClass=regular-widthClass=compact`, or `default`.
  public internal(set) var key: String
  /// Attributes that replace those of the element.
  public internal(set) var attributes: [Attribute] = []
  /// The font that the text has instead.
  public internal(set) var font: InterfaceFont?
  /// The margins that the view sets instead.
  public internal(set) var layoutMargins: EdgeInsets?
  /// The margins by reading direction that the view sets instead.
  public internal(set) var directionalLayoutMargins: DirectionalEdgeInsets?
  /// The ids of constraints that are taken out.
  public internal(set) var excludedConstraints: [String] = []
  /// The ids of constraints that are put back.
  public internal(set) var includedConstraints: [String] = []
  /// The ids of subviews that are taken out.
  public internal(set) var excludedSubviews: [String] = []
  /// The ids of subviews that are put back.
  public internal(set) var includedSubviews: [String] = []

  /// One attribute.
  public struct Attribute: Hashable, Sendable {
    /// Its name.
    public internal(set) var name: String
    /// Its value.
    public internal(set) var value: String
  }

  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// The traits that variations are chosen by; nil for any.
public struct TraitSelection: Hashable, Sendable {
  /// One of the two size classes.
  public enum SizeClass: String, Sendable, Codable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The class of the width.
  public var width: SizeClass?
  /// The class of the height.
  public var height: SizeClass?
  /// The idiom, such as `phone`, `pad`, `mac`.
  public var idiom: String?

  /// Creates a selection.
  public init(width: SizeClass? = nil, height: SizeClass? = nil, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// No class chosen: the document's default.
  public static let any = TraitSelection()

  /// How many traits a variation's key names, if all of them are as selected; else nil.
  ///
  /// `default` names none and always applies.
  package func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let value: String? =
        switch sides[0] {
        case "widthClass": width?.rawValue
        case "heightClass": height?.rawValue
        case "userInterfaceIdiom": idiom
        default: nil
        }
      guard let value, value == sides[1] else { return nil }
      count += 1
    }
    return count
  }
}

extension [InterfaceVariation] {
  /// The variations that apply, the general ones before the special ones.
  func applying(_ traits: TraitSelection) -> [InterfaceVariation] {
    guard !isEmpty else { return [] }
    let graded = compactMap { variation in
      traits.specificity(of: variation.key).map { (grade: $0, variation: variation) }
    }
    // Sorted stably: variations of one grade keep the order of the document.
    return graded.enumerated()
      .sorted { ($0.element.grade, $0.offset) < ($1.element.grade, $1.offset) }
      .map(\.element.variation)
  }
}
