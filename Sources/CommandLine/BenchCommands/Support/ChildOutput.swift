#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program that is running has printed so far, and for how long it has run.
package struct ChildOutput {
  /// How many bytes of errors are kept, the last ones.
  private static let errorLimit = 1 << 20

  let process: ChildProcess
  private let limit: Duration?
  private let outputLimit: Int
  private var texts: [[UInt8]] = [[], []]
  private var isOpen = [true, true]
  private var isExcessive = false
  private var wasInterrupted = false
  private var wasEndless = false
  private var time = Duration.zero

  /// Nothing was printed yet.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - limit: How long it may run, in seconds; then it is ended. nil for any time.
  ///   - outputLimit: The most bytes that it may print.
  package init(of process: ChildProcess, limit: Double?, outputLimit: Int) {
    self.process = process
    self.limit = limit.map { .seconds($0) }
    self.outputLimit = outputLimit
  }

  /// Whether more may be printed.
  var mayPrint: Bool { isOpen.contains(true) }

  /// What to wait for at each of the two outputs.
  var polls: [pollfd] {
    process.outputs.indices.map { index in
      pollfd(fd: isOpen[index] ? process.outputs[index] : -1, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Reads what there is at the outputs that were found ready.
  mutating func take(_ polls: ArraySlice<pollfd>) {
    for (index, poll) in polls.enumerated() where poll.revents != 0 {
      isOpen[index] = Self.takeOutput(process.outputs[index], into: &texts[index])
    }
    if texts[0].count > outputLimit, !isExcessive {
      isExcessive = true
      process.send(SIGKILL)
    }
    if isExcessive { texts[0] = [] }
    if texts[1].count > 2 * Self.errorLimit {
      texts[1].removeFirst(texts[1].count - Self.errorLimit)
    }
  }

  /// Counts time in which the program ran, and ends it where that was too long.
  mutating func spend(_ time: Duration) {
    self.time += time
    guard let limit, self.time >= limit else { return }
    wasEndless = true
    process.send(SIGKILL)
  }

  /// Ends the program, as this process is interrupted.
  mutating func interrupt() {
    wasInterrupted = true
    process.send(SIGKILL)
  }

  /// Waits for the program, which has closed its outputs; it may still be at work.
  ///
  /// - Returns: What it printed, and how it ended.
  mutating func outcome(isInterrupted: () -> Bool) -> ChildProcess.Outcome {
    for descriptor in process.outputs { close(descriptor) }
    var status: Int32 = 0
    while true {
      let found = unsafe waitpid(process.identifier, &status, WNOHANG)
      if found == process.identifier { break }
      if found < 0, errno != EINTR {
        status = 128 << 8
        break
      }
      if isInterrupted() { interrupt() }
      usleep(1_000)
      spend(.milliseconds(1))
    }
    // As WIFSIGNALED and the like, which are macros.
    let signal = status & 0x7F
    return ChildProcess.Outcome(
      output: texts[0], errors: texts[1], status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      wasInterrupted: wasInterrupted, wasExcessive: isExcessive, wasEndless: wasEndless)
  }

  /// Reads what there is; returns whether more may come.
  private static func takeOutput(_ descriptor: Int32, into text: inout [UInt8]) -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe part.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    text.append(contentsOf: part[..<count])
    return count > 0
  }
}
