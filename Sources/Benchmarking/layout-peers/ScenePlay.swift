import LayoutModel
import Metering
import ScenarioEngine
import SolverCatalog

/// A scene that is built, laid out, turned and edited by our engine.
struct ScenePlay {
  private let scene: any PeerScene.Type
  private let playback: ScenarioPlayback

  init(_ scene: any PeerScene.Type, size: Int, seed: UInt64) throws {
    self.scene = scene
    let scenario = try ScenarioReader.scenario(from: scene.scenario(seed: seed), file: scene.name)
    playback = ScenarioPlayback(scenario, size: size) { SolverStrategy.standard.makeSolver() }
  }

  /// Prints the sizes that other layout engines are to be given.
  func printLeaves() throws {
    for line in try scene.leaves(of: playback) { print(line) }
  }

  /// Plays all phases and prints what each took, and the frames.
  func printTimes() throws {
    for phase in playback.phases {
      let step = phase.name.split(separator: ".").first ?? ""
      try playback.playRepetitions(of: phase) {
        let before = MeterClock.threadCPU.now
        try playback.perform(phase)
        print("time", step, MeterClock.threadCPU.now - before)
      }
      if ["start", "landscape", "portrait"].contains(step) || phase == playback.phases.last {
        try printFrames(after: step)
      }
    }
  }

  private func printFrames(after step: Substring) throws {
    var numbers: [Double] = []
    for view in scene.views(in: try playback.list) {
      let frame = view.frame
      numbers += [frame.minX, frame.minY, frame.width, frame.height]
    }
    print("frames", step, numbers.map { "\($0)" }.joined(separator: " "))
  }
}
