/// A file of folded stacks: lines `outermost;…;innermost count`.
package enum StackFile {
  /// The most bytes.
  package static let sizeLimit = 64 << 20
  /// The most stacks; a profile of a whole run has some thousands.
  package static let lineLimit = 200_000
  /// The most frames of a stack.
  package static let depthLimit = 1_000
  /// The largest count; sums of ``lineLimit`` such counts are exact.
  package static let countLimit = 1e10

  /// The text of a file that holds stacks and nothing else.
  ///
  /// - Throws: every line that is none.
  /// - Complexity: O(bytes).
  package static func text(of bytes: [UInt8]) throws(StackFileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StackFileError(["1:1: error: the text is not valid UTF-8"])
    }
    var problems: [String] = []
    var count = 0
    var number = 0
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let words = Substring(line).utf8.last == 13 ? line.dropLast() : line
      if words.isEmpty { continue }
      count += 1
      if let problem = problem(of: Substring(words)) {
        problems.append("\(number):1: error: \(problem)")
      }
      guard problems.count < 20, count <= lineLimit else { break }
    }
    if count > lineLimit { problems.append("\(number):1: error: more than \(lineLimit) stacks") }
    if count == 0 { problems.append("1:1: error: there is no stack in it") }
    guard problems.isEmpty else { throw StackFileError(problems) }
    return text
  }

  private static func problem(of line: Substring) -> String? {
    guard let space = line.utf8.lastIndex(of: UInt8(ascii: " ")), space > line.startIndex,
      let value = Double(line[line.index(after: space)...]), value >= 0, value <= countLimit
    else { return "expected 'outermost;…;innermost count', a count from 0 to 10,000,000,000" }
    let depth = line.utf8.count { $0 == UInt8(ascii: ";") } + 1
    return depth > depthLimit ? "a stack of more than \(depthLimit) frames" : nil
  }
}

/// What is wrong with a file of folded stacks.
package struct StackFileError: Error {
  /// `line:column: error: …`, each without the file's name; at least one.
  package var problems: [String]

  init(_ problems: [String]) {
    self.problems = problems
  }
}
