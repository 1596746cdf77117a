import LayoutModel

// What views show.
extension ScenarioDecoder {
  func readContent(of view: inout ViewDescription, _ fields: MappingFields) {
    if let node = fields["content-size"] { view.contentSize = contentSize(from: node) }
    if let node = fields["text"] {
      if fields["content-size"] != nil {
        log.report(node.mark, "both 'content-size' and 'text': expected one of them")
      }
      view.contentSize = textContent(from: node)
      if case .string = view.contentSize, !view.viewClass.hasText {
        log.report(node.mark, "a \(view.viewClass.rawValue) has no text: give it a 'content-size'")
      }
    }
    if let node = fields["font"] { view.font = font(from: node) }
    if let node = fields["stack"] {
      view.stack = stack(from: node)
      if view.viewClass != .stackView {
        log.report(node.mark, "'stack' in a \(view.viewClass.rawValue): expected a StackView")
      }
    }
    view.hugging = fields["hugging"].flatMap(axisPriorities(from:))
    view.compression = fields["compression"].flatMap(axisPriorities(from:))
    view.margins = fields["margins"].flatMap(margins(from:))
    view.preservesSuperviewMargins = fields["preserves-superview-margins"].flatMap {
      boolean($0, describedAs: "preserves-superview-margins")
    }
    view.insetsMarginsFromSafeArea = fields["insets-margins-from-safe-area"].flatMap {
      boolean($0, describedAs: "insets-margins-from-safe-area")
    }
    view.isHidden = fields["hidden"].flatMap { boolean($0, describedAs: "hidden") } ?? false
    view.direction = fields["direction"].flatMap(direction(from:))
    if let node = fields["keyboard"] { readKeyboardGuide(of: &view, node) }
    readController(of: &view, fields)
  }

  /// Whether a view controller of its own has the view, and what it adds to its safe area.
  private func readController(of view: inout ViewDescription, _ fields: MappingFields) {
    if let node = fields["controller"], boolean(node, describedAs: "controller") == true {
      view.isController = true
      scope.controllers.insert(view.id)
      if view.viewClass != .view || view.contentSize != nil {
        log.report(node.mark, "a view controller's view is a View without content")
      }
    }
    guard let node = fields["additional-safe-area"] else { return }
    view.additionalSafeArea = insets(from: node) ?? .zero
    if !view.isController, view.id == scope.root || !isReadingSheet {
      log.report(
        node.mark,
        "'additional-safe-area' belongs to a view controller: add 'controller: true', or write it "
          + "at the top for the root")
    }
  }

  private func readKeyboardGuide(of view: inout ViewDescription, _ node: YAMLNode) {
    let known = ScenarioKeys.keyboardGuide
    guard let fields = MappingFields(node, describedAs: "a keyboard guide", known: known, log: log)
    else {
      return
    }
    view.followsUndockedKeyboard = fields["follows-undocked"].flatMap {
      boolean($0, describedAs: "follows-undocked")
    }
    view.keyboardUsesSafeArea = fields["uses-safe-area"].flatMap {
      boolean($0, describedAs: "uses-safe-area")
    }
  }

  func contentSize(from node: YAMLNode) -> ContentSize? {
    guard case .sequence(let nodes) = node.value, nodes.count == 2 else {
      log.report(node.mark, "expected a content size as [width, height], found \(node.kind)")
      return nil
    }
    let width = contentExtent(nodes[0], describedAs: "a content width")
    let height = contentExtent(nodes[1], describedAs: "a content height")
    return .fixed(width: width, height: height)
  }

  private func contentExtent(_ node: YAMLNode, describedAs what: String) -> Double? {
    if case .scalar("none") = node.value { return nil }
    return number(node, describedAs: what, in: 0...Self.lengthLimit)
  }

  /// Real text, or the size of text that wraps.
  func textContent(from node: YAMLNode) -> ContentSize? {
    if case .scalar(let text) = node.value { return .string(text) }
    let known = ScenarioKeys.text
    guard let fields = MappingFields(node, describedAs: "text", known: known, log: log) else {
      return nil
    }
    guard let length = fields["length"], let lineHeight = fields["line-height"] else {
      log.report(fields.mark, "text needs 'length' and 'line-height'")
      return nil
    }
    guard let length = number(length, describedAs: "a text's length", in: 0...Self.lengthLimit),
      let lineHeight = number(lineHeight, describedAs: "a line's height", in: 0...1000)
    else { return nil }
    return .flowing(length: length, lineHeight: lineHeight)
  }

  private func axisPriorities(from node: YAMLNode) -> AxisPriorities? {
    if case .sequence(let nodes) = node.value, nodes.count == 2 {
      return AxisPriorities(horizontal: priority(nodes[0]), vertical: priority(nodes[1]))
    }
    return priority(node).map { AxisPriorities(horizontal: $0, vertical: $0) }
  }

  private func font(from node: YAMLNode) -> FontDescription? {
    let known = ScenarioKeys.font
    guard let fields = MappingFields(node, describedAs: "a font", known: known, log: log) else {
      return nil
    }
    let size = fields["size"].flatMap { number($0, describedAs: "a font's size", in: 1...1000) }
    let weight = fields["weight"].flatMap {
      whole($0, describedAs: "a font's weight", in: 1...1000)
    }
    let style = fields["style"].flatMap {
      named($0, describedAs: "text style", Font.TextStyle.self)
    }
    if let node = fields["style"], fields["size"] != nil || fields["weight"] != nil {
      log.report(node.mark, "a text style has a size and a weight of its own")
    }
    let lines = fields["lines"].flatMap {
      whole($0, describedAs: "a number of lines", in: 0...10_000)
    }
    if let style {
      return FontDescription(font: .preferredFont(forTextStyle: style), lines: lines ?? 1)
    }
    return FontDescription(
      font: .system(size ?? Font.label.pointSize, weight: Font.Weight(rawValue: weight ?? 400)),
      lines: lines ?? 1)
  }

  private func stack(from node: YAMLNode) -> StackDescription? {
    let known = ScenarioKeys.stack
    guard let fields = MappingFields(node, describedAs: "a stack", known: known, log: log) else {
      return nil
    }
    var stack = StackDescription()
    if let node = fields["axis"] {
      stack.axis =
        word(node, describedAs: "axis", ["horizontal": .horizontal, "vertical": .vertical])
        ?? .horizontal
    }
    if let node = fields["distribution"] {
      let words: KeyValuePairs<String, StackView.Distribution> = [
        "fill": .fill, "fill-equally": .fillEqually, "fill-proportionally": .fillProportionally,
        "equal-spacing": .equalSpacing, "equal-centering": .equalCentering,
      ]
      stack.distribution = word(node, describedAs: "distribution", words) ?? .fill
    }
    if let node = fields["alignment"] {
      let words: KeyValuePairs<String, StackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "first-baseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "last-baseline": .lastBaseline,
      ]
      stack.alignment = word(node, describedAs: "alignment", words) ?? .fill
    }
    stack.spacing = fields["spacing"].flatMap { length($0, describedAs: "a spacing") } ?? 0
    stack.isBaselineRelative =
      fields["baseline-relative"].flatMap { boolean($0, describedAs: "baseline-relative") } ?? false
    stack.isMarginsRelative =
      fields["margins-relative"].flatMap { boolean($0, describedAs: "margins-relative") } ?? false
    return stack
  }

  private func word<Meaning>(
    _ node: YAMLNode, describedAs what: String, _ words: KeyValuePairs<String, Meaning>
  ) -> Meaning? {
    guard let name = text(node, describedAs: "a \(what)") else { return nil }
    if let match = words.first(where: { $0.key == name }) { return match.value }
    let hint = Suggestion.phrase(for: name, among: words.map(\.key))
    log.report(node.mark, "unknown \(what) '\(name.shortened)'\(hint)")
    return nil
  }
}

extension ViewClass {
  /// Whether the view shows text that can be measured.
  fileprivate var hasText: Bool { self == .label || self == .button || self == .textField }
}
