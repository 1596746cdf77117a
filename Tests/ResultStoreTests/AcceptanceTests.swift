import Foundation
import ResultStore
import Testing

/// Changes that were accepted, in their order, whole, and the reference from then on.
@Suite struct AcceptanceTests: JudgedRuns {
  @Test func aChangeFailsEveryNightUntilItIsAccepted() throws {
    let first = candidate(Samples.oneCase(pivots: 13), id: "aaaa0001")
    let second = candidate(
      Samples.oneCase(pivots: 13), id: "aaaa0002", date: "2026-11-23T04:05:06Z")
    let old = Acceptance(
      key: Samples.oneCase().key, run: Samples.record().id, reason: "a baseline", date: first.date)
    #expect(
      try judge(second, after: [Samples.record(), first], accepting: [old]).verdict == .regressed)
    let word = Acceptance(
      key: Samples.oneCase().key, run: first.id, reason: "a better pivot rule", date: first.date)
    #expect(
      try judge(second, after: [Samples.record(), first], accepting: [word]).verdict == .unchanged)
    // What was accepted is the reference from then on: going back is reported as well.
    var back = candidate(Samples.oneCase(), id: "aaaa0003", date: "2026-11-24T04:05:06Z")
    back.build.binaryHash = "0000000000000003"
    #expect(
      try judge(back, after: [Samples.record(), first], accepting: [word]).verdict == .improved)
  }

  @Test func acceptancesOfOneSecondKeepTheirOrder() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let word = Acceptance(
        key: Samples.oneCase().key, run: "", reason: "", date: "2026-11-21T04:05:06Z")
      for number in 0..<12 {
        var next = word
        next.run = "\(number)"
        // The clock is set back meanwhile.
        if number == 7 { next.date = "2026-11-20T04:05:06Z" }
        try store.accept([next])
      }
      #expect(try store.acceptances().map(\.run) == (0..<12).map { "\($0)" })
      #expect(try store.acceptances().compactMap(\.sequence) == Array(1...12))
    }
  }

  /// The name of a folder is taken as it is, whatever it would mean in an address.
  @Test(arguments: ["with space", "per%20cent", "ünïcode", "a#b?c"])
  func aFolderMayHaveAnyName(_ name: String) throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: "\(folder)/\(name)")
      let word = Acceptance(
        key: Samples.oneCase().key, run: "0123abcd", reason: "so", date: "2026-11-21T04:05:06Z")
      try store.accept([word])
      #expect(try store.acceptances().map(\.run) == ["0123abcd"])
      try store.accept([word])
      #expect(try store.acceptances().compactMap(\.sequence) == [1, 2])
    }
  }

  @Test func anAcceptanceThatWasChangedIsFound() throws {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      let path = try store.accept([
        Acceptance(
          key: Samples.oneCase().key, run: "0123abcd", reason: "so", date: "2026-11-21T04:05:06Z")
      ])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(filePath: path))
      #expect(try store.acceptances().count == 1)
      for changed in [text.replacing("0123abcd", with: "0123abce"), "[]", ""] {
        try Data(changed.utf8).write(to: URL(filePath: path))
        #expect(throws: RecordError.self) { try store.acceptances() }
      }
    }
  }

  /// A case that the run has is accepted with its tier; one that it has no more is retired.
  @Test func casesThatAreGoneAreRetired() {
    var gone = Samples.oneCase().key
    gone.scenario = "gone"
    let accepted = Acceptance.all(
      of: [Samples.oneCase().key, gone], in: Samples.record(), at: "no such file", reason: "why",
      date: "2026-11-22T00:00:00Z")
    #expect(accepted.map(\.isRetired) == [nil, true])
    #expect(accepted.map(\.tier) == ["smoke", Samples.record().plan?.tier])
    #expect(accepted.allSatisfy { $0.reason == "why" && $0.run == Samples.record().id })
  }
}
