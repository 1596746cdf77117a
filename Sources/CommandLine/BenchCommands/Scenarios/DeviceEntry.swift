import LayoutModel
import Simulation

/// A device in the list: all that layout knows of it, and how we come to know it.
struct DeviceEntry: Encodable {
  /// One value of the catalogue, with its origin.
  struct Fact: Encodable {
    /// Such as `keyboardHeight.portrait`.
    var name: String
    /// In points, but for `scale` and `refreshRate`; sizes as width and height, insets as top, left,
    /// bottom, right; empty for what there is not.
    var value: [Double]
    /// `measured`, `sourced` or `assumed`.
    var grade: String
    var source: String
  }

  var identifier: String
  var name: String
  var idiom: String
  var width: Double
  var height: Double
  var scale: Double
  var facts: [Fact]

  init(_ device: Device) {
    identifier = device.identifier
    name = device.name
    idiom = device.idiom.rawValue
    let size = device.size(in: .portrait)
    width = size.width
    height = size.height
    scale = device.scale.value
    facts = [
      Fact("size", device.size) { [$0.width, $0.height] }, Fact("scale", device.scale) { [$0] },
      Fact("refreshRate", device.refreshRate) { [$0] },
    ]
    facts += Fact.both("safeAreaInsets", device.safeAreaInsets) {
      [$0.top, $0.left, $0.bottom, $0.right]
    }
    facts += Fact.both("statusBarHeight", device.statusBarHeight) { [$0] }
    facts += Fact.both("navigationBarHeight", device.navigationBarHeight) { [$0] }
    facts += Fact.both("largeTitleHeight", device.largeTitleHeight) { [$0] }
    facts += Fact.both("tabBarHeight", device.tabBarHeight) { [$0] }
    facts += Fact.both("toolBarHeight", device.toolbarHeight) { [$0] }
    facts += Fact.both("keyboardHeight", device.keyboardHeight) { [$0] }
    facts.append(Fact("shortcutBarHeight", device.shortcutBarHeight) { [$0] })
    if let floating = device.floatingKeyboardSize {
      facts.append(Fact("floatingKeyboardSize", floating) { [$0.width, $0.height] })
    }
    facts += Fact.both("multitaskingWidths", device.multitaskingWidths) { $0 }
  }

  // MARK: The table

  static func table(_ entries: [DeviceEntry]) -> [String] {
    var table = TextTable(
      [
        ("identifier", .left), ("name", .left), ("points", .right), ("scale", .right),
        ("Hz", .right), ("safe area", .left), ("on its side", .left), ("navigation", .left),
        ("tab", .left), ("tool", .left), ("keyboard", .left), ("windows beside others", .left),
      ],
      expendable: [
        "windows beside others", "tool", "tab", "navigation", "Hz", "scale", "name", "keyboard",
        "on its side",
      ])
    for entry in entries {
      table.append([
        entry.identifier, entry.name, entry.words("size", by: " x "), entry.words("scale"),
        entry.words("refreshRate"), entry.words("safeAreaInsets.portrait", at: [0, 2]),
        entry.words("safeAreaInsets.landscape", at: [1, 2]), entry.pair("navigationBarHeight"),
        entry.pair("tabBarHeight"), entry.pair("toolBarHeight"), entry.pair("keyboardHeight"),
        entry.words("multitaskingWidths.portrait") + " / "
          + entry.words("multitaskingWidths.landscape"),
      ])
    }
    return table.lines + [
      "",
      "Lengths in points, upright / on its side; safe areas: top and bottom, sides and bottom.",
      "* is told by a public source, ? assumed, the rest measured; --json names every source.", "",
    ]
  }

  private func pair(_ name: String) -> String {
    words(name + ".portrait") + " / " + words(name + ".landscape")
  }

  /// A value in short, marked by how well it is founded.
  private func words(
    _ name: String, at places: [Int]? = nil, by separator: String = " "
  ) -> String {
    guard let fact = facts.first(where: { $0.name == name }), !fact.value.isEmpty else {
      return "–"
    }
    let shown = places.map { $0.map { fact.value[$0] } } ?? fact.value
    let mark =
      switch fact.grade {
      case "assumed": "?"
      case "sourced": "*"
      default: ""
      }
    return shown.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: separator)
      + mark
  }
}

extension DeviceEntry.Fact {
  fileprivate init<Value>(_ name: String, _ sourced: Sourced<Value>, _ numbers: (Value) -> [Double])
  {
    self.init(
      name: name, value: numbers(sourced.value), grade: sourced.grade.rawValue,
      source: sourced.source)
  }

  /// The values of both orientations.
  fileprivate static func both<Value>(
    _ name: String, _ oriented: Oriented<Sourced<Value>>, _ numbers: (Value) -> [Double]
  ) -> [DeviceEntry.Fact] {
    [
      DeviceEntry.Fact(name + ".portrait", oriented.portrait, numbers),
      DeviceEntry.Fact(name + ".landscape", oriented.landscape, numbers),
    ]
  }
}
