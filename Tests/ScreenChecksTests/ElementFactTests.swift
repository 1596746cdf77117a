import InterfaceBuilder
import ScreenChecks
import Testing

/// What rules know of an element besides its frame.
@Suite struct ElementFactTests {
  /// The labels of a cell of a style, and one below a view within it.
  private func facts(_ style: String) throws -> [String: Bool] {
    let sketch = ScreenSketch(
      """
      <tableView id='table'><rect key='frame' x='0' y='0' width='375' height='600'/><prototypes>
      <tableViewCell id='cell' \(style)><rect key='frame' x='0' y='0' width='375' height='44'/>
      <tableViewCellContentView key='contentView' id='content'>
      <rect key='frame' x='0' y='0' width='375' height='44'/><subviews>
      <label id='title' text='A'><rect key='frame' x='9' y='9' width='40' height='20'/></label>
      <view id='box'><rect key='frame' x='99' y='9' width='90' height='20'/><subviews>
      <label id='inner' text='B'><rect key='frame' x='9' y='0' width='40' height='20'/></label>
      </subviews></view></subviews></tableViewCellContentView></tableViewCell>
      </prototypes></tableView>
      """, [])
    let screens = ScreenDocument(try sketch.document())
    return Dictionary(
      uniqueKeysWithValues: zip(
        screens.document.views.map(\.id), screens.facts.map(\.isPlacedBySystem)))
  }

  /// The parts of a cell of one of the system's styles are placed by code; those of a custom cell, and
  /// what lies deeper, are not.
  @Test(arguments: [
    ("style='IBUITableViewCellStyleValue1'", true), ("style='IBUITableViewCellStyleDefault'", true),
    ("style='IBUITableViewCellStyleCustom'", false), ("style='Own'", false), ("", false),
  ])
  func partsOfTheSystemsCellsArePlacedByCode(style: String, isPlaced: Bool) throws {
    let facts = try facts(style)
    #expect(facts["title"] == isPlaced)
    for id in ["cell", "content", "inner", "table", "v"] { #expect(facts[id] == false, "\(id)") }
  }
}
