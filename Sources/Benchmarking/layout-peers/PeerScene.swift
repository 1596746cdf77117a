import LayoutModel
import ProcessEnvironment
import ScenarioEngine
import Simulation

/// A scene that our engine and others lay out: a generated tree, turned and edited.
///
/// The device has two pixels to a point, of which every size of a scene is a whole number: frames are
/// compared without a tolerance for rounding.
protocol PeerScene {
  /// The name of the scene and of its generator.
  static var name: String { get }
  /// The least size, in the generator's unit, at which every step can be played.
  static var leastSize: Int { get }
  /// The scenario's device, bars and timeline, as a scenario file has them.
  static var playing: String { get }

  /// What other layout engines are to be given, one line each, for a playback whose phases are still
  /// to be performed.
  static func leaves(of playback: ScenarioPlayback) throws -> [String]

  /// The views whose frames are compared, in order, of the scroll view that holds the scene: each in it and those in
  /// that, unless said otherwise.
  static func views(in list: View) -> [View]
}

extension PeerScene {
  /// Steps of one name, in each of which something goes to one of two lengths, back and forth.
  ///
  /// - Parameters:
  ///   - name: The name of the steps.
  ///   - change: What a step does, as a line of a scenario file, by whether it goes to the second length.
  /// - Returns: The steps, as lines of a scenario file.
  static func edits(_ name: String, _ change: (_ isSecond: Bool) -> String) -> String {
    (0..<4).map {
      """
        - step: \(name).\($0)
          \(change($0 % 2 == 1))

      """
    }.joined()
  }

  static func views(in list: View) -> [View] {
    list.subviews.flatMap { [$0] + $0.subviews }
  }

  /// The scene as a scenario file.
  static func scenario(seed: UInt64) -> String {
    """
    name: \(name)
    purpose: The same \(name) as other layout engines are given.
    generator: {name: \(name), seed: \(seed)}

    """ + playing
  }
}

extension ScenarioPlayback {
  /// The scroll view that holds a generated scene, once it was built.
  ///
  /// - Throws: a ``MeasuringProgramError`` before that.
  var list: View {
    get throws {
      guard let list = window?.rootViewController.view.subviews.first else {
        throw MeasuringProgramError(message: "the scene was not built", status: 70)
      }
      return list
    }
  }
}
