import LayoutModel
import Simulation

// What happens to the window: keyboards, widths, sheets.
extension ScenarioDecoder {
  func keyboard(from node: YAMLNode, device: Device) -> Keyboard? {
    guard let keyboard = keyboard(from: node) else { return nil }
    if device.supports(keyboard) { return keyboard }
    let what =
      switch keyboard {
      case .floating: "floating keyboard"
      case .split: "keyboard that can be split"
      default: "keyboard that leaves the bottom edge"
      }
    // A mapping is blamed for what its only key asks for.
    let mark =
      if case .mapping(let entries) = node.value { entries[0].value.mark } else { node.mark }
    log.report(mark, "\(device.name) has no \(what)")
    return nil
  }

  private func keyboard(from node: YAMLNode) -> Keyboard? {
    switch node.value {
    case .scalar("hide"): return .hidden
    case .scalar("show"): return .docked
    case .scalar("hardware"): return .hardware
    case .scalar("camera"): return .cameraInput
    case .scalar:
      log.report(
        node.mark,
        "expected 'show', 'hide', 'hardware', 'camera', {height: points}, {float: [x, y]}, "
          + "{undock: points} or {split: points}, found \(node.kind)")
      return nil
    default: break
    }
    let known = ScenarioKeys.keyboard
    guard let fields = MappingFields(node, describedAs: "a keyboard", known: known, log: log) else {
      return nil
    }
    guard fields.entries.count == 1, let entry = fields.entries.first else {
      log.report(fields.mark, "expected one of 'height', 'float', 'undock' and 'split'")
      return nil
    }
    if entry.key == "float" {
      return point(from: entry.value, describedAs: "a corner").map { .floating($0) }
    }
    let what = entry.key == "height" ? "a keyboard's height" : "a distance from the bottom edge"
    guard let length = number(entry.value, describedAs: what, in: 0...10_000) else { return nil }
    switch entry.key {
    case "height": return .dockedWithHeight(length)
    case "undock": return .undocked(lift: length)
    default: return .split(lift: length)
    }
  }

  func windowWidth(from node: YAMLNode, device: Device) -> [ScenarioAction] {
    if case .scalar("full") = node.value { return [.resizeWindow(nil)] }
    guard let width = number(node, describedAs: "a window's width", in: 1...10_000) else {
      return []
    }
    let widths = device.multitaskingWidths[heldOrientation].value
    guard widths.contains(width) else {
      let held = heldOrientation.isLandscape ? "on its side" : "upright"
      log.report(
        node.mark,
        widths.isEmpty
          ? "\(device.name) shows one application at a time"
          : "\(device.name), \(held), has no window \(width.formattedShort) points wide: expected "
            + widths.map(\.formattedShort).joined(separator: ", ") + " or 'full'")
      return []
    }
    return [.resizeWindow(width)]
  }

  /// A sheet: its style, where it rests, and its view, which lasts until it is dismissed.
  func present(from node: YAMLNode) -> ScenarioAction? {
    let known = ScenarioKeys.sheet
    guard let fields = MappingFields(node, describedAs: "a sheet", known: known, log: log) else {
      return nil
    }
    let style = fields["sheet"].flatMap {
      choice($0, describedAs: "sheet", Sheet.Style.init(rawValue:))
    }
    let detent = fields["detent"].flatMap(sheetDetent(from:)) ?? .large
    guard let viewNode = fields["view"] else {
      log.report(fields.mark, "missing 'view': what the sheet shows")
      return nil
    }
    if let sheetID {
      log.report(fields.mark, "the sheet '\(sheetID)' is up: dismiss it first")
      return nil
    }
    guard let view = sheetView(from: viewNode) else { return nil }
    if view.id.first == "#" {
      log.report(viewNode.mark, "a sheet's view needs an 'id'")
      return nil
    }
    if view.frame != nil || view.superview != nil || view.viewClass != .view {
      log.report(
        viewNode.mark, "a sheet's view has no class, frame or superview of its own")
    }
    sheetID = view.id
    return .present(Sheet(style: style ?? .pageSheet, detent: detent), view)
  }

  func detent(from node: YAMLNode) -> Sheet.Detent? {
    if sheetID == nil { log.report(node.mark, "there is no sheet to pull") }
    return sheetDetent(from: node)
  }

  private func sheetDetent(from node: YAMLNode) -> Sheet.Detent? {
    switch node.value {
    case .scalar("medium"): return .medium
    case .scalar("large"): return .large
    default: break
    }
    guard case .scalar(let text) = node.value, Double(text) != nil else {
      log.report(node.mark, "expected 'medium', 'large' or a height in points, found \(node.kind)")
      return nil
    }
    return number(node, describedAs: "a detent's height", in: 1...10_000).map { .height($0) }
  }

  func dismissal(from node: YAMLNode) -> [ScenarioAction] {
    guard boolean(node, describedAs: "dismiss") == true else { return [] }
    guard let id = sheetID else {
      log.report(node.mark, "there is no sheet to dismiss")
      return []
    }
    sheetID = nil
    scope.remove(id)
    return [.dismiss]
  }
}
