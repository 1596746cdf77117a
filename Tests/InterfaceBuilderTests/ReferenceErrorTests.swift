import InterfaceBuilder
import Testing

struct ReferenceErrorTests {
  static func errors(_ body: String) -> [String] {
    let text = "<document>\n<objects>\n\(body)\n</objects>\n</document>"
    do {
      _ = try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  static func constraint(_ attributes: String) -> String {
    "<view id=\"a\">\n<constraints>\n<constraint \(attributes) id=\"c\"/>\n</constraints>\n</view>"
  }

  @Test(
    "a constraint that says nothing sensible is an error at its place",
    arguments: [
      (
        "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\"",
        "no element has the id 'b', which the constraint 'c' names"
      ),
      (
        "firstAttribute=\"top\" secondItem=\"c\" secondAttribute=\"top\"",
        "the id 'c' is neither a view nor a guide, which the constraint 'c' names"
      ),
      ("constant=\"1\"", "the constraint has no firstAttribute"),
      ("firstAttribute=\"middle\"", "unknown layout attribute 'middle'"),
      (
        "firstAttribute=\"width\" relation=\"about\" constant=\"1\"",
        "unknown relation 'about', expected equal, greaterThanOrEqual or lessThanOrEqual"
      ),
      ("firstAttribute=\"width\" constant=\"nan\"", "the constant 'nan' is not a number"),
      (
        "firstAttribute=\"width\" priority=\"1001\" constant=\"1\"",
        "the priority 1001 is not in 0 < p <= 1000"
      ),
      (
        "firstAttribute=\"width\" multiplier=\"1:0\" constant=\"1\"",
        "'1:0' is no multiplier, expected a number or a ratio such as 16:9"
      ),
    ])
  func badConstraints(attributes: String, message: String) {
    #expect(Self.errors(Self.constraint(attributes)) == ["x.xib:5:1: error: \(message)"])
  }

  @Test("an id that is used twice is an error at the second place")
  func duplicates() {
    #expect(
      Self.errors("<view id=\"a\"/>\n<view id=\"a\"/>")
        == ["x.xib:4:1: error: the id 'a' is used twice"])
  }

  @Test("controllers that contain each other are an error where the circle closes")
  func cycles() {
    func controller(_ id: String, _ destination: String) -> String {
      "<navigationController id=\"\(id)\"><connections>\n<segue destination=\"\(destination)\" "
        + "kind=\"relationship\" relationship=\"rootViewController\" id=\"s\(id)\"/>"
        + "</connections></navigationController>"
    }
    let errors = Self.errors(
      [controller("a", "b"), controller("b", "c"), controller("c", "a")].joined(separator: "\n"))
    #expect(
      errors == [
        "x.xib:8:1: error: the rootViewController segue closes a cycle: the controller 'a' would "
          + "contain itself"
      ])
  }

  @Test("an embed segue to no controller of the document is a warning at its place")
  func missingContent() throws {
    func controller(_ id: String, _ segues: String...) -> String {
      "<viewController id=\"\(id)\"><connections>\n\(segues.joined(separator: "\n"))"
        + "</connections></viewController>"
    }
    func segue(_ kind: String, _ destination: String) -> String {
      "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(kind)-\(destination)\"/>"
    }
    let body = [
      controller("a", segue("embed", "b"), segue("embed", "none"), segue("show", "none")),
      controller("b", segue("embed", "v")), "<view id=\"v\"/>",
    ].joined(separator: "\n")
    let text = "<document>\n<objects>\n\(body)\n</objects>\n</document>"
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
    #expect(
      document.warnings.map(\.description) == [
        "x.xib:5:1: warning: no controller has the id 'none', which the embed segue names; its "
          + "container stays empty",
        "x.xib:8:1: warning: no controller has the id 'v', which the embed segue names; its "
          + "container stays empty",
      ])
  }

  @Test("all errors of a document are told at once, by position")
  func several() {
    let errors = Self.errors(
      Self.constraint("firstAttribute=\"nowhere\"") + "\n<view id=\"a\"/>")
    #expect(errors.count == 2)
    #expect(errors.first?.contains(":5:1:") == true)
  }

  @Test("unknown elements are named, and what is in them is read")
  func unknownElements() throws {
    let text = """
      <document><objects><view id="a"><subviews><fancyGauge id="g"><rect key="frame" x="1" y="2" \
      width="3" height="4"/></fancyGauge></subviews><glow/><glow/></view></objects></document>
      """
    let document = try InterfaceDocument.parse([UInt8](text.utf8), path: "x")
    #expect(document.unknownElements.map(\.name) == ["fancyGauge", "glow"])
    #expect(document.unknownElements.map(\.count) == [1, 2])
    #expect(document.views.map(\.element) == ["view", "fancyGauge"])
  }
}
