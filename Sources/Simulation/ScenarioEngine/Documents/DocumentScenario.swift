import Foundation
import InterfaceBuilder
import LayoutModel
import Simulation

/// Scenarios made of Interface Builder documents without any file beside them.
public enum DocumentScenario {
  /// Whether a path is that of a document, by its ending, in letters of either case.
  public static func isDocument(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// The scenes of a document that constraints lay out, in document order.
  ///
  /// - Throws: why the file cannot be read, and all that is wrong in it.
  public static func scenes(at path: String) throws(ScenarioLibraryError) -> [DocumentScene] {
    let bytes = try ScenarioLibrary.bytes(of: path)
    do throws(DocumentSyntaxError) {
      return DocumentScene.scenes(
        of: try InterfaceDocument.parse(bytes, path: path), bytes: bytes)
    } catch {
      throw ScenarioLibraryError(messages: error.diagnostics.map(\.description))
    }
  }

  /// A scenario of each scene, without expectations.
  ///
  /// The scene is laid out on the device of its canvas, turned to the side and back, and met by a
  /// keyboard that goes again.
  /// - Throws: why the file cannot be read, and all that is wrong in it.
  public static func scenarios(at path: String) throws(ScenarioLibraryError) -> [Scenario] {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    var seen: [String: Int] = [:]
    return try scenes(at: path).map { scene in
      var name = plain(stem) + "." + plain(scene.name)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      if count > 1 { name += ".\(count)" }
      var view = ViewDescription(id: "root")
      view.document = scene
      var scenario = Scenario(
        name: name, purpose: "The scene '\(scene.name)' of \(path).",
        device: scene.device, content: .hierarchy(view))
      scenario.tags = ["document"]
      scenario.bars = scene.bars
      if scene.isLandscape { scenario.orientation = .landscapeLeft }
      let turned: Orientation = scene.isLandscape ? .portrait : .landscapeLeft
      scenario.steps = [
        ScenarioStep(name: "turned", actions: [.rotate(turned)]),
        ScenarioStep(name: "turned-back", actions: [.rotate(scenario.orientation)]),
        ScenarioStep(name: "keyboard-shown", actions: [.keyboard(.docked)]),
        ScenarioStep(name: "keyboard-hidden", actions: [.keyboard(.hidden)]),
      ]
      return scenario
    }
  }

  /// Words as part of a scenario's name.
  private static func plain(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "_" || scalar == "-" ? Character(scalar) : "-"
    }
    return letters.isEmpty || letters.first == "." ? "scene" : String(letters)
  }
}

extension DocumentScene {
  /// Whether the canvas lay on its side.
  var isLandscape: Bool { document.device?.isLandscape == true }

  /// The device of the catalogue that the canvas showed, by its size; an iPhone 8 where it showed
  /// none.
  var device: Device {
    let size = document.device?.model?.size ?? Size(width: 375, height: 667)
    let devices = DeviceCatalog.devices
    return devices.first { $0.size.value == size } ?? DeviceCatalog.device(named: "iphone-8")
      ?? devices[0]
  }

  /// The bars that the document shows around the scene.
  var bars: ScenarioBars {
    let shown = document.predictedBars(ofRoot: root)
    var bars = ScenarioBars()
    bars.hasNavigationBar = shown.hasNavigationBar
    bars.hasTabBar = shown.hasTabBar
    bars.hasToolbar = shown.hasToolbar
    return bars
  }
}
