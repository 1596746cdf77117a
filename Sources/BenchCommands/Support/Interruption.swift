import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Notices Ctrl-C, and a job scheduler that ends the process, so that a run can end between two
/// rounds and save what it has.
///
/// A second signal ends the process at once.
enum Interruption {
  /// A signal handler can reach nothing but what is global; an atomic flag is all it needs.
  private static let wasRequested = Atomic<Bool>(false)

  /// Starts to listen; the first signal no longer ends the process by itself.
  static func listen() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        let isSecond = Interruption.wasRequested.exchange(true, ordering: .relaxed)
        if isSecond { _exit(ExitStatus.interrupted.rawValue) }
      }
    }
  }

  /// Whether the run should end.
  static var isRequested: Bool { wasRequested.load(ordering: .relaxed) }
}
