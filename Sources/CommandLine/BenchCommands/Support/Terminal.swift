import Foundation
import ProcessEnvironment
import ResultStore

/// Where text goes: results to standard output, everything else to standard error.
package enum Terminal {
  /// Writes a line of results.
  static func write(_ line: String) {
    put(printable(line) + "\n")
  }

  /// Writes a line of results; what would break it in two is shown as a sign.
  static func writeLine(_ line: String) {
    put(printable(line, isOneLine: true) + "\n")
  }

  /// Writes results that have their line breaks already.
  static func writePart(_ text: String) {
    put(printable(text))
  }

  /// Writes results; without a place for them there is nothing left to do.
  ///
  /// A reader that closes its end of a pipe ends the process by SIGPIPE, as it does any filter.
  private static func put(_ text: String) {
    VerbOutput.current?.noteResults()
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      writeToStandardError(
        "standard output: error: cannot be written: \(SystemReason.text(of: error))")
      exit(ExitStatus.unavailable.rawValue)
    }
  }

  /// A text that cannot steer a terminal, whatever file its names came from.
  ///
  /// Control characters except line breaks and tabs become their pictures, and those that turn the
  /// direction of the text a replacement character, which is valid within JSON and XML too.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isOneLine: Whether line breaks and tabs become pictures as well.
  /// - Returns: The text.
  package static func printable(_ text: String, isOneLine: Bool = false) -> String {
    func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      switch scalar.value {
      case 0x09, 0x0A: isOneLine ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : scalar
      case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case 0x7F: "\u{2421}"
      case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
      default: scalar
      }
    }
    guard text.unicodeScalars.contains(where: { shown($0) != $0 }) else { return text }
    var result = String.UnicodeScalarView()
    var isReturnHeld = false
    for scalar in text.unicodeScalars {
      // A return before a line feed ends a line of CSV; alone it would overwrite one.
      if isReturnHeld { result.append(scalar == "\n" && !isOneLine ? "\r" : "\u{240D}") }
      isReturnHeld = scalar == "\r"
      if !isReturnHeld { result.append(shown(scalar)) }
    }
    if isReturnHeld { result.append("\u{240D}") }
    return String(result)
  }

  /// Writes a line that is no result: an error, a warning, progress; what would break it in two is
  /// shown as a sign.
  static func writeToStandardError(_ line: String) {
    VerbOutput.current?.note(line)
    reportPart(printable(line, isOneLine: true) + "\n")
  }

  /// Writes several such lines.
  static func writeToStandardError(lines: [String]) {
    for line in lines { writeToStandardError(line) }
  }

  /// Writes how a command line is to be, in several lines, and what is wrong with one.
  static func writeUsage(_ text: String) {
    VerbOutput.current?.note(text)
    reportPart(printable(text) + "\n")
  }

  /// Writes to standard error as it stands, without ending the line.
  static func reportPart(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard error is a terminal; only then is progress shown.
  static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether results may be coloured: on a terminal, and never with `NO_COLOR`.
  static var showsColor: Bool {
    isatty(STDOUT_FILENO) == 1
      && (EnvironmentVariable.noColor.value ?? "").isEmpty
  }

  /// The tone of a verdict; the colour follows it.
  package enum Tone: Sendable {
    case good
    case bad
    case doubtful
    case plain
  }

  /// Writes the last line of a verb, which states in one sentence what came out.
  ///
  /// - Parameters:
  ///   - line: The sentence, which needs no colour to be understood.
  ///   - tone: What to colour it by, where results may be coloured.
  static func writeVerdict(_ line: String, _ tone: Tone) {
    put(styled(printable(line), tone, isColored: showsColor) + "\n")
  }

  /// A text in bold and in the colour of a tone.
  package static func styled(_ text: String, _ tone: Tone, isColored: Bool) -> String {
    guard isColored else { return text }
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
    return width(
      reported: isKnown ? Int(size.ws_col) : 0,
      stated: EnvironmentVariable.columns.number(default: 100))
  }

  /// The number of columns by what a terminal reports, which is zero where it does not know, and by
  /// what the environment states, which may be anything.
  package static func width(reported: Int, stated: Int) -> Int {
    reported > 0 ? reported : min(max(stated, 24), 10_000)
  }
}
