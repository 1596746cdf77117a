import AutoLayoutEngine
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutDrawing
import LayoutModel
import ScenarioEngine
import Simulation
import SolverCatalog

/// Lays out the scenes of an Interface Builder document for drawing.
struct DocumentScenes {
  let document: InterfaceDocument
  /// The device to lay out on; nil for the document's canvas.
  let device: Device?
  let orientation: Orientation
  let strategy: SolverStrategy
  let contents: LayoutScene.Contents

  /// A strip holds no more scenes than this.
  static let limit = 12

  /// The roots of the document that show something, in document order.
  var roots: [Int] {
    document.layoutRoots.filter { root in
      !document.views[root].subviews.isEmpty || !document.views[root].ownedViews.isEmpty
        || document.scenes.contains { $0.controllers.contains { $0.view == root } }
    }
  }

  /// The roots that a word means: a scene's or view's name, an id, or a number counted from 1.
  func roots(named word: String) -> [Int] {
    if let number = Int(word), roots.indices.contains(number - 1) { return [roots[number - 1]] }
    return roots.filter { root in
      let view = document.views[root]
      let scene = document.scenes.first { $0.roots.contains(root) }
      let controllers = (scene?.controllers ?? []).flatMap { controller in
        [controller.id, controller.customClass, controller.userLabel, controller.title]
          .compactMap(\.self)
      }
      return ([view.id, view.reportName, scene?.id ?? "", scene?.name ?? ""] + controllers)
        .contains(word)
    }
  }

  /// What a root is called.
  func title(ofRoot root: Int) -> String {
    let scene = document.scenes.first { $0.roots.contains(root) }?.name ?? ""
    return scene.isEmpty ? document.views[root].reportName : scene
  }

  /// A root, laid out.
  func scene(ofRoot root: Int) -> LayoutScene {
    let environment =
      device.map { document.environment(ofRoot: root, on: LayoutScreen($0, orientation)) }
      ?? document.environmentRead(ofRoot: root)
    let laidOut = LaidOutTree(
      document, root: root, environment: environment, makeSolver: { strategy.makeSolver() })
    return LayoutScene(
      laidOut.engine, on: screen(ofRoot: root, environment), contents: contents,
      title: title(ofRoot: root)
    ) { view in
      (view as? any DocumentItem).map { document.depiction(ofView: $0.content.index) }
    }
  }

  /// The device around a root that fills its screen.
  private func screen(ofRoot root: Int, _ environment: LayoutEnvironment) -> SceneScreen? {
    let isController = document.scenes.contains { scene in
      scene.controllers.contains { $0.view == root }
    }
    guard isController else { return nil }
    if let device { return SceneScreen(device: device, orientation: orientation) }
    guard let model = document.device?.model else { return nil }
    let isLandscape = environment.frame.width > environment.frame.height
    let held: Orientation = isLandscape ? .landscapeLeft : .portrait
    let match = DeviceCatalog.devices.first { device in
      device.size(in: held) == environment.frame.size
        && (device.safeAreaInsets.portrait.value.bottom > 0) == (model.safeArea.bottom > 0)
    }
    return match.map { SceneScreen(device: $0, orientation: held) }
  }
}

extension InterfaceDocument {
  /// What a view shows, by its element and attributes.
  fileprivate func depiction(ofView index: Int) -> ViewDepiction {
    let view = views[index]
    let attributes = view.attributes
    let text = attributes.text ?? ""
    let size = attributes.fontSize ?? (attributes.isSystemButton ? 15 : 17)
    let font = Font.system(size)
    switch view.element {
    case "label":
      return .text(text, TextSetting(font: font, lineLimit: attributes.numberOfLines))
    case "textView": return .text(text, TextSetting(font: font))
    case "button":
      return attributes.image != nil && text.isEmpty ? .image : .button(text, font)
    case "textField": return .field(text, font)
    case "imageView": return .image
    case "switch": return .toggle
    case "slider", "progressView": return .track
    case "segmentedControl", "stepper", "pageControl", "datePicker", "pickerView", "searchBar",
      "activityIndicatorView":
      return .control
    default: return .plain
    }
  }
}
