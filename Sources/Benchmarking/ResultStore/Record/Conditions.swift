/// The state of the machine at one moment of a run.
package struct Conditions: Codable, Hashable, Sendable {
  /// How a fixed loop scaled over queues; see `Calibration` in the module Metering.
  package struct CalibrationRecord: Codable, Hashable, Sendable {
    /// How many queues ran the loop.
    package var queues: Int
    /// How much faster they worked than one.
    package var scaling: Double
    /// The scaling that the cores allow.
    package var idealScaling: Double
    /// Nanoseconds for one loop alone: the speed of the machine at that moment.
    package var alone: Double
    /// Whether the cores were shared with others.
    package var isContended: Bool

    /// Creates the outcome of a calibration.
    package init(
      queues: Int, scaling: Double, idealScaling: Double, alone: Double, isContended: Bool
    ) {
      self.queues = queues
      self.scaling = scaling
      self.idealScaling = idealScaling
      self.alone = alone
      self.isContended = isContended
    }
  }

  /// A clock as it is on this machine.
  package struct ClockRecord: Codable, Hashable, Sendable {
    /// The name of the clock.
    package var name: String
    /// The smallest step between readings, in nanoseconds.
    package var resolution: Double
    /// What a reading costs, in nanoseconds.
    package var cost: Double

    /// Creates a description of a clock.
    package init(name: String, resolution: Double, cost: Double) {
      self.name = name
      self.resolution = resolution
      self.cost = cost
    }
  }

  /// The mean number of runnable threads over a minute, if the system reports it.
  package var loadAverage: Double?
  /// The share of time that a virtual machine's host took for others since the moment before.
  package var stolenShare: Double?
  /// The calibration.
  package var calibration: CalibrationRecord?
  /// The clocks.
  package var clocks: [ClockRecord]

  /// Creates conditions.
  package init(
    loadAverage: Double? = nil, stolenShare: Double? = nil,
    calibration: CalibrationRecord? = nil, clocks: [ClockRecord] = []
  ) {
    self.loadAverage = loadAverage
    self.stolenShare = stolenShare
    self.calibration = calibration
    self.clocks = clocks
  }
}
