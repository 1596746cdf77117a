import LinearConstraints

/// The lexicographic active-set method on a factored, almost triangular basis.
///
/// A vertex is as many linearly independent *active* rows as there are unknowns, each met with
/// residual zero; an unknown without a row of its own is *held* where it is. Each active row
/// *determines* one of its unknowns, its pivot. Seen as a graph (an unknown points to those
/// whose rows mention it) the basis needs no factors except in its cycles, the ``Blocks``; a
/// solve with the basis visits what can be reached, and nothing else. An exchange moves the
/// pivots along one path of this graph and regroups what lies downstream. So nothing here
/// looks at all rows or unknowns, except building, rebuilding and answers about everything.
///
/// The files of this module are chapters of this one type. Methods that only read are `mutating`
/// nevertheless, unless they are always inlined: the compiler lends a noncopyable value to a
/// nonmutating method by copying all of its 1.7 KB, which took a quarter of the time of a pivot.
struct ActiveSetCore: ~Copyable {
  var matrix = ConstraintMatrix()
  var levels = PriorityLevels()
  var multipliers = Multipliers()
  var blocks = Blocks()
  var factorization = BlockFactorization()
  var work = SolverWork()

  // Searches and solves with the basis.
  var search = Search()
  /// Right side of the running solve by unknown; zero between solves.
  var rightSide = Table<UnknownIndex, SizedSum>()
  /// Whether the running forward solve adds up magnitudes beside rates.
  var addsMagnitudes = true
  /// Result of a forward solve: the unknowns that move, in order of dependence, and how fast.
  var direction = FlatArray<UnknownRate>()
  /// Result of a forward solve: the inactive rows whose residual changes, and how fast.
  var touched = FlatArray<RowRate>()
  /// Result of a forward solve: the largest rate of an unknown.
  var largestRate = 0.0
  /// Result of a transposed solve: positions of the basis by their unknowns, and how much.
  var combination = FlatArray<UnknownRate>()

  // The exchange of rows.
  var candidates = CandidateQueue()
  var breakpoints = BreakpointHeap()
  var slopeChanges = FlatArray<SlopeChange>()
  /// The multipliers of one position while they are multiplied by a number.
  var rescaled = FlatArray<Multipliers.Node>()
  /// The slope along the direction by rank.
  var directionalSlope = FlatArray<SizedSum>()
  /// Breakpoints passed in search of a steadier one.
  var passed = FlatArray<BreakpointHeap.Breakpoint>()
  var path = FlatArray<UnknownIndex>()
  var regrouping = Regrouping()
  var zeroSteps = 0
  var augmentation = Augmentation()
  /// Rows that factoring found to depend on others.
  var expelled = FlatArray<RowIndex>()
  /// Whether multipliers were lost and must be computed from nothing.
  var needsMultipliers = false
  var drift = Drift()
  /// Whether rounding errors may have decided something since an answer was last proven.
  var needsAudit = false
  /// The residual within which a row's side is not decided: see ``NumericalTolerances/primal``.
  var primalZero = NumericalTolerances.primal
  /// Whether numbers were ever met that are so far apart, or rows so nearly parallel, that rounding
  /// errors may decide at any time.
  var isDelicate = false

  // The batch and the solve.
  var batch = Batch()
  var changes = ChangedSet()
  /// Required rows seen violated in the running solve.
  var suspects = SuspectQueue()
  var brokenRows = FlatArray<RowIndex>()
  /// By broken row: the factors that proved last that it does not fit.
  var brokenProofs: [RowIndex: [RowFactor]] = [:]
  var nextSequence: Int32 = 0
  var liveRowCount = 0
  var liveUnknownCount = 0
  var directions = DirectionCache()
  /// Rows that went with the last solve, whose names may be given out again.
  var removedRows = FlatArray<RowIndex>()
  /// Whether the next rebuild forgets the values, too.
  var startsAtZero = false
  /// Whether the basis must be rebuilt from nothing before it is used again.
  var needsRebuild = false
}

/// An unknown and the rate at which it changes.
struct UnknownRate: BitwiseCopyable {
  var unknown: UnknownIndex
  /// The magnitude of what the rate was summed up from.
  var size: Float
  var rate: Double
}

/// A row and the rate at which its residual changes.
struct RowRate: BitwiseCopyable {
  var row: RowIndex
  /// The magnitude of what the rate was summed up from.
  var size: Float
  var rate: Double

  /// Adds a part to the rate.
  @inline(__always)
  mutating func add(_ part: Double, size: Float) {
    rate += part
    self.size += size
  }

  /// Whether the rate is more than what rounding leaves of a sum that cancels out.
  @inline(__always)
  var isSignificant: Bool { abs(rate) > NumericalTolerances.rate * Double(size) }
}

/// A change of the slope of an inactive row at a level, not yet passed on to the multipliers.
struct SlopeChange: BitwiseCopyable {
  var row: RowIndex
  var level: LevelIndex
  var change: Double
}

/// A sum together with the sum of the magnitudes of its summands.
///
/// A sum that cancels out leaves rounding errors in proportion to its summands, not to itself; only
/// what stands out of them counts as different from zero.
struct SizedSum: BitwiseCopyable {
  var value = 0.0
  var size = 0.0

  @inline(__always)
  mutating func add(_ summand: Double, size: Double) {
    value += summand
    self.size += size
  }

  /// The sum, which becomes zero.
  @inline(__always)
  mutating func take() -> SizedSum {
    let sum = self
    self = SizedSum()
    return sum
  }

  /// The value, which becomes zero; of a sum without magnitudes.
  @inline(__always)
  mutating func takeValue() -> Double {
    let value = value
    self.value = 0
    return value
  }

  /// Whether the sum is more than rounding errors.
  @inline(__always)
  var isSignificant: Bool { abs(value) > NumericalTolerances.rounding * size }

  /// The magnitude to pass on with a sum that stands out.
  ///
  /// Bounded by a multiple of the value: along a long chain of differences magnitudes would grow
  /// exponentially where errors do not, and drown what is computed.
  @inline(__always)
  var passedSize: Double { min(size, NumericalTolerances.cancellation * abs(value)) }
}

/// The method met numbers with which it cannot go on.
struct Breakdown: Error {
  var reason: StaticString
}
