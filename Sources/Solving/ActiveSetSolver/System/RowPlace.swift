/// Where a row stands: in the pool of coefficients, in the basis, and in what is being gathered.
///
/// Searches and solves, which walk along rows and columns, pass here and through the unknowns; few others look
/// at the rest of a row. Four places share a line of the cache, and a row would need one of its own.
struct RowPlace: BitwiseCopyable {
  /// Where its coefficients begin; that of the pivot comes first while the row is active.
  var firstCoefficient: Int32 = 0
  var coefficientCount: Int32 = 0
  /// The unknown that the row determines, or ``inactive``, or ``absent``.
  var pivot = RowPlace.absent
  /// Between solves its place in the batch, ``unsolved`` or -1; within one, its place among the
  /// rows touched, or -1.
  var mark: Int32 = -1

  /// The mark of a row that never took part in a solve; nearly all that is asked of it happens at once.
  static let unsolved: Int32 = -2

  /// The pivot of a row outside the basis.
  static let inactive = UnknownIndex.none
  /// The pivot of a row that takes no part: not entered yet, broken or free.
  static let absent = UnknownIndex(-2)

  var isActive: Bool { !pivot.isNone }
  var isInactive: Bool { pivot == RowPlace.inactive }
  /// Whether the row is active or inactive.
  var takesPart: Bool { pivot != RowPlace.absent }
  /// Whether nothing was asked of the row since it was solved; between solves.
  var isAsSolved: Bool { mark == -1 }

  /// Where its coefficients are.
  var coefficients: Range<Int32> {
    @inline(__always) get { firstCoefficient..<firstCoefficient + coefficientCount }
  }
}
