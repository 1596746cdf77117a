import Benchmarking
import ResultStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that is run to its end, unless this process is interrupted meanwhile: then the program
/// and all that it started are ended at once.
///
/// Both of its outputs are read as they come, so that no amount of either makes it wait. A program that
/// prints more than it may is ended; of its errors the last are kept.
package struct ChildProcess {
  /// What the program printed, and how it ended.
  package struct Outcome {
    /// What it printed; nothing where that was too much.
    package var output: [UInt8]
    /// What it printed on standard error, of much the last part.
    package var errors: [UInt8]
    /// The exit status, or 128 and the number of the signal that ended it.
    package var status: Int32
    /// Whether it was ended because this process is interrupted.
    package var wasInterrupted: Bool
    /// Whether it was ended because it printed more than it may.
    package var wasExcessive: Bool
    /// Whether it was ended because it did not end by itself in the time that it was given.
    package var wasEndless: Bool
  }

  let identifier: pid_t
  let outputs: [Int32]

  /// Starts a program with an empty standard input, in a process group of its own.
  ///
  /// - Returns: nil when it cannot be started.
  package init?(_ program: String, _ arguments: [String]) {
    var output: [Int32] = [0, 0]
    var errors: [Int32] = [0, 0]
    guard unsafe pipe(&output) == 0 else { return nil }
    guard unsafe pipe(&errors) == 0 else {
      for descriptor in output { close(descriptor) }
      return nil
    }
    // No other child may hold the ends, or this one's end would never be seen.
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let started = Self.spawn([program] + arguments, output: output[1], errors: errors[1])
    close(output[1])
    close(errors[1])
    guard let started else {
      close(output[0])
      close(errors[0])
      return nil
    }
    identifier = started
    outputs = [output[0], errors[0]]
  }

  private static func spawn(_ words: [String], output: Int32, errors: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(
      &identifier, words[0], &actions, &attributes, &arguments, environ)
    return code == 0 ? identifier : nil
  }

  /// Waits for the end of the program.
  ///
  /// - Parameters:
  ///   - limit: How long it may take, in seconds; then it is ended. nil for any time.
  ///   - outputLimit: The most bytes that it may print; by default as many as a record may hold.
  /// - Returns: What it printed, and how it ended.
  package consuming func outcome(
    within limit: Double? = nil, outputLimit: Int = RecordInput.sizeLimit
  ) -> Outcome {
    var turns = ChildTurns([ChildOutput(of: self, limit: limit, outputLimit: outputLimit)])
    return turns.outcomes()[0]
  }

  /// Sends a signal to the program and to all that it started.
  func send(_ signal: Int32) {
    kill(-identifier, signal)
  }
}
