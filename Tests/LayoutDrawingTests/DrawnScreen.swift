import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
import Simulation
import SolverCatalog

/// A screen made for a test, on an iPhone X.
struct DrawnScreen {
  let window: Window
  let controller = ViewController()

  var root: View { controller.view }

  init(_ build: (View) -> Void) {
    build(controller.view)
    window = Window(
      device: DrawnScreen.device, rootViewController: controller,
      solver: SolverStrategy.standard.makeSolver())
  }

  static var device: Device { DeviceCatalog.device(named: "iphone-x") ?? DeviceCatalog.devices[0] }

  func scene(_ contents: LayoutScene.Contents = .findings) -> LayoutScene {
    LayoutScene(window, contents: contents)
  }

  func picture(
    _ contents: LayoutScene.Contents = .findings,
    _ change: (inout PictureOptions) -> Void = { _ in }
  ) -> LayoutPicture {
    var options = PictureOptions(style: .blueprint)
    change(&options)
    return LayoutPicture(scene(contents), options: options, heading: "a test")
  }
}

extension View {
  /// Adds a view at a frame, under a name.
  @discardableResult
  func add<Added: View>(_ view: Added, _ name: String, _ frame: Rect? = nil) -> Added {
    view.accessibilityIdentifier = name
    if let frame {
      view.frame = frame
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(view)
    return view
  }
}
