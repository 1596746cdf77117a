/// How much a finding matters.
package enum FindingSeverity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing; reported in the strict profile.
  case note
  /// Likely a fault, or a fault that code may prevent.
  case warning
  /// A fault that the user sees.
  case error

  /// Orders by weight.
  package static func < (left: FindingSeverity, right: FindingSeverity) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}

/// What a rule is, for its readers and for those who choose among rules.
package struct RuleInformation: Sendable {
  /// The configurations in which a rule looks.
  package enum Scope: Sendable {
    /// The base alone: the rule reads what no configuration changes.
    case base
    /// The base and every configuration with the texts as written.
    case all
    /// The base and the configurations that differ from it in the device alone.
    case plain
    /// The base and every configuration, those with doubled texts too.
    case allAndDoubled
    /// The configurations with doubled texts alone.
    case doubled
    /// The configurations that run from right to left.
    case rightToLeft
  }

  /// What decides whether a fault of a rule shows.
  package enum Dependence: Sendable {
    /// The layout: where the fault begins and ends along width, height and text size is searched
    /// for.
    case layout
    /// The document alone: what is a fault is one in all configurations.
    case document
  }

  /// The name in text, JSON, SARIF, configuration and suppression.
  package var id: String
  /// What is wrong, in one sentence.
  package var summary: String
  /// The severity unless the rule gives another one for a view.
  package var severity: FindingSeverity
  /// Whether the default profile has it.
  package var isInDefaultProfile: Bool
  /// The configurations in which it looks.
  package var scope: Scope
  /// What decides whether a fault shows.
  package var dependsOn = Dependence.layout
  /// Whether what is so in the base already is taken for meant, and is a note.
  package var baseIsIntended = false
  /// Whether all that a rule finds on one screen beyond the base is one fault.
  package var isOneFaultAScreen = false
  /// Whether only what holds in every configuration of the scope is reported.
  package var holdsEverywhere = false
  /// Where the condition comes from.
  package var source: String
  /// What it is known to be wrong about, and how that is kept out.
  package var falsePositives: String
  /// The threshold that a configuration file may change; nil where there is none.
  package var threshold: Double?

  /// Where its faults show, for readers of its help.
  package var extentWords: String {
    switch dependsOn {
    case .layout:
      "A finding says from where on it shows: width, height and text size are searched."
    case .document: "It depends on no configuration: a finding holds in all configurations."
    }
  }
}

/// What a rule found on views of one screen in one configuration.
package struct RuleHit: Sendable {
  /// The views or constraints, the first one the victim.
  package var elements: [ElementReference]
  /// How much it matters.
  package var severity: FindingSeverity
  /// How bad it is, to choose the worst configuration; larger is worse.
  package var amount: Double
  /// What is wrong, in one sentence without the configuration.
  package var message: String
  /// Whether nobody can see it, or the author most likely means it.
  package var isDoubtful = false
}

/// A view or a constraint of a document, by its index.
package enum ElementReference: Hashable, Sendable {
  case view(Int)
  case constraint(Int)
}

/// Finds one kind of fault in the geometry of a laid-out screen.
package protocol ScreenRule: Sendable {
  /// What the rule is.
  var information: RuleInformation { get }

  /// What is wrong on a screen in one configuration.
  func hits(on screen: RuleContext) -> [RuleHit]
}
