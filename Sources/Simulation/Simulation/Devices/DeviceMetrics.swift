import LayoutModel

/// What models of one family share: bars, insets, keyboards.
struct DeviceMetrics {
  var idiom: Device.Idiom
  var safeAreaInsets: Oriented<Sourced<EdgeInsets>>
  var statusBarHeight: Oriented<Sourced<Double>>
  var navigationBarHeight: Oriented<Sourced<Double>>
  var largeTitleHeight: Oriented<Sourced<Double>>
  var tabBarHeight: Oriented<Sourced<Double>>
  var toolbarHeight: Oriented<Sourced<Double>>
  var keyboardHeight: Oriented<Sourced<Double>>
  var shortcutBarHeight = Sourced(0.0, .measured, DeviceSource.none)
  var floatingKeyboardSize: Sourced<Size>?
}

/// The sources of the catalogue's values.
enum DeviceSource {
  static let seed =
    "printed by a running app on iPhone X, seed document 003_a6d538cc34bc3abe"
  static let statusSeed =
    "a view's frame printed by a running app, seed document 003_a6d538cc34bc3abe: 20, then 64"
  static let snapshot =
    "table of pointfreeco/swift-snapshot-testing at 6bb6c9a, SnapshotTesting/Common/View.swift"
  static let documents = "frames stored in 650 public Interface Builder documents"
  static let specification = "Apple's published screen specifications"
  static let recalled = "common knowledge among iOS developers, not checked by us"
  static let none = "the device has no such thing"
}

extension Oriented where Value == Sourced<Double> {
  /// Portrait as measured in Interface Builder documents, landscape as recalled.
  static func bar(_ portrait: Double, landscape: Double) -> Oriented {
    Oriented(
      portrait: Sourced(portrait, .measured, DeviceSource.documents),
      landscape: Sourced(landscape, .assumed, DeviceSource.recalled))
  }

  static func assumed(_ portrait: Double, landscape: Double) -> Oriented {
    Oriented(
      portrait: Sourced(portrait, .assumed, DeviceSource.recalled),
      landscape: Sourced(landscape, .assumed, DeviceSource.recalled))
  }
}

extension DeviceMetrics {
  /// A phone with a home button: the status bar alone takes room, and none in landscape.
  static func phoneWithHomeButton(keyboard: Oriented<Sourced<Double>>) -> DeviceMetrics {
    DeviceMetrics(
      idiom: .phone,
      safeAreaInsets: Oriented(
        portrait: Sourced(EdgeInsets(top: 20), .measured, DeviceSource.statusSeed),
        landscape: Sourced(.zero, .sourced, DeviceSource.snapshot)),
      statusBarHeight: Oriented(
        portrait: Sourced(20, .measured, DeviceSource.statusSeed),
        landscape: Sourced(0, .sourced, DeviceSource.snapshot)),
      navigationBarHeight: Oriented(
        portrait: Sourced(44, .measured, DeviceSource.statusSeed),
        landscape: Sourced(32, .assumed, DeviceSource.recalled)),
      largeTitleHeight: .bar(52, landscape: 0),
      tabBarHeight: .bar(49, landscape: 32),
      toolbarHeight: .bar(44, landscape: 32),
      keyboardHeight: keyboard, floatingKeyboardSize: nil)
  }

  /// A phone with a sensor housing and a home indicator.
  static func phoneWithSensorHousing(
    insets: Oriented<Sourced<EdgeInsets>>, statusBar: Double, keyboard: Oriented<Sourced<Double>>
  ) -> DeviceMetrics {
    DeviceMetrics(
      idiom: .phone, safeAreaInsets: insets,
      statusBarHeight: .assumed(statusBar, landscape: 0),
      navigationBarHeight: .bar(44, landscape: 32),
      largeTitleHeight: .bar(52, landscape: 0),
      tabBarHeight: .bar(49, landscape: 32),
      toolbarHeight: .bar(44, landscape: 32),
      keyboardHeight: keyboard, floatingKeyboardSize: nil)
  }

  /// A tablet; `bottom` is the home indicator's inset, 0 with a home button.
  static func pad(
    top: Double, bottom: Double, grade: Sourced<EdgeInsets>.Grade, source: String,
    keyboard: Oriented<Sourced<Double>>
  ) -> DeviceMetrics {
    let insets = Sourced(EdgeInsets(top: top, bottom: bottom), grade, source)
    return DeviceMetrics(
      idiom: .pad,
      safeAreaInsets: Oriented(portrait: insets, landscape: insets),
      statusBarHeight: .assumed(top, landscape: top),
      navigationBarHeight: .assumed(50, landscape: 50),
      largeTitleHeight: .assumed(52, landscape: 52),
      tabBarHeight: .assumed(50, landscape: 50),
      toolbarHeight: .assumed(50, landscape: 50),
      keyboardHeight: keyboard,
      // The bar stands on the home indicator's room.
      shortcutBarHeight: Sourced(55 + bottom, .assumed, DeviceSource.recalled),
      floatingKeyboardSize: Sourced(
        Size(width: 320, height: 260), .assumed, DeviceSource.recalled))
  }

  /// The insets of a phone with a sensor housing: the sides in landscape are the top in portrait.
  static func housing(
    top: Double, landscapeBottom: Double = 21, grade: Sourced<EdgeInsets>.Grade, source: String,
    landscapeGrade: Sourced<EdgeInsets>.Grade? = nil, landscapeSource: String? = nil
  ) -> Oriented<Sourced<EdgeInsets>> {
    Oriented(
      portrait: Sourced(EdgeInsets(top: top, bottom: 34), grade, source),
      landscape: Sourced(
        EdgeInsets(left: top, bottom: landscapeBottom, right: top), landscapeGrade ?? grade,
        landscapeSource ?? source))
  }
}
