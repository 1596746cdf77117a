import Dispatch
import Metering
import Testing

/// A class instance that does not end up on the stack.
private final class Node {
  var next: Node?
  init(next: Node?) { self.next = next }
}

private func chain(of length: Int) -> Node? {
  var head: Node?
  for _ in 0..<length { head = Node(next: head) }
  return head
}

@Suite(.enabled(if: AllocationCount.isAvailable, "no counter in this build"))
struct AllocationCountTests {
  @Test func selfCheckPasses() {
    #expect(AllocationSelfCheck.run() == .passed)
  }

  @Test(arguments: [1, 10, 1_000])
  func everyObjectIsOneRequest(length: Int) {
    let (head, count) = AllocationCount.measure { chain(of: length) }
    #expect(count.requests == length)
    // A header of two words and one stored word.
    #expect(count.bytes == length * 24)
    #expect(count.frees == 0)
    blackHole(head)
  }

  @Test func whatIsGivenBackIsCounted() {
    var nodes = (0..<100).map { _ in Node(next: nil) }
    blackHole(nodes)
    let (_, count) = AllocationCount.measure { nodes = [] }
    #expect(count.requests == 0)
    // The objects and the array's buffer.
    #expect(count.frees == 101)
  }

  @Test func steadyWorkAllocatesNothing() {
    var values = [Double](repeating: 1, count: 1_000)
    let (_, count) = AllocationCount.measure {
      for index in values.indices { values[index] = values[index].squareRoot() + 1 }
    }
    blackHole(values)
    #expect(count == AllocationCount())
  }

  @Test func anotherThreadIsNotThisThread() {
    let queue = DispatchQueue(label: "other")
    queue.sync {}
    let before = AllocationCount.now(.thisThread)
    let group = DispatchGroup()
    queue.async(group: group) { blackHole(chain(of: 5_000)) }
    group.wait()
    let own = AllocationCount.now(.thisThread) - before
    #expect(own.requests < 5_000)
  }

  /// Alone in a process of its own, so that no other test's requests are counted.
  @Test(arguments: [1, 2, 4, 8])
  func sumsAreExactAcrossQueues(queues: Int) async {
    await #expect(processExitsWith: .success) { [queues] in
      let length = 20_000
      let workers = (0..<queues).map { DispatchQueue(label: "worker \($0)") }
      let group = DispatchGroup()
      // Twice: the first round makes Dispatch allocate its threads' own things.
      var counts: [AllocationCount] = []
      for lengthOfRound in [1, 0, length] {
        let before = AllocationCount.now(.allThreads)
        for worker in workers {
          worker.async(group: group) { blackHole(chain(of: lengthOfRound)) }
        }
        group.wait()
        counts.append(AllocationCount.now(.allThreads) - before)
      }
      let expected = counts[1].requests + queues * length
      // Dispatch may or may not need a block for its bookkeeping in a round.
      let slack = 4 * queues
      #expect(
        abs(counts[2].requests - expected) <= slack,
        "\(queues) queues: counted \(counts[2].requests), expected \(expected)")
    }
  }

  /// Exact to the last request, as no Dispatch bookkeeping lies within a block.
  @Test func everyThreadIsCountedExactly() async {
    await #expect(processExitsWith: .success) {
      let each = 1_000
      // Type metadata is allocated on first use.
      blackHole(chain(of: 1))
      let before = AllocationCount.now(.allThreads)
      let counts = parallelCounts(blocks: 64, each: each)
      let all = AllocationCount.now(.allThreads) - before
      #expect(counts.count == 64)
      #expect(counts.allSatisfy { $0.requests == each && $0.frees == each }, "\(counts)")
      #expect(all.requests >= 64 * each, "\(all)")
    }
  }
}

/// What each of several Dispatch blocks counted of its own allocations.
private func parallelCounts(blocks: Int, each: Int) -> [AllocationCount] {
  let found = Found()
  DispatchQueue.concurrentPerform(iterations: blocks) { _ in
    let count = AllocationCount.measure { blackHole(chain(of: each)) }.count
    found.append(count)
  }
  return found.counts
}
