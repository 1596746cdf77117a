extension DeviceCatalog {
  static let pads: [Device] = padRows.map(\.device)

  private static let padRows: [DeviceRow] = [
    DeviceRow("ipad-air-2", "iPad Air 2", 768, 1024, 2, homeButton97)
      .splitting([320, 438], landscape: [320, 507, 694]),
    DeviceRow("ipad-9.7", "iPad 9.7-inch (6th generation)", 768, 1024, 2, homeButton97)
      .splitting([320, 438], landscape: [320, 507, 694]),
    DeviceRow("ipad-pro-9.7", "iPad Pro 9.7-inch", 768, 1024, 2, homeButton97)
      .splitting([320, 438], landscape: [320, 507, 694]),
    DeviceRow("ipad-mini-5", "iPad mini (5th generation)", 768, 1024, 2, homeButton97)
      .splitting([320, 438], landscape: [320, 507, 694]),
    DeviceRow("ipad-10.2", "iPad 10.2-inch (9th generation)", 810, 1080, 2, homeButton97)
      .splitting([320, 480], landscape: [320, 535, 750]),
    DeviceRow("ipad-pro-10.5", "iPad Pro 10.5-inch", 834, 1112, 2, homeButton105)
      .splitting([320, 504], landscape: [320, 551, 782]).proMotion,
    DeviceRow("ipad-air-3", "iPad Air (3rd generation)", 834, 1112, 2, homeButton105)
      .splitting([320, 504], landscape: [320, 551, 782]),
    DeviceRow("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, 2, indicator11)
      .splitting([320, 504], landscape: [375, 592, 809]).proMotion,
    DeviceRow(
      "ipad-pro-12.9-2", "iPad Pro 12.9-inch (2nd generation)", 1024, 1366, 2, homeButton129
    ).splitting([375, 639], landscape: [375, 678, 981]).proMotion,
    DeviceRow(
      "ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366, 2, indicator129
    ).splitting([375, 639], landscape: [375, 678, 981]).proMotion,
    later("ipad-mini-6", "iPad mini (6th generation)", 744, 1133, indicator11)
      .assumingSplits([320, 414], landscape: [375, 561, 748]),
    later("ipad-air-4", "iPad Air (4th generation)", 820, 1180, indicator11)
      .assumingSplits([320, 490], landscape: [375, 585, 795]),
    later("ipad-10", "iPad (10th generation)", 820, 1180, indicator11)
      .assumingSplits([320, 490], landscape: [375, 585, 795]),
    later("ipad-air-11", "iPad Air 11-inch (M2)", 820, 1180, indicator11)
      .assumingSplits([320, 490], landscape: [375, 585, 795]),
    later("ipad-air-13", "iPad Air 13-inch (M2)", 1024, 1366, indicator129)
      .assumingSplits([375, 639], landscape: [375, 678, 981]),
    later("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, indicator11)
      .assumingSplits([320, 504], landscape: [375, 600, 825]).proMotion,
    later("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, indicator129)
      .assumingSplits([375, 647], landscape: [375, 683, 991]).proMotion,
  ]

  /// A model newer than the snapshot table.
  private static func later(
    _ identifier: String, _ name: String, _ width: Double, _ height: Double,
    _ metrics: DeviceMetrics
  ) -> DeviceRow {
    DeviceRow(identifier, name, width, height, 2, metrics, source: DeviceSource.specification)
  }

  private static let homeButton97 = DeviceMetrics.pad(
    top: 20, bottom: 0, grade: .sourced, source: DeviceSource.snapshot,
    keyboard: .assumed(313, landscape: 398))
  private static let homeButton105 = DeviceMetrics.pad(
    top: 20, bottom: 0, grade: .sourced, source: DeviceSource.snapshot,
    keyboard: .assumed(320, landscape: 403))
  private static let homeButton129 = DeviceMetrics.pad(
    top: 20, bottom: 0, grade: .sourced, source: DeviceSource.snapshot,
    keyboard: .assumed(423, landscape: 529))
  private static let indicator11 = DeviceMetrics.pad(
    top: 24, bottom: 20, grade: .sourced, source: DeviceSource.snapshot,
    keyboard: .assumed(337, landscape: 422))
  private static let indicator129 = DeviceMetrics.pad(
    top: 24, bottom: 20, grade: .measured, source: DeviceSource.documents,
    keyboard: .assumed(424, landscape: 529))
}
