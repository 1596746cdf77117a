import Foundation

/// Where text goes: results to standard output, everything else to standard error.
enum Terminal {
  /// Writes a line of results.
  static func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes results that have their line breaks already.
  static func writePart(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes a line that is no result: an error, a warning, progress.
  static func report(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Writes to standard error without ending the line.
  static func reportPart(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard error is a terminal; only then is progress shown.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether results may be coloured: on a terminal, and never with `NO_COLOR`.
  static var showsColour: Bool {
    isatty(STDOUT_FILENO) == 1
      && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  /// The number of columns of the terminal that shows results; 100 elsewhere.
  static var width: Int {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    if isKnown, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }
}
