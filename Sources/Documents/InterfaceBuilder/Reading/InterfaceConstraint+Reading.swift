internal import LayoutModel

/// Why an element is no constraint.
struct ConstraintReadingError: Error {
  var message: String
}

extension InterfaceConstraint {
  init(_ element: XMLElement, owner: Int) throws(ConstraintReadingError) {
    let firstAttribute = try InterfaceConstraint.attribute(element, "firstAttribute")
    guard let firstAttribute else {
      throw ConstraintReadingError(message: "the constraint has no firstAttribute")
    }
    self.init(
      id: element["id"] ?? "", position: element.position, owner: owner,
      firstItem: element["firstItem"], firstAttribute: firstAttribute)
    secondItem = element["secondItem"]
    secondAttribute =
      try InterfaceConstraint.attribute(element, "secondAttribute") ?? .notAnAttribute
    if secondItem == nil { secondAttribute = .notAnAttribute }
    switch element["relation"] {
    case nil, "equal": break
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case .some(let name):
      throw ConstraintReadingError(
        message: "unknown relation '\(name)', expected equal, greaterThanOrEqual or lessThanOrEqual"
      )
    }
    if let problem = element.problem("constant", NumberBounds.lengthProblem)
      ?? element.problem("priority", NumberBounds.priorityProblem)
    {
      throw ConstraintReadingError(message: problem)
    }
    constant = element.number("constant")
    priority = element.number("priority") ?? 1000
    if let text = element["multiplier"] {
      guard let value = Double(ratio: text) else {
        throw ConstraintReadingError(
          message:
            "'\(text.shortened)' is no multiplier, expected a number or a ratio such as 16:9")
      }
      if let problem = NumberBounds.lengthProblem("multiplier", value) {
        throw ConstraintReadingError(message: problem)
      }
      multiplier = value
    }
    isSymbolic = element.isYes("symbolic")
    isPlaceholder = element.isYes("placeholder")
    identifier = element["identifier"]
  }

  private static func attribute(
    _ element: XMLElement, _ name: String
  ) throws(ConstraintReadingError) -> LayoutAttribute? {
    guard let text = element[name] else { return nil }
    guard let attribute = LayoutAttribute(name: text) else {
      throw ConstraintReadingError(message: "unknown layout attribute '\(text)'")
    }
    return attribute
  }
}

extension Double {
  /// The number of a decimal or of a ratio `a:b` or `a/b`.
  package init?(ratio text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.map { Double($0) }
    guard let first = numbers.first, let numerator = first else { return nil }
    if numbers.count == 1 {
      self = numerator
    } else {
      guard numbers.count == 2, let denominator = numbers[1], denominator != 0 else { return nil }
      self = numerator / denominator
    }
    guard isFinite else { return nil }
  }
}
