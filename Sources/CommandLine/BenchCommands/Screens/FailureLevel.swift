import ArgumentParser
import ScreenChecks

/// The least severity that makes the exit status 1.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case note
  case never

  /// Whether a finding of a severity counts.
  func includes(_ severity: FindingSeverity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
