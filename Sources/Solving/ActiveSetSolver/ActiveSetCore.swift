import FlatStorage
import LinearConstraints

/// The lexicographic active-set method on a factored, almost triangular basis.
///
/// A vertex is as many linearly independent *active* rows as there are unknowns, each met with
/// residual zero; an unknown without a row of its own is *held* where it is. An exchange moves the
/// pivots along one path of the graph of the basis and regroups what lies downstream. So nothing here
/// looks at all rows or unknowns, except building, rebuilding, answers about everything, and moves of
/// at least an eighth of all unknowns.
///
/// The method has parts, each with storage of its own that no other part sees. The ``Problem`` is lent
/// to all of them; what one finds for another is returned, or written where the caller says. This type
/// is the driver: it owns the parts and lets them play together.
///
/// Methods that only read are `mutating` nevertheless, unless they are always inlined, and problems
/// and bases are lent `inout`: the compiler lends a noncopyable value to a nonmutating method by
/// copying all of it, which took a quarter of the time of a pivot.
struct ActiveSetCore: ~Copyable {
  var problem = Problem()
  var basis = Basis()
  var iterate = Iterate()
  var pricing = Pricing()
  /// What moved rows owe to the multipliers.
  var slopeChanges = SlopeChanges()

  // The batch.
  var batch = Batch()
  var crash = Crash()
  var directions = DirectionCache()
  /// Rows that went with the last solve, whose names may be given out again.
  var removedRows = FlatArray<RowIndex>()

  /// Unknowns just seen below the bounds that were left out.
  var crossedBounds = FlatArray<UnknownIndex>()

  /// Inactive rows that mention an unknown which a move in order has moved.
  var touchedRows = FlatArray<RowIndex>()

  // The exchange.
  var direction = Direction()
  var slope = DirectionalSlope()
  var ratioTest = RatioTest()
  /// Exchanges without a move since the last that moved.
  var zeroSteps = 0
  /// A limit of them in place of the usual one, for tests of Bland's rule.
  var zeroStepLimit: Int?
  /// A limit of all exchanges in place of the usual one, for tests of what comes after it.
  var exchangeLimit: Int?

  // Conflicts.
  /// Required rows seen violated in the running solve.
  var violatedRows = ViolatedRowQueue()
  var broken = BrokenRows()
  /// The rows that a search for what hangs together has met.
  var reachedRows = RowSet()

  // Doubt.
  /// Whether rounding errors may have decided something since an answer was last proven.
  var needsAudit = false
  /// Whether numbers were ever met that are so far apart, or rows so nearly parallel, that rounding
  /// errors may decide at any time.
  var isDelicate = false
  /// Whether the basis must be rebuilt from nothing before it is used again.
  var needsRebuild = false
  /// Whether the next rebuild forgets the values, too.
  var startsAtZero = false

  /// Work that no part counts.
  var ownWork = SolverWork()
}

extension ActiveSetCore {
  /// What was done so far, by all parts together.
  var work: SolverWork {
    @inline(__always) get {
      var work = ownWork + basis.work
      work.flips = slopeChanges.flipCount
      return work
    }
  }
}

/// The method met numbers with which it cannot go on.
struct BreakdownError: Error {
  var reason: StaticString
}
