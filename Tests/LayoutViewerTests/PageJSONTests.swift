import Foundation
import LayoutViewer
import Testing

/// JSON that nothing in a file can break out of.
@Suite struct PageJSONTests {
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--", "a \"quote\" \\ and \u{0}\u{1F}\u{7F}",
    "line\u{2028}and\u{2029}paragraph", "new\nline", "👩‍👩‍👧 עברית", "{{session}}", "&amp;",
  ])
  func textsSurviveAndEndNothing(_ text: String) throws {
    var json = PageJSON()
    json.object { $0.member("text", text) }
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}", "\n"] {
      #expect(!json.text.contains(mark), "\(mark)")
    }
    let read = try JSONDecoder().decode([String: String].self, from: Data(json.text.utf8))
    #expect(read["text"] == text)
  }

  @Test func numbersAreShortAndFinite() {
    var json = PageJSON()
    json.array { json in
      for number in [0.0, 1, -1.5, 0.333333, 100.005, -0.001, .nan, .infinity, 1e300] {
        json.value(number)
      }
    }
    #expect(json.text == "[0,1,-1.5,0.33,100.01,0,0,0,1000000000]")
  }
}
