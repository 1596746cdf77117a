import InterfaceBuilder
import LayoutModel
import Testing

/// The sizes that stand for content in stacks.
struct StandInTests {
  private func document(_ object: String) throws -> InterfaceDocument {
    try canvasDocument(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(object)</subviews></view>
      """)
  }

  private func row(_ object: String) -> String {
    "<stackView id='stack'><subviews>\(object)</subviews></stackView>"
  }

  private func column(_ object: String) -> String {
    "<stackView axis='vertical' id='stack'><subviews>\(object)</subviews></stackView>"
  }

  /// The content size of the view `it` without any stored frame.
  private func measured(_ object: String, without rules: [CanvasRule] = []) throws -> [Double] {
    let source = try rules.reduce(document(object)) { $0.disabling($1) }
    guard case .view(let index) = source.item(withID: "it") else { throw StandInError() }
    return source.contentExtents(ofView: index, .measured).map { $0.value ?? -1 }
  }

  @Test("what shows nothing is 50 points wide and high in a stack, and nothing elsewhere")
  func emptyArranged() throws {
    for object in ["<label id='it'/>", "<view id='it'/>", "<imageView id='it'/>"] {
      #expect(try measured(row(object)) == [50, 50], "\(object)")
    }
    #expect(try measured("<label id='it'/>") == [0, 0])
    #expect(try measured("<view id='it'/>") == [-1, -1])
    #expect(try measured(row("<label numberOfLines='0' id='it'/>")) == [0, 0])
  }

  @Test("a view without content is as wide in a vertical stack as the library's views")
  func emptyInColumn() throws {
    #expect(try measured(column("<view id='it'/>")) == [240, 50])
    #expect(try measured(column("<view id='it'/>"), without: [.emptyInColumn]) == [50, 50])
    #expect(try measured(column("<label id='it'/>")) == [50, 50])
    let narrow =
      "<view id='it'><constraints><constraint firstAttribute='width' constant='9' id='w'/>"
      + "</constraints></view>"
    #expect(try measured(column(narrow)) == [-1, 50])
  }

  @Test("a view that holds others is at least as large in a stack, and does not hug that size")
  func fullArranged() throws {
    let full = "<view id='it'><subviews><view id='in'/></subviews></view>"
    #expect(try measured(full) == [-1, -1])
    #expect(try measured(row(full)) == [50, 50])
    #expect(try measured(column(full)) == [240, 50])
    #expect(try measured(row(full), without: [.fullArranged]) == [-1, -1])
    func hugging(_ object: String, _ sizes: LayoutEnvironment.ContentSizes) throws -> [Double] {
      let source = try document(row(object))
      let root = try #require(source.layoutRoots.first)
      var environment = source.predictedEnvironment(ofRoot: root)
      environment.contentSizes = sizes
      guard case .view(let index) = source.item(withID: "it") else { throw StandInError() }
      let views = source.layoutTree(root: root, environment: environment).views
      let view = try #require(views.first { $0.index == index }?.view)
      return LayoutAxis.allCases.map { view.contentHuggingPriority(for: $0).rawValue }
    }
    #expect(try hugging(full, .measured) == [1, 1])
    #expect(try hugging(full, .stored) == [250, 250])
    #expect(try hugging("<view id='it'/>", .measured) == [250, 250])
  }
}

/// A document that lacks what a test put into it.
private struct StandInError: Error {}
