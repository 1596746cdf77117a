/// Sets names in lines that break where the parts of a name meet: after spaces, underscores, dots,
/// hyphens and slashes, and before a capital letter after a small one.
///
/// The names of classes and files have no spaces; broken anywhere else they are hard to read.
package enum NameLines {
  /// The lines of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size of the system's font, in points.
  ///   - isBold: Whether the font is semibold.
  ///   - width: The width of a line, in points.
  ///   - limit: The greatest number of lines; the last one ends in "…" where more are needed.
  /// - Returns: The lines, none of which ends in a space.
  /// - Complexity: O(n²) in the length of a line.
  package static func lines(
    of name: String, size: Double, isBold: Bool = false, width: Double, limit: Int
  ) -> [String] {
    func fits(_ line: String) -> Bool {
      TextWidth.of(String(line), size: size, isBold: isBold) <= width
    }
    var lines: [String] = []
    var line = ""
    for part in parts(of: name) {
      if fits(trimmed(line + part)) {
        line += part
        continue
      }
      if !line.isEmpty { lines.append(trimmed(line)) }
      line = part
      // A part that is wider than a line breaks between any two characters.
      while !fits(trimmed(line)), line.count > 1 {
        var count = line.count - 1
        while count > 1, !fits(String(line.prefix(count))) { count -= 1 }
        lines.append(String(line.prefix(count)))
        line.removeFirst(count)
      }
    }
    if !trimmed(line).isEmpty { lines.append(trimmed(line)) }
    guard lines.count > limit, limit > 0 else { return lines }
    var last = lines[limit - 1] + "…"
    while last.count > 1, !fits(last) { last.remove(at: last.index(last.endIndex, offsetBy: -2)) }
    return lines.prefix(limit - 1) + [last]
  }

  private static func trimmed(_ line: String) -> String {
    guard line.hasSuffix(" ") else { return line }
    return String(line.dropLast())
  }

  /// The parts between which a line may break, each with what divides it from the next one.
  static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var previous: Character?
    for character in name {
      if let last = previous, isDivider(last) ? !isDivider(character) : isHump(last, character) {
        parts.append(part)
        part = ""
      }
      part.append(character)
      previous = character
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static func isDivider(_ character: Character) -> Bool { " _-./".contains(character) }

  private static func isHump(_ first: Character, _ second: Character) -> Bool {
    second.isUppercase && (first.isLowercase || first.isNumber)
  }
}
