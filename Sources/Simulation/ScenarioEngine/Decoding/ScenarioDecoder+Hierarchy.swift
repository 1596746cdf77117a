import LayoutModel

// Views, guides and constraints.
extension ScenarioDecoder {
  /// More views are a generator's work.
  static let viewLimit = 20_000
  /// Deeper trees are a generator's work.
  static let treeDepthLimit = 500

  /// The tree of a scenario, its names declared and its formulas checked.
  func rootView(from node: YAMLNode) -> ViewDescription? {
    if case .mapping(let entries) = node.value, entries.contains(where: { $0.key == "document" }) {
      let known = ScenarioKeys.document
      let fields = MappingFields(node, describedAs: "a document's scene", known: known, log: log)
      guard let fields, let path = fields["document"] else { return nil }
      return documentView(from: fields, path)
    }
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
    for item in list(node, describedAs: "views") {
      guard var view = view(from: item, in: scope.root, flat: &flat) else { continue }
      if view.superview == nil { view.superview = scope.root }
      views.append(view)
    }
    checkSuperviews(flat)
    return views
  }

  /// The view of a sheet, with all below it.
  func sheetView(from node: YAMLNode) -> ViewDescription? {
    var flat: [FlatView] = []
    isReadingSheet = true
    defer { isReadingSheet = false }
    let view = view(from: node, in: scope.root, flat: &flat)
    if let view { scope.controllers.insert(view.id) }
    checkSuperviews(flat)
    return view
  }

  /// A view that names its superview, with where it does.
  struct FlatView {
    var id: String
    var superview: String
    var mark: SourcePosition
  }

  private func view(
    from node: YAMLNode, in holder: String?, flat: inout [FlatView]
  ) -> ViewDescription? {
    let known = ScenarioKeys.view
    guard let fields = MappingFields(node, describedAs: "a view", known: known, log: log) else {
      return nil
    }
    let isRoot = holder == nil
    var view = ViewDescription(id: isRoot ? "root" : "")
    if let node = fields["id"] { view.id = identifier(from: node, describedAs: "an id") ?? view.id }
    if let node = fields["class"] {
      view.viewClass = choice(node, describedAs: "class", ViewClass.init(rawValue:)) ?? .view
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
    if let node = fields["superview"],
      let superview = identifier(from: node, describedAs: "a superview")
    {
      view.superview = superview
      flat.append(FlatView(id: view.id, superview: superview, mark: node.mark))
    }
    readContent(of: &view, fields)
    readPlacement(of: &view, fields)
    for node in fields["guides"].map({ list($0, describedAs: "guides") }) ?? [] {
      guard let id = identifier(from: node, describedAs: "a guide's id") else { continue }
      if !scope.declare(id, .guide, in: view.id) { log.report(node.mark, "duplicate id '\(id)'") }
      view.guides.append(id)
    }
    for node in fields["views"].map({ list($0, describedAs: "views") }) ?? [] {
      if let subview = self.view(from: node, in: view.id, flat: &flat) {
        view.subviews.append(subview)
      }
    }
    if let node = fields["constraints"] { view.constraints = constraints(from: node) }
    return view
  }

  private func readPlacement(of view: inout ViewDescription, _ fields: MappingFields) {
    view.frame = fields["frame"].flatMap { rect(from: $0, describedAs: "a frame") }
    guard let node = fields["autoresizing"] else { return }
    if fields["frame"] == nil {
      log.report(node.mark, "'autoresizing' without 'frame': a mask follows from a frame")
    }
    let marks: [(String, AutoresizingMask)] = [
      ("left", .flexibleLeftMargin), ("width", .flexibleWidth), ("right", .flexibleRightMargin),
      ("top", .flexibleTopMargin), ("height", .flexibleHeight), ("bottom", .flexibleBottomMargin),
    ]
    for item in list(node, describedAs: "flexible parts") {
      guard let name = text(item, describedAs: "a flexible part") else { continue }
      if let mark = marks.first(where: { $0.0 == name }) {
        view.autoresizing.formUnion(mark.1)
      } else {
        let hint = Suggestion.phrase(for: name, among: marks.map(\.0))
        log.report(item.mark, "unknown flexible part '\(name.shortened)'\(hint)")
      }
    }
  }

  /// A name that formulas can write.
  func identifier(from node: YAMLNode, describedAs what: String) -> String? {
    guard let name = text(node, describedAs: what) else { return nil }
    let tokens = try? FormulaLexer.tokens(of: name)
    if let tokens, tokens.count == 2, tokens[0].kind == .word(name), name.utf8.count <= 100 {
      return name
    }
    log.report(
      node.mark,
      "'\(name.shortened)' is no id: expected letters, digits, '_', and '-' before a letter")
    return nil
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
  func checkView(_ name: String, _ mark: SourcePosition) -> Bool {
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
