import Foundation
import ResultStore
import Testing

@Suite struct RunFileTests {
  private func text(of record: RunRecord) throws -> String {
    String(decoding: try RunFile.encode(record), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> RunRecord {
    try RunFile.decode(Data(text.utf8), path: "a.json")
  }

  private func error(decoding text: String) -> RecordError? {
    do {
      _ = try RunFile.decode(Data(text.utf8), path: "a.json")
      return nil
    } catch {
      return error
    }
  }

  @Test func aRecordSurvivesTheRoundTrip() throws {
    let record = Samples.record(cases: [Samples.oneCase(), Samples.oneCase(strategy: "active-set")])
    let text = try text(of: record)
    #expect(try decode(text) == record)
    #expect(try self.text(of: try decode(text)) == text)
  }

  @Test func samplesKeepTheirOrderAndEveryDigit() throws {
    let samples = [3.1, 0.1 + 0.2, 2e-9, 1e15 + 0.3, 5]
    let record = Samples.record(cases: [Samples.oneCase(samples: samples)])
    let read = try decode(try text(of: record))
    #expect(read.cases[0].steps[0].time?.samples == samples)
  }

  @Test func aNameSortsByTimeAndTellsTheRun() {
    #expect(
      RunFile.fileName(of: Samples.record()) == "20261121T040506Z-111111111-0123abcd.json")
    #expect(
      RunFile.fileName(of: Samples.record(commit: nil)) == "20261121T040506Z-nocommit-0123abcd.json"
    )
  }

  @Test func anUnknownVersionIsRefused() throws {
    let newer = try text(of: Samples.record()).replacing(#""schema":2"#, with: #""schema":3"#)
    #expect(error(decoding: newer) == .unknownVersion(path: "a.json", found: 3, supported: 2))
    #expect(error(decoding: newer)?.description.contains("newer tool") == true)
    // Nothing but the version need be there to recognize it.
    #expect(
      error(decoding: #"{"schema": 7}"#) == .unknownVersion(path: "a.json", found: 7, supported: 2))
  }

  @Test func aTruncatedRecordIsRefusedWhereverItEnds() throws {
    let whole = try text(of: Samples.record())
    for length in stride(from: 0, to: whole.count - 2, by: 97) {
      let found = error(decoding: String(whole.prefix(length)))
      guard case .damaged(path: "a.json", _) = found else {
        Issue.record("cut after \(length) characters: \(String(describing: found))")
        continue
      }
    }
  }

  @Test(arguments: [
    (#""id":"0123abcd""#, #""ID":"0123abcd""#, "'id' is missing"),
    (#""id":"0123abcd""#, #""id":"../../x""#, "'id' is '../../x', not hexadecimal digits"),
    (#""cores":2"#, #""cores":"two""#, "'machine.cores' is not what it should be"),
    (#""requests":1000"#, #""requests":9223372036854775807"#, "beyond anything measured"),
    (#""cores":2"#, #""cores":2,"x":-1e308"#, "'machine.x' is -1e+308"),
    // A quotation mark within a string does not end it: what comes after is still looked at.
    (#""cores":2"#, #""cores":2,"w":"\"","x":-1e308"#, "'machine.x' is -1e+308"),
    (#""date":"2026"#, #""date":"/../2026"#, "'date' or 'build.commit'"),
    (#""queues":1"#, #""queues":0"#, "0 queues"),
    (#""repetitions":1"#, #""repetitions":0"#, "0 repetitions in 'rotate'"),
    (#""isPartial":false"#, #""isPartial":1"#, "'isPartial' is not what it should be"),
    (
      #""name":"pivots""#, #""name":7"#, "'cases[0].steps[0].work[0].name' is not what it should be"
    ),
  ])
  func damageIsNamed(original: String, damage: String, message: String) throws {
    let whole = try text(of: Samples.record())
    #expect(whole.contains(original))
    let found = error(decoding: whole.replacing(original, with: damage))
    #expect(found?.description.contains(message) == true, "\(String(describing: found))")
  }

  @Test func theSameCaseTwiceIsRefused() throws {
    let twice = Samples.record(cases: [Samples.oneCase(), Samples.oneCase()])
    let found = error(decoding: try text(of: twice))
    #expect(found?.description.contains("second case 'list/100 tableau'") == true)
  }

  @Test func twoCountersOfOneNameAreRefused() throws {
    var record = Samples.record()
    record.cases[0].steps[0].work.append(record.cases[0].steps[0].work[0])
    let found = error(decoding: try text(of: record))
    #expect(
      found?.description.contains("two counters pivots in 'rotate'") == true,
      "\(found?.description ?? "")")
  }

  @Test func aFigureThatIsNoNumberIsRefused() {
    let record = Samples.record(cases: [Samples.oneCase(samples: [1, .nan])])
    #expect(throws: RecordError.self) { try RunFile.encode(record) }
  }

  @Test func whatALaterMinorVersionAddsIsPassedOver() throws {
    let more = try text(of: Samples.record()).replacing(
      #""schema":2"#, with: #""schema":2,"weather":"fine""#)
    #expect(try decode(more) == Samples.record())
  }

  @Test func aRecordOfSchemaOneIsBroughtUpToDate() throws {
    let old = try text(of: Samples.record()).replacing(#""schema":2"#, with: #""schema":1"#)
    let read = try decode(old)
    #expect(read == Samples.record())
    #expect(read.plan == nil && read.settings == nil && read.injectedFaults == nil)
  }

  @Test func planSettingsAndFaultsSurviveTheRoundTrip() throws {
    var record = Samples.record()
    record.plan = PlanRecord(
      tier: "full", timeBudget: 10, cases: 7, hash: "beef", shard: ShardRecord(index: 2, count: 3))
    record.settings = SettingRecord.all(of: ["MALLOC_CONF": "prof:true", "HOME": "nowhere"])
    record.injectedFaults = ["slow"]
    #expect(try decode(try text(of: record)) == record)
    #expect(record.settings == [SettingRecord(name: "MALLOC_CONF", value: "prof:true")])
  }

  @Test func aShardThatCannotBeIsRefused() throws {
    var record = Samples.record()
    record.plan = PlanRecord(
      tier: "full", timeBudget: 10, cases: 7, hash: "beef", shard: ShardRecord(index: 4, count: 3))
    let found = error(decoding: try text(of: record))
    #expect(found?.description.contains("'plan.shard' is 4/3") == true)
  }
}
