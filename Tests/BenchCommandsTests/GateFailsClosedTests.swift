import Foundation
import ResultStore
import TestSupport
import Testing

/// Situations in which the gate has nothing, or not everything, to compare: through the built
/// program, each names what is missing and neither passes nor regresses.
@Suite struct GateFailsClosedTests {
  /// The last night of three, of which the first is accepted, after `change`.
  private func expect(
    _ status: Int32, _ text: String, accepting accepted: RunRecord = Nights.night(1),
    record: String = "latest", _ change: (inout RunRecord) -> Void = { _ in },
    files: (Nights) throws -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var last = Nights.night(3)
    change(&last)
    try Nights.inFolder(
      [Nights.night(1), Nights.night(2), last], accepting: [accepted]
    ) { nights in
      try files(nights)
      let before = try nights.contents()
      let result = try nights.bench("gate", record)
      #expect(result.status == status, "\(result)", sourceLocation: sourceLocation)
      #expect(
        (result.output + result.errors).contains(text), "\(result)", sourceLocation: sourceLocation)
      let json = try nights.bench("gate", record, "--json")
      #expect(json.status == status, "\(json)", sourceLocation: sourceLocation)
      #expect(try nights.contents() == before, sourceLocation: sourceLocation)
    }
  }

  private func path(_ day: Int, _ nights: Nights) -> URL {
    URL(filePath: nights.store.path(of: Nights.night(day)))
  }

  @Test func theSameAgainPasses() throws {
    try expect(0, "unchanged; 2 cases held against 1 record")
  }

  @Test func aRegressionIsRed() throws {
    try expect(2, "counter: regressed") { $0.cases[0].steps[0].work[0].count = 101 }
  }

  @Test func aDamagedReferenceCannotBeRead() throws {
    try expect(
      65, "the accepted run cannot be read",
      files: { try Data("{".utf8).write(to: path(1, $0)) })
  }

  @Test func aReferenceDamagedAfterItWasIndexedCannotBeRead() throws {
    try expect(
      65, "the accepted run cannot be read",
      files: { nights in
        let status1 = try nights.bench("history", "--rebuild").status
        #expect(status1 == 0)
        var bytes = try Data(contentsOf: path(1, nights))
        bytes[bytes.count / 2] = 0
        try bytes.write(to: path(1, nights))
      })
  }

  @Test func aReferenceThatChangedIsNoReference() throws {
    try expect(
      5, "was changed after it was accepted",
      files: { nights in
        let text = try String(contentsOf: path(1, nights), encoding: .utf8)
        try Data(text.replacing("\"count\":100", with: "\"count\":900").utf8).write(
          to: path(1, nights))
      })
  }

  @Test func aMissingReferenceIsNotReplacedByAnOlderOne() throws {
    try expect(
      5, "is not there; restore it", accepting: Nights.night(2),
      files: { try FileManager.default.removeItem(at: path(2, $0)) })
  }

  @Test func aReferenceOfTheFutureIsNone() throws {
    try expect(
      5, "is dated after the run that is judged", record: "aaaa0003",
      files: { nights in
        var later = Nights.night(9)
        later.date = "2020-02-09T00:00:00Z"
        later.id = "bbbb0009"
        try nights.store.write(later)
        try nights.accept(later)
      })
  }

  @Test func aReferenceOfAnotherSchemaCannotBeRead() throws {
    try expect(
      65, "written with schema 99",
      files: { nights in
        let text = try String(contentsOf: path(1, nights), encoding: .utf8)
        try Data(text.replacing("\"schema\":2", with: "\"schema\":99").utf8).write(
          to: path(1, nights))
      })
  }

  @Test func aChangedDefinitionIsNotNew() throws {
    try expect(5, "list/7 tableau: the scenario's definition changed") {
      $0.cases[0].definitionHash = "bb"
    }
  }

  @Test func aRunOfTheFutureIsNotTheLatest() throws {
    try expect(5, "the run is dated 2999-01-01T00:00:00Z") { $0.date = "2999-01-01T00:00:00Z" }
  }

  @Test func anOldRunUnderANewerNameIsNotTheLatest() throws {
    try expect(
      65, "the name states another run",
      files: { nights in
        try FileManager.default.copyItem(
          atPath: path(1, nights).path(),
          toPath: nights.folder + "/20200109T000000Z-aaaa0001a-aaaa0001.json")
      })
  }

  @Test func aNewRunUnderAnOlderNameIsNotPassedOver() throws {
    try expect(
      65, "holds a newer run",
      files: { nights in
        var newest = Nights.night(4, pivots: 200)
        newest.id = "cccc0004"
        let path = try nights.store.write(newest)
        try FileManager.default.moveItem(
          atPath: path, toPath: nights.folder + "/20200101T000000Z-aaaa0004a-cccc0004.json")
      })
  }

  @Test func countersThatAreGoneAreNamed() throws {
    try expect(5, "grid active-set on iphone-x: gone: start pivots, turn flips") { last in
      for index in last.cases[1].steps.indices { last.cases[1].steps[index].work = [] }
    }
  }

  @Test func aMissingCaseIsNamed() throws {
    try expect(5, "grid active-set on iphone-x: accepted, and not in this run") {
      $0.cases.removeLast()
    }
  }

  /// As records without plan, and those of versions whose plans had no scope.
  @Test func aMissingCaseIsNamedWithoutAPlanToo() throws {
    try expect(5, "grid active-set on iphone-x: accepted, and not in this run") {
      $0.cases.removeLast()
      $0.planned = nil
      $0.plan = nil
    }
    try expect(5, "grid active-set on iphone-x: accepted, and not in this run") {
      $0.cases.removeLast()
      $0.planned = nil
      $0.plan?.scope = nil
      $0.plan?.cases = 1
    }
  }

  @Test func whatTheRunDidNotAskForIsNotMissed() throws {
    try expect(0, "unchanged; 1 case held") {
      $0.cases.removeLast()
      $0.planned?.removeLast()
      $0.plan?.cases = 1
      $0.plan?.scope?.scenarios = ["list"]
    }
  }

  @Test func anEmptyRecordIsNoPass() throws {
    try expect(5, "the run has no case") {
      $0.cases = []
      $0.planned = []
    }
  }

  @Test func anInterruptedRunOfOneCaseEndsAsOne() throws {
    try expect(130, "the run was interrupted after 1 case") {
      $0.cases.removeLast()
      $0.isPartial = true
      $0.after = nil
    }
  }

  @Test func anInterruptedRunOfNoCaseEndsAsOne() throws {
    try expect(130, "the run was interrupted after 0 cases") {
      $0.cases = []
      $0.isPartial = true
      $0.after = nil
    }
  }

  @Test func aRegressionBesideAGapIsNoVerdict() throws {
    try expect(5, "counter: regressed") { last in
      last.cases[0].steps[0].work[0].count = 500
      last.cases.removeLast()
    }
  }

  @Test func aFirstRunHasNothingToBeHeldAgainst() throws {
    try Nights.inFolder([Nights.night(1)]) { nights in
      let result = try nights.bench("gate")
      #expect(result.status == 5, "\(result)")
      #expect(result.output.contains("bench accept all --record 20200101T000000Z"), "\(result)")
    }
    try Nights.inFolder([Nights.night(1), Nights.night(2)]) { nights in
      let status2 = try nights.bench("gate").status
      #expect(status2 == 5)
      let status3 = try nights.bench("accept", "all", "--reason", "a first one").status
      #expect(status3 == 0)
      let status4 = try nights.bench("gate").status
      #expect(status4 == 0)
    }
  }

  @Test func aFolderWithoutRecordsIsBadInputAndIsNotMade() throws {
    try Runs.inFolder { folder in
      let nights = Nights(folder: folder + "none")
      let status5 = try nights.bench("gate").status
      #expect(status5 == 65)
      let status6 = try nights.bench("history").status
      #expect(status6 == 0)
      #expect(!FileManager.default.fileExists(atPath: nights.folder))
    }
  }

  @Test func aCaseThatIsGoneOnPurposeIsRetired() throws {
    var last = Nights.night(3)
    last.cases.removeLast()
    last.planned?.removeLast()
    try Nights.inFolder([Nights.night(1), last], accepting: [Nights.night(1)]) { nights in
      let status7 = try nights.bench("gate").status
      #expect(status7 == 5)
      let all = try nights.bench("accept", "all", "--reason", "the grid is gone")
      #expect(all.status == 0 && all.output.contains("left out: not compared: grid"), "\(all)")
      let status8 = try nights.bench("gate").status
      #expect(status8 == 5)
      let gone = try nights.bench(
        "accept", "grid active-set on iphone-x", "--reason", "the grid is gone")
      #expect(gone.status == 0 && !gone.output.contains("left out"), "\(gone)")
      #expect(gone.output.contains("no longer missed: grid active-set"))
      let status9 = try nights.bench("gate").status
      #expect(status9 == 0)
    }
  }

  @Test func acceptNamesWhatItLeavesOut() throws {
    let last = Nights.night(3, pivots: 120)
    try Nights.inFolder([Nights.night(1), last], accepting: [Nights.night(1)]) { nights in
      let result = try nights.bench("accept", "list", "--reason", "a new rule")
      #expect(result.status == 0)
      #expect(
        result.output.contains(
          "left out: counter: regressed: grid active-set on iphone-x, start pivots: 100 became 120"),
        "\(result)")
      let status10 = try nights.bench("gate").status
      #expect(status10 == 2)
    }
  }

  @Test func anInterruptedRunIsNeverAccepted() throws {
    var last = Nights.night(3)
    last.isPartial = true
    last.after = nil
    try Nights.inFolder([Nights.night(1), last], accepting: [Nights.night(1)]) { nights in
      let before = try nights.contents()
      let result = try nights.bench("accept", "all", "--reason", "x")
      #expect(result.status == 130 && result.errors.contains("was interrupted"), "\(result)")
      #expect(try nights.contents() == before)
    }
  }
}
