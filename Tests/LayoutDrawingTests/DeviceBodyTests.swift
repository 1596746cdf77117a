import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
import Simulation
import SolverCatalog
import Testing

/// The body that a picture draws around a screen, as the device is held.
@Suite struct DeviceBodyTests {
  private static func scene(_ name: String, _ orientation: Orientation) throws -> LayoutScene {
    let device = try #require(DeviceCatalog.device(named: name))
    return LayoutScene(
      Window(
        device: device, orientation: orientation, rootViewController: ViewController(),
        solver: SolverStrategy.standard.makeSolver()), contents: .findings)
  }

  private static func size(_ name: String, _ orientation: Orientation) throws -> Size {
    LayoutPicture(try scene(name, orientation), options: PictureOptions()).size
  }

  /// Upside down or on the other side, a device takes as much room: its ends are its own top and bottom
  /// whichever way it is held.
  @Test(arguments: ["ipad-10.2", "ipad-pro-11", "iphone-se-3", "iphone-16"])
  func theBodyTurnsWithTheDevice(_ name: String) throws {
    #expect(try Self.size(name, .landscapeLeft) == Self.size(name, .landscapeRight))
    if name.hasPrefix("ipad") {
      #expect(try Self.size(name, .portraitUpsideDown) == Self.size(name, .portrait))
    }
    let upright = try Self.size(name, .portrait)
    let turned = try Self.size(name, .landscapeLeft)
    #expect(upright.width < upright.height && turned.width > turned.height)
  }

  @Test(arguments: [
    ("iphone-se-3", 0.0), ("iphone-x", 40), ("iphone-16", 54), ("ipad-10.2", 0),
    ("ipad-pro-11", 18),
  ])
  func cornersAreRoundByTheKindOfDevice(_ name: String, _ radius: Double) throws {
    #expect(try #require(try Self.scene(name, .portrait).screen).cornerRadius == radius)
  }
}
