import Yams

/// Reads a YAML document into nodes with their places; the one file that knows the library.
package struct YAMLReader {
  private let log: DiagnosticLog
  let lines: [ArraySlice<Unicode.Scalar>]

  /// More than any scenario written by hand, and little enough to be read in a second.
  package static let sizeLimit = 4 << 20
  /// Deeper nesting is no scenario; it also bounds the recursion over the nodes.
  static let depthLimit = 200

  /// The document in `bytes`; nil when it is none, and the log has the reason.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - log: Takes down what is wrong.
  ///   - expected: What the file should hold, for the message about an empty one.
  /// - Returns: The root.
  package static func document(
    _ bytes: [UInt8], log: DiagnosticLog,
    expected: String = "a mapping with 'name', 'purpose', …"
  ) -> YAMLNode? {
    guard bytes.count <= sizeLimit else {
      log.report(.start, "the file is larger than \(sizeLimit >> 20) MiB")
      return nil
    }
    // The mark that some editors put before the text is none of the library's characters.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      log.report(markOfInvalidByte(in: bytes), "the text is not valid UTF-8")
      return nil
    }
    let reader = YAMLReader(log: log, lines: lines(of: text))
    guard reader.hasNoAnchors() else { return nil }
    do {
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else {
        log.report(.start, "the file is empty: expected \(expected)")
        return nil
      }
      return reader.node(root, depth: 0)
    } catch let error as YamlError {
      reader.report(error)
    } catch {
      log.report(.start, "the text is not YAML: \(error)")
    }
    return nil
  }

  /// The lines as YAML 1.1 counts them (section 5.4): a carriage return with the line feed behind it,
  /// or any of five characters alone, ends one.
  private static func lines(of text: String) -> [ArraySlice<Unicode.Scalar>] {
    // An array, so that a column of a long line is found at once.
    let scalars = Array(text.unicodeScalars)
    var lines: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for (position, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n" where position > 0 && scalars[position - 1] == "\r": start = position + 1
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(scalars[start..<position])
        start = position + 1
      default: break
      }
    }
    return lines + [scalars[start...]]
  }

  /// Refuses anchors before the library sees them: a few of them that name each other stand for
  /// a document of any size.
  ///
  /// An `&` that begins a word is taken for an anchor even within text, where it can be written
  /// `\x26` between double quotes.
  private func hasNoAnchors() -> Bool {
    var isFree = true
    for (index, line) in lines.enumerated() where line.contains("&") {
      var previous: Unicode.Scalar = " "
      var column = 0
      for scalar in line {
        column += 1
        if previous == "&", Self.continuesAnchor(scalar) {
          log.report(
            SourcePosition(line: index + 1, column: column - 1),
            "anchors are not supported: write the value out "
              + "(in text, write '&' as \"\\x26\" between double quotes)")
          isFree = false
        }
        // Only an ampersand at the start of a word is remembered.
        previous = scalar == "&" && !Self.precedesAnchor(previous) ? "x" : scalar
      }
    }
    return isFree
  }

  private static func precedesAnchor(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || "[]{},:?-!>|&\u{FEFF}".unicodeScalars.contains(scalar)
  }

  private static func continuesAnchor(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace
  }

  // MARK: From the library's nodes to ours

  private func node(_ node: Node, depth: Int) -> YAMLNode? {
    let mark = node.mark.map(place) ?? .start
    guard depth <= Self.depthLimit else {
      log.report(mark, "nested more than \(Self.depthLimit) levels deep")
      return nil
    }
    switch node {
    case .scalar(let scalar):
      return YAMLNode(
        value: .scalar(scalar.string), mark: mark,
        textOffset: textOffset(of: scalar.string, at: mark))
    case .sequence(let sequence):
      return YAMLNode(
        value: .sequence(sequence.compactMap { self.node($0, depth: depth + 1) }), mark: mark)
    case .mapping(let mapping):
      return YAMLNode(value: .mapping(entries(of: mapping, depth: depth)), mark: mark)
    case .alias:
      log.report(mark, "aliases are not supported: write the value out")
      return nil
    }
  }

  private func entries(of mapping: Node.Mapping, depth: Int) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    for (key, value) in mapping {
      let keyMark = key.mark.map(place) ?? .start
      guard case .scalar(let scalar) = key else {
        log.report(keyMark, "a key must be a word")
        continue
      }
      guard let value = node(value, depth: depth + 1) else { continue }
      entries.append(YAMLEntry(key: scalar.string, keyMark: keyMark, value: value))
    }
    return entries
  }

  /// Where a scalar's text begins after its mark, if it stands there as it is.
  private func textOffset(of text: String, at mark: SourcePosition) -> Int? {
    guard mark.line <= lines.count else { return nil }
    let rest = lines[mark.line - 1].dropFirst(mark.column - 1)
    if rest.starts(with: text.unicodeScalars) { return 0 }
    let isQuoted = rest.first == "\"" || rest.first == "'"
    return isQuoted && rest.dropFirst().starts(with: text.unicodeScalars) ? 1 : nil
  }

  // MARK: What the library finds wrong

  private func report(_ error: YamlError) {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      guard !problem.contains("nesting level") else {
        log.report(place(of: mark), "nested far too deep")
        return
      }
      let when = context.map { " \($0.text)" } ?? ""
      log.report(
        place(of: mark), "syntax error\(when): \(problem)")
    case .reader(let problem, let offset, _, let yaml):
      log.report(Self.mark(ofCharacter: offset ?? 0, in: yaml), "syntax error: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      reportDuplicates(duplicates, in: context.mark)
    default:
      log.report(.start, "the text is not YAML: \(error)")
    }
  }

  /// A place of the library's, which may name a line behind the last.
  private func place(of mark: Mark) -> SourcePosition {
    guard mark.line > lines.count else {
      return SourcePosition(line: mark.line, column: mark.column)
    }
    return SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  private func reportDuplicates(_ keys: [String], in mark: Mark) {
    let known = place(of: mark)
    let repetitions = repetitions(of: keys, inBlockAt: known)
    for key in keys {
      log.report(repetitions[key] ?? known, "duplicate key '\(key)' in a mapping")
    }
  }

  private static func mark(ofCharacter offset: Int, in text: String) -> SourcePosition {
    let before = text.prefix(offset)
    let line = before.count(where: \.isNewline) + 1
    let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) }
    let column = before[(start ?? before.startIndex)...].unicodeScalars.count + 1
    return SourcePosition(line: line, column: column)
  }

  /// The place of the first byte that belongs to no character.
  private static func markOfInvalidByte(in bytes: [UInt8]) -> SourcePosition {
    var mark = SourcePosition.start
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): mark = SourcePosition(line: mark.line + 1, column: 1)
      case .scalarValue: mark.column += 1
      case .emptyInput, .error: return mark
      }
    }
  }
}
