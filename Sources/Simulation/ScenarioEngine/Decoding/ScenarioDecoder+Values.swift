import LayoutModel
import Simulation

// Numbers, words and small compounds.
extension ScenarioDecoder {
  /// No screen has a length beyond it; larger numbers are slips.
  static let lengthLimit = 1_000_000.0

  func text(_ node: YAMLNode, describedAs what: String) -> String? {
    guard case .scalar(let text) = node.value else {
      log.report(node.mark, "expected \(what) as text, found \(node.kind)")
      return nil
    }
    return text
  }

  func list(_ node: YAMLNode, describedAs what: String) -> [YAMLNode] {
    guard case .sequence(let nodes) = node.value else {
      log.report(node.mark, "expected a list of \(what), found \(node.kind)")
      return []
    }
    return nodes
  }

  func strings(_ node: YAMLNode, describedAs what: String) -> [String] {
    list(node, describedAs: "words").compactMap { text($0, describedAs: what) }
  }

  func number(_ node: YAMLNode, describedAs what: String, in range: ClosedRange<Double>) -> Double?
  {
    guard case .scalar(let text) = node.value, let value = Double(text), value.isFinite else {
      log.report(node.mark, "expected \(what) as a number, found \(node.kind)")
      return nil
    }
    guard range.contains(value) else {
      log.report(
        node.mark,
        "\(what) is out of range: expected \(range.lowerBound.formattedShort) to "
          + "\(range.upperBound.formattedShort), found \(text.shortened)")
      return nil
    }
    return value
  }

  /// A length or a place, in points.
  func length(_ node: YAMLNode, describedAs what: String) -> Double? {
    number(node, describedAs: what, in: -Self.lengthLimit...Self.lengthLimit)
  }

  func whole(_ node: YAMLNode, describedAs what: String, in range: ClosedRange<Int>) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let value = number(node, describedAs: what, in: bounds) else { return nil }
    guard value == value.rounded() else {
      log.report(node.mark, "expected \(what) as a whole number, found \(node.kind)")
      return nil
    }
    return Int(value)
  }

  func boolean(_ node: YAMLNode, describedAs what: String) -> Bool? {
    switch node.value {
    case .scalar("true"), .scalar("yes"): return true
    case .scalar("false"), .scalar("no"): return false
    default:
      log.report(node.mark, "expected \(what) as true or false, found \(node.kind)")
      return nil
    }
  }

  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ node: YAMLNode, describedAs what: String, _ make: (String) -> Choice?
  ) -> Choice? {
    guard let name = text(node, describedAs: "a \(what)") else { return nil }
    if let choice = make(name) { return choice }
    let hint = Suggestion.phrase(for: name, among: Choice.allCases.map(\.rawValue))
    log.report(node.mark, "unknown \(what) '\(name.shortened)'\(hint)")
    return nil
  }

  /// A case of an enumeration by its name in UIKit, such as `extraLarge`.
  func named<Choice: CaseIterable>(
    _ node: YAMLNode, describedAs what: String, _ type: Choice.Type
  ) -> Choice? {
    guard let name = text(node, describedAs: "a \(what)") else { return nil }
    if let choice = Choice.allCases.first(where: { "\($0)" == name }) { return choice }
    let hint = Suggestion.phrase(for: name, among: Choice.allCases.map { "\($0)" })
    log.report(node.mark, "unknown \(what) '\(name.shortened)'\(hint)")
    return nil
  }

  func orientation(from node: YAMLNode, on device: Device) -> Orientation? {
    guard
      let orientation: Orientation = choice(
        node, describedAs: "orientation", Orientation.init(name:))
    else { return nil }
    guard device.supports(orientation) else {
      log.report(node.mark, "\(device.name) does not turn its interface upside down")
      return nil
    }
    return orientation
  }

  func direction(from node: YAMLNode) -> LayoutDirection? {
    switch text(node, describedAs: "a direction") {
    case "left-to-right": return .leftToRight
    case "right-to-left": return .rightToLeft
    case nil: return nil
    default:
      log.report(
        node.mark, "unknown direction: expected 'left-to-right' or 'right-to-left'")
      return nil
    }
  }

  /// A fixed count of lengths: `[1, 2]`.
  func lengths(_ node: YAMLNode, describedAs what: String, _ names: String) -> [Double]? {
    let expected = names.split(separator: " ").count
    guard case .sequence(let nodes) = node.value, nodes.count == expected else {
      let form = names.split(separator: " ").joined(separator: ", ")
      log.report(node.mark, "expected \(what) as [\(form)], found \(node.kind)")
      return nil
    }
    let values = nodes.compactMap { length($0, describedAs: what) }
    return values.count == expected ? values : nil
  }

  func point(from node: YAMLNode, describedAs what: String) -> Point? {
    lengths(node, describedAs: what, "x y").map { Point(x: $0[0], y: $0[1]) }
  }

  func rect(from node: YAMLNode, describedAs what: String) -> Rect? {
    guard let numbers = lengths(node, describedAs: what, "x y width height") else { return nil }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      log.report(node.mark, "\(what) has a negative size")
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Insets as one number for all edges or by edge.
  func insets(from node: YAMLNode) -> EdgeInsets? {
    if case .scalar = node.value {
      return length(node, describedAs: "an inset").map(EdgeInsets.all)
    }
    let known = ScenarioKeys.insets
    guard let fields = MappingFields(node, describedAs: "insets", known: known, log: log) else {
      return nil
    }
    func edge(_ key: String) -> Double {
      fields[key].flatMap { length($0, describedAs: "an inset") } ?? 0
    }
    return EdgeInsets(
      top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }

  /// Margins as one number for all edges or by edge, `left` and `right` as in left to right.
  func margins(from node: YAMLNode) -> DirectionalEdgeInsets? {
    if case .scalar = node.value {
      return length(node, describedAs: "a margin").map {
        DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    let known = ScenarioKeys.margins
    guard let fields = MappingFields(node, describedAs: "margins", known: known, log: log) else {
      return nil
    }
    func edge(_ key: String) -> Double {
      fields[key].flatMap { length($0, describedAs: "a margin") } ?? 8
    }
    return DirectionalEdgeInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
  }

  func bars(from node: YAMLNode) -> ScenarioBars {
    var bars = ScenarioBars()
    let known = ["navigation", "large-title", "tab", "tool", "no-status"]
    for item in list(node, describedAs: "bars") {
      switch text(item, describedAs: "a bar") {
      case "navigation": bars.hasNavigationBar = true
      case "large-title":
        bars.hasNavigationBar = true
        bars.hasLargeTitle = true
      case "tab": bars.hasTabBar = true
      case "tool": bars.hasToolbar = true
      case "no-status": bars.hidesStatusBar = true
      case let name?:
        let hint = Suggestion.phrase(for: name, among: known)
        log.report(item.mark, "unknown bar '\(name.shortened)'\(hint)")
      case nil: break
      }
    }
    return bars
  }

  func priority(_ node: YAMLNode) -> LayoutPriority? {
    switch node.value {
    case .scalar("required"): return .required
    case .scalar("high"): return .defaultHigh
    case .scalar("low"): return .defaultLow
    default:
      guard let value = number(node, describedAs: "a priority", in: 0...1000) else { return nil }
      guard value > 0 else {
        log.report(node.mark, "a priority is over 0 and at most 1000")
        return nil
      }
      return LayoutPriority(value)
    }
  }
}
