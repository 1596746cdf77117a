/// Which rules run, and which of their findings are reported.
package struct CheckSettings: Sendable {
  /// The rules of a profile.
  package enum Profile: String, Sendable, CaseIterable {
    /// Faults and likely faults.
    case `default`
    /// All rules, and notes.
    case strict
  }

  /// The profile.
  package var profile = Profile.default
  /// The settings of a configuration file for rules, by id.
  package var overrides: [String: RuleOverride] = [:]

  /// The settings of a configuration file for a rule.
  package struct RuleOverride: Sendable, Equatable {
    /// The severity; nil for the rule's own.
    package var severity: FindingSeverity?
    /// Whether the rule looks; nil for the profile's setting.
    package var isEnabled: Bool?
    /// The threshold; nil for the rule's own.
    package var threshold: Double?

    /// Creates an override that changes nothing.
    package init() {}
  }

  /// Whether causes, thresholds and repairs are looked for.
  package var explains = true

  /// Creates the settings of a profile.
  package init(profile: Profile = .default) {
    self.profile = profile
  }

  /// The threshold of a rule.
  func threshold(of rule: RuleInformation) -> Double {
    overrides[rule.id]?.threshold ?? rule.threshold ?? 0
  }

  /// Whether a rule looks.
  func isEnabled(_ rule: RuleInformation) -> Bool {
    overrides[rule.id]?.isEnabled ?? (profile == .strict || rule.isInDefaultProfile)
  }

  /// The severity of a hit; nil where the profile does not report it.
  func severity(of hit: RuleHit, _ rule: RuleInformation) -> FindingSeverity? {
    hit.isDoubtful ? .note : overrides[rule.id]?.severity ?? hit.severity
  }

  /// Whether a finding of a severity is reported.
  func tells(_ severity: FindingSeverity, _ rule: String) -> Bool {
    profile == .strict || severity > .note || overrides[rule]?.severity == .note
  }
}
