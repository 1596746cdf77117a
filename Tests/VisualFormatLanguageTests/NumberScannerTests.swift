import Foundation
import Testing
import VisualFormatLanguage

/// The scanner against C's `strtod`, but for the words `inf` and `nan`.
@Suite struct NumberScannerTests {
  private func reference(_ text: String) -> (value: Double, length: Int) {
    unsafe text.withCString { start in
      var end: UnsafeMutablePointer<CChar>?
      let value = unsafe strtod(start, &end)
      return (value, unsafe end.map { unsafe UnsafePointer($0) - start } ?? 0)
    }
  }

  @Test(arguments: [
    "0", "1", "60.6666", "-22", "+3", ".5", "3.", "1e2", "1E-2", "2.5e+1x", "1e", "1e+", "0x1F",
    "0x1.8p3", "0x", "0xg", "0x.8", "123456789012345678901234567890", "0.1",
    "1.7976931348623157e308",
    "4.9e-324", "1e400", "9007199254740993", "0.30000000000000004", "1..2", "1.2.3", ".", "-",
    "-.e1",
    "00012.50", "1e-400", "5]", "0.000000000000000000000000000001", "", "abc",
  ])
  func readsAsCDoes(_ text: String) {
    let (value, length) = reference(text)
    let scanned = NumberScanner.scan(Array(text.utf8), at: 0)
    #expect(scanned?.end ?? 0 == length)
    #expect(scanned?.value ?? 0 == value)
  }

  @Test func readsRandomNumbersAsCDoes() {
    let alphabet = Array("0123456789.eE+-x")
    var state: UInt64 = 20_261_121
    for round in 0..<20_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let (value, length) = reference(text)
      let scanned = NumberScanner.scan(Array(text.utf8), at: 0)
      #expect(scanned?.end ?? 0 == length, "round \(round): \(text)")
      #expect(scanned?.value ?? 0 == value, "round \(round): \(text)")
    }
  }
}
