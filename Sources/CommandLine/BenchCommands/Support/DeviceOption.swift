import ArgumentParser
import ScenarioEngine
import Simulation

/// Devices as a command line names them.
enum DeviceOption {
  /// The device of a name.
  ///
  /// - Throws: a usage error that names similar devices.
  static func device(named name: String) throws -> Device {
    if let device = DeviceCatalog.device(named: name) { return device }
    let hint: String
    if let nearest = Suggestion.nearestDevice(to: name) {
      hint = Suggestion.question(nearest)
    } else {
      let near = DeviceCatalog.suggestions(for: name).joined(separator: ", ")
      hint = near.isEmpty ? "." : ", among them \(near)."
    }
    throw ValidationError("There is no device '\(name)'\(hint) bench list --devices lists all.")
  }
}
