import LayoutModel
import Testing
import VisualFormatLanguage

@Suite struct VisualFormatErrorTests {
  private func failure(_ format: String, _ views: [String: LayoutItem]) -> VisualFormatError? {
    #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.makeConstraints(withVisualFormat: format, views: views)
    }
  }

  private let documented: [(format: String, reason: String)] = [
    (
      "V|[backgroundBox]|",
      """
      Unable to parse constraint format: \n\
      Expected ':' after 'V' to specify vertical arrangement \n\
      V|[backgroundBox]| \n\
       ^
      """
    ),
    (
      "|[whiteBox1][blackBox4(blackWidth][redBox]|",
      """
      Unable to parse constraint format: \n\
      A predicate on a view's thickness must end with ')' and the view must end with ']' \n\
      |[whiteBox1][blackBox4(blackWidth][redBox]| \n\
                                       ^
      """
    ),
    (
      "|[whiteBox2][blackBox]",
      """
      Unable to parse constraint format: \n\
      Unable to find view with name blackBox \n\
      |[whiteBox2][blackBox] \n\
                           ^
      """
    ),
    (
      "V:|[blackBox4(>30)]|",
      """
      Unable to parse constraint format: \n\
      Unknown relation. Must be ==, >=, or <= \n\
      V:|[blackBox4(>30)]| \n\
                     ^
      """
    ),
  ]

  @Test func documentedErrorsHaveTheirTextAndCaret() {
    let root = View()
    var views: [String: LayoutItem] = [:]
    for name in ["backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redBox", "blackWidth"] {
      let view = View()
      root.addSubview(view)
      views[name] = view
    }
    for (format, reason) in documented {
      #expect(failure(format, views)?.reason == reason)
    }
  }

  @Test func theSourceRangeIsTheOffendingPart() throws {
    let a = View()
    let unknown = try #require(failure("[a]-[nobody]", ["a": a]))
    #expect(unknown.format[unknown.sourceRange] == "nobody")
    #expect(unknown.kind == .unknownView("nobody"))
    let metric = try #require(failure("[a(width@p)]", ["a": a]))
    #expect(metric.format[metric.sourceRange] == "width")
  }

  @Test func lineBreaksDoNotPartTheCaretFromItsPlace() throws {
    let error = try #require(failure("[a]-\n\t[é]", ["a": View()]))
    #expect(error.caretColumn == 7)
    #expect(error.reason.hasSuffix("[a]-  [é] \n       ^"))
  }

  @Test func infiniteMetricsAreRefused() throws {
    let views = ["a": View()]
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.makeConstraints(
        withVisualFormat: "[a(w)]", metrics: ["w": .infinity], views: views)
    }
    #expect(error?.message.contains("constant is not finite") == true)
  }

  @Test func nothingThatIsThrownAtTheParserMakesItStop() {
    let alphabet = Array("HV:|[]()<>=@,-+._ 0129xeabé\n").map(String.init)
    let views: [String: LayoutItem] = ["a": View(), "b": View()]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<5000 {
      let format = (0..<random(16)).map { _ in alphabet[random(alphabet.count)] }.joined()
      do throws(VisualFormatError) {
        _ = try LayoutConstraint.makeConstraints(withVisualFormat: format, views: views)
      } catch {
        let column = error.caretColumn
        #expect(column >= 0 && column <= format.count, "round \(round): \(format)")
        #expect(error.sourceRange.upperBound <= format.endIndex, "round \(round): \(format)")
      }
    }
  }

  /// Blanks are the space and what lies from tab to carriage return, and no other control character.
  @Test(arguments: [
    (" ", true), ("\t", true), ("\n", true), ("\u{B}", true), ("\u{C}", true), ("\r", true),
    ("\u{8}", false), ("\u{E}", false), ("\u{1F}", false), ("\u{A0}", false), ("!", false),
  ])
  func blanks(_ character: String, _ isBlank: Bool) {
    let (superview, view) = (View(), View())
    superview.addSubview(view)
    let format = "H:|\(character)[a(\(character)5)]"
    let made = try? LayoutConstraint.makeConstraints(
      withVisualFormat: format, views: ["a": view])
    #expect((made?.count == 2) == isBlank)
  }
}
