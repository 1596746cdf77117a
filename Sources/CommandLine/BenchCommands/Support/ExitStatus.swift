import ArgumentParser

/// What the exit status of every verb means.
package enum ExitStatus: Int32, Error {
  /// An expected frame was missed, results differ, an expectation was not met.
  case findings = 1
  /// A regression.
  case regression = 2
  /// Improvements, and nothing else, that the stored expectations do not know yet.
  case improvement = 4
  /// The measurement could not decide, or the machine was not ours alone.
  case inconclusive = 5
  /// The command line makes no sense.
  case usage = 64
  /// An input file is wrong.
  case badInput = 65
  /// Something needed is not installed and cannot be.
  case unavailable = 69
  /// A fault of the tool itself.
  case internalError = 70
  /// Interrupted from the keyboard; what was measured so far is saved and marked partial.
  case interrupted = 130

  /// The error that makes the process exit with this status.
  var exit: ExitCode { ExitCode(rawValue) }
}
