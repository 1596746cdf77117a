import LayoutModel
import Metering
import ProcessEnvironment
import ScenarioEngine
import Simulation
import SolverCatalog

/// The feed of the scenarios of that name, built, laid out, turned and edited.
///
/// The device has two pixels to a point, of which every size of a feed is a whole number: frames are
/// compared without a tolerance for rounding.
struct FeedPlay {
  /// How often each of the two texts is edited.
  private static let edits = 4

  private let playback: ScenarioPlayback

  init(rows: Int, seed: UInt64) throws {
    let scenario = try ScenarioReader.scenario(from: Self.text(rows, seed), file: "feed")
    playback = ScenarioPlayback(scenario, size: rows) { SolverStrategy.standard.makeSolver() }
  }

  /// Sizes that the content asks for, before any layout.
  func printLeaves() throws {
    for phase in playback.phases where phase.kind == .build { try playback.perform(phase) }
    for row in try rows() {
      let widths = [1, 2, 3].map { row.subviews[$0].intrinsicContentSize.width }
      print("row", widths.map { "\($0)" }.joined(separator: " "))
    }
  }

  /// Plays all phases and prints what each took, and the frames.
  func printTimes() throws {
    for phase in playback.phases {
      playback.prepare(phase)
      let before = MeterClock.threadCPU.now
      try playback.perform(phase)
      let step = phase.name.split(separator: ".").first ?? ""
      print("time", step, MeterClock.threadCPU.now - before)
      if ["start", "landscape", "portrait"].contains(step) || phase == playback.phases.last {
        try printFrames(after: step)
      }
    }
  }

  private func printFrames(after step: Substring) throws {
    var numbers: [Double] = []
    for row in try rows() {
      for view in [row] + row.subviews {
        let frame = view.frame
        numbers += [frame.minX, frame.minY, frame.width, frame.height]
      }
    }
    print("frames", step, numbers.map { "\($0)" }.joined(separator: " "))
  }

  private func rows() throws -> [View] {
    guard let list = playback.window?.rootViewController.view.subviews.first else {
      throw MeasuringProgramError(message: "the feed was not built", status: 70)
    }
    return list.subviews
  }

  /// Texts go back and forth between two lengths, of which the second takes a line more.
  private static func text(_ rows: Int, _ seed: UInt64) -> String {
    func edit(_ view: String, _ name: String, _ length: Int) -> String {
      (0..<edits).map {
        """
          - step: \(name).\($0)
            texts: {\(view): {length: \(length + 311 * ($0 % 2)), line-height: 20.5}}

        """
      }.joined()
    }
    return """
      name: feed
      purpose: The same feed as other layout engines are given.
      device: iphone-8
      generator: {name: feed, seed: \(seed)}
      timeline:
        - step: landscape
          rotate: landscape
        - step: portrait
          rotate: portrait

      """ + edit("lastBody", "last-text", 622) + edit("firstBody", "first-text", 1244)
  }
}
