import ResultStore
import Testing

@Suite struct CSVFieldTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"so\"", "\"say \"\"so\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""),
    ("-5", "-5"), ("+1e3", "+1e3"), ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("-x,y", "\"'-x,y\""),
  ])
  func aCellIsQuotedAndNeverAFormula(cell: String, expected: String) {
    #expect(CSVField.text(cell) == expected)
  }
}
