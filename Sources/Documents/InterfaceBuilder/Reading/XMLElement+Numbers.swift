internal import LayoutModel

// What layout reads as a number must be one, within bounds; Xcode writes nothing else.
extension XMLElement {
  /// The attributes of this element, by its name, that hold lengths.
  private var lengths: [String] {
    switch name {
    case "rect": self["key"] == "frame" ? ["x", "y", "width", "height"] : []
    case "frame": ["minX", "minY", "maxX", "maxY", "width", "height"]
    case "edgeInsets": ["top", "left", "bottom", "right"]
    case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
    case "fontDescription": ["pointSize"]
    case "stackView": ["spacing"]
    case "variation": ["constant", "spacing"]
    case "image": ["width", "height"]
    default: []
    }
  }

  /// The attributes of a view's element that hold priorities.
  static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  /// What is wrong with the first number that layout would read from this element; nil where all
  /// are numbers within bounds.
  ///
  /// - Parameter isView: Whether the element is a view's, with priorities and sizes of its own.
  /// - Returns: One sentence, or nil.
  func numberProblem(isView: Bool) -> String? {
    for attribute in lengths {
      if let problem = problem(attribute, NumberBounds.lengthProblem) { return problem }
    }
    if name == "variation", let problem = problem("priority", NumberBounds.priorityProblem) {
      return problem
    }
    guard isView else { return nil }
    for attribute in Self.priorities {
      if let problem = problem(attribute, NumberBounds.priorityProblem) { return problem }
    }
    for attribute in ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    where self[attribute] != "infinite" {
      if let problem = problem(attribute, NumberBounds.lengthProblem) { return problem }
    }
    if let text = self["numberOfLines"], Int(text) == nil {
      return "the numberOfLines '\(text.shortened)' is not a whole number"
    }
    return nil
  }

  /// What is wrong with an attribute that holds a number; nil where nothing is, or it is not there.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute.
  ///   - bounds: What is wrong with a number of that name that is finite.
  /// - Returns: One sentence, or nil.
  func problem(_ attribute: String, _ bounds: (String, Double) -> String?) -> String? {
    guard let text = self[attribute] else { return nil }
    guard let value = Double(text), value.isFinite else {
      return "the \(attribute) '\(text.shortened)' is not a number"
    }
    return bounds(attribute, value)
  }
}

extension NumberBounds {
  /// What is wrong with a length; nil for one within bounds.
  static func lengthProblem(_ name: String, _ value: Double) -> String? {
    admit(value)
      ? nil
      : "the \(name) \(value.formattedLikeG) is out of range: expected at most "
        + "\(greatest.formattedLikeG) in magnitude"
  }

  /// What is wrong with a priority; nil for one that layout knows.
  static func priorityProblem(_ name: String, _ value: Double) -> String? {
    value > 0 && value <= 1000
      ? nil : "the \(name) \(value.formattedLikeG) is not in 0 < p <= 1000"
  }
}

extension String {
  /// The text, cut for a message.
  var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
