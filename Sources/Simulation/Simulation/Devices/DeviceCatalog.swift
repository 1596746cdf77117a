import LayoutModel

/// The devices we know.
public enum DeviceCatalog {
  /// All devices, phones first, in order of appearance.
  public static let devices: [Device] = phones + pads

  /// The device called `identifier`.
  /// - Complexity: O(number of devices).
  public static func device(named identifier: String) -> Device? {
    devices.first { $0.identifier == identifier }
  }

  /// The identifiers closest to a name that no device has, for messages.
  ///
  /// Those that share most words with it and have fewest others; the latest three of them.
  public static func suggestions(for identifier: String) -> [String] {
    let wanted = words(of: identifier)
    let near = devices.compactMap { device -> (name: String, score: Int)? in
      let words = words(of: device.identifier)
      let shared = wanted.intersection(words).count
      return shared == 0 ? nil : (device.identifier, 2 * shared - words.count)
    }
    let best = near.map(\.score).max()
    return near.filter { $0.score == best }.map(\.name).reversed().prefix(3).map(\.self)
  }

  /// The words and numbers in a name, whatever stands between them.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    var wasNumber = false
    for character in name.lowercased() {
      let isSeparator = !character.isLetter && !character.isNumber
      if isSeparator || character.isNumber != wasNumber { words.append("") }
      wasNumber = character.isNumber
      if !isSeparator { words[words.count - 1].append(character) }
    }
    return Set(words).subtracting([""])
  }
}

/// One line of the catalogue.
struct DeviceRow {
  let identifier: String
  let name: String
  let width: Double
  let height: Double
  let scale: Double
  let metrics: DeviceMetrics
  /// The source of the screen's size.
  let source: String
  var refreshRate = 60.0
  var multitasking = Oriented(
    portrait: Sourced([Double](), .measured, DeviceSource.none),
    landscape: Sourced([Double](), .measured, DeviceSource.none))

  init(
    _ identifier: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double,
    _ metrics: DeviceMetrics, source: String = DeviceSource.snapshot
  ) {
    self.identifier = identifier
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.metrics = metrics
    self.source = source
  }

  /// The row with a ProMotion display: up to 120 Hz.
  var proMotion: DeviceRow {
    var row = self
    row.refreshRate = 120
    return row
  }

  /// The row with the window widths of multitasking, from the snapshot table.
  func splitting(_ portrait: [Double], landscape: [Double]) -> DeviceRow {
    var row = self
    row.multitasking = Oriented(
      portrait: Sourced(portrait, .sourced, DeviceSource.snapshot),
      landscape: Sourced(landscape, .sourced, DeviceSource.snapshot))
    return row
  }

  /// The row with the window widths of multitasking, as recalled.
  func assumingSplits(_ portrait: [Double], landscape: [Double]) -> DeviceRow {
    var row = self
    row.multitasking = Oriented(
      portrait: Sourced(portrait, .assumed, DeviceSource.recalled),
      landscape: Sourced(landscape, .assumed, DeviceSource.recalled))
    return row
  }

  var device: Device {
    Device(
      identifier: identifier, name: name, idiom: metrics.idiom,
      size: Sourced(Size(width: width, height: height), .sourced, source),
      scale: Sourced(scale, .sourced, DeviceSource.specification),
      refreshRate: Sourced(refreshRate, .sourced, DeviceSource.specification),
      safeAreaInsets: metrics.safeAreaInsets, statusBarHeight: metrics.statusBarHeight,
      navigationBarHeight: metrics.navigationBarHeight,
      largeTitleHeight: metrics.largeTitleHeight, tabBarHeight: metrics.tabBarHeight,
      toolbarHeight: metrics.toolbarHeight, keyboardHeight: metrics.keyboardHeight,
      shortcutBarHeight: metrics.shortcutBarHeight,
      floatingKeyboardSize: metrics.floatingKeyboardSize, multitaskingWidths: multitasking)
  }
}
