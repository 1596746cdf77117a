import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Notices Ctrl-C, a terminal that is closed, and a job scheduler that ends the process, so that a run can end between two
/// frames and save what it has.
///
/// A frame of a million views takes many seconds, and nothing in it looks for signals. So a run saves
/// its record whenever there is something new, and where ``installHandlers(gracePeriod:)`` is given one, a signal
/// that is not answered within it ends the process as it stands. A second signal does so at once.
package enum Interruption {
  /// A signal handler can reach nothing but what is global; atomic flags are all it needs.
  private static let wasRequested = Atomic<Bool>(false)
  private static let isHeldOff = Atomic<Bool>(false)
  private static let printsMessage = Atomic<Bool>(false)
  private static let seconds = Atomic<UInt32>(0)
  /// What a process ends with that a signal interrupted.
  private static let status: Int32 = 130

  /// Starts to listen; the first signal no longer ends the process by itself.
  ///
  /// - Parameters:
  ///   - gracePeriod: Seconds after a signal at which the process exits if nothing acknowledged it;
  ///     never unless given. For those who have saved what they have.
  ///   - overwritesLine: Whether a line of progress is to be overwritten by the last words.
  package static func installHandlers(gracePeriod: UInt32 = 0, overwritesLine: Bool = false) {
    seconds.store(gracePeriod, ordering: .relaxed)
    printsMessage.store(overwritesLine, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let earlier = signal(number) { _ in
        let isSecond = Interruption.wasRequested.exchange(true, ordering: .relaxed)
        if isSecond { _exit(Interruption.status) }
        alarm(Interruption.seconds.load(ordering: .relaxed))
      }
      // As `nohup` asks for: what is ignored stays ignored.
      if Self.isIgnoring(earlier) { signal(number, SIG_IGN) }
    }
    guard gracePeriod > 0 else { return }
    signal(SIGALRM) { _ in
      if Interruption.isHeldOff.load(ordering: .sequentiallyConsistent) {
        alarm(Interruption.seconds.load(ordering: .relaxed))
      } else {
        Interruption.leave()
      }
    }
  }

  /// Whether a signal had the handler `SIG_IGN`.
  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // Handlers are functions, which have no equality; these two are addresses by definition.
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether the run should end.
  package static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }

  /// Does what must not be cut off when a grace period ends, such as writing a file.
  package static func withExitDeferred<Result>(_ body: () -> Result) -> Result {
    isHeldOff.store(true, ordering: .sequentiallyConsistent)
    defer { isHeldOff.store(false, ordering: .sequentiallyConsistent) }
    return body()
  }

  /// Reports that the signal was noticed, and that the process is about to end by itself.
  package static func acknowledge() {
    isHeldOff.store(true, ordering: .sequentiallyConsistent)
    alarm(0)
  }

  /// Ends the process from within a signal handler, where only system calls are allowed.
  private static func leave() {
    // A line of progress is in the way on a terminal.
    let text: StaticString =
      printsMessage.load(ordering: .relaxed)
      ? "\r\u{1B}[2Kinterrupted within a step\n" : "interrupted within a step\n"
    _ = unsafe write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    _exit(Interruption.status)
  }
}
