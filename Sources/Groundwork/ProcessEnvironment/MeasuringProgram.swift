#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a measuring program stops.
package struct MeasuringProgramError: Error {
  package var message: String
  /// As the BSD convention has it: 64 usage, 65 bad input, 70 a fault of the program itself.
  package var status: Int32

  /// Creates a reason to stop.
  package init(message: String, status: Int32) {
    self.message = message
    self.status = status
  }
}

/// The entry of the programs behind `scripts/peers`, which are run by scripts and have no options but
/// their arguments.
package enum MeasuringProgram {
  /// Runs a program with the arguments of the process; an error is printed to standard error and becomes
  /// the status with which the process ends.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - body: What it does with its arguments.
  package static func run(_ name: String, _ body: ([String]) throws -> Void) {
    do {
      try body(Array(CommandLine.arguments.dropFirst()))
    } catch let error as MeasuringProgramError {
      stop(name, error.message, error.status)
    } catch {
      stop(name, "\(error)", 70)
    }
  }

  private static func stop(_ name: String, _ message: String, _ status: Int32) -> Never {
    let line = Array("\(name): \(message)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
  }
}
