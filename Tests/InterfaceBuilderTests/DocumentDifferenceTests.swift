import InterfaceBuilder
import TestSupport
import Testing

/// What is different between two revisions of a document, and the revision that has some of it.
struct DocumentDifferenceTests {
  /// A document of one screen with views and constraints.
  private static func text(_ views: String, _ constraints: String, in attributes: String = "")
    -> String
  {
    StoryboardText.document(
      """
      <scene sceneID="s1"><objects><viewController id="c">
      <view key="view" id="v"\(attributes)><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="g"/>
      <constraints>\(constraints)</constraints></view></viewController></objects></scene>
      """)
  }

  private static func label(_ id: String, _ text: String = "Text", y: Int = 0) -> String {
    "<label id='\(id)' text='\(text)' translatesAutoresizingMaskIntoConstraints='NO'>"
      + "<rect key='frame' x='0' y='\(y)' width='40' height='20'/></label>"
  }

  private static func top(_ id: String, _ constant: Int = 8) -> String {
    "<constraint id='\(id)-top' firstItem='\(id)' firstAttribute='top' secondItem='v' "
      + "secondAttribute='top' constant='\(constant)'/>"
  }

  private static func difference(_ before: String, _ after: String) throws -> DocumentDifference {
    try DocumentDifference(
      earlier: Array(before.utf8), later: Array(after.utf8), earlierPath: "old.storyboard",
      path: "new.storyboard")
  }

  /// What of a document layout depends on, without places in the text.
  private static func content(_ document: InterfaceDocument) -> [String] {
    document.views.map { view in
      let parent = view.parent.map { document.views[$0].id } ?? ""
      return "\(view.element) \(view.id) in \(parent) \(view.attributes.text ?? "") "
        + "\(String(describing: view.frame)) \(view.appearance.alpha)"
    }
      + document.constraints.map { "\($0.id) of \(document.views[$0.owner].id) \($0.edit)" }
      + ["\(document.plugInVersion)"]
  }

  private static let base = text(label("a") + label("b"), top("a") + top("b"))

  @Test("the same document is no difference, whatever its lines")
  func same() throws {
    let spread = Self.base.replacing("><", with: ">\n  <")
    #expect(try Self.difference(Self.base, spread).changes.isEmpty)
  }

  @Test("a constant, a text and a stored frame are one change each, by id")
  func attributes() throws {
    let after = Self.text(
      Self.label("a", "Other", y: 20) + Self.label("b"), Self.top("a", 20) + Self.top("b"))
    let difference = try Self.difference(Self.base, after)
    let edits = difference.changes.flatMap(\.edits)
    #expect(edits.map(\.object) == ["a", "a", "a-top"])
    #expect(
      edits[2].change == .attributes([.init(name: "constant", before: "8", after: "20")]))
    #expect(edits.map(\.isStoredFrame) == [false, true, false])
    let one = try #require(difference.document(with: [2]))
    #expect(
      Self.content(one)
        == Self.content(difference.earlier).map {
          $0.hasPrefix("a-top") ? $0.replacing("Optional(8.0)", with: "Optional(20.0)") : $0
        })
  }

  @Test("a new view comes with the constraints that name it, one that is gone takes them along")
  func additions() throws {
    let more = Self.text(
      Self.label("a") + Self.label("n") + Self.label("b"),
      Self.top("a") + Self.top("n") + Self.top("b"))
    let added = try Self.difference(Self.base, more)
    #expect(added.changes.map { $0.edits.map(\.object) } == [["n", "n-top"]])
    #expect(added.document(with: [0]).map(Self.content) == Self.content(added.later))
    let removed = try Self.difference(more, Self.base)
    #expect(removed.changes.map { $0.edits.map(\.change) } == [[.removed, .removed]])
    #expect(removed.document(with: [0]).map(Self.content) == Self.content(removed.later))
  }

  @Test("views in another order or another view are moved, the fewest of them")
  func moves() throws {
    let three = Self.text(Self.label("a") + Self.label("b") + Self.label("d"), "")
    let turned = Self.text(Self.label("d") + Self.label("a") + Self.label("b"), "")
    let order = try Self.difference(three, turned)
    #expect(order.changes.map(\.main.object) == ["d"])
    #expect(order.document(with: [0]).map(Self.content) == Self.content(order.later))
    let nested = Self.text(
      Self.label("a")
        + "<view id='w'><rect key='frame' x='0' y='0' width='9' height='9'/><subviews>"
        + Self.label("b") + "</subviews></view>" + Self.label("d"), "")
    let other = try Self.difference(three, nested)
    #expect(other.changes.map(\.main.change) == [.added, .moved])
    #expect(other.document(with: [0, 1]).map(Self.content) == Self.content(other.later))
    // Without the view that it moves into it stays where it was.
    #expect(other.document(with: []).map(Self.content) == Self.content(other.earlier))
  }

  @Test("all changes together are the later revision, none the earlier")
  func wholes() throws {
    let after = Self.text(
      Self.label("b", "New") + "<view id='w' alpha='0.5'>"
        + "<rect key='frame' x='0' y='0' width='9' height='9'/><subviews>" + Self.label("n")
        + "</subviews></view>", Self.top("b", 30) + Self.top("n") + Self.top("w"),
      in: " alpha='0.9'"
    ).replacing("21505", with: "21700")
    let difference = try Self.difference(Self.base, after)
    let all = Set(difference.changes.indices)
    #expect(difference.document(with: all).map(Self.content) == Self.content(difference.later))
    #expect(difference.document(with: []).map(Self.content) == Self.content(difference.earlier))
  }

  @Test("a document that cannot be read is named with its place")
  func errors() throws {
    #expect(throws: DocumentSyntaxError.self) { try Self.difference(Self.base, "<document") }
  }
}
