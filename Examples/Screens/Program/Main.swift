import AutoLayoutEngine
import Foundation
import LayoutDrawing
import LayoutModel
import Screens
import Simulation
import SolverCatalog
import UIKit

/// `app-screens draw FOLDER | bench`: the part that is LayoutBench's.
@main @MainActor struct Main {
  static let screens: [(name: String, make: () -> UIViewController)] = [
    ("profile", { ProfileViewController() }), ("feed", { FeedViewController() }),
    ("settings", { SettingsViewController() }),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let device = DeviceCatalog.device(named: "iphone-15") else { return }
    switch (arguments.first, arguments.dropFirst().first) {
    case ("draw", let folder?): try draw(into: URL(fileURLWithPath: folder), device)
    case ("bench", nil): ScreenBenchmark(device: device).run()
    default:
      print("usage: app-screens draw FOLDER | bench")
      exit(64)
    }
  }

  static func window(
    _ make: () -> UIViewController, _ device: Device, _ strategy: SolverStrategy = .standard
  ) -> Simulation.Window {
    let window = Simulation.Window(
      device: device, rootViewController: UINavigationController(rootViewController: make()),
      solver: strategy.makeSolver())
    window.layoutIfNeeded()
    return window
  }

  /// Draws each screen upright, turned, above the keyboard and with large text, side by side.
  private static func draw(into folder: URL, _ device: Device) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for screen in screens {
      let window = window(screen.make, device)
      var scenes: [LayoutScene] = []
      var conflicts = 0
      func draw(_ title: String) {
        scenes.append(LayoutScene(window, title: title))
        conflicts += window.engine.conflicts.count
      }
      draw("upright")
      window.setKeyboard(.docked)
      draw("keyboard")
      window.setKeyboard(.hidden)
      window.engine.contentSizeCategory = .accessibilityMedium
      draw("large text")
      window.engine.contentSizeCategory = .large
      window.rotate(to: .landscapeLeft)
      draw("turned")
      let file = folder.appendingPathComponent("\(screen.name).svg")
      try LayoutPicture(strip: scenes, heading: screen.name).svg
        .write(to: file, atomically: true, encoding: .utf8)
      print("\(file.lastPathComponent): \(scenes.count) scenes, \(conflicts) conflicts")
    }
  }
}
