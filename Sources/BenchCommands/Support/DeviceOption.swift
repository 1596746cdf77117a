import ArgumentParser
import InterfaceBuilder
import Simulation

/// Devices as a command line names them.
enum DeviceOption {
  /// The device of a name.
  ///
  /// - Throws: a usage error that names similar devices.
  static func device(named name: String) throws -> Device {
    if let device = DeviceCatalog.device(named: name) { return device }
    let near = DeviceCatalog.suggestions(for: name).joined(separator: ", ")
    throw ValidationError(
      "There is no device '\(name)'; bench list --devices tells all"
        + (near.isEmpty ? "." : ", among them \(near)."))
  }
}

extension LayoutScreen {
  /// The whole screen of a device.
  init(_ device: Device, _ orientation: Orientation) {
    let isPad = device.idiom == .pad
    self.init(
      size: device.size(in: orientation), safeAreaInsets: device.safeAreaInsets(in: orientation),
      scale: device.scale.value,
      traits: TraitSelection(
        width: isPad ? .regular : .compact,
        height: isPad || !orientation.isLandscape ? .regular : .compact,
        idiom: isPad ? "pad" : "phone"))
  }
}
