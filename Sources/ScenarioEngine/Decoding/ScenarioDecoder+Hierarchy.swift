import LayoutModel

// Views, guides and constraints.
extension ScenarioDecoder {
  private static let viewKeys = [
    "class", "id", "superview", "views", "guides", "constraints", "content-size", "text",
    "hugging", "compression", "margins", "preserves-superview-margins",
    "insets-margins-from-safe-area", "frame", "autoresizing", "hidden", "direction", "keyboard",
  ]

  /// More views are a generator's work.
  static let viewLimit = 20_000
  /// Deeper trees are a generator's work.
  static let treeDepthLimit = 500

  /// The tree of a scenario, its names declared and its formulas checked.
  func rootView(from node: YAMLNode) -> ViewDescription? {
    var flat: [FlatView] = []
    let root = view(from: node, in: nil, flat: &flat)
    if let root { checkClass(root, node) }
    checkSuperviews(flat)
    checkPendingFormulas()
    return root
  }

  private func checkClass(_ root: ViewDescription, _ node: YAMLNode) {
    if root.viewClass != .view || root.frame != nil || root.superview != nil {
      log.report(
        node.mark, "the root is a view controller's view: no class, frame or superview of its own")
    }
  }

  /// Views to be inserted by a step.
  func insertedViews(from node: YAMLNode) -> [ViewDescription] {
    var flat: [FlatView] = []
    var views: [ViewDescription] = []
    for item in list(node, "views") {
      guard var view = view(from: item, in: scope.root, flat: &flat) else { continue }
      if view.superview == nil { view.superview = scope.root }
      views.append(view)
    }
    checkSuperviews(flat)
    return views
  }

  /// A view that names its superview, with where it does.
  struct FlatView {
    var id: String
    var superview: String
    var mark: SourceMark
  }

  private func view(
    from node: YAMLNode, in holder: String?, flat: inout [FlatView]
  ) -> ViewDescription? {
    let known = Self.viewKeys
    guard let fields = Fields(node, "a view", known: known, log: log) else { return nil }
    let isRoot = holder == nil
    var view = ViewDescription(id: isRoot ? "root" : "")
    if let node = fields["id"] { view.id = identifier(from: node, "an id") ?? view.id }
    if let node = fields["class"] {
      view.viewClass = choice(node, "class", ViewClass.init(rawValue:)) ?? .view
    }
    if view.id.isEmpty {
      // Names that no file can write keep unnamed views apart in the scope.
      view.id = "#\(scope.entities.count)"
    }
    if isRoot { scope.root = view.id }
    let idMark = fields["id"]?.mark ?? fields.mark
    if scope.entities.count >= Self.viewLimit {
      log.report(idMark, "more than \(Self.viewLimit) views: use a generator")
      return nil
    }
    if !scope.declare(view.id, .view(view.viewClass), in: holder) {
      log.report(idMark, "duplicate id '\(view.id)'")
    }
    if let node = fields["superview"], let superview = identifier(from: node, "a superview") {
      view.superview = superview
      flat.append(FlatView(id: view.id, superview: superview, mark: node.mark))
    }
    readContent(of: &view, fields)
    readPlacement(of: &view, fields)
    for node in fields["guides"].map({ list($0, "guides") }) ?? [] {
      guard let id = identifier(from: node, "a guide's id") else { continue }
      if !scope.declare(id, .guide, in: view.id) { log.report(node.mark, "duplicate id '\(id)'") }
      view.guides.append(id)
    }
    for node in fields["views"].map({ list($0, "views") }) ?? [] {
      if let subview = self.view(from: node, in: view.id, flat: &flat) {
        view.subviews.append(subview)
      }
    }
    if let node = fields["constraints"] { view.constraints = constraints(from: node) }
    return view
  }

  private func readContent(of view: inout ViewDescription, _ fields: Fields) {
    if let node = fields["content-size"] { view.contentSize = contentSize(from: node) }
    if let node = fields["text"] {
      if fields["content-size"] != nil {
        log.report(node.mark, "both 'content-size' and 'text': expected one of them")
      }
      view.contentSize = flowingText(from: node)
    }
    view.hugging = fields["hugging"].flatMap(axisPriorities(from:))
    view.compression = fields["compression"].flatMap(axisPriorities(from:))
    view.margins = fields["margins"].flatMap(margins(from:))
    view.preservesSuperviewMargins = fields["preserves-superview-margins"].flatMap {
      boolean($0, "preserves-superview-margins")
    }
    view.insetsMarginsFromSafeArea = fields["insets-margins-from-safe-area"].flatMap {
      boolean($0, "insets-margins-from-safe-area")
    }
    view.isHidden = fields["hidden"].flatMap { boolean($0, "hidden") } ?? false
    view.direction = fields["direction"].flatMap(direction(from:))
    if let node = fields["keyboard"] { readKeyboardGuide(of: &view, node) }
  }

  private func readKeyboardGuide(of view: inout ViewDescription, _ node: YAMLNode) {
    let known = ["follows-undocked", "uses-safe-area"]
    guard let fields = Fields(node, "a keyboard guide", known: known, log: log) else { return }
    view.followsUndockedKeyboard = fields["follows-undocked"].flatMap {
      boolean($0, "follows-undocked")
    }
    view.keyboardUsesSafeArea = fields["uses-safe-area"].flatMap { boolean($0, "uses-safe-area") }
  }

  private func readPlacement(of view: inout ViewDescription, _ fields: Fields) {
    view.frame = fields["frame"].flatMap { rect(from: $0, "a frame") }
    guard let node = fields["autoresizing"] else { return }
    if fields["frame"] == nil {
      log.report(node.mark, "'autoresizing' without 'frame': a mask follows from a frame")
    }
    let marks: [(String, AutoresizingMask)] = [
      ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
      ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
    ]
    for item in list(node, "flexible parts") {
      guard let name = text(item, "a flexible part") else { continue }
      if let mark = marks.first(where: { $0.0 == name }) {
        view.autoresizing.formUnion(mark.1)
      } else {
        let hint = Suggestion.phrase(for: name, among: marks.map(\.0))
        log.report(item.mark, "unknown flexible part '\(name.shortened)'\(hint)")
      }
    }
  }

  /// A name that formulas can write.
  func identifier(from node: YAMLNode, _ what: String) -> String? {
    guard let name = text(node, what) else { return nil }
    let tokens = try? FormulaLexer.tokens(of: name)
    if let tokens, tokens.count == 2, tokens[0].kind == .word(name), name.utf8.count <= 100 {
      return name
    }
    log.report(
      node.mark,
      "'\(name.shortened)' is no id: expected letters, digits, '_', and '-' before a letter")
    return nil
  }

  // MARK: Content

  func contentSize(from node: YAMLNode) -> ContentSize? {
    guard case .sequence(let nodes) = node.value, nodes.count == 2 else {
      log.report(node.mark, "expected a content size as [width, height], found \(node.kind)")
      return nil
    }
    let width = contentExtent(nodes[0], "a content width")
    let height = contentExtent(nodes[1], "a content height")
    return .fixed(width: width, height: height)
  }

  private func contentExtent(_ node: YAMLNode, _ what: String) -> Double? {
    if case .scalar("none") = node.value { return nil }
    return number(node, what, in: 0...Self.lengthLimit)
  }

  func flowingText(from node: YAMLNode) -> ContentSize? {
    let known = ["length", "line-height"]
    guard let fields = Fields(node, "text", known: known, log: log) else { return nil }
    guard let length = fields["length"], let lineHeight = fields["line-height"] else {
      log.report(fields.mark, "text needs 'length' and 'line-height'")
      return nil
    }
    guard let length = number(length, "a text's length", in: 0...Self.lengthLimit),
      let lineHeight = number(lineHeight, "a line's height", in: 0...1000)
    else { return nil }
    return .flowing(length: length, lineHeight: lineHeight)
  }

  private func axisPriorities(from node: YAMLNode) -> AxisPriorities? {
    if case .sequence(let nodes) = node.value, nodes.count == 2 {
      return AxisPriorities(horizontal: priority(nodes[0]), vertical: priority(nodes[1]))
    }
    return priority(node).map { AxisPriorities(horizontal: $0, vertical: $0) }
  }

  // MARK: Superviews

  /// Every named superview must stand, be a view, and not lie within the view itself.
  private func checkSuperviews(_ flat: [FlatView]) {
    for view in flat where checkView(view.superview, view.mark) {
      scope.move(view.id, into: view.superview)
    }
    for view in flat where scope.entities[view.superview] != nil {
      if scope.isWithin(view.superview, view.id) {
        log.report(
          view.mark, "cyclic superview: '\(view.superview)' is '\(view.id)' or lies within it")
      } else if scope.depth(of: view.id) > Self.treeDepthLimit {
        log.report(view.mark, "the tree is more than \(Self.treeDepthLimit) views deep")
      }
    }
  }

  /// Reports a name that no view has.
  func checkView(_ name: String, _ mark: SourceMark) -> Bool {
    if scope.isView(name) { return true }
    if scope.entities[name] != nil {
      log.report(mark, "'\(name)' is a guide: expected a view")
    } else {
      let hint = Suggestion.phrase(for: name, among: scope.writableNames)
      log.report(mark, "unknown view '\(name.shortened)'\(hint)")
    }
    return false
  }
}
