import Metering
import ScenarioEngine
import SolverCatalog
import Testing

@testable import Benchmarking

/// One play of a generated scenario, for its times alone.
@Suite struct TimedPlaybackTests {
  private func play(isTimelinePlayed: Bool) throws -> TimedPlayback {
    let text = """
      name: feed
      purpose: A feed of rows.
      device: iphone-15
      generator: {name: feed, size: 8}
      timeline:
        - step: turn
          rotate: landscape
      """
    let feed = try ScenarioReader.scenario(from: Array(text.utf8), file: "feed.yaml")
    let plan = RunPlan(
      [ScenarioFile(feed)], tier: .smoke, sizes: [], strategies: [.activeSet], queues: [1],
      seed: nil)
    var recorder = PhaseRecorder(.time(.threadCPU))
    return try TimedPlayback(
      try #require(plan.cases.first), isTimelinePlayed: isTimelinePlayed, &recorder)
  }

  /// Each of the phases until the first layout adds its time, and no frame has any.
  @Test func withoutATimelineThereIsNoFrame() throws {
    let playback = try play(isTimelinePlayed: false)
    #expect(playback.firstLayout > 0)
    #expect(playback.slowestFrame == 0)
  }

  @Test func theSlowestFrameIsOneOfTheTimelines() throws {
    let playback = try play(isTimelinePlayed: true)
    #expect(playback.firstLayout > 0 && playback.slowestFrame > 0)
  }
}
