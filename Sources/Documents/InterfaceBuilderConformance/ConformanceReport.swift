/// The agreement of many documents with the frames that they store.
public struct ConformanceReport: Sendable, Codable {
  /// How many views agree, of how many.
  public struct Row: Sendable, Codable {
    /// What the row counts.
    public var name: String
    /// The views that count.
    public var views = 0
    /// Those that agree within 0.5 points.
    public var close = 0
    /// Those that agree within a point.
    public var loose = 0
    /// Those that agree within 0.5 points without any size from the file.
    public var measuredClose = 0
    /// Those that agree within a point without any size from the file.
    public var measuredLoose = 0
    /// Those whose two sizes were both read off the stored frame, as content sizes.
    public var bothSizesFromFile = 0
    /// The trees.
    public var trees = 0
    /// The trees all of whose views agree within 0.5 points.
    public var wholeTrees = 0
  }

  /// A cause, and how many views it may explain.
  public struct CauseCount: Sendable, Codable {
    /// The cause.
    public var cause: DisagreementCause
    /// The views.
    public var views: Int
  }

  /// A cause of staleness, and how many views it explains.
  public struct StaleCount: Sendable, Codable {
    /// The cause.
    public var cause: StaleCause
    /// The views.
    public var views: Int
  }

  /// A view that differs, and where.
  public struct Offender: Sendable, Codable {
    /// The document.
    public var path: String
    /// The scene's name.
    public var scene: String
    /// The view.
    public var view: ViewScore
    /// Facts that a rule would need and that the project does not have.
    public var missing: String
  }

  /// Where insets were taken from.
  public var insets: ConformanceScorer.Insets
  /// The documents that were read.
  public var documents = 0
  /// The documents that hold something to compare and agree wholly.
  public var wholeDocuments = 0
  /// The documents that hold something to compare.
  public var scoredDocuments = 0
  /// The documents that could not be read, with the first reason.
  public var refused: [String] = []
  /// The unflagged views that are stale by the file alone, by cause.
  public var stale: [StaleCount] = []
  /// Unfiltered, unflagged and unstale views; then the unstale ones by what decides their frames.
  public var rows: [Row] = []
  /// The guessed causes of the unstale differences, most frequent first.
  public var causes: [CauseCount] = []
  /// The largest unstale differences, the worst first, one a tree.
  public var offenders: [Offender] = []
  /// All trees, for closer analysis.
  public var trees: [TreeScore] = []

  /// Adds up the scores of trees.
  ///
  /// - Parameters:
  ///   - trees: The scores, in the order of the documents.
  ///   - insets: Where insets were taken from.
  ///   - offenderLimit: How many of the worst to list.
  public init(
    trees: [TreeScore], insets: ConformanceScorer.Insets, offenderLimit: Int = 20
  ) {
    self.insets = insets
    self.trees = trees
    func isUnstale(_ tree: TreeScore, _ view: ViewScore) -> Bool {
      !tree.isFlagged && view.staleness == nil
    }
    rows = [
      Row("unfiltered", trees) { _, _ in true },
      Row("unflagged", trees) { tree, _ in !tree.isFlagged },
      Row("unstale", trees, counts: isUnstale),
      Row("unstale, explicit-only", trees) { tree, view in
        isUnstale(tree, view) && view.category == .explicitOnly
      },
      Row("unstale, needing content sizes", trees) { tree, view in
        isUnstale(tree, view) && view.category == .needsContentSize
      },
      Row("unstale, non-unique", trees) { tree, view in
        isUnstale(tree, view) && view.category == .nonUnique
      },
    ]
    countStale()
    countDocuments()
    countCauses(limit: offenderLimit)
  }

  private mutating func countDocuments() {
    var isWhole: [String: Bool] = [:]
    for tree in trees { isWhole[tree.path] = (isWhole[tree.path] ?? true) && tree.agreesWholly }
    scoredDocuments = isWhole.count
    wholeDocuments = isWhole.values.count { $0 }
  }

  private mutating func countStale() {
    let views = trees.lazy.filter { !$0.isFlagged }.flatMap(\.views)
    stale = StaleCause.allCases.compactMap { cause in
      let count = views.count { $0.staleness == cause }
      return count == 0 ? nil : StaleCount(cause: cause, views: count)
    }
  }

  private mutating func countCauses(limit: Int) {
    var worst: [Offender] = []
    var counts: [DisagreementCause: Int] = [:]
    for tree in trees where !tree.isFlagged {
      let views = tree.views.filter { $0.staleness == nil }
      for view in views { if let cause = view.cause { counts[cause, default: 0] += 1 } }
      // The first of a tree in document order: what lies below it often just follows.
      guard let first = views.max(by: { $0.difference < $1.difference }), !first.isClose else {
        continue
      }
      worst.append(
        Offender(
          path: tree.path, scene: tree.scene, view: first,
          missing: first.cause?.missingRule ?? ""))
    }
    causes = DisagreementCause.allCases.compactMap { cause in
      counts[cause].map { CauseCount(cause: cause, views: $0) }
    }
    causes.sort { $0.views > $1.views }
    worst.sort { $0.view.difference > $1.view.difference }
    offenders = Array(worst.prefix(limit))
  }
}

extension ConformanceReport.Row {
  init(_ name: String, _ trees: [TreeScore], counts: (TreeScore, ViewScore) -> Bool) {
    self.name = name
    for tree in trees {
      var isTouched = false
      var isWhole = true
      for view in tree.views where counts(tree, view) {
        isTouched = true
        views += 1
        if view.isClose { close += 1 } else { isWhole = false }
        if view.isLoose { loose += 1 }
        if view.isMeasuredClose { measuredClose += 1 }
        if view.isMeasuredLoose { measuredLoose += 1 }
        if view.hasBothSizesFromFile { bothSizesFromFile += 1 }
      }
      if isTouched {
        self.trees += 1
        if isWhole { wholeTrees += 1 }
      }
    }
  }

  /// The share of views that agree within 0.5 points; 1 for no views.
  public var closeShare: Double { share(close) }
  /// The share of views that agree within a point; 1 for no views.
  public var looseShare: Double { share(loose) }
  /// The share within 0.5 points without any size from the file; 1 for no views.
  public var measuredCloseShare: Double { share(measuredClose) }
  /// The share within a point without any size from the file; 1 for no views.
  public var measuredLooseShare: Double { share(measuredLoose) }

  private func share(_ count: Int) -> Double { views == 0 ? 1 : Double(count) / Double(views) }
}
