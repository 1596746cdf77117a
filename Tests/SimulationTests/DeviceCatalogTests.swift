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

  /// Pixels of the screens as Apple's specifications have them, those of the models with a zoomed
  /// picture as it is drawn; and the pixels of a point.
  private static let screens: [(names: String, width: Double, height: Double, scale: Double)] = [
    ("iphone-5s iphone-se", 640, 1_136, 2),
    ("iphone-6s iphone-7 iphone-8 iphone-se-2 iphone-se-3", 750, 1_334, 2),
    ("iphone-6s-plus iphone-7-plus iphone-8-plus", 1_242, 2_208, 3),
    ("iphone-x iphone-xs iphone-11-pro iphone-12-mini iphone-13-mini", 1_125, 2_436, 3),
    ("iphone-xr iphone-11", 828, 1_792, 2), ("iphone-xs-max iphone-11-pro-max", 1_242, 2_688, 3),
    ("iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e", 1_170, 2_532, 3),
    ("iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 1_284, 2_778, 3),
    ("iphone-14-pro iphone-15 iphone-15-pro iphone-16", 1_179, 2_556, 3),
    ("iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 1_290, 2_796, 3),
    ("iphone-16-pro iphone-17 iphone-17-pro", 1_206, 2_622, 3),
    ("iphone-16-pro-max iphone-17-pro-max", 1_320, 2_868, 3), ("iphone-air", 1_260, 2_736, 3),
    ("ipad-air-2 ipad-9.7 ipad-pro-9.7 ipad-mini-5", 1_536, 2_048, 2),
    ("ipad-10.2", 1_620, 2_160, 2), ("ipad-pro-10.5 ipad-air-3", 1_668, 2_224, 2),
    ("ipad-pro-11", 1_668, 2_388, 2), ("ipad-pro-11-m4", 1_668, 2_420, 2),
    ("ipad-pro-12.9-2 ipad-pro-12.9 ipad-air-13", 2_048, 2_732, 2),
    ("ipad-pro-13-m4", 2_064, 2_752, 2), ("ipad-mini-6", 1_488, 2_266, 2),
    ("ipad-air-4 ipad-10 ipad-air-11", 1_640, 2_360, 2),
  ]

  @Test func screensHaveThePixelsOfTheirSpecifications() throws {
    var seen: Set<String> = []
    for (names, width, height, scale) in Self.screens {
      for name in names.split(separator: " ").map(String.init) {
        let device = try #require(DeviceCatalog.device(named: name), "\(name)")
        seen.insert(name)
        #expect(device.scale.value == scale, "\(name)")
        #expect(device.size.value.width * scale == width, "\(name)")
        #expect(device.size.value.height * scale == height, "\(name)")
      }
    }
    #expect(seen == Set(DeviceCatalog.devices.map(\.identifier)), "each device has its screen here")
  }

  /// Upright, the status bar fills the room above the safe area; below an island it is lower, and it
  /// is 54 points high.
  @Test(arguments: DeviceCatalog.devices.map(\.identifier))
  func statusBarsReachTheSafeArea(identifier: String) throws {
    let device = try #require(DeviceCatalog.device(named: identifier))
    let top = device.safeAreaInsets(in: .portrait).top
    #expect([20, 24, 44, 47, 48, 50, 59, 62, 68].contains(top))
    #expect(device.statusBarHeight.portrait.value == (top > 50 ? 54 : top))
  }

  /// Apple's models with a display of up to 120 pictures a second.
  @Test func someScreensAreFaster() {
    let fast = DeviceCatalog.devices.filter { $0.refreshRate.value == 120 }.map(\.identifier)
    #expect(
      fast.filter { $0.hasPrefix("iphone") } == [
        "iphone-13-pro", "iphone-13-pro-max", "iphone-14-pro", "iphone-14-pro-max",
        "iphone-15-pro", "iphone-15-pro-max", "iphone-16-pro", "iphone-16-pro-max", "iphone-air",
        "iphone-17", "iphone-17-pro", "iphone-17-pro-max",
      ])
    #expect(fast.filter { $0.hasPrefix("ipad") }.allSatisfy { $0.hasPrefix("ipad-pro") })
    #expect(DeviceCatalog.devices.allSatisfy { [60, 120].contains($0.refreshRate.value) })
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
