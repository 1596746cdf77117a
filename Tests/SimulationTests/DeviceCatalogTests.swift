import LayoutModel
import Simulation
import Testing

@Suite("Device catalogue")
struct DeviceCatalogTests {
  @Test func holdsAtLeastFortyDevicesWithUniqueNames() {
    let identifiers = DeviceCatalog.devices.map(\.identifier)
    #expect(identifiers.count >= 40)
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(arguments: DeviceCatalog.devices.map(\.identifier))
  func valuesAreSoundAndSourced(identifier: String) throws {
    let device = try #require(DeviceCatalog.device(named: identifier))
    let size = device.size.value
    #expect(size.width < size.height)
    #expect([2, 3].contains(device.scale.value))
    for orientation in Orientation.allCases {
      let insets = device.safeAreaInsets(in: orientation)
      #expect(insets.left == insets.right)
      #expect(insets.top >= 0 && insets.top <= 70)
      #expect(device.statusBarHeight[orientation].value <= insets.top)
      #expect(device.keyboardHeight[orientation].value > 150)
      let height = device.size(in: orientation).height
      #expect(device.keyboardHeight[orientation].value < height)
      let widths = device.multitaskingWidths[orientation].value
      #expect(widths.isEmpty == (device.idiom == .phone))
      #expect(widths.allSatisfy { $0 < device.size(in: orientation).width })
      for value in [device.navigationBarHeight, device.tabBarHeight, device.toolbarHeight] {
        #expect(value[orientation].value >= 30 && value[orientation].value <= 60)
        #expect(!value[orientation].source.isEmpty)
      }
    }
    #expect((device.floatingKeyboardSize == nil) == (device.idiom == .phone))
  }

  /// Insets printed by a running app, seed document 003_a6d538cc34bc3abe.
  @Test func insetsOfIPhoneXAreMeasured() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-x"))
    #expect(device.safeAreaInsets(in: .portrait) == EdgeInsets(top: 44, bottom: 34))
    let landscape = EdgeInsets(left: 44, bottom: 21, right: 44)
    #expect(device.safeAreaInsets(in: .landscapeLeft) == landscape)
    #expect(device.safeAreaInsets.portrait.grade == .measured)
    #expect(device.safeAreaInsets.landscape.grade == .measured)
  }

  /// Bars of UIKit: 44 and 49 points, 32 where the height is compact; a large title of 52 has no place there.
  @Test(arguments: DeviceCatalog.devices.filter { $0.idiom == .phone }.map(\.identifier))
  func barsOfPhonesAreLowInLandscape(identifier: String) throws {
    let device = try #require(DeviceCatalog.device(named: identifier))
    let bars = [
      device.navigationBarHeight, device.toolbarHeight, device.tabBarHeight,
      device.largeTitleHeight,
    ]
    #expect(bars.map(\.portrait.value) == [44, 44, 49, 52])
    #expect(bars.map(\.landscape.value) == [32, 32, 32, 0])
  }

  @Test func unknownNamesGetSuggestions() {
    #expect(DeviceCatalog.suggestions(for: "iPhone 14 Pro").contains("iphone-14-pro"))
    #expect(DeviceCatalog.suggestions(for: "iPhone15") == ["iphone-15"])
    #expect(DeviceCatalog.suggestions(for: "ipad pro") == ["ipad-pro-11"])
    #expect(DeviceCatalog.suggestions(for: "iphone-99").first == "iphone-17")
    #expect(DeviceCatalog.suggestions(for: "fridge").isEmpty)
  }

  @Test func hiddenStatusBarFreesRoomOnlyWithoutHousing() throws {
    let old = try #require(DeviceCatalog.device(named: "iphone-8"))
    let new = try #require(DeviceCatalog.device(named: "iphone-x"))
    #expect(old.safeAreaInsets(in: .portrait, isStatusBarHidden: true).top == 0)
    #expect(new.safeAreaInsets(in: .portrait, isStatusBarHidden: true).top == 44)
  }
}
