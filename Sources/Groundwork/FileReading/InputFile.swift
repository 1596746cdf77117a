#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads files that come from outside, so that none of them can hurt.
///
/// Everything that a command line, a scenario or a folder names is read here: a file of any size, a
/// pipe that nobody writes into, a device without an end, a folder, a name that no system takes.
/// What was read is noted in ``InputRegister/current``, so that no output overwrites it.
package enum InputFile {
  /// More bytes than this are no input but a mistake, such as a device without an end: 1 GiB.
  package static let sizeLimit = 1 << 30

  /// For how many milliseconds a pipe may have no program at its other end.
  package static let patience: Int32 = 2_000

  /// The bytes of a file or pipe.
  ///
  /// A pipe that a program holds open is read to its end, however long that takes.
  ///
  /// - Parameters:
  ///   - path: The file's path, as the system takes it.
  ///   - limit: The most bytes that the format may have.
  /// - Returns: All bytes.
  /// - Throws: what kept the file from being read.
  /// - Complexity: O(bytes).
  package static func bytes(
    of path: String, limit: Int = sizeLimit
  ) throws(InputFileError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw InputFileError(path: path, reason: "the name has a zero byte in it")
    }
    // Without waiting, as the opening of a pipe would for a program at its other end.
    let descriptor = unsafe open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFileError(path: path, reason: reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw InputFileError(path: path, reason: reason(errno))
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw InputFileError(path: path, reason: "it is a folder") }
    if kind == S_IFREG {
      guard status.st_size <= limit else {
        throw InputFileError(path: path, reason: Failure(over: limit).reason)
      }
      InputRegister.current?.note(FileIdentity(status))
    }
    do throws(Failure) {
      return try bytes(
        from: descriptor, expected: kind == S_IFREG ? Int(status.st_size) : 0,
        isPipe: kind == S_IFIFO, limit: limit)
    } catch {
      throw InputFileError(path: path, reason: error.reason)
    }
  }

  private struct Failure: Error {
    var reason: String

    init(reason: String) {
      self.reason = reason
    }

    init(over limit: Int) {
      reason = "larger than \(limit >> 20) MiB"
    }
  }

  /// Reads to the end.
  private static func bytes(
    from descriptor: Int32, expected: Int, isPipe: Bool, limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var hasWriter = !isPipe
    while true {
      let count = unsafe part.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      switch count {
      case 1...:
        hasWriter = true
        bytes.append(contentsOf: part[..<count])
        guard bytes.count <= limit else { throw Failure(over: limit) }
      case 0:
        if hasWriter { return bytes }
        // The end of a pipe, or no beginning yet.
        guard wait(for: descriptor, milliseconds: patience) else {
          throw Failure(reason: "no program writes into this pipe")
        }
        hasWriter = true
      default:
        switch errno {
        case EINTR: continue
        case EAGAIN:
          hasWriter = true
          _ = wait(for: descriptor, milliseconds: -1)
        default: throw Failure(reason: reason(errno))
        }
      }
    }
  }

  /// Waits until there is something to read, or the other end is closed; returns whether it is so.
  private static func wait(for descriptor: Int32, milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&entry, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// An error of the system in its words.
  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}

/// Why a file could not be read.
package struct InputFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package var path: String
  /// What kept it from being read, without the path.
  package var reason: String

  /// Creates the error.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One line, beginning with the path.
  package var description: String {
    "\(path.isEmpty ? "''" : path): error: cannot be read: \(reason)"
  }
}
