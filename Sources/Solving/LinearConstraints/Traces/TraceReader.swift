/// Reads the text of a trace.
///
/// UTF-8, one operation a line, fields separated by single spaces, `#` at the start of a line for
/// a comment, blank lines ignored; a carriage return before the line feed belongs to the line's
/// end, and a byte order mark before the first line is passed over. All that can be checked without solving is checked, and every finding is reported.
public struct TraceReader {
  /// The most bytes of a text: 256 MiB, some ten million lines.
  public static let sizeLimit = 256 << 20
  /// The most bytes of a name.
  public static let nameLimit = 65_536
  /// The most findings; more help nobody, and each takes memory.
  public static let findingLimit = 100_000

  private let bytes: [UInt8]
  var trace = Trace()
  var diagnostics: [TraceDiagnostic] = []
  var system = TraceValidator()
  /// The line being read, counted from 1.
  private(set) var line = 0
  private var lineStart = 0
  /// The fields of the line being read.
  private(set) var fields: [Range<Int>] = []

  /// Reads a whole text.
  ///
  /// - Throws: every finding at once.
  /// - Complexity: O(length of the text).
  public static func read(_ bytes: [UInt8]) throws(TraceSyntaxError) -> Trace {
    var reader = TraceReader(bytes: bytes)
    reader.readLines()
    guard reader.diagnostics.isEmpty else { throw TraceSyntaxError(reader.diagnostics) }
    return reader.trace
  }

  /// Reads a whole text.
  ///
  /// - Throws: every finding at once.
  public static func read(_ text: String) throws(TraceSyntaxError) -> Trace {
    try read(Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readLines() {
    guard bytes.count <= Self.sizeLimit else {
      line = 1
      reject(at: 0, "the text is larger than \(Self.sizeLimit >> 20) MiB")
      return
    }
    // Some editors put a byte order mark before UTF-8, which is no part of the first line.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    repeat {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let next = end + 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      line += 1
      lineStart = start
      readLine(start..<end)
      start = next
    } while start < bytes.count && diagnostics.count < Self.findingLimit
  }

  private mutating func readLine(_ range: Range<Int>) {
    if line == 1, !bytes[range].elementsEqual("trace 1".utf8) {
      reject(at: range.lowerBound, "expected the first line to be 'trace 1', \(found(range))")
      // Without a header the first line may still declare what later lines use.
      if bytes[range].starts(with: "trace".utf8) { return }
    } else if line == 1 {
      return
    }
    guard !bytes[range].allSatisfy({ $0 == UInt8(ascii: " ") }),
      bytes[range.lowerBound] != UInt8(ascii: "#")
    else { return }
    guard split(range) else { return }
    let name = text(fields[0])
    guard let keyword = TraceKeyword(rawValue: name) else {
      if line > 1 {
        reject(
          at: range.lowerBound,
          "expected an operation such as 'variable', 'constraint', 'suggest' or 'solve', "
            + found(fields[0]))
      }
      return
    }
    guard keyword.fieldCounts.contains(fields.count - 1) else {
      reject(
        at: range.lowerBound,
        "expected '\(keyword.usage)', found \(fields.count - 1) fields after '\(name)'")
      return
    }
    read(keyword)
  }

  /// Cuts the line at its spaces; false when there is something that no field may hold.
  private mutating func split(_ range: Range<Int>) -> Bool {
    fields.removeAll(keepingCapacity: true)
    var start = range.lowerBound
    for position in range {
      let byte = bytes[position]
      if byte == UInt8(ascii: " ") {
        guard position > start else { return rejectEmptyField(at: position) }
        fields.append(start..<position)
        start = position + 1
      } else if byte < 0x20 || byte == 0x7F {
        reject(
          at: position,
          "expected fields separated by single spaces, found the control character \(byte)")
        return false
      }
    }
    guard range.upperBound > start else { return rejectEmptyField(at: range.upperBound) }
    fields.append(start..<range.upperBound)
    guard String(validating: bytes[range], as: UTF8.self) != nil else {
      reject(at: range.lowerBound, "expected UTF-8 text, found other bytes")
      return false
    }
    return true
  }

  private mutating func rejectEmptyField(at position: Int) -> Bool {
    reject(
      at: position,
      "expected fields separated by single spaces, found a space too many")
    return false
  }
}

// What the readers of single operations use.
extension TraceReader {
  /// The bytes of a part of the line.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// A part of the line as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reports a finding at a byte of the line.
  mutating func reject(at position: Int, _ message: String) {
    diagnostics.append(
      TraceDiagnostic(line: line, column: position - lineStart + 1, message: message))
  }

  /// "found '…'", shortened where a hostile or binary file would flood the terminal.
  func found(_ range: Range<Int>) -> String {
    let limit = 40
    var quoted = ""
    for scalar in String(decoding: bytes[range].prefix(limit), as: UTF8.self).unicodeScalars {
      quoted += scalar.escaped(asASCII: scalar.properties.generalCategory == .control)
    }
    return range.isEmpty ? "found nothing" : "found '\(quoted)\(range.count > limit ? "…" : "")'"
  }
}
