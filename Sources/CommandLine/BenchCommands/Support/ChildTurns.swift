import Benchmarking

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Programs that run to their end in turn, a moment each: what a neighbour does to the machine meanwhile, it
/// does to all of them.
///
/// One that waits for its turn is stopped, with all that it started; the clock of its thread stands still.
/// Beside a busy neighbour a step's time by one run and by the next, each of a second, differed by a fifth
/// where the program was the same; by two runs in turns it was a twentieth to an eighth.
package struct ChildTurns {
  /// How long a turn takes, in milliseconds.
  ///
  /// Shorter, and caches are filled anew for too much of it; longer, and neighbours come and go within it.
  private static let length = 3
  /// How long to wait for output before looking for an interruption, in milliseconds, where there are no
  /// turns.
  private static let pollInterval = 50

  private var children: [ChildOutput]
  /// Whose turn it is.
  private var current = 0

  /// Lets programs that were just started run in turn, the first one first.
  package init(_ children: [ChildOutput]) {
    self.children = children
  }

  /// Waits for the end of all.
  ///
  /// - Returns: What each printed, and how it ended.
  package mutating func outcomes() -> [ChildProcess.Outcome] {
    for child in children.dropFirst() { child.process.send(SIGSTOP) }
    var start = ContinuousClock.now
    while children.contains(where: \.mayPrint) {
      if Interruption.isRequested { for index in children.indices { children[index].interrupt() } }
      takeOutput()
      let now = ContinuousClock.now
      children[current].spend(now - start)
      start = now
      passTurn()
    }
    // One may have closed its outputs just before it was stopped.
    for child in children { child.process.send(SIGCONT) }
    return children.indices.map { children[$0].outcome { Interruption.isRequested } }
  }

  /// Reads what is printed until the turn is over.
  private mutating func takeOutput() {
    var polls = children.flatMap(\.polls)
    let interval = children.count { $0.mayPrint } > 1 ? Self.length : Self.pollInterval
    guard unsafe poll(&polls, nfds_t(polls.count), Int32(interval)) > 0 else { return }
    for index in children.indices {
      children[index].take(polls[(2 * index)..<(2 * index + 2)])
    }
  }

  /// Gives the turn to the next program that has not ended, if there is another.
  private mutating func passTurn() {
    let others = (1..<children.count).map { (current + $0) % children.count }
    guard let next = others.first(where: { children[$0].mayPrint }) else { return }
    if children[current].mayPrint { children[current].process.send(SIGSTOP) }
    current = next
    children[current].process.send(SIGCONT)
  }
}
