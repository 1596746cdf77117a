/// A tree with the part that Auto Layout plays in it, a line for each view and guide in use.
public struct AutolayoutTrace {
  /// An item whose place or size the constraints leave open.
  public struct Ambiguity {
    /// The view or guide.
    public let item: LayoutItem
    /// What of it is open: `minX`, `minY`, `width`, `height`; empty when that is not known.
    public let unknowns: [String]
    /// The solver's numbers of the unknowns, which UIKit's form prints; nil for one it does not know.
    public let variableNumbers: [Int?]

    /// Creates an ambiguity.
    public init(_ item: LayoutItem, _ unknowns: [String] = [], variableNumbers: [Int?] = []) {
      self.item = item
      self.unknowns = unknowns
      self.variableNumbers =
        variableNumbers
        + Array(repeating: nil, count: max(0, unknowns.count - variableNumbers.count))
    }
  }

  private let root: View
  private let ambiguities: [ObjectIdentifier: Ambiguity]
  private let isMissingHostConstraints: Bool

  /// Creates a trace of a tree.
  ///
  /// - Parameters:
  ///   - root: The top of the tree.
  ///   - ambiguities: What is ambiguous in it.
  ///   - isMissingHostConstraints: Whether nothing determines how large the root is.
  public init(
    of root: View, ambiguities: [Ambiguity] = [], isMissingHostConstraints: Bool = false
  ) {
    self.root = root
    self.ambiguities = Dictionary(
      ambiguities.map { (ObjectIdentifier($0.item), $0) }, uniquingKeysWith: { first, _ in first })
    self.isMissingHostConstraints = isMissingHostConstraints
  }

  /// The trace in the readable style, with the legend.
  public var text: String { text(in: .readable) }

  /// The trace as UIKit prints it, with the legend.
  public func text(in style: DescriptionStyle) -> String {
    var lines: [String] = []
    // Iterative, since a tree may be deeper than the call stack.
    var pending: [(view: View, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast() {
      let indent = String(repeating: "|   ", count: depth)
      lines.append(indent + mark(of: view) + view.name(in: style) + remark(on: view, style))
      for guide in view.guides where !guide.references.isEmpty {
        let line = "*" + guide.description(in: style) + remark(on: guide, style)
        lines.append(indent + "|   " + line)
      }
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return (lines + AutolayoutTrace.legend).joined(separator: "\n")
  }

  private func mark(of view: View) -> String {
    if view === root { return "•" }
    if view.isConstraintBased { return "*" }
    let isTranslated = LayoutAxis.allCases.contains { axis in
      view.host?.isMaskTranslated(view.hostHandle, axis) == true
    }
    return isTranslated ? "+" : ""
  }

  private func remark(on item: LayoutItem, _ style: DescriptionStyle) -> String {
    var remark = item === root && isMissingHostConstraints ? ", MISSING HOST CONSTRAINTS" : ""
    guard let ambiguity = ambiguities[ObjectIdentifier(item)] else { return remark }
    guard !ambiguity.unknowns.isEmpty else { return remark + " - AMBIGUOUS LAYOUT" }
    // UIKit calls the unknowns minX, minY, Width and Height.
    let names = zip(ambiguity.unknowns, ambiguity.variableNumbers).map { unknown, id in
      let name =
        unknown.hasPrefix("min") ? unknown : unknown.prefix(1).uppercased() + unknown.dropFirst()
      let number = style.addresses == nil ? "" : id.map { "{id: \($0)}" } ?? ""
      return "\(item.name(in: style)).\(name)\(number)"
    }
    remark += "- AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
    return remark
  }

  private static let legend = [
    "", "Legend:",
    "\t* - is laid out with auto layout",
    "\t+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES",
    "\t• - layout engine host",
  ]
}
