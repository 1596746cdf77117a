import Foundation

/// What distinguishes one machine from another as far as time is concerned; names no host and no user.
package struct MachineFingerprint: Codable, Hashable, Sendable {
  /// The processor's name.
  package var processor: String
  /// The instruction set, such as `x86_64`.
  package var architecture: String
  /// The cores this process may run on.
  package var cores: Int
  /// Physical memory in bytes.
  package var memory: UInt64
  /// The operating system with its version.
  package var system: String
  /// The kernel's release.
  package var kernel: String
  /// Signs of a virtual machine or container, in a fixed order; empty on bare metal.
  package var virtualization: [String]

  private enum CodingKeys: String, CodingKey {
    case processor, architecture, cores, memory, system, kernel
    case virtualization = "virtualisation"
  }

  /// Creates a fingerprint from its parts.
  package init(
    processor: String, architecture: String, cores: Int, memory: UInt64, system: String,
    kernel: String, virtualization: [String]
  ) {
    self.processor = processor
    self.architecture = architecture
    self.cores = cores
    self.memory = memory
    self.system = system
    self.kernel = kernel
    self.virtualization = virtualization
  }

  /// Whether times of both machines can be compared.
  ///
  /// Memory counts to the nearest GiB: a virtual machine's varies by some pages between starts.
  package func isComparable(to other: MachineFingerprint) -> Bool {
    timingIdentity == other.timingIdentity
  }

  /// All that distinguishes machines as far as time is concerned, in a fixed order.
  package var timingIdentity: [String] {
    [processor, architecture, "\(cores)", "\(memoryInGiB)", system, kernel] + virtualization
  }

  private var memoryInGiB: UInt64 { (memory + (1 << 29)) >> 30 }
}

extension MachineFingerprint {
  /// The machine this process runs on.
  ///
  /// - Parameter cores: The cores the process may run on, as the meters found them.
  /// - Returns: The fingerprint; what the system does not report is `unknown`.
  package static func current(cores: Int) -> MachineFingerprint {
    let release = systemRelease()
    return MachineFingerprint(
      processor: processorName() ?? "unknown", architecture: architectureName, cores: cores,
      memory: ProcessInfo.processInfo.physicalMemory,
      system: release, kernel: text("/proc/sys/kernel/osrelease") ?? "unknown",
      virtualization: virtualizationHints())
  }

  private static var architectureName: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  private static func text(_ path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// The value of the first line `key <separator> value` of a file such as /proc/cpuinfo.
  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let lines = text(path)?.split(separator: "\n") else { return nil }
    for line in lines {
      let parts = line.split(separator: separator, maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key {
        return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
    }
    return nil
  }

  private static func processorName() -> String? {
    value(of: "model name", in: "/proc/cpuinfo", separator: ":")
      // Processors of the ARM family report numbers instead of a name.
      ?? value(of: "CPU part", in: "/proc/cpuinfo", separator: ":").map { "part \($0)" }
  }

  private static func systemRelease() -> String {
    value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static func virtualizationHints() -> [String] {
    var hints: [String] = []
    if let flags = value(of: "flags", in: "/proc/cpuinfo", separator: ":"),
      flags.split(separator: " ").contains("hypervisor")
    {
      hints.append("hypervisor")
    }
    if let type = text("/sys/hypervisor/type") { hints.append(type) }
    if let product = text("/sys/class/dmi/id/product_name") { hints.append(product) }
    if FileManager.default.fileExists(atPath: "/.dockerenv")
      || FileManager.default.fileExists(atPath: "/run/.containerenv")
    {
      hints.append("container")
    }
    return hints
  }
}
