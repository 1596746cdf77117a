import LayoutModel

extension DeviceCatalog {
  static let phones: [Device] = phoneRows.map(\.device)

  private static let phoneRows: [DeviceRow] = [
    DeviceRow("iphone-5s", "iPhone 5s", 320, 568, 2, smallHomeButton),
    DeviceRow("iphone-se", "iPhone SE (1st generation)", 320, 568, 2, smallHomeButton),
    DeviceRow("iphone-6s", "iPhone 6s", 375, 667, 2, homeButton),
    DeviceRow("iphone-6s-plus", "iPhone 6s Plus", 414, 736, 3, plusHomeButton),
    DeviceRow("iphone-7", "iPhone 7", 375, 667, 2, homeButton),
    DeviceRow("iphone-7-plus", "iPhone 7 Plus", 414, 736, 3, plusHomeButton),
    DeviceRow("iphone-8", "iPhone 8", 375, 667, 2, homeButton),
    DeviceRow("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, plusHomeButton),
    DeviceRow("iphone-x", "iPhone X", 375, 812, 3, notchOfX),
    DeviceRow("iphone-xr", "iPhone XR", 414, 896, 2, largeNotch44),
    DeviceRow("iphone-xs", "iPhone XS", 375, 812, 3, notchOfX),
    DeviceRow("iphone-xs-max", "iPhone XS Max", 414, 896, 3, largeNotch44),
    DeviceRow("iphone-11", "iPhone 11", 414, 896, 2, largeNotch48),
    DeviceRow("iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, notchOfX),
    DeviceRow("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, largeNotch44),
    DeviceRow("iphone-se-2", "iPhone SE (2nd generation)", 375, 667, 2, homeButton),
    DeviceRow("iphone-12-mini", "iPhone 12 mini", 375, 812, 3, notch50),
    DeviceRow("iphone-12", "iPhone 12", 390, 844, 3, notch47),
    DeviceRow("iphone-12-pro", "iPhone 12 Pro", 390, 844, 3, notch47),
    DeviceRow("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, largeNotch47),
    DeviceRow("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, notch50),
    DeviceRow("iphone-13", "iPhone 13", 390, 844, 3, notch47),
    DeviceRow("iphone-13-pro", "iPhone 13 Pro", 390, 844, 3, notch47).proMotion,
    DeviceRow("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, largeNotch47).proMotion,
    DeviceRow("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, 2, homeButton),
    later("iphone-14", "iPhone 14", 390, 844, notch47),
    later("iphone-14-plus", "iPhone 14 Plus", 428, 926, largeNotch47),
    later("iphone-14-pro", "iPhone 14 Pro", 393, 852, island59).proMotion,
    later("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, largeIsland59).proMotion,
    later("iphone-15", "iPhone 15", 393, 852, island59),
    later("iphone-15-plus", "iPhone 15 Plus", 430, 932, largeIsland59),
    later("iphone-15-pro", "iPhone 15 Pro", 393, 852, island59).proMotion,
    later("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, largeIsland59).proMotion,
    later("iphone-16e", "iPhone 16e", 390, 844, notch47),
    later("iphone-16", "iPhone 16", 393, 852, island59),
    later("iphone-16-plus", "iPhone 16 Plus", 430, 932, largeIsland59),
    later("iphone-16-pro", "iPhone 16 Pro", 402, 874, island62).proMotion,
    later("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, largeIsland62).proMotion,
    later("iphone-air", "iPhone Air", 420, 912, island68).proMotion,
    later("iphone-17", "iPhone 17", 402, 874, island62Later).proMotion,
    later("iphone-17-pro", "iPhone 17 Pro", 402, 874, island62Later).proMotion,
    later("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, largeIsland62Later).proMotion,
  ]

  /// A model newer than the snapshot table.
  private static func later(
    _ identifier: String, _ name: String, _ width: Double, _ height: Double,
    _ metrics: DeviceMetrics
  ) -> DeviceRow {
    DeviceRow(identifier, name, width, height, 3, metrics, source: DeviceSource.specification)
  }

  private static let smallHomeButton = DeviceMetrics.phoneWithHomeButton(
    keyboard: .assumed(253, landscape: 199))
  private static let homeButton = DeviceMetrics.phoneWithHomeButton(
    keyboard: .assumed(260, landscape: 200))
  private static let plusHomeButton = DeviceMetrics.phoneWithHomeButton(
    keyboard: .assumed(271, landscape: 200))

  private static let notchOfX = DeviceMetrics.phoneWithSensorHousing(
    insets: DeviceMetrics.housing(top: 44, grade: .measured, source: DeviceSource.seed),
    statusBar: 44, keyboard: .assumed(335, landscape: 209))
  private static let largeNotch44 = DeviceMetrics.phoneWithSensorHousing(
    insets: DeviceMetrics.housing(
      top: 44, grade: .sourced, source: DeviceSource.snapshot, landscapeGrade: .assumed,
      landscapeSource: "as measured on iPhone X; the snapshot-testing table has 24 at the bottom"),
    statusBar: 44, keyboard: .assumed(346, landscape: 209))
  private static let largeNotch48 = DeviceMetrics.phoneWithSensorHousing(
    insets: DeviceMetrics.housing(
      top: 48, grade: .measured, source: DeviceSource.documents, landscapeGrade: .assumed,
      landscapeSource: DeviceSource.recalled),
    statusBar: 48, keyboard: .assumed(346, landscape: 209))
  private static let notch47 = DeviceMetrics.phoneWithSensorHousing(
    insets: sourcedHousing(top: 47), statusBar: 47, keyboard: .assumed(336, landscape: 209))
  private static let largeNotch47 = DeviceMetrics.phoneWithSensorHousing(
    insets: sourcedHousing(top: 47), statusBar: 47, keyboard: .assumed(346, landscape: 209))
  private static let notch50 = DeviceMetrics.phoneWithSensorHousing(
    insets: sourcedHousing(top: 50), statusBar: 50, keyboard: .assumed(336, landscape: 209))
  private static let island59 = DeviceMetrics.phoneWithSensorHousing(
    insets: DeviceMetrics.housing(
      top: 59, grade: .measured, source: DeviceSource.documents, landscapeGrade: .assumed,
      landscapeSource: DeviceSource.recalled),
    statusBar: 54, keyboard: .assumed(336, landscape: 209))
  private static let largeIsland59 = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 59), statusBar: 54, keyboard: .assumed(346, landscape: 209))
  private static let island62 = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 62), statusBar: 54, keyboard: .assumed(336, landscape: 209))
  private static let largeIsland62 = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 62), statusBar: 54, keyboard: .assumed(346, landscape: 209))
  private static let island62Later = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 62, landscapeBottom: 20), statusBar: 54,
    keyboard: .assumed(336, landscape: 209))
  private static let largeIsland62Later = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 62, landscapeBottom: 20), statusBar: 54,
    keyboard: .assumed(346, landscape: 209))
  private static let island68 = DeviceMetrics.phoneWithSensorHousing(
    insets: assumedHousing(top: 68, landscapeBottom: 20), statusBar: 54,
    keyboard: .assumed(346, landscape: 209))

  private static func sourcedHousing(
    top: Double
  ) -> Oriented<Sourced<EdgeInsets>> {
    DeviceMetrics.housing(top: top, grade: .sourced, source: DeviceSource.snapshot)
  }

  private static func assumedHousing(
    top: Double, landscapeBottom: Double = 21
  ) -> Oriented<Sourced<EdgeInsets>> {
    DeviceMetrics.housing(
      top: top, landscapeBottom: landscapeBottom, grade: .assumed, source: DeviceSource.recalled)
  }
}
