/// How far a multiplier may be from where it should be, in a certificate that is accepted.
struct MultiplierTolerance {
  /// What the pulls at the row's variables, and the largest of the level, may have left.
  var slack: Double
  /// How near a slope it counts as equal to it.
  var equality: Double

  /// How much it may be beyond a slope, whose own digits are lost first.
  func slack(at slope: Double) -> Double {
    max(CertificateTolerances.balance * slope.magnitude, slack)
  }
}
