import LayoutModel
import Simulation
import SolverCatalog
import Testing

@Suite("Keyboards of all kinds")
struct KeyboardTests {
  /// What is not docked leaves the guide at the bottom of the safe area, unless it follows.
  @Test(arguments: [
    (Keyboard.docked, 711.0, true), (.cameraInput, 711, true), (.hardware, 969, true),
    (.undocked(lift: 100), 611, false), (.split(lift: 60), 651, false),
    (.floating(Point(x: 10, y: 300)), 300, false),
  ])
  func keyboardsMoveTheGuide(keyboard: Keyboard, top: Double, isDocked: Bool) throws {
    let controller = ViewController()
    let guide = controller.view.keyboardLayoutGuide
    let window = try window(controller, on: "ipad-9.7")
    window.layoutIfNeeded()
    window.setKeyboard(keyboard)
    #expect(window.keyboardFrame?.minY == top)
    #expect(guide.layoutFrame.minY == (isDocked ? top : 1024))
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame.minY == top)
    window.setKeyboard(.docked)
    #expect(guide.layoutFrame == Rect(x: 0, y: 711, width: 768, height: 313))
  }

  @Test(arguments: [
    ("iphone-x", Keyboard.floating(.zero)), ("iphone-x", .undocked(lift: 10)),
    ("iphone-x", .split(lift: 10)), ("ipad-pro-11", .split(lift: 10)),
  ])
  func whatADeviceDoesNotHaveIsIgnored(name: String, keyboard: Keyboard) throws {
    let window = try window(ViewController(), on: name)
    #expect(!window.device.supports(keyboard))
    window.setKeyboard(keyboard)
    #expect(window.keyboard == .hidden)
  }

  @Test func aHardwareKeyboardLeavesNothingOnAPhone() throws {
    let window = try window(ViewController(), on: "iphone-x")
    window.setKeyboard(.docked)
    window.setKeyboard(.hardware)
    #expect(window.keyboardFrame == nil)
  }
}
