/// The thresholds of the method, all of them.
///
/// Rows are scaled so that their largest coefficient lies in 1..<2; residuals below are scaled.
enum NumericalTolerances {
  /// A residual within this of zero does not decide a row's side.
  ///
  /// Smaller, and rounding errors flip sides forever; larger, and small violations go unseen.
  static let primal = 1e-9
  /// Part of the greatest weight of a level below which a multiplier counts as zero.
  ///
  /// Smaller, and rounding errors cause pivots; larger, and rows of small weight are ignored.
  static let dual = 1e-10
  /// A rate below this does not take part in a ratio test.
  ///
  /// Smaller, and pivots on noise make the basis singular; larger, and real blocks are passed.
  static let pivot = 1e-9
  /// A pivot of a block's factorization below this means that the block is singular.
  ///
  /// Smaller, and rows that depend on each other look independent; larger, and steep but
  /// independent rows are refused.
  static let singular = 1e-10
  /// Part of the largest entry of its row that a pivot of a factorization must reach.
  ///
  /// Smaller, and rounding errors grow; larger, and the factors fill in.
  static let threshold = 0.1
  /// The violation in a row's own units from which required rows conflict.
  ///
  /// Below the contract's 1e-6, above what long chains accumulate.
  static let conflict = 1e-7
  /// The most rows on an unknown that a conflict's neighbourhood looks at.
  ///
  /// Smaller, and the reported set depends on how the vertex was reached; larger, and a conflict
  /// at the edge of a long list costs a test for each of its rows.
  static let neighbourhood: Int32 = 32
}
