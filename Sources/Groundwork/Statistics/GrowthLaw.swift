#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The laws that a cost is compared with, from the slowest growth to the fastest.
package enum GrowthLaw: String, Hashable, Sendable, CaseIterable {
  /// The same at every size.
  case constant = "1"
  /// The logarithm of the size.
  case logarithmic = "log n"
  /// The size.
  case linear = "n"
  /// The size times its logarithm.
  case linearithmic = "n log n"
  /// The square of the size.
  case quadratic = "n²"
  /// The cube of the size.
  case cubic = "n³"

  /// The logarithm of the law at a size of at least 2, but for a constant factor.
  func logarithm(at size: Double) -> Double {
    switch self {
    case .constant: 0
    case .logarithmic: log(log(size))
    case .linear: log(size)
    case .linearithmic: log(size) + log(log(size))
    case .quadratic: 2 * log(size)
    case .cubic: 3 * log(size)
    }
  }
}
