import CAllocationCounter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether the processor counts instructions for us.
package enum HardwareCounters: Hashable, Sendable {
  /// Instructions of a thread can be counted.
  case available
  /// They cannot, and why.
  case unavailable(String)

  /// Asks the kernel, which answers at once.
  package static func probe() -> HardwareCounters {
    let status = hardware_counters_probe()
    switch status {
    case 0: return .available
    case ENOENT, EOPNOTSUPP: return .unavailable("not offered by this processor or its host")
    case EACCES, EPERM: return .unavailable("forbidden by the kernel's settings")
    default: return .unavailable("not offered by this system")
    }
  }
}
