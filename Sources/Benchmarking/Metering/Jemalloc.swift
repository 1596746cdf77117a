#if os(Linux)
  import CJemalloc

  /// What jemalloc tells of itself and of the memory it manages.
  package enum Jemalloc {
    /// The version, with its build suffix, such as `5.3.0-0-g54eaed1d`.
    package static var version: String? {
      var text: UnsafePointer<CChar>?
      var length = unsafe MemoryLayout<UnsafePointer<CChar>?>.size
      guard unsafe mallctl("version", &text, &length, nil, 0) == 0, let text = unsafe text else {
        return nil
      }
      return unsafe String(cString: text)
    }

    /// Whether a switch such as `config.stats`, `config.prof` or `opt.prof` is on.
    ///
    /// - Returns: `nil` when jemalloc knows no such switch.
    package static func isOn(_ name: String) -> Bool? {
      var value = false
      var length = MemoryLayout<Bool>.size
      return unsafe mallctl(name, &value, &length, nil, 0) == 0 ? value : nil
    }

    /// A figure in bytes, such as `stats.allocated` or `stats.resident`, as of ``refresh()``.
    package static func bytes(_ name: String) -> Int? {
      var value = 0
      var length = MemoryLayout<Int>.size
      return unsafe mallctl(name, &value, &length, nil, 0) == 0 ? value : nil
    }

    /// Bytes the calling thread was given since it started, rounded to size classes.
    ///
    /// A second opinion on ``AllocationCount``: never less than its bytes.
    package static var threadAllocated: UInt64? {
      var value: UInt64 = 0
      var length = MemoryLayout<UInt64>.size
      return unsafe mallctl("thread.allocated", &value, &length, nil, 0) == 0 ? value : nil
    }

    /// Brings the figures up to date, and the calling thread's cache into them; 30 to 50 us.
    package static func refresh() {
      unsafe mallctl("thread.tcache.flush", nil, nil, nil, 0)
      var epoch: UInt64 = 1
      unsafe mallctl("epoch", nil, nil, &epoch, MemoryLayout<UInt64>.size)
    }

    /// Memory as jemalloc sees it now, after a refresh.
    package static func memory() -> JemallocMemory? {
      refresh()
      guard let allocated = bytes("stats.allocated"), let active = bytes("stats.active"),
        let resident = bytes("stats.resident"), let mapped = bytes("stats.mapped")
      else { return nil }
      return JemallocMemory(
        allocated: allocated, active: active, resident: resident, mapped: mapped)
    }

    /// Switches the recording of requests for the heap profile on or off.
    ///
    /// Does nothing unless profiling was switched on when the process started.
    package static func setProfiling(_ isActive: Bool) {
      var value = isActive
      unsafe mallctl("prof.active", nil, nil, &value, MemoryLayout<Bool>.size)
    }

    /// Writes a heap profile for `jeprof`.
    ///
    /// - Returns: Whether it was written; profiling must have been switched on when the process
    ///   started, by `prof:true` in the allocator's configuration.
    package static func dumpHeapProfile(to path: String) -> Bool {
      guard isOn("opt.prof") == true else { return false }
      return unsafe path.withCString { text in
        var pointer: UnsafePointer<CChar>? = unsafe text
        return unsafe mallctl(
          "prof.dump", nil, nil, &pointer, MemoryLayout<UnsafePointer<CChar>?>.size) == 0
      }
    }
  }
#endif

/// The allocator's memory in bytes, from what the program asked for to what the system gave.
package struct JemallocMemory: Hashable, Sendable {
  /// In blocks that are in use, rounded to size classes.
  package var allocated: Int
  /// In pages with at least one block in use.
  package var active: Int
  /// In pages that occupy physical memory.
  package var resident: Int
  /// In address ranges taken from the system.
  package var mapped: Int

  /// Creates figures.
  package init(allocated: Int, active: Int, resident: Int, mapped: Int) {
    self.allocated = allocated
    self.active = active
    self.resident = resident
    self.mapped = mapped
  }
}
