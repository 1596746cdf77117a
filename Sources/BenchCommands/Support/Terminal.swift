import Foundation

/// Where text goes: results to standard output, everything else to standard error.
package enum Terminal {
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

  /// What a verdict says of what was asked; the colour follows it.
  package enum Tone: Sendable {
    case good
    case bad
    case doubtful
    case plain
  }

  /// Writes the last line of a verb, which says in one sentence what came out.
  ///
  /// - Parameters:
  ///   - line: The sentence, which needs no colour to be understood.
  ///   - tone: What to colour it by, where results may be coloured.
  static func writeVerdict(_ line: String, _ tone: Tone) {
    write(styled(line, tone, isColoured: showsColour))
  }

  /// A text in bold and in the colour of a tone.
  package static func styled(_ text: String, _ tone: Tone, isColoured: Bool) -> String {
    guard isColoured else { return text }
    let code =
      switch tone {
      case .good: "1;32"
      case .bad: "1;31"
      case .doubtful: "1;33"
      case .plain: "1"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The columns that tables must fit: those of the terminal, or nil where results go to a file or
  /// another program, which get every text in full.
  package static var tableWidth: Int? { isatty(STDOUT_FILENO) == 1 ? max(width, 24) : nil }

  /// The number of columns of the terminal that shows results; 100 elsewhere.
  static var width: Int {
    var size = winsize()
    let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    if isKnown, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }
}
