import Foundation
import HTMLReport
import ResultStore
import Testing

@Suite struct ReportPageTests {
  private func page(_ runs: [RunRecord], baseline: Int? = 0) -> ReportPage {
    let last = runs[runs.count - 1]
    return ReportPage(
      ReportInput(
        focus: .comparison, run: last, baseline: baseline.map { runs[$0] },
        history: RunHistory(runs),
        scenarios: ["feed": ScenarioDetails(purpose: "A <feed> & more", picture: "<svg/>")]))
  }

  @Test func aSlowdownIsToldWithPlaceCommitAndCause() throws {
    let runs = [
      SampleRuns.run(1), SampleRuns.run(2), SampleRuns.run(3, slowdown: 1.5, pivots: 140),
      SampleRuns.run(4, slowdown: 1.5, pivots: 140),
    ]
    let page = page(runs)
    #expect(page.verdict == "Slower: 4 of 4 times, at worst 1.50×")
    let html = try page.html()
    // Where, since when, why.
    #expect(html.contains("feed / rotate 1.50×"))
    #expect(html.contains(">commit 333333333<"))
    #expect(html.contains("More work"))
    #expect(html.contains("pivots 100 → 140"))
  }

  @Test func equalRunsAreNoSlower() {
    #expect(
      page([SampleRuns.run(1), SampleRuns.run(2)]).verdict
        == "No slower: 4 times within 5 %")
  }

  @Test func moreWorkInTheSameTimeIsTold() {
    let page = page([SampleRuns.run(1), SampleRuns.run(2, pivots: 101)])
    #expect(page.verdict == "More work: 4 counters grew, no time did")
  }

  @Test func timesOfAnotherMachineAreNotJudged() throws {
    let page = page([SampleRuns.run(1), SampleRuns.run(2, slowdown: 3, machine: "Other")])
    #expect(page.verdict == "Times not compared; no counter grew")
    #expect(try page.html().contains("the machines differ"))
  }

  @Test func aMissedFrameComesBeforeEverything() throws {
    let failure = FailureRecord(
      step: "rotate", subject: "title", expected: "[0, 0]", found: "[0, 1]")
    let page = page([SampleRuns.run(1), SampleRuns.run(2, slowdown: 2, failures: [failure])])
    #expect(page.verdict == "Wrong: 4 expectations not met")
    #expect(try page.html().contains("title is [0, 1], expected [0, 0]"))
  }

  @Test(arguments: [nil, 0]) func aSingleMissedFrameIsOneExpectation(baseline: Int?) {
    let failure = FailureRecord(
      step: "rotate", subject: "title", expected: "[0, 0]", found: "[0, 1]")
    var run = SampleRuns.run(2, failures: [failure])
    for index in run.cases.indices.dropFirst() { run.cases[index].failures = [] }
    #expect(
      page([SampleRuns.run(1), run], baseline: baseline).verdict
        == (baseline == nil ? "1 expectation not met" : "Wrong: 1 expectation not met"))
  }

  @Test func aFirstRunHasNothingToBeComparedWith() throws {
    let page = page([SampleRuns.run(1)], baseline: nil)
    #expect(page.verdict == "4 cases of 1 scenario measured; every expected frame met")
    let html = try page.html()
    #expect(html.contains("Nothing to compare with"))
    #expect(!html.contains("id=\"changes\""))
    #expect(!html.contains("id=\"history\""))
  }

  @Test func theSameInputGivesTheSamePage() throws {
    let runs = [SampleRuns.run(1), SampleRuns.run(2, slowdown: 1.2)]
    #expect(try page(runs).html() == page(runs).html())
  }

  @Test func aScenarioLeadsToItsLayoutAndAStepToItsFrame() throws {
    let run = SampleRuns.run(1)
    func html(_ details: ScenarioDetails) throws -> String {
      try ReportPage(
        ReportInput(
          focus: .run, run: run, history: RunHistory([run]), scenarios: ["feed": details])
      ).html()
    }
    let walk = ScenarioWalk(
      address: "viewer.html#s=2.0", steps: ["rotate": "viewer.html#s=2.0&t=7"])
    let linked = try html(ScenarioDetails(purpose: "", picture: "<svg/>", walk: walk))
    #expect(linked.contains("<a href=\"viewer.html#s=2.0\">Walk through this layout</a>"))
    #expect(linked.contains("<a class=\"picture\" href=\"viewer.html#s=2.0\">"))
    // In the table of cases, in its narrow form, and in the scenario's own tables.
    let step = "<a href=\"viewer.html#s=2.0&amp;t=7\">rotate</a>"
    #expect(linked.components(separatedBy: step).count - 1 == 3 * run.cases.count)
    let plain = try html(ScenarioDetails(purpose: "", picture: "<svg/>", remark: "No <room>."))
    #expect(!plain.contains("viewer.html") && plain.contains("No &lt;room&gt;."))
    #expect(plain.contains("<img class=\"picture\""))
  }

  @Test func textIsEscapedAndThePictureIsContained() throws {
    let html = try page([SampleRuns.run(1), SampleRuns.run(2)]).html()
    #expect(html.contains("A &lt;feed&gt; &amp; more"))
    #expect(html.contains("data:image/svg+xml;base64,PHN2Zy8+"))
    let hostile = SampleRuns.run(3, name: "<script>alert(1)</script>")
    let other = try ReportPage(
      ReportInput(focus: .run, run: hostile, history: RunHistory([hostile]))
    ).html()
    #expect(!other.contains("<script>alert"))
  }

  @Test func thePageAsksTheNetworkForNothing() throws {
    let html = try page([SampleRuns.run(1), SampleRuns.run(2)]).html()
    for word in ["http://", "https://", "//cdn", "@import", "url("] {
      #expect(!html.contains(word), "found \(word)")
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test(arguments: [ReportInput.Focus.run, .comparison, .history])
  func everyLinkHasItsTarget(_ focus: ReportInput.Focus) throws {
    let runs = [SampleRuns.run(1), SampleRuns.run(2, slowdown: 1.4)]
    let html = try ReportPage(
      ReportInput(focus: focus, run: runs[1], baseline: runs[0], history: RunHistory(runs))
    ).html()
    for match in html.matches(of: /href="#([^"]+)"/) {
      #expect(html.contains("id=\"\(match.1)\""), "#\(match.1)")
    }
    #expect(!html.contains("{{"))
  }

  @Test func sizesGiveAnExponent() throws {
    let html = try page([SampleRuns.run(1)], baseline: nil).html()
    #expect(html.contains("<strong>n^1.00</strong> linear"))
  }

  @Test func machineBreaksAndChangesAreMarked() throws {
    let runs = [
      SampleRuns.run(1), SampleRuns.run(2, machine: "Other"), SampleRuns.run(3),
      SampleRuns.run(4), SampleRuns.run(5, slowdown: 2), SampleRuns.run(6, slowdown: 2),
    ]
    let html = try page(runs).html()
    #expect(html.contains("machine-break"))
    #expect(html.contains("change worse"))
    #expect(html.contains("at commit 555555555"))
  }

  @Test func aLongHistoryHasItsChangePoint() throws {
    let runs = (0...9).map { SampleRuns.run($0, slowdown: $0 < 5 ? 1 + Double($0) / 1_000 : 1.5) }
    let html = try page(runs).html()
    #expect(html.contains("at commit 555555555"))
    #expect(!html.contains("machine-break\"/>"))
  }

  @Test func theNewestChangeComesFirstWithItsCommitAndDates() throws {
    // The pivots change twofold in the second run, the times by a half in the fifth.
    let runs = (0...9).map {
      SampleRuns.run(
        $0, slowdown: $0 < 5 ? 1 + Double($0) / 1_000 : 1.5, pivots: $0 < 2 ? 100 : 200)
    }
    let html = try page(runs).html()
    let history = try #require(html.split(separator: "id=\"history-grid\"").last)
    let figures = history.split(separator: "<figure>").dropFirst()
    let times = figures.indices.filter { figures[$0].contains("at commit 555555555") }
    let pivots = figures.indices.filter { figures[$0].contains("at commit 222222222") }
    let (last, first) = (try #require(times.last), try #require(pivots.first))
    #expect(last < first)
    let figure = try #require(figures.first)
    #expect(figure.contains(">2026-11-10</text>") && figure.contains(">2026-11-19</text>"))
    #expect(figure.contains(">555555555</text>"))
    #expect(figure.contains("path class=\"spread\""))
    #expect(!figures[first].contains("path class=\"spread\""), "a count has no interval")
  }

  /// Of changes in the same run the greatest comes first, as a ratio; from or to nothing counts as
  /// much as a ratio of e.
  @Test(arguments: [
    (3, 0, 100, "time"), (2, 0, 100, "pivots"), (3, 100, 0, "time"), (2, 100, 0, "pivots"),
    (2, 100, 150, "time"), (2, 100, 250, "pivots"), (0.5, 100, 150, "time"),
  ])
  func theGreatestChangeComesFirst(
    slowdown: Double, before: Int, after: Int, first: String
  ) throws {
    let runs = (1...4).map {
      SampleRuns.run($0, slowdown: $0 < 3 ? 1 : slowdown, pivots: $0 < 3 ? before : after)
    }
    let history = try #require(try page(runs).html().split(separator: "id=\"history-grid\"").last)
    let figure = try #require(history.split(separator: "<figure>").dropFirst().first)
    #expect(figure.contains("feed / rotate: \(first)"))
  }

  /// Two runs on either side must lie apart by over 5 % before a time counts as changed.
  @Test(arguments: [(1.08, true), (1.04, false), (0.92, true), (0.96, false)])
  func aFewRunsShowAStepOfFivePercent(_ factor: Double, _ isChange: Bool) throws {
    let runs = (1...4).map { SampleRuns.run($0, slowdown: $0 < 3 ? 1 : factor) }
    #expect(try page(runs).html().contains("at commit 333333333") == isChange)
    // One run is not enough on either side.
    for runs in [Array(runs.dropFirst()), Array(runs.dropLast())] {
      #expect(!(try page(runs).html().contains("at commit")))
    }
  }

  @Test func theVerdictStandsBesideWhatChanged() throws {
    let html = try page([SampleRuns.run(1), SampleRuns.run(2, slowdown: 1.4)]).html()
    #expect(html.contains("<th scope=\"col\">Where</th><th scope=\"col\">Verdict</th>"))
    let row = try #require(
      html.split(separator: "<tr data-verdict=\"regressed\">").dropFirst().first)
    let cells = row.split(separator: "<td")
    #expect(cells.count > 1 && cells[1].contains("regressed"))
  }

  @Test func oneOutlierIsNoChange() throws {
    let runs = (0...6).map { SampleRuns.run($0, slowdown: $0 == 3 ? 1.5 : 1) }
    #expect(!(try page(runs).html().contains("at commit")))
  }

  @Test func foldedStacksBecomeAFlameGraph() throws {
    let run = SampleRuns.run(1)
    let html = try ReportPage(
      ReportInput(
        focus: .run, run: run, history: RunHistory([run]),
        foldedStacks: "main;layout;solve 300\nmain;layout 100\nno number here\n")
    ).html()
    #expect(html.contains("solve: 300 B, 75 %"))
    #expect(html.contains("layout: 400 B, 100 %"))
  }

  @Test func aFlameGraphIsBoundedAndSaysWhatItLeavesOut() throws {
    let run = SampleRuns.run(1)
    // Three thousand stacks of twenty frames, none of them a twentieth of the whole.
    let stacks = (0..<3_000).map { index in
      (0..<20).map { "frame\(index % ($0 * 7 + 1))_\($0)" }.joined(separator: ";")
        + " \(1_000 + index)"
    }
    let html = try ReportPage(
      ReportInput(
        focus: .run, run: run, history: RunHistory([run]),
        foldedStacks: stacks.joined(separator: "\n"))
    ).html()
    #expect(html.split(separator: "class=\"flame ").count <= 801)
    #expect(html.contains(" frames are left out, each with less than "))
  }

  @Test func aRecordOfThousandsOfSamplesMakesNoLargerPage() throws {
    let small = try ReportPage(
      ReportInput(
        focus: .run, run: SampleRuns.run(1, samples: 40), history: RunHistory([]))
    ).html()
    let large = try ReportPage(
      ReportInput(
        focus: .run, run: SampleRuns.run(1, samples: 5_000), history: RunHistory([]))
    ).html()
    #expect(large.utf8.count < small.utf8.count + 1_000)
    #expect(large.contains("20261111T040000Z-111111111-00000001.json"))
  }

  @Test func whatThereIsNoRoomForIsCounted() throws {
    let run = SampleRuns.run(1, sizes: (1...1_000).map { $0 * 10 }, samples: 1)
    let html = try ReportPage(
      ReportInput(focus: .run, run: run, history: RunHistory([]))
    ).html()
    #expect(html.contains("200 of 2,000 cases are not shown step by step"))
    #expect(html.matches(of: /<h4>/).count == 900)
  }

  /// A case of another tier was not asked for; one of this run's own tier went away.
  @Test func casesThatAreNotThereAreCountedByTheReason() throws {
    func notes(tier: String) throws -> [String] {
      var before = SampleRuns.run(1)
      before.cases[3].tier = tier
      var after = SampleRuns.run(2)
      after.cases.removeLast()
      let html = try page([before, after]).html()
      return ["1 case no longer run", "1 case that this run did not ask for", "1 new case"]
        .filter { html.contains($0) }
    }
    let tier = SampleRuns.run(1).cases[0].tier
    #expect(try notes(tier: tier) == ["1 case no longer run"])
    #expect(try notes(tier: tier + "er") == ["1 case that this run did not ask for"])
    var more = SampleRuns.run(2)
    more.cases[0].key.size = 7
    #expect(try page([SampleRuns.run(1), more]).html().contains("1 new case"))
  }

  /// The first strategy is what the others are a multiple of.
  @Test func strategiesAreMultiplesOfTheFirst() throws {
    var run = SampleRuns.run(1)
    run.cases += run.cases.map { found in
      var other = found
      other.key.strategy = "other"
      for index in other.steps.indices {
        other.steps[index].time?.samples = found.steps[index].time?.samples.map { 2 * $0 } ?? []
      }
      return other
    }
    let html = try page([run], baseline: nil).html()
    let ratios = html.matches(of: />(1×|1\.00×|2\.00×|–)</).map { String($0.output.1) }
    #expect(ratios == ["1×", "2.00×", "1×", "2.00×"], "the rows of each step, and the table")
  }

  @Test func whatIsAsBeforeIsToldOnce() throws {
    var run = SampleRuns.run(1)
    run.cases += run.cases.map { found in
      var other = found
      other.key.queues = 2
      return other
    }
    let html = try page([run], baseline: nil).html()
    #expect(html.contains("Work counters: all as above, at size 100."))
    #expect(html.contains("Allocations: all as above, at size 100."))
    #expect(html.matches(of: /<summary>Work counters/).count == 1)
  }

  @Test func damagedStacksDrawNothing() throws {
    let run = SampleRuns.run(1)
    let html = try ReportPage(
      ReportInput(focus: .run, run: run, history: RunHistory([run]), foldedStacks: "\n;;;\nx nan\n")
    ).html()
    #expect(!html.contains("id=\"flame-graph\""))
  }
}
