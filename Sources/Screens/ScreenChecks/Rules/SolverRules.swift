import InterfaceBuilder
import LayoutModel

/// Required constraints that cannot hold together.
struct ConflictRule: ScreenRule {
  let information = RuleInformation(
    id: "conflict", summary: "Required constraints cannot hold together.", severity: .error,
    isInDefaultProfile: true, scope: .all, source: "the engine: an irreducible set",
    falsePositives: "Constraints that code removes. Notes: with the size of a content, which is "
      + "measured; with a view hidden in a stack, which code shows; with the size that a cell or a "
      + "loose view is given, which is not the author's.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.conflicts.map { conflict in
      let victim = conflict.broken.map(ElementReference.constraint)
      let others = conflict.constraints.filter { $0 != conflict.broken }
        .map(ElementReference.constraint)
      let elements = (victim.map { [$0] } ?? []) + others
      return RuleHit(
        elements: elements.isEmpty ? [.view(context.root.index)] : elements, severity: .error,
        amount: Double(conflict.count),
        message: conflict.summary
          + (conflict.involvesGivenSize ? "; one of them is the size that the system gives" : ""),
        isDoubtful: conflict.involvesContent || conflict.involvesHiddenView
          || conflict.involvesGivenSize && !context.fillsScreen)
    }
  }
}

/// A layout that never comes to rest.
struct FeedbackRule: ScreenRule {
  let information = RuleInformation(
    id: "feedback", summary: "The layout never comes to rest, or cannot be solved.",
    severity: .error, isInDefaultProfile: true, scope: .all, source: "the engine",
    falsePositives:
      "None are known.")

  func hits(on context: RuleContext) -> [RuleHit] {
    let message: String
    if let failure = context.screen.failure {
      message = "the screen could not be laid out: \(failure)"
    } else if context.screen.isUnsettled {
      message = "the layout never settles: a margin or a text follows a frame that follows it"
    } else {
      return []
    }
    return [
      RuleHit(
        elements: [.view(context.root.index)], severity: .error, amount: 1, message: message)
    ]
  }
}

/// A view whose frame constraints leave open.
struct AmbiguityRule: ScreenRule {
  let information = RuleInformation(
    id: "ambiguity", summary: "Constraints do not decide the frame of a view.", severity: .error,
    isInDefaultProfile: true, scope: .plain,
    source: "the engine; Interface Builder's own flag; IBLinter, xiblint",
    falsePositives: "What no one can see is a note: a view that shows nothing, or an axis that a "
      + "cell or code decides. Cells have the height of their content.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.ambiguities.compactMap { ambiguity in
      guard !ambiguity.isContentOnly else { return nil }
      let place = ambiguity.view
      let source = context.source(place)
      guard context.screen.views[place].isShown else { return nil }
      // One that Interface Builder was set not to verify, or that only code fills.
      let isHarmless =
        !showsSomething(place, context) || isDecidedByCode(place, context)
        || ambiguity.unknowns.allSatisfy { isOpenAtRunTime($0, context) }
      return RuleHit(
        elements: [context.reference(place)], severity: isHarmless ? .note : .error, amount: 1,
        message: "\(source.reportName): constraints do not decide "
          + ambiguity.unknowns.joined(separator: ", "), isDoubtful: isHarmless)
    }
  }

  /// Whether the view or one below it shows anything.
  private func showsSomething(_ place: Int, _ context: RuleContext) -> Bool {
    (place..<context.screen.views[place].end).contains { inner in
      let facts = context.facts(inner)
      return context.screen.views[inner].isShown
        && (facts.kind != .other || facts.isControl || facts.isOpaque)
    }
  }

  /// Whether what holds the root decides an axis, so that nothing is left open where it is used.
  private func isOpenAtRunTime(_ unknown: String, _ context: RuleContext) -> Bool {
    switch context.root.kind {
    case .screen: false
    case .cell, .band: unknown == "minY" || unknown == "height"
    case .component, .embedded: true
    }
  }

  /// Whether a class of one's own gives the view a size or a place.
  private func isDecidedByCode(_ place: Int, _ context: RuleContext) -> Bool {
    let source = context.source(place)
    if source.attributes.customClass != nil, source.element == "view" { return true }
    // An arranged view waits for what code puts into the stack.
    let parent = context.screen.views[place].parent
    guard parent >= 0 else { return false }
    return context.source(parent).attributes.customClass != nil
      && context.source(parent).element == "view"
  }
}

/// Views of one priority between which only a tie-break decides.
struct DecidedByLuck: ScreenRule {
  let information = RuleInformation(
    id: "decided-by-luck", summary: "Two views of one priority share room in no decided way.",
    severity: .warning, isInDefaultProfile: true, scope: .plain,
    source: "the solver: another division is as good",
    falsePositives: "Told only where the other division moves a text by a point or more.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.ties.map { tie in
      let axis = tie.axis == .horizontal ? "horizontal" : "vertical"
      return RuleHit(
        elements: [context.reference(tie.view), context.reference(tie.other)], severity: .warning,
        amount: tie.slack,
        message: "\(context.name(tie.view)) and \(context.name(tie.other)) have one \(axis) "
          + "priority and \(Points.text(tie.slack)) pt between them: either may take it")
    }
  }
}

/// A scroll view whose content has no size, so that it does not scroll.
struct ScrollDead: ScreenRule {
  let information = RuleInformation(
    id: "scroll-dead", summary: "Constraints do not decide the size of a scroll view's content.",
    severity: .error, isInDefaultProfile: true, scope: .plain,
    source: "Xcode's \"Scrollable Content Size Ambiguity\"",
    falsePositives: "Content that code sizes: one with an outlet is a warning. Without constraints "
      + "on the content nothing is said.")

  func hits(on context: RuleContext) -> [RuleHit] {
    context.screen.views.indices.compactMap { place in
      let view = context.screen.views[place]
      let source = context.source(place)
      guard source.element == "scrollView", view.isShown, let content = view.contentSize,
        hasPlacedContent(place, context)
      else { return nil }
      var open: [String] = []
      let isOpen = context.screen.ambiguities.first { $0.view == place }?.unknowns ?? []
      if content.width < 1 || isOpen.contains("content width") { open.append("width") }
      if content.height < 1 || isOpen.contains("content height") { open.append("height") }
      guard !open.isEmpty else { return nil }
      return RuleHit(
        elements: [context.reference(place)], severity: context.demoted(.error, place), amount: 1,
        message: "\(context.name(place)): constraints do not decide the "
          + open.joined(separator: " and ") + " of its content")
    }
  }

  /// Whether constraints place something that is seen in the view.
  private func hasPlacedContent(_ place: Int, _ context: RuleContext) -> Bool {
    (place + 1..<context.screen.views[place].end).contains { inner in
      let view = context.screen.views[inner]
      return view.parent == place && view.isConstraintBased && view.isShown
    }
  }
}
