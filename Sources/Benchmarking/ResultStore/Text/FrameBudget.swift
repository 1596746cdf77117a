/// The time that a display gives for one frame, in nanoseconds.
package enum FrameBudget {
  /// At 120 frames a second, as on displays with ProMotion.
  package static let fast = 1e9 / 120
  /// At 60 frames a second.
  package static let standard = 1e9 / 60
}
