/// What one phase of a case allocated in a steady round.
///
/// Of a step of several display frames these are sums over all of them, as its work counters are.
package struct AllocationRecord: Codable, Hashable, Sendable {
  /// The name of the phase, such as `build`, `activate`, `solve`, `layout`, `edit`.
  package var phase: String
  /// Successful requests for memory.
  package var requests: Int
  /// The sum of the sizes asked for, in bytes.
  package var bytes: Int
  /// Blocks given back.
  package var frees: Int
  /// Bytes that came into use and stayed, in the allocator's size classes.
  package var liveBytes: Int
  /// The most bytes in use at once above the start, in the allocator's size classes.
  package var peakBytes: Int
  /// Whether all counted rounds gave the same requests and bytes; only then are they exact.
  ///
  /// In records without ``isFootprintRepeatable`` the frees, live and peak bytes too.
  package var isRepeatable: Bool
  /// Whether the rounds found the same frees, live and peak bytes; nil in older records.
  ///
  /// When a block is given back varies by a few where the requests do not, as measured with the
  /// tableau; nothing is judged by these.
  package var isFootprintRepeatable: Bool?

  /// Creates the record of a phase.
  package init(
    phase: String, requests: Int, bytes: Int, frees: Int, liveBytes: Int, peakBytes: Int,
    isRepeatable: Bool, isFootprintRepeatable: Bool? = nil
  ) {
    self.phase = phase
    self.requests = requests
    self.bytes = bytes
    self.frees = frees
    self.liveBytes = liveBytes
    self.peakBytes = peakBytes
    self.isRepeatable = isRepeatable
    self.isFootprintRepeatable = isFootprintRepeatable
  }
}
