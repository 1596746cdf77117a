/// A meter that took figures of a run.
///
/// Figures of two versions of a meter are not compared: its version is raised whenever the same
/// work would give another figure.
package struct MeterRecord: Codable, Hashable, Sendable {
  /// Whether equal work gives equal figures.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// The same in every run: counts, bytes, checksums.
    case exact
    /// Different in every run: time.
    case noisy
  }

  /// The name, such as `allocations` or `time.threadCPU`.
  package var name: String
  /// Raised when the same work would give another figure.
  package var version: Int
  /// Whether equal work gives equal figures.
  package var kind: Kind
  /// What one reading costs the work, in nanoseconds; absent when it costs nothing.
  package var overhead: Double?
  /// Why the meter gave no figures on this machine; absent when it did.
  package var unavailable: String?

  /// Creates a description of a meter.
  package init(
    name: String, version: Int, kind: Kind, overhead: Double? = nil, unavailable: String? = nil
  ) {
    self.name = name
    self.version = version
    self.kind = kind
    self.overhead = overhead
    self.unavailable = unavailable
  }
}
