public import InterfaceBuilder

/// What one rule of the canvas is worth: the views that agree with it and not without it, and the
/// other way round.
public struct RuleEvaluation: Sendable, Codable {
  /// The rule.
  public var rule: CanvasRule
  /// The views that agree within 0.5 points with the rule only.
  public var won = 0
  /// The views that agree within 0.5 points without the rule only.
  public var lost = 0
  /// The views that agree within 0.5 points with the rule only where no size is read from the file.
  public var measuredWon = 0
  /// The views that agree within 0.5 points without the rule only where no size is read from the
  /// file.
  public var measuredLost = 0
  /// The unflagged views that the file alone calls stale with the rule.
  public var stale = 0
  /// The unflagged views that the file alone calls stale without the rule.
  public var staleWithout = 0

  /// Creates an evaluation of nothing yet.
  public init(_ rule: CanvasRule) {
    self.rule = rule
  }

  /// Scores documents with all rules, and again without each of some.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - rules: The rules to leave out in turn.
  ///   - scorer: Lays the documents out.
  /// - Returns: An evaluation a rule, in the same order.
  /// - Complexity: As many layouts of each document as there are rules, and one more.
  public static func evaluations(
    of documents: some Sequence<InterfaceDocument>,
    rules: [CanvasRule] = CanvasRule.allCases, scorer: ConformanceScorer
  ) -> [RuleEvaluation] {
    var found = rules.map { RuleEvaluation($0) }
    for document in documents {
      let base = scorer.scores(of: document)
      for index in found.indices {
        found[index].count(base, without: scorer.scores(of: document.disabling(found[index].rule)))
      }
    }
    return found
  }

  private mutating func count(_ base: [TreeScore], without other: [TreeScore]) {
    let others = Dictionary(other.map { ($0.position, $0) }) { first, _ in first }
    for tree in base where !tree.isFlagged {
      guard let counterpart = others[tree.position] else { continue }
      for (view, same) in zip(tree.views, counterpart.views) where view.id == same.id {
        if view.staleness != nil { stale += 1 }
        if same.staleness != nil { staleWithout += 1 }
        guard view.staleness == nil, same.staleness == nil else { continue }
        if view.isClose, !same.isClose { won += 1 }
        if !view.isClose, same.isClose { lost += 1 }
        if view.isMeasuredClose, !same.isMeasuredClose { measuredWon += 1 }
        if !view.isMeasuredClose, same.isMeasuredClose { measuredLost += 1 }
      }
    }
  }
}
