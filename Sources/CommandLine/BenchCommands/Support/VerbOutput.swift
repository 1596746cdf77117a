import Synchronization

/// What a verb printed, as far as it matters once it has failed.
///
/// It is bound to the task that runs the verb, so verbs need not hand it around.
final class VerbOutput: Sendable {
  @TaskLocal static var current: VerbOutput?

  private let state = Mutex((wroteResults: false, messages: [String]()))

  /// Whether anything has gone to standard output.
  var wroteResults: Bool { state.withLock { $0.wroteResults } }
  /// What has gone to standard error.
  var messages: [String] { state.withLock { $0.messages } }

  /// Notes that results were written.
  func noteResults() { state.withLock { $0.wroteResults = true } }

  /// Notes a message.
  func note(_ message: String) { state.withLock { $0.messages.append(message) } }
}
