/// Something wrong with a valid layout: a conflict, a frame that nothing determines, a loop.
public struct ScenarioFinding: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of findings, by the keys of a scenario file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot hold together.
    case conflicts
    /// A frame that the constraints leave undetermined.
    case ambiguity
    /// A layout that does not settle.
    case feedbackLoops = "feedback-loops"
  }

  /// The step after which it was found.
  public var step: String
  /// What kind of finding it is.
  public var kind: Kind
  /// The identifier, or else the equation, of the constraint that was given up; or the view's name.
  public var subject: String
  /// What was found, in words.
  public var message: String

  /// Step, kind and message.
  public var description: String { "after '\(step)': \(message)" }
}

/// What a scenario is meant to have wrong with it.
public struct ExpectedFindings: Hashable, Sendable {
  /// How much of one kind is expected.
  public enum Expectation: Hashable, Sendable {
    /// Nothing.
    case none
    /// At least one, whichever it is.
    case any
    /// Those with these subjects, each at least once, and no others.
    case subjects([String])

    /// Whether a finding with the subject is expected.
    public func includes(_ subject: String) -> Bool {
      switch self {
      case .none: false
      case .any: true
      case .subjects(let subjects): subjects.contains(subject)
      }
    }
  }

  /// Constraints that are given up.
  public var conflicts = Expectation.none
  /// Views whose frames are undetermined.
  public var ambiguity = Expectation.none
  /// Views whose layout does not settle.
  public var feedbackLoops = Expectation.none

  /// Expects nothing.
  public init() {}

  /// What is expected of a kind.
  public subscript(kind: ScenarioFinding.Kind) -> Expectation {
    get {
      switch kind {
      case .conflicts: conflicts
      case .ambiguity: ambiguity
      case .feedbackLoops: feedbackLoops
      }
    }
    set {
      switch kind {
      case .conflicts: conflicts = newValue
      case .ambiguity: ambiguity = newValue
      case .feedbackLoops: feedbackLoops = newValue
      }
    }
  }
}
