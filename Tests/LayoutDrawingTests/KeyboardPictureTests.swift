import LayoutDrawing
import LayoutModel
import Simulation
import SolverCatalog
import Testing

/// Keyboards as pictures show them, on a tablet that has them all.
@Suite struct KeyboardPictureTests {
  private func picture(_ keyboard: Keyboard) throws -> ParsedPicture {
    let device = try #require(DeviceCatalog.device(named: "ipad-9.7"))
    let window = Window(
      device: device, rootViewController: ViewController(),
      solver: SolverStrategy.standard.makeSolver())
    window.setKeyboard(keyboard)
    return try #require(
      ParsedPicture(
        LayoutPicture(LayoutScene(window), options: PictureOptions(style: .blueprint)).svg))
  }

  /// The legend has a swatch of a keyboard as well.
  @Test(arguments: [
    (Keyboard.docked, 1, 4), (.undocked(lift: 100), 1, 4), (.split(lift: 100), 2, 8),
    (.hardware, 1, 1), (.cameraInput, 1, 1), (.floating(Point(x: 50, y: 300)), 1, 4),
  ])
  func everyKeyboardHasItsFace(keyboard: Keyboard, parts: Int, strokes: Int) throws {
    let parsed = try picture(keyboard)
    #expect(parsed.elements("kb").count == parts + 1)
    #expect(parsed.elements("key").count == strokes)
  }

  @Test func thereIsNoKeyboardWithoutOne() throws {
    #expect(try picture(.hidden).elements("kb").isEmpty)
  }
}
