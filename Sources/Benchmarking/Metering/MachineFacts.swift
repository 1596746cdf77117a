#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Facts of the system about the machine, read anew at each call.
package enum MachineFacts {
  /// The cores this process may run on; at least one.
  package static var usableCores: Int {
    // The mask is hexadecimal, in groups of 32 processors, and narrower than the machine when the
    // process was pinned.
    if let status = contents(of: "/proc/self/status"),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("Cpus_allowed:") })
    {
      let mask = line.dropFirst("Cpus_allowed:".count).compactMap(\.hexDigitValue)
      let count = mask.reduce(0) { $0 + $1.nonzeroBitCount }
      if count > 0 { return count }
    }
    return max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
  }

  /// The mean number of runnable threads over the last minute, or nothing where the system has none.
  package static var loadAverage: Double? {
    var loads = [0.0, 0.0, 0.0]
    let count = unsafe getloadavg(&loads, 3)
    return count >= 1 ? loads[0] : nil
  }

  /// Times since the machine started, in the kernel's ticks, or nothing where there is no /proc.
  package static var processorTimes: ProcessorTimes? {
    guard let text = contents(of: "/proc/stat"), let line = text.split(separator: "\n").first
    else { return nil }
    let fields = line.split(separator: " ").dropFirst().compactMap { UInt64($0) }
    guard fields.count >= 8 else { return nil }
    return ProcessorTimes(
      stolen: fields[7], total: fields.prefix(8).reduce(0, +))
  }

  /// The text of a small file, such as those below /proc, or nothing if it cannot be read.
  package static func contents(of path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return count == 0 ? String(decoding: text, as: UTF8.self) : nil }
      text += buffer[..<count]
    }
  }
}

/// How the processors' time was spent, in the kernel's ticks; useful as a difference.
package struct ProcessorTimes: Hashable, Sendable {
  /// Taken by the host of a virtual machine for others.
  package var stolen: UInt64
  /// All of it.
  package var total: UInt64

  /// Creates times.
  package init(stolen: UInt64, total: UInt64) {
    self.stolen = stolen
    self.total = total
  }

  /// The share that the host took since `earlier`; zero when no time passed.
  package func stolenShare(since earlier: ProcessorTimes) -> Double {
    total > earlier.total
      ? Double(stolen - earlier.stolen) / Double(total - earlier.total) : 0
  }
}
