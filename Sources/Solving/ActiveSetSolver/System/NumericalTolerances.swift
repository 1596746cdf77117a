import FlatStorage

/// The thresholds of the method, all of them.
///
/// Rows are scaled so that their largest coefficient lies in 1..<2. Sums are judged by the magnitude
/// of what was added up, so that systems of any scale are treated alike.
enum NumericalTolerances {
  /// A residual within this of zero does not decide a row's side: scaled, and in the constraint's
  /// own units where those are smaller.
  ///
  /// Smaller, and rounding errors flip sides forever; larger, and small violations go unseen.
  static let primal = 1e-9
  /// The same where an answer is in doubt.
  ///
  /// Smaller, and exchanges may not end; larger, and nearly parallel rows make a visible error of it.
  static let sharpPrimal = 1e-13
  /// Part of the magnitude of its terms that a residual may be off, whatever they are.
  ///
  /// Smaller, and rows over large numbers flip sides for rounding; larger, and they are violated
  /// where they could hold.
  static let residual = 4e-15
  /// A residual beyond this lies on its side, whatever the magnitudes; those nearer are evaluated.
  ///
  /// Smaller, and rounding over numbers of 1e10 flips sides until values are refined; larger, and
  /// more rows are evaluated than have to be.
  static let certain = 1e-4
  /// Part of the sum of magnitudes by which a slope must fall for updated multipliers to be believed.
  ///
  /// Smaller, and exchanges are made on errors of updates; larger, and slopes are computed anew that
  /// are exact enough.
  static let clear = 1e-7
  /// Part of the sum of magnitudes below which a multiplier, a slope or a rate counts as zero.
  ///
  /// Smaller, and rounding errors cause pivots; larger, and what nearly parallel rows leave of each
  /// other is ignored.
  static let rounding = 2e-14
  /// How many times its value the magnitude is at most that a sum passes on.
  ///
  /// Smaller, and sums over sums that cancel out pass rounding errors for results; larger, and
  /// chains of differences drown in the bounds of their errors.
  static let cancellation = 1e6
  /// Part of the magnitude of its terms below which a row's rate does not take part in a ratio test.
  ///
  /// Smaller, and pivots on noise make the basis singular; larger, and real blocks are passed.
  static let rate = 1e-11
  /// Part of the largest rate of a direction below which a steadier breakpoint is looked for.
  ///
  /// Smaller, and a pivot that is nearly zero spoils the basis where another was as near; larger,
  /// and the ratio test does more than it has to.
  static let steady = 1e-6
  /// How many times as steep as the best one so far a breakpoint as near must be to be preferred.
  ///
  /// Smaller, and rows are passed, and violated within their tolerance, for little; larger, and pivots
  /// stay small where a steadier one was as near.
  static let steadier = 10.0
  /// A row counts as met when it is asked what the optimum leaves open if it takes a move of any one of
  /// its unknowns up to this to meet it, of those that may move at all.
  ///
  /// Smaller, and what nearly parallel rows leave open within their tolerance counts as free; larger,
  /// and narrow ranges count as none.
  static let face = 2e-8
  /// Part of the magnitudes added up below which a double-double sum of rounded coefficients is zero.
  ///
  /// Smaller, and 9/16 of 16/9 is not 1; larger, and products of coefficients 1e7 apart are nothing.
  static let cancelled = 1e-15
  /// An entry of the inverse of the basis below this decides nothing in answers about values.
  ///
  /// Smaller, and rounding errors are named as reasons; larger, and true reasons go unnamed.
  static let share = 1e-9
  /// The magnitude, in terms of slopes, from which multipliers are computed anew at an optimum.
  ///
  /// Smaller, and systems of ordinary numbers pay for it; larger, and errors of updates reach the
  /// size of true multipliers.
  static let doubt = 1e4
  /// The number of rows up to which ``doubt`` holds as it is; it grows in proportion beyond.
  ///
  /// Smaller, and steep updates in systems of some size pass for ordinary; larger, and the rows of
  /// a long list that all pull at one size pass for steep.
  static let manyRows = 1e3
  /// How many times the pivot a share of an exchange may be before its updates are in doubt, or the
  /// number of rows if that is more.
  ///
  /// Smaller, and ordinary ratios of sizes are computed twice, those of many equal columns for one;
  /// larger, and the errors of small pivots are believed.
  static let growth = 64.0
  /// The way that values may go before they are refined: the sum of the steps.
  ///
  /// Smaller, and animations pay for it each second; larger, and rounding errors of the steps reach
  /// the tolerance of residuals.
  static let drift = 1e7
  /// How much more a move along the direction of an exchange counts than one by constants.
  ///
  /// In these directions what is ``rounding`` counts as zero. Smaller, and that gathers unseen;
  /// larger, and builds are refined that are exact enough.
  static let exchangeDrift = 8.0
  /// A pivot of a bump's factorization below this means that the bump is singular.
  ///
  /// Smaller, and rows that depend on each other look independent; larger, and steep but
  /// independent rows are refused.
  static let singular = 1e-12
  /// Part of the magnitudes of both terms below which an entry that elimination cancels out is zero.
  ///
  /// Smaller, and rounding fills the factors in, and is taken for a pivot; larger, and what nearly
  /// parallel rows leave of each other is lost.
  static let fill = 1e-14
  /// Part of the largest share of the entering row that the pivot of an update of a bump must reach.
  ///
  /// Smaller, and updates lose their digits; larger, and bumps are factored anew that need not be.
  static let update = 1e-6
  /// Part of the largest entry of its row that a pivot of a factorization must reach.
  ///
  /// Smaller, and rounding errors grow; larger, and the factors fill in.
  static let threshold = 0.1
  /// The coefficient from which, and from whose inverse, a system's answers are proven whenever its
  /// basis changed.
  ///
  /// Smaller, and ordinary systems pay for proofs; larger, and rounding errors decide unseen.
  static let wide = 1000.0
  /// Part of a pivot by which the two ways of computing it may differ.
  ///
  /// Smaller, and what rounds as it must is computed anew; larger, and errors of the factors are
  /// believed.
  static let pivotAgreement = 1e-9
  /// The least sum of violations, each in its row's own units, from which required rows conflict.
  ///
  /// Below the contract's 1e-6, above what long chains accumulate.
  static let conflict = 1e-7
  /// The violation of a required row from which the sum around it is looked at.
  ///
  /// Smaller, and the rounding of ordinary numbers is looked at; larger, and conflicts go unseen
  /// that spread over many rows.
  static let suspicion = 5e-9
  /// Part of the constants' magnitudes that those of a conflict must leave.
  ///
  /// Smaller, and rounding over large numbers breaks constraints; larger, and contradictions in the
  /// last digits go unseen.
  static let conflictPart = 1e-14
  /// Part of the magnitude of its terms beyond which a violation is certainly not their rounding.
  ///
  /// Smaller, and rounding is taken for a conflict; larger, and the required rows are solved by
  /// themselves more often than need be.
  static let certainPart = 1e-9
}
