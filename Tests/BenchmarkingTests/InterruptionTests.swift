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

  /// The last words, over a line of progress where there may be one.
  @Test(arguments: [
    (false, "interrupted within a step\n"), (true, "\r\u{1B}[2Kinterrupted within a step\n"),
  ])
  func whatIsEndedSaysSo(overwritesLine: Bool, words: String) async {
    let result = await #expect(
      processExitsWith: .exitCode(130), observing: [\.standardErrorContent]
    ) { [overwritesLine] in
      Interruption.installHandlers(gracePeriod: 1, overwritesLine: overwritesLine)
      kill(getpid(), SIGHUP)
      let end = Date().addingTimeInterval(10)
      while Date() < end { usleep(1_000) }
      _exit(0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix(words), "\(text)")
    if !overwritesLine { #expect(!text.contains("\u{1B}")) }
  }

  /// As under `nohup`: the signal that is ignored asks for nothing, the others do.
  @Test func whatIsIgnoredStaysIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      Interruption.installHandlers(gracePeriod: 1)
      kill(getpid(), SIGHUP)
      let end = Date().addingTimeInterval(1.5)
      while Date() < end { usleep(1_000) }
      if Interruption.isRequested { _exit(1) }
      kill(getpid(), SIGINT)
      while !Interruption.isRequested { usleep(1_000) }
      _exit(7)
    }
  }

  /// A grace that ends while something is held off begins anew, and is not forgotten.
  @Test func whatIsHeldOffEndsLater() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Interruption.installHandlers(gracePeriod: 1)
      kill(getpid(), SIGTERM)
      let sum = Interruption.withExitDeferred { () -> Int in
        let end = Date().addingTimeInterval(1.5)
        while Date() < end { usleep(1_000) }
        return 3
      }
      if sum != 3 { _exit(1) }
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
