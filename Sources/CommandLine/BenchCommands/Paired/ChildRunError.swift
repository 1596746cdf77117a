/// Why a program that was run gave no record.
package enum ChildRunError: Error, CustomStringConvertible {
  /// This process was interrupted, and the program ended with it.
  case interrupted
  /// The program gave none, in a sentence.
  case failed(program: String, reason: String)

  /// What happened, in a sentence.
  package var description: String {
    switch self {
    case .interrupted: "interrupted"
    case .failed(let program, let reason): "\(program): error: \(reason)"
    }
  }
}
