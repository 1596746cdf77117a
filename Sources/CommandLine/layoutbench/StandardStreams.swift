#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sees to it that the numbers 0, 1 and 2 are those of the standard streams.
///
/// Where a caller closed one of them, the next file that is opened would get its number, and
/// results or errors would be written into that file.
enum StandardStreams {
  /// Opens what is closed: an input without a byte, and outputs that refuse every write, so that
  /// results that reach nobody are an error as they are on a full disk.
  static func openMissing() {
    for number in STDIN_FILENO...STDERR_FILENO
    where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is the one that is missing.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }
}
