import Benchmarking
import Foundation
import ResultStore
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals, each in a process of its own.
@Suite struct InterruptionTests {
  @Test func whatLooksForNoSignalIsEndedAfterTheGrace() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.installHandlers(gracePeriod: 1)
      kill(getpid(), SIGTERM)
      let end = Date().addingTimeInterval(10)
      while Date() < end { usleep(1_000) }
      _exit(0)
    }
  }

  @Test func aSecondSignalEndsAtOnce() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.installHandlers()
      kill(getpid(), SIGINT)
      // Whichever thread takes a signal, it may take it a little later.
      while !Interruption.isRequested { usleep(1_000) }
      kill(getpid(), SIGINT)
      usleep(10_000_000)
    }
  }

  @Test func whatMustNotBeCutOffIsNot() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.installHandlers(gracePeriod: 1)
      kill(getpid(), SIGTERM)
      Interruption.withExitDeferred {
        // A signal cuts a sleep short: sleep in small pieces.
        let end = Date().addingTimeInterval(1.5)
        while Date() < end { usleep(1_000) }
        _exit(7)
      }
    }
  }

  @Test func whoHasAnsweredEndsByItself() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.installHandlers(gracePeriod: 1)
      kill(getpid(), SIGTERM)
      Interruption.acknowledge()
      let end = Date().addingTimeInterval(1.5)
      while Date() < end { usleep(1_000) }
      _exit(7)
    }
  }
}
