#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where reports go that no handler asked for.
enum StandardError {
  /// Writes a text and a line's end; what cannot be written is lost.
  static func write(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return unsafe Glibc.write(STDERR_FILENO, start + written, buffer.count - written)
        #else
          return unsafe Darwin.write(STDERR_FILENO, start + written, buffer.count - written)
        #endif
      }
      guard count > 0 else { return }
      written += count
    }
  }
}
