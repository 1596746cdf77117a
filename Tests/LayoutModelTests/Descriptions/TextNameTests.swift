import LayoutModel
import Testing

/// Texts in names of views, shortened as UIKit shortens them.
@Suite struct TextNameTests {
  @Test(arguments: [
    (27, String(repeating: "x", count: 27)), (28, String(repeating: "x", count: 28)),
    (29, String(repeating: "x", count: 25) + "..."),
    (300, String(repeating: "x", count: 25) + "..."),
  ])
  func aTextOfMoreThan28CharactersIsCut(count: Int, shown: String) {
    let label = Label(text: String(repeating: "x", count: count))
    let width = label.widthAnchor.constraint(equalToConstant: 60)
    #expect(width.description.contains("'\(shown)'"), "\(width.description)")
  }
}
