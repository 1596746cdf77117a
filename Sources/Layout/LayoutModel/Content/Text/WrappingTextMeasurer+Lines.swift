extension WrappingTextMeasurer {
  /// The text of each line as it is shown, an ellipsis in place of what does not fit.
  /// - Complexity: O(n) in the number of characters; cutting from the middle or the head measures
  ///   the last line twice.
  public func lines(_ text: String, attributes: TextAttributes, width: Double) -> [String] {
    var breaker = makeBreaker(text, attributes: attributes, width: width)
    var lines: [String] = []
    while !breaker.isAtEnd {
      guard lines.count + 1 != attributes.lineLimit else {
        let start = breaker.position
        let line = breaker.rest()
        // Of several paragraphs the last line shows the first only, and marks that more follows.
        let isCut = line.width > width + TextTolerances.width || !breaker.isAtEnd
        let shown = String(text[start..<line.range.upperBound])
        lines.append(isCut ? fitted(shown, attributes: attributes, width: width) : shown)
        break
      }
      guard let line = breaker.next() else { break }
      lines.append(String(text[line.range]))
    }
    return lines.map { line in
      var line = line.unicodeScalars[...]
      while line.last?.isBreakingSpace == true { line.removeLast() }
      return String(line)
    }
  }

  /// One line cut down to a width in the way of the mode.
  private func fitted(_ line: String, attributes: TextAttributes, width: Double) -> String {
    let room = width - metrics.advance(of: "…", in: attributes.font)
    switch attributes.lineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      var breaker = makeBreaker(line, attributes: attributes, width: width)
      return breaker.next().map { String(line[$0.range]) } ?? ""
    case .byClipping: return prefix(of: line, attributes.font, width: width)
    case .byTruncatingTail: return prefix(of: line, attributes.font, width: room) + "…"
    case .byTruncatingHead: return "…" + suffix(of: line, attributes.font, width: room)
    case .byTruncatingMiddle:
      let head = prefix(of: line, attributes.font, width: room / 2)
      return head + "…"
        + suffix(of: line, attributes.font, width: room - advance(of: head, attributes.font))
    }
  }

  private func advance(of text: some StringProtocol, _ font: Font) -> Double {
    text.unicodeScalars.reduce(0) { $0 + metrics.advance(of: $1, in: font) }
  }

  private func prefix(of text: String, _ font: Font, width: Double) -> String {
    var room = width + TextTolerances.width
    let prefix = text.prefix { character in
      room -= advance(of: String(character), font)
      return room >= 0
    }
    return String(prefix)
  }

  private func suffix(of text: String, _ font: Font, width: Double) -> String {
    String(prefix(of: String(text.reversed()), font, width: width).reversed())
  }
}
