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
