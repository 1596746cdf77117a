#if os(Linux)
  import CJemalloc

  /// The statistics and options of jemalloc.
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
