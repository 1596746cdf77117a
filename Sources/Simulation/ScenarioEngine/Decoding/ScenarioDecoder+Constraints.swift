import LayoutModel

// Formulas and the names in them.
extension ScenarioDecoder {
  /// Constraints, whose names are looked up later; see `checkPendingFormulas`.
  func constraints(from node: YAMLNode) -> [ConstraintDescription] {
    list(node, describedAs: "constraints").compactMap(constraint(from:))
  }

  private func constraint(from node: YAMLNode) -> ConstraintDescription? {
    guard case .mapping(let entries) = node.value else {
      return formula(from: node).map { ConstraintDescription(.formula($0)) }
    }
    if entries.contains(where: { $0.key == "visual" }) { return visual(from: node) }
    let known = ScenarioKeys.constraint
    guard let fields = MappingFields(node, describedAs: "a constraint", known: known, log: log)
    else {
      return nil
    }
    guard let formulaNode = fields["formula"] else {
      log.report(fields.mark, "missing 'formula' or 'visual'")
      return nil
    }
    guard var formula = formula(from: formulaNode) else { return nil }
    if let node = fields["identifier"], let name = text(node, describedAs: "an identifier") {
      if formula.identifier != nil {
        log.report(node.mark, "the formula has an identifier already")
      } else if !scope.declareConstraint(name) {
        log.report(node.mark, "duplicate constraint identifier '\(name.shortened)'")
      }
      formula.identifier = name
    }
    var constraint = ConstraintDescription(.formula(formula))
    constraint.isActive = fields["active"].flatMap { boolean($0, describedAs: "active") } ?? true
    return constraint
  }

  private func formula(from node: YAMLNode) -> Formula? {
    guard let text = text(node, describedAs: "a formula") else { return nil }
    guard text.utf8.count <= 1000 else {
      log.report(node.mark, "the formula is longer than 1000 bytes")
      return nil
    }
    do throws(FormulaError) {
      let formula = try FormulaParser.formula(from: text)
      if let name = formula.identifier, !scope.declareConstraint(name) {
        log.report(node.mark, "duplicate constraint identifier '\(name.shortened)'")
      }
      for (number, what) in [(formula.constant, "constant"), (formula.multiplier, "multiplier")]
      where number.magnitude > Self.lengthLimit {
        log.report(node.mark, "the \(what) \(number) is out of range")
      }
      pendingFormulas.append((formula, node))
      return formula
    } catch {
      log.report(node.mark(ofTextColumn: error.column), error.message)
      return nil
    }
  }

  /// Looks up the names of all formulas read since the last time.
  func checkPendingFormulas() {
    for (formula, node) in pendingFormulas {
      check(formula.first, in: node)
      if let second = formula.second { check(second, in: node) }
    }
    pendingFormulas = []
    for (rule, node) in pendingVisuals { check(rule, in: node) }
    pendingVisuals = []
  }

  private func check(_ reference: AttributeReference, in node: YAMLNode) {
    let mark = mark(of: reference.item, in: node)
    guard checkItem(reference.item, mark) else { return }
    guard scope.entities[reference.item.id] == .guide else { return }
    let attribute = reference.attribute
    if attribute == .firstBaseline || attribute == .lastBaseline || attribute.isMargin {
      log.report(mark, "the guide '\(reference.item.id)' has no '\(attribute.name)'")
    }
  }

  /// Reports an item that does not stand or has no such guide.
  func checkItem(_ item: ItemReference, _ mark: SourcePosition) -> Bool {
    guard let guide = item.guide else {
      if scope.entities[item.id] != nil { return true }
      let hint = Suggestion.phrase(for: item.id, among: scope.writableNames)
      log.report(mark, "unknown view or guide '\(item.id.shortened)'\(hint)")
      return false
    }
    guard checkView(item.id, mark) else { return false }
    switch guide {
    case .content, .frame:
      guard !scope.isScrollView(item.id) else { return true }
      log.report(mark, "'\(item.id)' has no '\(guide.rawValue)' guide: it is no ScrollView")
      return false
    case .topGuide, .bottomGuide:
      guard item.id != scope.root, !scope.controllers.contains(item.id) else { return true }
      log.report(
        mark, "'\(item.id)' has no '\(guide.rawValue)': only view controllers' views have one")
      return false
    case .safeArea, .margins, .readable, .keyboard:
      return true
    }
  }

  /// Where in a formula's text an item is named; the first place if it is twice.
  private func mark(of item: ItemReference, in node: YAMLNode) -> SourcePosition {
    guard case .scalar(let text) = node.value,
      let tokens = try? FormulaLexer.tokens(of: text),
      let token = tokens.first(where: { $0.kind == .word(item.id) })
    else { return node.mark }
    return node.mark(ofTextColumn: token.column)
  }
}
