/// A reader of input from outside, and what is done with what it reads.
protocol FuzzedReader {
  /// Words of the format, to be put in anywhere.
  static var words: [String] { get }
  /// Whole inputs to be changed.
  static func fixtures() throws -> [[UInt8]]
  /// Reads an input, goes on with it as the program would, and checks what must hold.
  ///
  /// - Returns: Whether the input was accepted.
  /// - Throws: what must not be; being refused is no error.
  static func examine(_ bytes: [UInt8]) throws -> Bool
}

/// A promise that a reader broke.
struct BrokenPromise: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  /// Checks that a refusal states reasons, each at a place in the text.
  static func check(
    _ reasons: [(line: Int, column: Int, message: String)], in bytes: [UInt8]
  ) throws {
    guard !reasons.isEmpty else { throw BrokenPromise("refused without a reason") }
    for reason in reasons {
      try check(line: reason.line, column: reason.column, in: bytes, reason.message)
    }
  }

  /// Checks that a place is in a text, where columns may point just behind a line.
  static func check(line: Int, column: Int, in bytes: [UInt8], _ message: String) throws {
    // Separators of other scripts, which begin with the last two bytes, end lines of YAML too.
    let ends = bytes.count { [10, 13, 0xE2, 0xC2].contains($0) }
    guard line >= 1, column >= 1, line <= ends + 1 else {
      throw BrokenPromise("\(line):\(column) is no place in the input: \(message)")
    }
    guard !message.isEmpty else { throw BrokenPromise("\(line):\(column) has no message") }
  }
}

/// All readers by name.
enum FuzzedReaders {
  /// The reader of a name.
  static func named(_ name: String) -> (any FuzzedReader.Type)? {
    switch name {
    case "scenarios": ScenarioFuzzing.self
    case "traces": TraceFuzzing.self
    case "visual-formats": VisualFormatFuzzing.self
    case "documents": DocumentFuzzing.self
    case "records": RecordFuzzing.self
    case "index": IndexFuzzing.self
    case "configurations": ConfigurationFuzzing.self
    case "baselines": BaselineFuzzing.self
    case "screens": ScreenFuzzing.self
    case "changes": ChangeFuzzing.self
    case "color-sets": ColorSetFuzzing.self
    default: nil
    }
  }
}
