import Foundation

/// Finds figures that no run can have found: sums and percentages of them would overflow.
enum RecordNumberValidator {
  /// Up to here whole numbers and floating-point numbers are the same; nanoseconds of a hundred
  /// days, and bytes of more than any machine has.
  private static let limit = 9_007_199_254_740_992.0

  /// What is wrong first in the text of a record, or nothing, also where the text is no JSON.
  static func firstProblem(in data: Data) -> String? {
    // Building all objects only to look at their numbers takes longer than decoding the record.
    guard mayExceedLimit([UInt8](data)),
      let root = try? JSONSerialization.jsonObject(with: data)
    else { return nil }
    return firstProblem(root, at: "")
  }

  /// Whether some number has the sixteen digits before its point, or the exponent, that one beyond
  /// the limit needs.
  ///
  /// - Complexity: O(bytes), a single pass.
  private static func mayExceedLimit(_ text: [UInt8]) -> Bool {
    var isInString = false
    var isEscaped = false
    var isFraction = false
    var digits = 0
    var last: UInt8 = 0
    for byte in text {
      defer { last = byte }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if last | 0x20 == UInt8(ascii: "e") || last == UInt8(ascii: "+") { return true }
        if !isFraction { digits += 1 }
        if digits >= 16 { return true }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"): break
      default:
        isInString = byte == UInt8(ascii: "\"")
        isFraction = false
        digits = 0
      }
    }
    return false
  }

  private static func firstProblem(_ value: Any, at place: String) -> String? {
    switch value {
    case let object as [String: Any]:
      // Sorted, so that the same text is always refused for the same reason.
      for (key, value) in object.sorted(by: { $0.key < $1.key }) where key != "seed" {
        if let found = firstProblem(value, at: place.isEmpty ? key : "\(place).\(key)") {
          return found
        }
      }
    case let list as [Any]:
      for (index, value) in list.enumerated() {
        if let found = firstProblem(value, at: "\(place)[\(index)]") { return found }
      }
    case let number as NSNumber where !(number.doubleValue.magnitude <= limit):
      return "'\(place)' is \(number), beyond anything measured"
    default: break
    }
    return nil
  }
}
