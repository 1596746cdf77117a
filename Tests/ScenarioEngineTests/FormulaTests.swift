import LayoutModel
import ScenarioEngine
import Testing

@Suite("Formulas")
struct FormulaTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var formula: Formula
    var testDescription: String { text }
  }

  private static func item(
    _ id: String, _ guide: SystemGuide? = nil, _ attribute: LayoutAttribute
  ) -> AttributeReference {
    AttributeReference(ItemReference(id, guide), attribute)
  }

  static let good: [Case] = [
    Case(
      text: "title.leading == icon.trailing + 8 @750",
      formula: Formula(
        item("title", nil, .leading), .equal, item("icon", nil, .trailing), constant: 8,
        priority: 750)),
    Case(
      text: "a.width<=2*b.height-8@999.5",
      formula: Formula(
        item("a", nil, .width), .lessThanOrEqual, item("b", nil, .height), multiplier: 2,
        constant: -8, priority: 999.5)),
    Case(
      text: "a.width >= 120",
      formula: Formula(item("a", nil, .width), .greaterThanOrEqual, constant: 120)),
    Case(
      text: "a.width == 8 + b.width * 16 / 9 - 3",
      formula: Formula(
        item("a", nil, .width), .equal, item("b", nil, .width), multiplier: 16.0 / 9,
        constant: 5)),
    Case(
      text: "a.centerX == -b.centerX",
      formula: Formula(
        item("a", nil, .centerX), .equal, item("b", nil, .centerX), multiplier: -1)),
    Case(
      text: "field.bottom == root.keyboard.top - 5 'above the keyboard'",
      formula: Formula(
        item("field", nil, .bottom), .equal, item("root", .keyboard, .top), constant: -5,
        identifier: "above the keyboard")),
    Case(
      text: "list.content.height == 2 * list.frame.height @required",
      formula: Formula(
        item("list", .content, .height), .equal, item("list", .frame, .height), multiplier: 2)),
    Case(
      text: "a.firstBaseline == b.baseline @low 'x'",
      formula: Formula(
        item("a", nil, .firstBaseline), .equal, item("b", nil, .lastBaseline),
        priority: .defaultLow, identifier: "x")),
    Case(
      text: "name-label.trailing == b.trailing-8",
      formula: Formula(
        item("name-label", nil, .trailing), .equal, item("b", nil, .trailing), constant: -8)),
    Case(
      text: "größe.width == 1e2",
      formula: Formula(item("größe", nil, .width), .equal, constant: 100)),
    Case(
      text: "a.width == 25e+1 - 5E-1 + 1e1 + .5",
      formula: Formula(item("a", nil, .width), .equal, constant: 260)),
    Case(
      text: "a.width == 2e1-3",
      formula: Formula(item("a", nil, .width), .equal, constant: 17)),
  ]

  @Test(arguments: good)
  func isRead(item: Case) throws {
    #expect(try FormulaParser.formula(from: item.text) == item.formula)
  }

  static let bad: [(text: String, column: Int, part: String)] = [
    ("", 1, "expected a view or guide"),
    ("100 == a.width", 1, "expected a view or guide"),
    ("a == b.width", 1, "says no attribute"),
    ("a.width", 8, "expected '==', '<=' or '>='"),
    ("a.width = 3", 9, "expected '==', '<=' or '>='"),
    ("a.width == ", 12, "expected a number"),
    ("a.width == b.width + c.width", 22, "at most two items"),
    ("a.width == b.width * c.width", 22, "cannot be multiplied"),
    ("a.width == 3 / b.width", 16, "a number to divide by"),
    ("a.width == b.width / 0", 22, "divisor"),
    ("a.widht == 3", 3, "unknown attribute 'widht'"),
    ("a.safe.top == b.top", 3, "unknown guide 'safe'"),
    ("a.b.c.top == b.top", 7, "'id.guide.attribute'"),
    ("a.leading == 8", 14, "a location cannot equal a constant"),
    ("a.leading == 0 * b.leading", 14, "a location cannot equal a constant"),
    ("a.leading == b.top", 14, "a horizontal location, 'top' is a vertical"),
    ("a.width == b.leading", 12, "'width' is a size"),
    ("a.leading == b.left", 14, "use leading and trailing"),
    ("a.safeArea.firstBaseline == b.top", 1, "has no 'firstBaseline'"),
    ("a.width == 3 @0", 15, "out of range"),
    ("a.width == 3 @1000.5", 15, "priority 1000.5 is out of range"),
    ("a.width == 3 @1001", 15, "priority 1001 is out of range"),
    ("a.width == 3 @1e3 4", 19, "the end, found 4"),
    ("a.width == 3 @strong", 15, "expected a priority"),
    ("a.width == 3 'x", 14, "not closed"),
    ("a.width == 3 ''", 14, "empty"),
    ("a.width == 3 4", 14, "the end"),
    ("a.width == 1e999", 12, "too large"),
    ("a.width == 1.2.3", 12, "is not a number"),
    ("a.width == 3 § 4", 14, "unexpected character '§'"),
    ("é.width == 3 ; 4", 14, "unexpected character ';'"),
  ]

  @Test(arguments: bad)
  func isRefusedAtItsColumn(text: String, column: Int, part: String) {
    let error = #expect(throws: FormulaError.self) {
      try FormulaParser.formula(from: text)
    }
    #expect(error?.column == column)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func deepProductsAndLongSumsAreRead() throws {
    let sum = "a.width == " + Array(repeating: "1", count: 20_000).joined(separator: " + ")
    #expect(try FormulaParser.formula(from: sum).constant == 20_000)
  }

  /// In a scenario the column is that of the file, quotes counted; text that is escaped or folded has
  /// its beginning named.
  @Test(arguments: [
    ("box.width == 4 +", 23), ("\"box.width == 4 +\"", 24), ("'box.width == 4 +'", 24),
    (#""\x62ox.width == 4 +""#, 7), (">-\n      box.width\n      == 4 +", 7),
  ])
  func isRefusedAtItsPlaceInTheFile(formula: String, column: Int) {
    let text =
      "name: a\npurpose: b\ndevice: iphone-x\nhierarchy:\n  views:\n    - {id: box}\n"
      + "  constraints:\n    - \(formula)\n"
    let error = #expect(throws: ScenarioSyntaxError.self) {
      try ScenarioReader.scenario(from: text)
    }
    #expect(error?.diagnostics.map(\.line) == [8] && error?.diagnostics.map(\.column) == [column])
  }
}
