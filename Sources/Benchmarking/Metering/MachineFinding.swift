/// One property of the machine or the build that decides whether it is fit to measure.
package struct MachineFinding: Hashable, Sendable {
  /// How good or bad it is.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    /// As it should be.
    case ok
    /// Figures will be noisy or some will be missing.
    case warn
    /// Figures would be wrong.
    case fail
  }

  /// What was looked at, in a few words.
  package var subject: String
  /// What was found, in a few words.
  package var found: String
  /// How good or bad it is.
  package var status: Status
  /// What to do about it; absent when all is well.
  package var advice: String?

  /// Creates a finding.
  package init(subject: String, found: String, status: Status, advice: String? = nil) {
    self.subject = subject
    self.found = found
    self.status = status
    self.advice = advice
  }
}
