/// The thresholds of the strategy.
enum ClpTolerances {
  /// How far Clp lets a bound be violated; ten times below what a certificate allows.
  static let primal = 1e-9
  /// How far Clp lets a reduced cost have the wrong sign.
  static let dual = 1e-9
  /// The least price that decides: a row with it is tight, a violation with it is zero.
  ///
  /// Smaller, and noise of one priority freezes what a lower one decides; larger, and slopes of
  /// nearly parallel rows are passed over.
  static let price = 1e-8
  /// The price up to which there is none; from here to ``price`` nothing is decided.
  static let noPrice = 1e-10
  /// The least sum of violations from which required rows conflict: that of the other strategies.
  static let conflict = 1e-7
  /// The least part of the largest factor that counts in the proof of a conflict.
  static let share = 1e-9
  /// What an unknown costs a unit when its least and its greatest value are asked for.
  ///
  /// Smaller, and directions along which it moves slowly have reduced costs within ``dual``; larger, and
  /// noise becomes a direction.
  static let rangeCost = 1e6
  /// Part of a value up to which its range is none.
  ///
  /// Smaller, and the rounding of large values is a range; larger, and ranges beside them are passed over.
  static let noRange = 1e-13
}
