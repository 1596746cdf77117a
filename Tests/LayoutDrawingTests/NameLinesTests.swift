import LayoutDrawing
import LayoutModel
import Testing

/// Names in lines: of classes and files, which have no spaces to break at.
@Suite struct NameLinesTests {
  private func lines(_ name: String, _ width: Double, limit: Int = 9) -> [String] {
    NameLines.lines(of: name, size: 10, width: width, limit: limit)
  }

  @Test func classesBreakBeforeTheirWords() {
    #expect(
      lines("PasswordNavigationViewController", 110) == ["PasswordNavigation", "ViewController"])
    let file = lines("iOS_Venue_Base.lproj_Main.storyboard", 100)
    #expect(file.count > 1 && file.joined() == "iOS_Venue_Base.lproj_Main.storyboard")
    #expect(file.dropLast().allSatisfy { $0.hasSuffix("_") || $0.hasSuffix(".") })
    #expect(lines("Positive Feedback", 60) == ["Positive", "Feedback"])
  }

  @Test func aShortNameIsOneLine() {
    #expect(lines("Settings", 200) == ["Settings"])
    #expect(lines("", 200) == [])
    #expect(lines("URLSession2Test", 500) == ["URLSession2Test"])
  }

  @Test func whatIsWiderThanALineBreaksAnywhere() {
    let name = String(repeating: "w", count: 40)
    let broken = lines(name, 60)
    #expect(broken.count > 2 && broken.joined() == name)
  }

  @Test func tooManyLinesEndInDots() {
    let name = (0..<20).map { "Word\($0)" }.joined()
    let cut = lines(name, 60, limit: 2)
    #expect(cut.count == 2 && cut[1].hasSuffix("…"))
    #expect(lines("ab", 0, limit: 1).count == 1)
  }
}
