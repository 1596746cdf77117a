import Foundation
import Testing
import VisualFormatLanguage

/// Numbers of as many digits as a `Double` holds and one more, where a quotient of two exact numbers
/// is no longer rounded once.
@Suite struct LongNumberTests {
  @Test(arguments: 14...19)
  func numbersOfManyDigitsAreRoundedOnce(_ digits: Int) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15 &+ UInt64(digits)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<digits {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(String((state >> 33) % 10))
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let point = Int((state >> 33) % UInt64(digits + 1))
      text.insert(".", at: text.index(text.startIndex, offsetBy: point))
      let expected = unsafe strtod(text, nil)
      let found = NumberScanner.scan(Array(text.utf8), at: 0)
      #expect(found?.value == expected, "\(text)")
      #expect(found?.end == text.utf8.count, "\(text)")
    }
  }
}
