import LayoutModel
import Simulation
import TestSupport
import Testing

/// All that the catalogue has of every device, a line each, as `Tests/Stored` has it.
@Suite struct StoredDeviceTests {
  @Test func devicesAreAsTheyWere() throws {
    var parts = StoredParts("devices", .text)
    for device in DeviceCatalog.devices { parts.append(device.identifier, Self.line(device)) }
    try parts.check()
  }

  @Test func sourcesAreAsTheyWere() throws {
    var parts = StoredParts("device-sources", .digest)
    for device in DeviceCatalog.devices {
      parts.append(device.identifier, StructureText.of(device))
    }
    try parts.check()
  }

  /// The widths, in whole points, from which on a window has other size classes.
  @Test func sizeClassesChangeAtTheWidthsAtWhichTheyDid() throws {
    var parts = StoredParts("size-classes", .text)
    for device in DeviceCatalog.devices where device.idiom == .pad {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        var line: [String] = []
        for width in 300...1_400 {
          let found = device.sizeClasses(in: orientation, width: Double(width))
          let text = "\(found.horizontal) \(found.vertical)"
          if line.last?.hasSuffix(text) != true { line.append("\(width) \(text)") }
        }
        parts.append("\(device.identifier) \(orientation)", line.joined(separator: ", "))
      }
    }
    try parts.check()
  }

  private static func line(_ device: Device) -> String {
    func number(_ value: Double) -> String { StructureText.number(value) }
    func pair(_ value: Oriented<Sourced<Double>>) -> String {
      "\(number(value.portrait.value))/\(number(value.landscape.value))"
    }
    let size = device.size.value
    let insets = Orientation.allCases.map { orientation in
      let insets = device.safeAreaInsets(in: orientation)
      return "\(number(insets.top)),\(number(insets.left)),\(number(insets.bottom))"
    }
    let widths = [Orientation.portrait, .landscapeLeft].map { orientation in
      device.multitaskingWidths[orientation].value.map(number).joined(separator: ",")
    }
    let classes = Orientation.allCases.map { orientation in
      let width = device.size(in: orientation).width
      return [width, width / 2].map { width in
        let found = device.sizeClasses(in: orientation, width: width)
        return "\(found.horizontal)".prefix(1) + "\(found.vertical)".prefix(1)
      }.joined(separator: ",")
    }
    let supported = Orientation.allCases.map { device.supports($0) ? "+" : "-" }
    let floating = device.floatingKeyboardSize?.value
    return [
      "\(device.name); \(device.idiom.rawValue) \(number(size.width))x\(number(size.height))"
        + "@\(number(device.scale.value)) \(number(device.refreshRate.value)) Hz",
      "insets \(insets.joined(separator: " "))", "status \(pair(device.statusBarHeight))",
      "bars \(pair(device.navigationBarHeight)) \(pair(device.largeTitleHeight)) "
        + "\(pair(device.tabBarHeight)) \(pair(device.toolbarHeight))",
      "keyboard \(pair(device.keyboardHeight)) \(number(device.shortcutBarHeight.value)) "
        + "\(floating.map { "\(number($0.width))x\(number($0.height))" } ?? "-") "
        + "\(device.hasSplitKeyboard)",
      "widths \(widths.joined(separator: "/"))", "classes \(classes.joined(separator: " "))",
      "turns \(supported.joined())",
    ].joined(separator: "; ")
  }
}
