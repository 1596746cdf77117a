/// What a program that was run to its end printed and ended with.
package struct ProgramResult: Hashable, Sendable {
  /// The exit status; the number of the signal where one ended the program.
  package var status: Int32
  /// Whether a signal ended the program: a crash, or the end of the test's patience.
  package var wasSignaled: Bool
  /// Whether the program was killed because it took too long.
  package var hasTimedOut: Bool
  /// The text of standard output.
  package var output: String
  /// The text of standard error.
  package var errors: String

  /// The lines of standard output.
  package var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension ProgramResult: CustomStringConvertible {
  /// Status, output and errors, for the message of a test that failed.
  package var description: String {
    let end =
      hasTimedOut ? "killed after a timeout" : wasSignaled ? "signal \(status)" : "status \(status)"
    return "\(end)\n--- output\n\(output.suffix(4_000))--- errors\n\(errors.suffix(4_000))"
  }
}
