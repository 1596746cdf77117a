import ScenarioEngine
import Testing

/// What a word was meant to be: the distance between words, and how near is near enough.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0), ("kitten", "sitting", 3),
    ("flaw", "lawn", 2), ("abcd", "abdc", 1), ("ab", "ba", 1), ("badcfe", "abcdef", 3),
    ("ca", "abc", 3), ("a", "b", 1), ("width", "widht", 1), ("xab", "xba", 1), ("abx", "acx", 1),
  ])
  func changesAreCounted(first: String, second: String, count: Int) {
    #expect(Suggestion.distance(first, second) == count)
    #expect(Suggestion.distance(second, first) == count)
  }

  private func nearest(_ word: String, _ known: String...) -> String? {
    Suggestion.nearest(to: word, among: known)
  }

  /// Words up to three letters may have one slip, others two, and long ones one in three letters.
  @Test func slipsAreAsManyAsAWordAllows() {
    #expect(nearest("abx", "abc") == "abc" && nearest("axx", "abc") == nil)
    #expect(nearest("abxx", "abcd") == "abcd" && nearest("axxx", "abcd") == nil)
    #expect(nearest("abcdefxxx", "abcdefghi") == "abcdefghi")
    #expect(nearest("abcdexxxx", "abcdefghi") == nil)
    // As many slips as letters are no likeness.
    #expect(nearest("x", "a") == nil && nearest("xy", "ab") == nil && nearest("x", "ax") == nil)
    #expect(nearest("ax", "a") == "a")
    #expect(nearest("word") == nil)
  }

  @Test func theNearestGoesFirstAndAmongEqualsTheFirst() {
    #expect(nearest("feedd", "seed", "feed", "deed") == "feed")
    #expect(nearest("eed", "seed", "feed") == "seed")
  }

  @Test func longWordsAreNearNothing() {
    let word = String(repeating: "a", count: 40)
    #expect(nearest(word, word + "b") == word + "b")
    #expect(nearest(word + "a", word + "b") == nil)
  }

  @Test func aFewWordsAreListedWhereNoneIsNear() {
    let twelve = (1...12).map { "word\($0)" }
    let list = twelve.map { "'\($0)'" }.joined(separator: ", ")
    #expect(Suggestion.phrase(for: "xyz", among: twelve) == ": expected " + list)
    #expect(Suggestion.phrase(for: "xyz", among: twelve + ["more"]) == "")
    #expect(Suggestion.phrase(for: "xyz", among: []) == "")
    #expect(Suggestion.phrase(for: "wrod3", among: twelve) == "; did you mean 'word3'?")
  }

  /// What a message shows of a text: its first line, and of that no more than forty characters.
  @Test func textsAreShortenedForMessages() {
    let forty = String(repeating: "x", count: 40)
    #expect("".shortened == "" && "short".shortened == "short" && forty.shortened == forty)
    #expect((forty + "y").shortened == forty + "…")
    #expect("one\ntwo".shortened == "one…" && "one\n".shortened == "one…")
    #expect("one\r\ntwo".shortened == "one…")
  }
}
