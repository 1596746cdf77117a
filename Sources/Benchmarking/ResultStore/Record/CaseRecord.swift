/// What names a case: two records' cases with equal keys measured the same thing.
package struct CaseKey: Codable, Hashable, Sendable {
  /// The name of the scenario.
  package var scenario: String
  /// The size parameter, if the scenario has one.
  package var size: Int?
  /// The solver strategy.
  package var strategy: String
  /// How many queues worked side by side.
  package var queues: Int
  /// The seed of everything random.
  package var seed: UInt64
  /// The simulated device, if there is one.
  package var device: String?

  /// Creates a key.
  package init(
    scenario: String, size: Int? = nil, strategy: String, queues: Int = 1, seed: UInt64 = 0,
    device: String? = nil
  ) {
    self.scenario = scenario
    self.size = size
    self.strategy = strategy
    self.queues = queues
    self.seed = seed
    self.device = device
  }
}

extension CaseKey: CustomStringConvertible {
  /// The key on one line, such as `list/500 tableau x2 #7 on phone`.
  package var description: String {
    var text = scenario
    if let size { text += "/\(size)" }
    text += " \(strategy)"
    if queues != 1 { text += " x\(queues)" }
    if seed != 0 { text += " #\(seed)" }
    if let device { text += " on \(device)" }
    return text
  }
}

/// What was found for one case.
package struct CaseRecord: Codable, Hashable, Sendable {
  /// What was measured.
  package var key: CaseKey
  /// The tier that chose the case, such as `smoke`.
  package var tier: String
  /// A hash of the scenario's definition: figures of different definitions are not compared.
  package var definitionHash: String?
  /// The hash of all results, in hexadecimal; absent when a result could not be had.
  package var checksum: String?
  /// The hash of every bit of every frame after each step, in hexadecimal: the same in all runs of
  /// one strategy, whatever the number of queues.
  package var exactChecksum: String?
  /// The steps, in their order.
  package var steps: [PhaseRecord]
  /// What the display frames of the timeline took, when there is one.
  package var frames: FrameTimelineRecord?
  /// What each phase allocated, in order.
  package var allocations: [AllocationRecord]
  /// How throughput scaled, when there was more than one queue or scaling was asked for.
  package var parallel: ParallelRecord?
  /// How one hierarchy gains from solving its blocks on several queues, when a strategy does.
  package var blocks: BlockScalingRecord?
  /// What was left out of the case, and why; absent when nothing was.
  package var omitted: [OmissionRecord]?
  /// Expectations of the scenario that were not met.
  package var failures: [FailureRecord]

  /// Creates the record of a case; what was not measured stays empty.
  package init(
    key: CaseKey, tier: String, definitionHash: String? = nil, checksum: String? = nil,
    steps: [PhaseRecord] = [], allocations: [AllocationRecord] = [],
    parallel: ParallelRecord? = nil, failures: [FailureRecord] = []
  ) {
    self.key = key
    self.tier = tier
    self.definitionHash = definitionHash
    self.checksum = checksum
    self.steps = steps
    self.allocations = allocations
    self.parallel = parallel
    self.failures = failures
  }
}

/// An expectation that was not met, in words.
package struct FailureRecord: Codable, Hashable, Sendable {
  /// The step after which it was looked at.
  package var step: String
  /// What was looked at, such as the path of an item.
  package var subject: String
  /// What should have been found.
  package var expected: String
  /// What was found.
  package var found: String

  /// Creates the description of a failure.
  package init(step: String, subject: String, expected: String, found: String) {
    self.step = step
    self.subject = subject
    self.expected = expected
    self.found = found
  }
}

/// A part of a case that was not measured.
package struct OmissionRecord: Codable, Hashable, Sendable {
  /// The part: `allocations`.
  package var part: String
  /// Why, in words.
  package var reason: String

  /// Creates the description of what was left out.
  package init(part: String, reason: String) {
    self.part = part
    self.reason = reason
  }
}
