import LinearConstraints
import Testing

/// Names in traces are told apart by their bytes, as their file has them.
@Suite struct ByteStringTests {
  @Test func canonicallyEqualTextsAreDifferent() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(ByteString(text: "\u{E9}") != ByteString(text: "e\u{301}"))
    #expect(ByteString(text: "e\u{301}") == ByteString(text: "e\u{301}"))
  }

  /// A hostile file of names that `String` hashes alike fills many buckets.
  @Test func ordersOfAccentsHashDifferently() {
    let accents = ["\u{301}", "\u{323}"]
    let texts = (0..<64).map { number in
      "a" + (0..<6).map { accents[number >> $0 & 1] }.joined()
    }
    #expect(Set(texts.map(\.hashValue)).count < 10)
    #expect(Set(texts.map { ByteString(text: $0).hashValue }).count > 60)
  }
}
