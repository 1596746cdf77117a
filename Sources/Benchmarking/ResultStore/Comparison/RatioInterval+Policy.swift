package import Statistics

extension RatioInterval {
  /// Compares medians as a policy states; see ``init(of:to:confidence:resamples:seed:)``.
  package init?(of candidate: [Double], to baseline: [Double], policy: GatePolicy) {
    self.init(
      of: candidate, to: baseline, confidence: policy.confidence, resamples: policy.resamples,
      seed: policy.seed)
  }
}
