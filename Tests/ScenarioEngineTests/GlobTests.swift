import ScenarioEngine
import Testing

/// Patterns over names: all of a name must fit all of a pattern.
@Suite struct GlobTests {
  @Test(arguments: [
    ("", "", true), ("", "*", true), ("", "?", false), ("a", "", false), ("abc", "abc", true),
    ("abc", "ab", false), ("ab", "abc", false), ("abc", "a?c", true), ("abc", "a?", false),
    ("abc", "???", true), ("abc", "????", false), ("abc", "*", true), ("abc", "a*", true),
    ("abc", "*c", true), ("abc", "*b", false), ("abc", "a*c*", true), ("abc", "**", true),
    ("abc", "b*", false), ("aab", "*ab", true), ("aabaab", "a*ab", true), ("aabaa", "a*ab", false),
    ("mississippi", "m*iss*p?", true), ("mississippi", "m*iss*x", false), ("a*b", "a?b", true),
    ("abab", "*ab?", false), ("ababc", "*ab?", true),
  ])
  func allOfANameFits(name: String, pattern: String, fits: Bool) {
    #expect(Glob.matches(name, pattern) == fits)
  }
}
